package org.nqueens.internal.run;

import java.time.Duration;
import java.util.Iterator;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.nqueens.batch.Batch;
import org.nqueens.batch.BatchSolver;
import org.nqueens.batch.Journal;
import org.nqueens.batch.JournalException;
import org.nqueens.batch.PartResult;
import org.nqueens.internal.constraint.Refutation;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.SolverQuestion;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Part;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.spi.SearchOutcome;

/**
 * Counts the parts of a batch with the options of a solver, and keeps the results in a journal.
 * Immutable and safe for use by many threads.
 */
public record BatchSearches(SolverOptions options) implements BatchSolver {
  /** The journals with a run in progress; journals are compared by identity. */
  private static final Set<Journal> RUNNING = ConcurrentHashMap.newKeySet();

  /** Counts the parts that are left, on the threads of the solver. */
  @Override
  public long resumeCount(Journal journal) {
    Objects.requireNonNull(journal, "journal");
    options.backend().requireModel(journal.batch().model());
    if (!journal.isOpen()) {
      throw new IllegalStateException(
          "journal (%s) must be open for resumeCount: open it again".formatted(journal.file()));
    }
    SolverQuestion.RESUME_COUNT.requireAnswerable(options);
    StopSignal stop = StopSignal.startOwned(options);
    // A second run would search parts that the first run is counting.
    if (!RUNNING.add(journal)) {
      throw new IllegalStateException(
          "journal (%s) must have one run at a time, and another one goes on: wait for its end before resumeCount"
              .formatted(journal.file()));
    }
    try {
      return ProgressReports.during(options, stop, progress -> countParts(journal, stop, progress));
    } finally {
      RUNNING.remove(journal);
    }
  }

  private long countParts(Journal journal, StopSignal stop, ProgressLog progress) {
    requireDivision(journal, stop);
    if (Refutation.isFound(journal.batch().model(), stop)) {
      // A search of the parts could take n! steps.
      left(journal, stop).forEach(part -> add(journal, PartResult.of(part, 0, Duration.ZERO)));
      return result(journal, SearchOutcome.EMPTY, stop, progress);
    }
    double size = Math.max(1, journal.batch().size());
    Iterator<Part> parts = left(journal, stop).iterator();
    progress.delivered(journal.solutions());
    progress.resumed(journal.done() / size);
    SearchPlan plan = SearchPlan.toCountParts(options, journal.batch().model());
    SearchOutcome outcome =
        new ParallelCount(
                plan,
                stop,
                progress,
                parts,
                (part, counted, time) -> {
                  if (counted.exhausted()) {
                    add(journal, new PartResult(part.number(), counted.solutions(), time));
                    progress.reached(1 / size);
                  }
                })
            .run();
    return result(journal, outcome, stop, progress);
  }

  /** Refuses an incomplete journal if its header and its batch have different numbers of parts. */
  private static void requireDivision(Journal journal, BooleanSupplier stop) {
    Batch batch = journal.batch();
    int size = batch.size();
    if (journal.done() == size) {
      return;
    }
    int parts = 0;
    for (Iterator<Part> all = batch.iterator();
        parts <= size && !stop.getAsBoolean() && all.hasNext();
        all.next()) {
      parts++;
    }
    if (parts != size && !stop.getAsBoolean()) {
      throw new JournalException(
          "journal (%s) counts %s parts, but this version of the library divides the model into others: use the version that wrote it, which line 2 of the file names"
              .formatted(journal.file(), size));
    }
  }

  /** The parts that are not in a journal, made one by one; a stop also ends a long pass. */
  static Stream<Part> left(Journal journal, BooleanSupplier stop) {
    return StreamSupport.stream(journal.batch().spliterator(), false)
        .takeWhile(part -> !stop.getAsBoolean())
        .filter(part -> !journal.contains(part.number()));
  }

  /** Adds a result, which fails to fit only beside results that this library did not count. */
  private static void add(Journal journal, PartResult result) {
    try {
      journal.add(result);
    } catch (IllegalArgumentException e) {
      JournalException misfit =
          new JournalException(
              "journal (%s) has results that do not fit the next one: %s; count again, with another file"
                  .formatted(journal.file(), e.getMessage()));
      misfit.initCause(e);
      throw misfit;
    }
  }

  private long result(
      Journal journal, SearchOutcome effort, StopSignal stop, ProgressLog progress) {
    Batch batch = journal.batch();
    if (journal.done() < batch.size()) {
      throw new SearchStoppedException(
          new SolveResult(
              stop.cause(),
              journal.solutions(),
              new SearchStatistics(
                  effort.decisions(), effort.failures(), effort.nodes(), stop.elapsed()),
              options.backend().id(),
              Propagation.UNSPECIFIED),
          "%s of %s parts are in the journal (%s): ask again for the others"
              .formatted(journal.done(), batch.size(), journal.file()));
    }
    progress.exhausted();
    return journal.solutions();
  }
}

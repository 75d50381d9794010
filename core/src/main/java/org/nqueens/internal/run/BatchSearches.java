package org.nqueens.internal.run;

import java.time.Duration;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Checkpoint;
import org.nqueens.batch.Journal;
import org.nqueens.batch.JournalException;
import org.nqueens.batch.Part;
import org.nqueens.batch.PartResult;
import org.nqueens.batch.Question;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.SolverQuestion;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.constraint.HallViolation;
import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.internal.decompose.Subproblem.Replay;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.spi.SearchOutcome;

/**
 * The searches of the parts of a batch that are not in its journal. Immutable and safe for use by
 * many threads.
 */
public final class BatchSearches {
  /** The journals with a run in progress; journals are compared by identity. */
  private static final Set<Journal> RUNNING = ConcurrentHashMap.newKeySet();

  private final SolverOptions options;

  /** Prepares searches under the options of a solver. */
  public BatchSearches(SolverOptions options) {
    this.options = options;
  }

  /**
   * Counts the parts that are left, on the threads of the solver, and adds each to the journal.
   *
   * @return the result; its solutions are those of all parts in the journal
   */
  public SolveResult count(Journal journal, StopSignal stop, ProgressLog progress) {
    requireAnswerable(SolverQuestion.RESUME_COUNT, journal);
    return run("resumeCount", journal, () -> countParts(journal, stop, progress));
  }

  /** Runs the only run of a journal: a second one would search parts that the first one adds. */
  private static SolveResult run(String question, Journal journal, Supplier<SolveResult> run) {
    if (!RUNNING.add(journal)) {
      throw new IllegalStateException(
          "journal (%s) must have one run at a time, and another one goes on: wait for its end before %s"
              .formatted(journal.file(), question));
    }
    try {
      return run.get();
    } finally {
      RUNNING.remove(journal);
    }
  }

  private SolveResult countParts(Journal journal, StopSignal stop, ProgressLog progress) {
    if (HallViolation.refutes(journal.batch().model(), stop)) {
      return countNone(journal, stop, progress);
    }
    double size = Math.max(1, journal.batch().size());
    Iterator<Subproblem> parts =
        left(journal, stop)
            .map(part -> new Subproblem(part.number(), part.model(), part.weight(), Replay.NONE))
            .iterator();
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
                    journal.add(new PartResult((int) part.number(), counted.solutions(), time));
                    progress.reached(1 / size);
                  }
                })
            .run();
    return result(journal, outcome, stop, progress);
  }

  /**
   * The parts that are not in a journal, each made when it is asked for.
   *
   * @param stop answers whether to stop, also while finished parts are passed, which takes time
   *     where they are millions
   */
  static Stream<Part> left(Journal journal, BooleanSupplier stop) {
    return StreamSupport.stream(journal.batch().spliterator(), false)
        .takeWhile(part -> !stop.getAsBoolean())
        .filter(part -> !journal.contains(part.number()));
  }

  /** Adds the parts of a model that is refuted without a search, which could take n! steps. */
  private SolveResult countNone(Journal journal, StopSignal stop, ProgressLog progress) {
    left(journal, stop).forEach(part -> journal.add(part.result(0, Duration.ZERO)));
    return result(journal, SearchOutcome.EMPTY, stop, progress);
  }

  /**
   * Enumerates the parts that are left, one after the other, each on the threads of the solver.
   *
   * @return the result; its solutions are those of all parts in the journal
   */
  public SolveResult enumerate(
      Journal journal,
      Consumer<? super Placement> consumer,
      Supplier<Checkpoint> checkpoint,
      StopSignal stop,
      ProgressLog progress) {
    requireAnswerable(SolverQuestion.RESUME_ENUMERATION, journal);
    return run(
        "resumeEnumeration",
        journal,
        () -> enumerateParts(journal, consumer, checkpoint, stop, progress));
  }

  private SolveResult enumerateParts(
      Journal journal,
      Consumer<? super Placement> consumer,
      Supplier<Checkpoint> checkpoint,
      StopSignal stop,
      ProgressLog progress) {
    SearchOutcome total = SearchOutcome.EMPTY;
    progress.delivered(journal.solutions());
    progress.resumed((double) journal.done() / Math.max(1, journal.batch().size()));
    Iterator<Part> parts = left(journal, () -> isStopped(stop)).iterator();
    while (parts.hasNext()) {
      Part part = parts.next();
      long begin = System.nanoTime();
      // Anew, because the end of the search of one part must not stop that of the next.
      StopSignal partStop = stop.anew();
      SolveResult result = search(part, consumer, partStop, progress.effort());
      SearchStatistics effort = result.statistics();
      total =
          total.plus(
              new SearchOutcome(true, 0, effort.decisions(), effort.failures(), effort.nodes()));
      if (result.completion() != Completion.EXHAUSTED) {
        stop.stop(result.completion());
        return result(journal, total, stop, progress);
      }
      Duration time = Duration.ofNanos(System.nanoTime() - begin);
      journal.add(part.result(result.solutions(), time), checkpoint.get());
      progress.delivered(journal.solutions());
      progress.reached(1.0 / journal.batch().size());
    }
    return result(journal, total, stop, progress);
  }

  /**
   * Polls the signal and interrupts of the calling thread, which owns no search by several threads.
   */
  private static boolean isStopped(StopSignal stop) {
    if (Thread.currentThread().isInterrupted()) {
      stop.stop(Completion.INTERRUPTED);
    }
    return stop.getAsBoolean();
  }

  private SolveResult search(
      Part part, Consumer<? super Placement> consumer, StopSignal stop, ProgressLog progress) {
    return new SearchRun(SearchPlan.toEnumerate(options, part.model()), stop, progress)
        .enumerate(
            placement -> {
              consumer.accept(placement);
              return true;
            },
            Long.MAX_VALUE);
  }

  private SolveResult result(
      Journal journal, SearchOutcome effort, StopSignal stop, ProgressLog progress) {
    Batch batch = journal.batch();
    boolean isComplete = journal.done() == batch.size();
    if (!isComplete && !stop.hasCause()) {
      throw new JournalException(
          "journal (%s) counts %s parts, but this version of the library divides the model into others: use the version that wrote it"
              .formatted(journal.file(), batch.size()));
    }
    if (isComplete) {
      progress.exhausted();
    }
    return new SolveResult(
        isComplete ? Completion.EXHAUSTED : stop.cause(),
        journal.solutions(),
        new SearchStatistics(effort.decisions(), effort.failures(), effort.nodes(), stop.elapsed()),
        options.backend().id(),
        Propagation.UNSPECIFIED);
  }

  private void requireAnswerable(SolverQuestion question, Journal journal) {
    boolean counts = question == SolverQuestion.RESUME_COUNT;
    if (journal.batch().question() == Question.COUNT != counts) {
      throw new IllegalArgumentException(
          "journal (%s) must be of a batch to %s for %s: ask %s"
              .formatted(
                  journal.file(),
                  counts ? "count" : "enumerate",
                  question,
                  counts ? SolverQuestion.RESUME_ENUMERATION : SolverQuestion.RESUME_COUNT));
    }
    if (!journal.isOpen()) {
      throw new IllegalStateException(
          "journal (%s) must be open for %s: open it again".formatted(journal.file(), question));
    }
    question.requireAnswerable(options);
  }
}

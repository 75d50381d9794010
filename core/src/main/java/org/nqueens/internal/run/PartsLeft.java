package org.nqueens.internal.run;

import java.time.Duration;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.batch.Journal;
import org.nqueens.batch.Part;
import org.nqueens.batch.PartResult;
import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.internal.decompose.Subproblem.Replay;
import org.nqueens.spi.SearchOutcome;

/**
 * The parts of a batch to count that are not in its journal, as sub-problems; the outcome of each
 * goes to the journal. Each part is the same share of the progress. The iterator belongs to one
 * thread at a time; outcomes come from any.
 */
final class PartsLeft implements Iterator<Subproblem>, ParallelCount.PartTaker {
  private final Journal journal;
  private final ProgressLog progress;
  private final BooleanSupplier stop;
  private final int size;

  /** The number of parts that are done or handed out. */
  private int begun;

  private final Iterator<Part> parts;
  private Optional<Part> next = Optional.empty();

  /** The numbers of the parts that are being searched. Guarded by itself. */
  private final IdentityHashMap<Subproblem, Integer> numbers = new IdentityHashMap<>();

  /**
   * Prepares the parts.
   *
   * @param stop answers whether to stop; the parts then end early
   */
  PartsLeft(Journal journal, ProgressLog progress, BooleanSupplier stop) {
    this.stop = stop;
    this.journal = journal;
    this.progress = progress;
    this.size = journal.batch().size();
    this.begun = journal.done();
    progress.delivered(journal.solutions());
    progress.resumed((double) begun / Math.max(1, size));
    this.parts = journal.batch().iterator();
  }

  @Override
  public boolean hasNext() {
    // Polled here too: skipping millions of finished parts takes time.
    while (next.isEmpty() && !stop.getAsBoolean() && parts.hasNext()) {
      next = Optional.of(parts.next()).filter(part -> !journal.contains(part.number()));
    }
    return next.isPresent();
  }

  @Override
  public Subproblem next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no part is left: ask hasNext first");
    }
    Part part = next.get();
    next = Optional.empty();
    begun++;
    progress.positions().at((double) begun / size, 0, 0);
    Subproblem subproblem = new Subproblem(part.model(), part.weight(), Replay.NONE);
    synchronized (numbers) {
      numbers.put(subproblem, part.number());
    }
    return subproblem;
  }

  /** Adds the result of a part to the journal, unless its search was cut short. */
  @Override
  public void take(Subproblem part, SearchOutcome outcome, Duration time) {
    int number;
    synchronized (numbers) {
      number = Objects.requireNonNull(numbers.remove(part), "a part is taken once");
    }
    if (outcome.exhausted()) {
      journal.add(new PartResult(number, outcome.solutions(), time));
    }
  }
}

package org.nqueens.internal.index;

import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.nqueens.internal.call.PlacementStream;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/**
 * Independent random solutions, each with the same probability, drawn by the thread that pulls.
 *
 * <p>The change from rejection to the index keeps the solutions uniform and independent: it depends
 * on earlier draws, and given any earlier draws, both methods draw a uniform solution.
 */
final class SampleSource implements PlacementStream.Source {
  private final SolverOptions options;
  private final QueensModel model;
  private final RandomGenerator random;
  private final SampleWay way;
  private final StopSignal stop;
  private final RandomPlacements placements;
  private Optional<SolutionIndex> index;
  private Optional<Placement> next = Optional.empty();

  /** Prepares samples; an interrupt of the calling thread stops them. */
  SampleSource(SolverOptions options, QueensModel model, RandomGenerator random, SampleWay way) {
    this.options = options;
    this.model = model;
    this.random = random;
    this.way = way;
    this.stop = StopSignal.startOwned(options);
    this.placements = new RandomPlacements(model);
    this.index = way.index();
  }

  @Override
  public boolean hasNext() {
    if (next.isEmpty()) {
      next = draw();
    }
    return next.isPresent();
  }

  @Override
  public Placement next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no placement is left: ask hasNext first");
    }
    Placement drawn = next.orElseThrow();
    next = Optional.empty();
    return drawn;
  }

  /** A random solution; empty if the model has none. */
  private Optional<Placement> draw() {
    Optional<Placement> drawn =
        index.isEmpty() ? placements.next(random, way, stop) : Optional.empty();
    if (stop.getAsBoolean()) {
      throw stopped();
    }
    return drawn.isPresent() ? drawn : lookUp();
  }

  private Optional<Placement> lookUp() {
    if (index.isEmpty()) {
      // Anew, because the end of the search for the index must not stop the samples.
      index = Optional.of(IndexBuilder.build(options, model, stop.anew(), ProgressLog.NONE));
    }
    return index.filter(all -> all.size() > 0).map(all -> all.sample(random, stop));
  }

  @Override
  public SearchStoppedException stopped() {
    return stop.stopped(options.backend().id());
  }

  @Override
  public void stop() {
    stop.stop(Completion.STOPPED_BY_CONSUMER);
    // The search for an index has a signal of its own.
    stop.stopCall();
  }

  @Override
  public void close() {}
}

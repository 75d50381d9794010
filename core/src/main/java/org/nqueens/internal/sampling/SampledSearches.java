package org.nqueens.internal.sampling;

import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.nqueens.internal.run.PlacementStream;
import org.nqueens.internal.run.ProgressLog;
import org.nqueens.internal.run.ProgressReports;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.SolverQuestion;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.sampling.PlacementIndex;
import org.nqueens.sampling.PlacementSampler;
import org.nqueens.sampling.TreeEstimate;

/**
 * The questions about all placements under the options of a solver, answered by random draws or an
 * index. Immutable and safe for use by many threads.
 */
public record SampledSearches(SolverOptions options) implements PlacementSampler {
  @Override
  public TreeEstimate estimate(QueensModel model, int probes, long seed) {
    requireAnswerable(SolverQuestion.ESTIMATE, model);
    StopSignal stop = StopSignal.startOwned(options);
    return TreeProbe.estimate(model, probes, seed, stop)
        .orElseThrow(() -> stop.stopped(options.backend().id()));
  }

  @Override
  public PlacementIndex index(QueensModel model) {
    requireAnswerable(SolverQuestion.INDEX, model);
    StopSignal stop = StopSignal.startOwned(options);
    return ProgressReports.during(
        options, stop, progress -> new IndexBuilder(options, model, stop, progress).build());
  }

  /** By rejection; too rare is refused before the return. The clock starts with the first pull. */
  @Override
  public Stream<Placement> sample(QueensModel model, RandomGenerator random) {
    requireAnswerable(SolverQuestion.SAMPLE, model);
    Objects.requireNonNull(random, "random");
    double maxTries = RandomPlacements.maxTries(model, estimate(model));
    return PlacementStream.open(
        () -> {
          StopSignal stop = StopSignal.startOwned(options);
          return ProgressReports.open(
              options, stop, progress -> samples(model, random, maxTries, stop, progress));
        },
        0);
  }

  @Override
  public double tries(QueensModel model) {
    requireAnswerable(SolverQuestion.SAMPLE, model);
    return RandomPlacements.expectedTries(model, estimate(model));
  }

  private TreeEstimate estimate(QueensModel model) {
    return IndexBuilder.estimate(options, model, StopSignal.startOwned(options));
  }

  /** The strategy is not used, but must be one that the backend runs. */
  private void requireAnswerable(SolverQuestion question, QueensModel model) {
    options.backend().requireModel(model);
    question.requireAnswerable(options);
    options.backend().requireSupport(options.strategy(), model);
    PlacementTree.requireSize(model);
  }

  /** Independent random solutions, drawn by rejection on the thread that pulls. */
  private PlacementStream.Source samples(
      QueensModel model,
      RandomGenerator random,
      double maxTries,
      StopSignal stop,
      ProgressLog progress) {
    RandomPlacements placements = new RandomPlacements(model);
    return new PlacementStream.Source() {
      private long delivered;

      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public Placement next() {
        Placement next =
            placements.next(random, maxTries, this::isStopped).orElseThrow(this::stopped);
        progress.tried(placements.tried());
        progress.delivered(++delivered);
        return next;
      }

      private boolean isStopped() {
        progress.tried(placements.tried());
        return stop.getAsBoolean();
      }

      @Override
      public SearchStoppedException stopped() {
        return stop.stopped(options.backend().id());
      }

      @Override
      public void stop() {
        stop.stop(Completion.STOPPED_BY_CONSUMER);
      }

      @Override
      public void close() {}
    };
  }
}

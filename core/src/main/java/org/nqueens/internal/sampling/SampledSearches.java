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
    options.backend().requireModel(model);
    requireAnswerable(SolverQuestion.ESTIMATE, model);
    StopSignal stop = StopSignal.startOwned(options);
    return TreeProbe.estimate(model, probes, seed, stop)
        .orElseThrow(() -> stop.stopped(options.backend().id()));
  }

  @Override
  public PlacementIndex index(QueensModel model) {
    options.backend().requireModel(model);
    requireAnswerable(SolverQuestion.INDEX, model);
    PlacementTree.requireSize(model);
    StopSignal stop = StopSignal.startOwned(options);
    return ProgressReports.during(
        options, stop, progress -> new IndexBuilder(options, model, stop, progress).build());
  }

  /** By rejection; too rare is refused before the return. The clock starts with the first pull. */
  @Override
  public Stream<Placement> sample(QueensModel model, RandomGenerator random) {
    options.backend().requireModel(model);
    requireAnswerable(SolverQuestion.SAMPLE, model);
    PlacementTree.requireSize(model);
    Objects.requireNonNull(random, "random");
    double maxTries = RandomPlacements.maxTries(model, estimate(model));
    return PlacementStream.openSample(
        () -> {
          StopSignal stop = StopSignal.startOwned(options);
          return ProgressReports.open(
              options,
              stop,
              progress -> new SampleSource(options, model, random, maxTries, stop, progress));
        });
  }

  @Override
  public double tries(QueensModel model) {
    options.backend().requireModel(model);
    requireAnswerable(SolverQuestion.SAMPLE, model);
    PlacementTree.requireSize(model);
    return RandomPlacements.expectedTries(model, estimate(model));
  }

  private TreeEstimate estimate(QueensModel model) {
    return IndexBuilder.estimate(options, model, StopSignal.startOwned(options));
  }

  /** The strategy is not used, but must be one that the backend runs. */
  private void requireAnswerable(SolverQuestion question, QueensModel model) {
    question.requireAnswerable(options);
    options.backend().requireSupport(options.strategy(), model);
  }

  /** Independent random solutions, drawn by rejection on the thread that pulls. */
  private static final class SampleSource implements PlacementStream.Source {
    private final SolverOptions options;
    private final RandomGenerator random;
    private final StopSignal stop;
    private final RandomPlacements placements;
    private final double maxTries;
    private final ProgressLog progress;
    private long delivered;

    SampleSource(
        SolverOptions options,
        QueensModel model,
        RandomGenerator random,
        double maxTries,
        StopSignal stop,
        ProgressLog progress) {
      this.options = options;
      this.random = random;
      this.maxTries = maxTries;
      this.stop = stop;
      this.progress = progress;
      this.placements = new RandomPlacements(model);
    }

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
  }
}

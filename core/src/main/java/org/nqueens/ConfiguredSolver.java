package org.nqueens;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.Spliterator;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.nqueens.batch.BatchSolver;
import org.nqueens.internal.explain.ExplanationMessage;
import org.nqueens.internal.explain.QuickXplain;
import org.nqueens.internal.run.BatchSearches;
import org.nqueens.internal.run.PlacementStream;
import org.nqueens.internal.run.ProgressLog;
import org.nqueens.internal.run.ProgressReports;
import org.nqueens.internal.run.SearchPlan;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.internal.run.backend.StrategyOption;
import org.nqueens.internal.run.first.FirstSolutions;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.SolverQuestion;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.internal.run.option.TreeOptions;
import org.nqueens.internal.sampling.SampledSearches;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.sampling.PlacementSampler;
import org.nqueens.search.StopToken;

final class ConfiguredSolver implements QueensSolver {
  static {
    // A class whose first use fails for lack of memory stays unusable; the clock starts each call.
    StopSignal.start(Optional.empty()).getAsBoolean();
    ProgressLog.NONE.effort();
    ProgressLog.RunningPart.UNWATCHED.replayed();
  }

  /** The proof of infeasibility, as a fraction of the work of an explanation. */
  private static final double SHARE_OF_PROOF = 0.1;

  private final SolverOptions options;
  private final BackendCalls backend;
  private final FirstSolutions first;

  ConfiguredSolver(SolverOptions options) {
    this.options = options;
    this.backend = options.backend();
    this.first = new FirstSolutions(options);
  }

  @Override
  public SolveResult enumerate(QueensModel model, Consumer<? super Placement> consumer) {
    if (hasPortfolio()) {
      SolverQuestion.ENUMERATE.requireAnswerable(options);
    }
    Objects.requireNonNull(consumer, "consumer");
    return enumerateWhile(
        model,
        placement -> {
          consumer.accept(placement);
          return true;
        });
  }

  @Override
  public SolveResult enumerateWhile(QueensModel model, Predicate<? super Placement> consumer) {
    if (hasPortfolio()) {
      SolverQuestion.ENUMERATE_WHILE.requireAnswerable(options);
    }
    Objects.requireNonNull(consumer, "consumer");
    backend.requireModel(model);
    return answer(
        options,
        enumerationClock(),
        (stop, progress) ->
            SearchRun.of(SearchPlan.toEnumerate(options, model), stop, progress)
                .enumerate(consumer, options.solutionLimit()));
  }

  @Override
  public boolean hasAtLeast(QueensModel model, long solutions) {
    if (hasPortfolio()) {
      SolverQuestion.HAS_AT_LEAST.requireAnswerable(options);
    }
    return QueensSolver.super.hasAtLeast(model, solutions);
  }

  /** Checked before the questions that only a portfolio excludes. */
  private boolean hasPortfolio() {
    return options.strategy() instanceof StrategyOption.InTurn;
  }

  @Override
  public TreeSearch tree() {
    SolverQuestion.TREE.requireAnswerable(options);
    return new ConfiguredTree(TreeOptions.of(options));
  }

  @Override
  public SolveResult enumerateOrbits(QueensModel model, Consumer<? super Orbit> consumer) {
    SolverQuestion.ENUMERATE_ORBITS.requireAnswerable(options);
    Objects.requireNonNull(consumer, "consumer");
    backend.requireModel(model);
    StopSignal clock = enumerationClock();
    Set<BoardSymmetry> group = model.symmetries();
    return answer(
        options,
        clock,
        (stop, progress) ->
            SearchRun.of(SearchPlan.toEnumerateClasses(options, model, group), stop, progress)
                .enumerate(
                    placement -> {
                      consumer.accept(Orbit.of(placement, group));
                      return true;
                    },
                    options.solutionLimit()));
  }

  @Override
  public Stream<Placement> stream(QueensModel model) {
    SolverQuestion.STREAM.requireAnswerable(options);
    backend.requireModel(model);
    SearchPlan plan = SearchPlan.toEnumerate(options, model);
    return PlacementStream.open(
        () -> {
          StopSignal stop = StopSignal.start(options);
          return ProgressReports.open(
              options,
              stop,
              progress -> SearchRun.of(plan, stop, progress).pull(options.solutionLimit()));
        },
        Spliterator.DISTINCT);
  }

  @Override
  public long count(QueensModel model) {
    backend.requireModel(model);
    return answer(
        options,
        clock(),
        (stop, progress) -> {
          SearchRun run = SearchRun.of(SearchPlan.toCount(options, model), stop, progress);
          SolveResult result =
              options.solutionLimit() == Long.MAX_VALUE
                  ? run.count()
                  : run.enumerate(placement -> true, options.solutionLimit());
          return SearchRun.requireExhausted(result).solutions();
        });
  }

  @Override
  public Optional<Placement> findAny(QueensModel model) {
    Optional<Placement> byFormula = first.byFormula(Objects.requireNonNull(model, "model"));
    if (byFormula.isPresent()) {
      Optional<StopToken> stopped = options.stopToken().filter(StopToken::isStopped);
      if (stopped.isPresent()) {
        throw new SearchStoppedException(StopSignal.cause(stopped.get()));
      }
      return byFormula;
    }
    backend.requireModel(model);
    return answer(
        options,
        clock(),
        (stop, progress) -> first.find(1, model, stop, progress).stream().findFirst());
  }

  @Override
  public Uniqueness uniqueness(QueensModel model) {
    backend.requireModel(model);
    return uniquenessBy(
        answer(options, clock(), (stop, progress) -> first.find(2, model, stop, progress)));
  }

  /** The answer from the first two solutions, or from all solutions if there are fewer. */
  static Uniqueness uniquenessBy(List<Placement> solutions) {
    List<Placement> found = new ArrayList<>(solutions);
    Collections.sort(found);
    return switch (found.size()) {
      case 0 -> new Uniqueness.None();
      case 1 -> new Uniqueness.Unique(found.get(0));
      default -> new Uniqueness.Ambiguous(found.get(0), found.get(1));
    };
  }

  @Override
  public Explanation explain(QueensModel model) {
    backend.requireModel(model);
    backend.requireExplains();
    return answer(options, clock(), (stop, progress) -> explain(model, stop, progress));
  }

  private Explanation explain(QueensModel model, StopSignal stop, ProgressLog progress) {
    List<Placement> found = first.find(1, model, stop, progress.effort());
    if (!found.isEmpty()) {
      progress.delivered(found.size());
      return new Explanation.Feasible(found.get(0));
    }
    progress.reached(SHARE_OF_PROOF);
    Runnable poll =
        () -> {
          if (stop.getAsBoolean()) {
            throw stop.stopped(backend.id());
          }
        };
    List<Reason> reasons =
        new QuickXplain(
                model.size(),
                part -> !first.find(1, part, stop.anew(), progress.effort()).isEmpty(),
                poll,
                share -> progress.reached((1 - SHARE_OF_PROOF) * share))
            .explain(model);
    progress.exhausted();
    return new Explanation.Infeasible(
        model.size(), reasons, ExplanationMessage.of(model, reasons, poll));
  }

  @Override
  public PlacementSampler sampling() {
    return new SampledSearches(options);
  }

  @Override
  public BatchSolver batches() {
    return new BatchSearches(options);
  }

  @Override
  public QueensSolverBuilder toBuilder() {
    return new QueensSolverBuilder(options);
  }

  @Override
  public String toString() {
    return options.toString();
  }

  /** Answers a question under a stop signal, with reports of progress if they are asked for. */
  static <T> T answer(
      SolverOptions options, StopSignal stop, BiFunction<StopSignal, ProgressLog, T> question) {
    return options.progress().isEmpty()
        ? question.apply(stop, ProgressLog.NONE)
        : ProgressReports.during(options, stop, progress -> question.apply(stop, progress));
  }

  /** Starts the clock of a call that an interrupt of the calling thread stops. */
  private StopSignal clock() {
    return StopSignal.startOwned(options);
  }

  /** With several threads the calling thread pulls and polls its own interrupt flag. */
  private StopSignal enumerationClock() {
    return options.threads() == 1 ? clock() : StopSignal.start(options);
  }
}

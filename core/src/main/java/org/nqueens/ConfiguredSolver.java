package org.nqueens;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.nqueens.batch.Batch;
import org.nqueens.batch.BatchSolver;
import org.nqueens.batch.Journal;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.internal.call.BackendSelection;
import org.nqueens.internal.call.PlacementStream;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.SolverQuestion;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.call.StrategyOption;
import org.nqueens.internal.explain.ExplanationMessage;
import org.nqueens.internal.explain.QuickXplain;
import org.nqueens.internal.index.SampledSearches;
import org.nqueens.internal.run.BatchSearches;
import org.nqueens.internal.run.RootListener;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.TraceRecorder;
import org.nqueens.internal.run.first.FirstSolutions;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.internal.run.progress.ProgressReports;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.sampling.PlacementIndex;
import org.nqueens.sampling.PlacementSampler;
import org.nqueens.sampling.TreeEstimate;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;
import org.nqueens.trace.Consequences;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;

/** The solver on one backend under fixed options. */
final class ConfiguredSolver implements QueensSolver, PlacementSampler, BatchSolver {
  static {
    // A class whose first use fails for lack of memory stays unusable; the clock starts each call.
    StopSignal.start(Optional.empty()).getAsBoolean();
    ProgressLog.NONE.effort();
    ProgressLog.RunningPart.UNWATCHED.replayed();
  }

  /** The proof of infeasibility, as a fraction of the work of an explanation. */
  private static final double SHARE_OF_PROOF = 0.1;

  /** For the static methods; empty until a first success, so that a failure can be retried. */
  private static volatile Optional<QueensSolver> standard = Optional.empty();

  private final SolverOptions options;
  private final BackendCalls backend;
  private final FirstSolutions first;
  private final SampledSearches samples;
  private final BatchSearches batches;

  ConfiguredSolver(SolverOptions options) {
    this.options = options;
    this.backend = options.backend();
    this.first = new FirstSolutions(options);
    this.samples = new SampledSearches(options);
    this.batches = new BatchSearches(options);
  }

  /** The solver on the embedded engine without further options. */
  static QueensSolver standard() {
    Optional<QueensSolver> solver = standard;
    if (solver.isEmpty()) {
      solver = Optional.of(QueensSolver.builder().build());
      standard = solver;
    }
    return solver.get();
  }

  @Override
  public SolveResult enumerate(QueensModel model, Consumer<? super Placement> consumer) {
    requireConsumer(consumer);
    return enumerateWhile(
        model,
        placement -> {
          consumer.accept(placement);
          return true;
        });
  }

  @Override
  public SolveResult enumerateWhile(QueensModel model, Predicate<? super Placement> consumer) {
    // The table of questions would be initialized in the middle of a first search.
    if (options.strategy() instanceof StrategyOption.InTurn) {
      SolverQuestion.ENUMERATE.requireAnswerable(options);
    }
    requireConsumer(consumer);
    requireModel(model);
    return answer(
        enumerationClock(),
        (stop, progress) ->
            options.isByTree()
                ? tree(model, options.listener(), Integer.MAX_VALUE, stop, progress)
                    .enumerate(consumer, options.solutionLimit())
                : enumerate(SearchPlan.toEnumerate(options, model), consumer, stop, progress));
  }

  @Override
  public SearchTrace trace(QueensModel model) {
    requireModel(model);
    requireTree(SolverQuestion.TRACE);
    return answer(
        clock(),
        (stop, progress) -> {
          TraceRecorder recorder = new TraceRecorder();
          tree(model, Optional.of(recorder), SearchTrace.MAX_NODES, stop, progress)
              .enumerate(placement -> true, options.solutionLimit());
          return recorder.trace(
              SearchPlan.resolve(options.strategy(), backend, model)
                  .map(SearchStrategy::toString)
                  .orElse("any order"));
        });
  }

  @Override
  public Consequences propagate(QueensModel model) {
    requireModel(model);
    requireTree(SolverQuestion.PROPAGATE);
    return answer(
        clock(),
        (stop, progress) -> {
          RootListener root = new RootListener(stop);
          return root.consequences(
              model,
              tree(model, Optional.of(root), Integer.MAX_VALUE, stop, progress)
                  .enumerate(placement -> true, Long.MAX_VALUE));
        });
  }

  private SearchRun tree(
      QueensModel model,
      Optional<SearchListener> listener,
      int maxNodes,
      StopSignal stop,
      ProgressLog progress) {
    return SearchRun.ofTree(options, model, listener, maxNodes, stop, progress);
  }

  /** Refuses a question about one tree where the solver searches several, or shows none. */
  private void requireTree(SolverQuestion question) {
    question.requireAnswerable(options);
    BackendSelection.requireTracing(backend);
  }

  @Override
  public SolveResult enumerateOrbits(QueensModel model, Consumer<? super Orbit> consumer) {
    SolverQuestion.ENUMERATE_ORBITS.requireAnswerable(options);
    requireConsumer(consumer);
    requireModel(model);
    StopSignal clock = enumerationClock();
    Set<BoardSymmetry> group = model.symmetries();
    return answer(
        clock,
        (stop, progress) ->
            enumerate(
                SearchPlan.toEnumerateClasses(options, model, group),
                placement -> {
                  consumer.accept(Orbit.of(placement, group));
                  return true;
                },
                stop,
                progress));
  }

  private SolveResult enumerate(
      SearchPlan plan,
      Predicate<? super Placement> consumer,
      StopSignal stop,
      ProgressLog progress) {
    return new SearchRun(plan, stop, progress).enumerate(consumer, options.solutionLimit());
  }

  @Override
  public Stream<Placement> stream(QueensModel model) {
    SolverQuestion.STREAM.requireAnswerable(options);
    requireModel(model);
    SearchPlan plan = SearchPlan.toEnumerate(options, model);
    return PlacementStream.open(
        () -> {
          StopSignal stop = StopSignal.start(options);
          return ProgressReports.open(
              options,
              stop,
              progress -> new SearchRun(plan, stop, progress).pull(options.solutionLimit()));
        });
  }

  @Override
  public long count(QueensModel model) {
    requireModel(model);
    if (options.isByTree()) {
      return SearchRun.requireExhausted(enumerateWhile(model, placement -> true)).solutions();
    }
    return answer(
        clock(),
        (stop, progress) -> {
          SearchRun run = new SearchRun(SearchPlan.toCount(options, model), stop, progress);
          SolveResult result =
              options.solutionLimit() == Long.MAX_VALUE
                  ? run.count()
                  : run.enumerate(placement -> true, options.solutionLimit());
          return SearchRun.requireExhausted(result).solutions();
        });
  }

  @Override
  public Optional<Placement> findAny(QueensModel model) {
    requireNonNull(model);
    Optional<Placement> byFormula = first.byFormula(model);
    if (byFormula.isPresent()) {
      if (options.stopToken().filter(StopToken::isStopped).isPresent()) {
        throw new SearchStoppedException(Completion.STOPPED_BY_TOKEN);
      }
      return byFormula;
    }
    requireModelToPlace(model);
    return answer(
        clock(), (stop, progress) -> first.find(1, model, stop, progress).stream().findFirst());
  }

  @Override
  public Uniqueness uniqueness(QueensModel model) {
    requireModelToPlace(model);
    List<Placement> found =
        answer(clock(), (stop, progress) -> first.find(2, model, stop, progress)).stream()
            .sorted()
            .toList();
    return switch (found.size()) {
      case 0 -> new Uniqueness.None();
      case 1 -> new Uniqueness.Unique(found.get(0));
      default -> new Uniqueness.Ambiguous(found.get(0), found.get(1));
    };
  }

  @Override
  public Explanation explain(QueensModel model) {
    SolverQuestion.EXPLAIN.requireAnswerable(options);
    requireModelToPlace(model);
    return answer(clock(), (stop, progress) -> explain(model, stop, progress));
  }

  private Explanation explain(QueensModel model, StopSignal stop, ProgressLog progress) {
    List<Placement> found = first.find(1, model, stop, progress.effort());
    if (!found.isEmpty()) {
      progress.delivered(found.size());
      return new Explanation.Feasible(found.get(0));
    }
    progress.reached(SHARE_OF_PROOF);
    List<Reason> reasons =
        new QuickXplain(
                model.size(),
                part -> !first.find(1, part, stop.anew(), progress.effort()).isEmpty(),
                share -> progress.reached((1 - SHARE_OF_PROOF) * share))
            .explain(model);
    progress.exhausted();
    return new Explanation.Infeasible(
        model.size(), reasons, ExplanationMessage.of(model.size(), reasons));
  }

  @Override
  public PlacementSampler sampling() {
    return this;
  }

  @Override
  public BatchSolver batches() {
    return this;
  }

  @Override
  public TreeEstimate estimate(QueensModel model, int probes, long seed) {
    requireModelToPlace(model);
    return samples.estimate(model, probes, seed, clock());
  }

  @Override
  public PlacementIndex index(QueensModel model) {
    requireModel(model);
    return samples.index(model, clock());
  }

  @Override
  public Stream<Placement> sample(QueensModel model, RandomGenerator random) {
    requireModel(model);
    return samples.sample(model, random, clock());
  }

  @Override
  public Batch toCount(QueensModel model) {
    requireNonNull(model);
    return Batch.toCount(model, options.backend().countDivision(model));
  }

  @Override
  public long resumeCount(Journal journal) {
    requireJournal(journal);
    return answer(clock(), (stop, progress) -> batches.count(journal, stop, progress));
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
  private <T> T answer(StopSignal stop, BiFunction<StopSignal, ProgressLog, T> question) {
    // Without reports a first search does not load what makes them.
    return options.progress().isEmpty()
        ? question.apply(stop, ProgressLog.NONE)
        : ProgressReports.during(options, stop, progress -> question.apply(stop, progress));
  }

  /** Starts the clock of a call that the interrupt of the calling thread stops. */
  private StopSignal clock() {
    return StopSignal.startOwned(options);
  }

  /** With several threads the calling thread pulls and polls its own interrupt flag. */
  private StopSignal enumerationClock() {
    return options.threads() == 1 ? clock() : StopSignal.start(options);
  }

  private static void requireNonNull(QueensModel model) {
    Objects.requireNonNull(
        model, "model (null) must not be null: pass a model such as QueensModel.of(8)");
  }

  private void requireModel(QueensModel model) {
    requireNonNull(model);
    requireSize(model, backend.capabilities().maxSize());
  }

  /** The same for questions that may be answered without a search. */
  private void requireModelToPlace(QueensModel model) {
    requireNonNull(model);
    requireSize(model, backend.maxSizeToPlace(options.propagation()));
  }

  private void requireSize(QueensModel model, int max) {
    if (model.size() > max) {
      Propagation level = options.propagation();
      String limited =
          level == Propagation.UNSPECIFIED ? ", except for first placements" : " at " + level;
      throw new IllegalArgumentException(
          "n (%s) must be at most %s on backend \"%s\"%s: choose a smaller board or another backend"
              .formatted(
                  model.size(),
                  max,
                  backend.id(),
                  max < backend.capabilities().maxSizeToPlace() ? limited : ""));
    }
  }

  private void requireJournal(Journal journal) {
    requireModel(
        Objects.requireNonNull(
                journal, "journal (null) must not be null: pass an open journal of a batch")
            .batch()
            .model());
  }

  private static void requireConsumer(Object consumer) {
    Objects.requireNonNull(
        consumer, "consumer (null) must not be null: pass the code that takes each placement");
  }
}

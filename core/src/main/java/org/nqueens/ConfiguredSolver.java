package org.nqueens;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.nqueens.internal.explain.ExplanationMessage;
import org.nqueens.internal.explain.QuickXplain;
import org.nqueens.internal.run.BackendCalls;
import org.nqueens.internal.run.ClosedFormPlacement;
import org.nqueens.internal.run.FirstSolutions;
import org.nqueens.internal.run.PlacementStream;
import org.nqueens.internal.run.SearchPlan;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.SolverOptions;
import org.nqueens.internal.run.StopSignal;
import org.nqueens.internal.run.StrategyOption;
import org.nqueens.internal.run.TreeSearches;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Consequences;
import org.nqueens.trace.SearchTrace;

/** The solver on one backend under fixed options. */
final class ConfiguredSolver implements QueensSolver {
  static {
    // A class whose first use fails for lack of memory stays unusable; the clock starts each call.
    StopSignal.start(Optional.empty()).getAsBoolean();
  }

  /** For the static methods; empty until a first success, so that a failure can be retried. */
  private static volatile Optional<QueensSolver> standard = Optional.empty();

  private final SolverOptions options;
  private final BackendCalls backend;
  private final FirstSolutions first;
  private final TreeSearches trees;

  ConfiguredSolver(SolverOptions options) {
    this.options = options;
    this.backend = options.backend();
    this.first = new FirstSolutions(options);
    this.trees = new TreeSearches(options);
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
    requireConsumer(consumer);
    requireModel(model);
    StopSignal stop = enumerationClock();
    return trees
        .enumerateHeard(model, consumer, stop)
        .orElseGet(() -> enumerate(SearchPlan.toEnumerate(options, model), consumer, stop));
  }

  @Override
  public SearchTrace trace(QueensModel model) {
    requireModel(model);
    return trees.trace(model, clock());
  }

  @Override
  public Consequences propagate(QueensModel model) {
    requireModel(model);
    return trees.propagate(model, clock());
  }

  @Override
  public SolveResult enumerateOrbits(QueensModel model, Consumer<? super Orbit> consumer) {
    trees.requireNoListener("enumerateOrbits");
    requireConsumer(consumer);
    requireModel(model);
    StopSignal stop = enumerationClock();
    Set<BoardSymmetry> group = model.symmetries();
    return enumerate(
        SearchPlan.toEnumerateClasses(options, model, group),
        placement -> {
          consumer.accept(Orbit.of(placement, group));
          return true;
        },
        stop);
  }

  private SolveResult enumerate(
      SearchPlan plan, Predicate<? super Placement> consumer, StopSignal stop) {
    return new SearchRun(plan, stop).enumerate(consumer, options.solutionLimit());
  }

  @Override
  public SortedMap<Integer, Long> countOrbits(QueensModel model) {
    SortedMap<Integer, Long> classes = new TreeMap<>();
    SearchRun.requireExhausted(
        enumerateOrbits(model, orbit -> classes.merge(orbit.placements().size(), 1L, Long::sum)));
    return classes;
  }

  @Override
  public Stream<Placement> stream(QueensModel model) {
    trees.requireNoListener("stream");
    requireModel(model);
    SearchPlan plan = SearchPlan.toEnumerate(options, model);
    return PlacementStream.open(
        () ->
            new SearchRun(plan, StopSignal.start(options.timeLimit()))
                .pull(options.solutionLimit()),
        new SolveResult(
            Completion.STOPPED_BY_CONSUMER,
            0,
            new SearchStatistics(0, 0, 0, Duration.ZERO),
            backend.id(),
            options.propagation()));
  }

  @Override
  public long count(QueensModel model) {
    requireModel(model);
    if (options.listener().isPresent()) {
      return SearchRun.requireExhausted(enumerateWhile(model, placement -> true)).solutions();
    }
    StopSignal stop = clock();
    SearchRun run = new SearchRun(SearchPlan.toCount(options, model), stop);
    SolveResult result =
        options.solutionLimit() == Long.MAX_VALUE
            ? run.count()
            : run.enumerate(placement -> true, options.solutionLimit());
    return SearchRun.requireExhausted(result).solutions();
  }

  @Override
  public Optional<Placement> findAny(QueensModel model) {
    requireNonNull(model);
    boolean free =
        options.strategy() instanceof StrategyOption.Unset
            && options.propagation() == Propagation.UNSPECIFIED
            && options.listener().isEmpty()
            && !options.upToSymmetry();
    if (free && ClosedFormPlacement.solves(model)) {
      return Optional.of(ClosedFormPlacement.of(model.size()));
    }
    requireModel(model);
    return first.find(1, model, clock()).stream().findFirst();
  }

  @Override
  public Uniqueness uniqueness(QueensModel model) {
    requireModel(model);
    List<Placement> found = first.find(2, model, clock()).stream().sorted().toList();
    return switch (found.size()) {
      case 0 -> new Uniqueness.None();
      case 1 -> new Uniqueness.Unique(found.get(0));
      default -> new Uniqueness.Ambiguous(found.get(0), found.get(1));
    };
  }

  @Override
  public Explanation explain(QueensModel model) {
    trees.requireNoListener("explain");
    requireModel(model);
    StopSignal clock = clock();
    List<Placement> found = first.find(1, model, clock);
    if (!found.isEmpty()) {
      return new Explanation.Feasible(found.get(0));
    }
    List<Reason> reasons =
        new QuickXplain(model.size(), part -> !first.find(1, part, clock.anew()).isEmpty())
            .explain(model);
    return new Explanation.Infeasible(
        model.size(), reasons, ExplanationMessage.of(model.size(), reasons));
  }

  @Override
  public QueensSolverBuilder toBuilder() {
    return new QueensSolverBuilder(options);
  }

  @Override
  public String toString() {
    return options.toString();
  }

  /** Starts the clock of a call that the interrupt of the calling thread stops. */
  private StopSignal clock() {
    return StopSignal.startOwned(options.timeLimit());
  }

  /** With several threads the calling thread pulls and polls its own interrupt flag. */
  private StopSignal enumerationClock() {
    return options.threads() == 1 ? clock() : StopSignal.start(options.timeLimit());
  }

  private static void requireNonNull(QueensModel model) {
    Objects.requireNonNull(
        model, "model (null) must not be null: pass a model such as QueensModel.of(8)");
  }

  private void requireModel(QueensModel model) {
    requireNonNull(model);
    if (model.size() > backend.tuning().maxSize()) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s on backend \"%s\": choose a smaller board or another backend"
              .formatted(model.size(), backend.tuning().maxSize(), backend.id()));
    }
  }

  private static void requireConsumer(Object consumer) {
    Objects.requireNonNull(
        consumer, "consumer (null) must not be null: pass the code that takes each placement");
  }
}

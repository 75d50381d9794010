package org.nqueens;

import java.time.Duration;
import java.util.ArrayList;
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
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendException;
import org.nqueens.spi.SolverBackend;

/** A solver that asks one backend under fixed options. */
final class ConfiguredSolver implements QueensSolver {
  /** For the static methods; cached only on success, so that a failure can be retried. */
  private static volatile QueensSolver standard;

  private final SolverOptions options;
  private final SolverBackend backend;

  ConfiguredSolver(SolverOptions options) {
    this.options = options;
    this.backend = new CheckedBackend(options.backend());
  }

  static QueensSolver standard() {
    QueensSolver solver = standard;
    if (solver == null) {
      solver = QueensSolver.builder().build();
      standard = solver;
    }
    return solver;
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
    return enumerateWhile(model, consumer, searcher(model));
  }

  @Override
  public SolveResult enumerateOrbits(QueensModel model, Consumer<? super Orbit> consumer) {
    requireConsumer(consumer);
    requireModel(model);
    Set<BoardSymmetry> group = model.symmetries();
    return enumerateWhile(
        model,
        placement -> {
          consumer.accept(Orbit.of(placement, group));
          return true;
        },
        new SymmetryReduction(backend, group));
  }

  @Override
  public SortedMap<Integer, Long> countOrbits(QueensModel model) {
    SortedMap<Integer, Long> classes = new TreeMap<>();
    requireComplete(
        enumerateOrbits(model, orbit -> classes.merge(orbit.placements().size(), 1L, Long::sum)));
    return classes;
  }

  @Override
  public Stream<Placement> stream(QueensModel model) {
    requireModel(model);
    SolverBackend searcher = searcher(model);
    return PlacementStream.open(
        () ->
            new Solve(searcher, model, ordered(model), new StopSignal(options.timeLimit(), null))
                .pull(options.solutionLimit(), options.threads()),
        new SolveResult(
            Completion.STOPPED_BY_CONSUMER,
            0,
            new SearchStatistics(0, 0, Duration.ZERO),
            backend.id()));
  }

  @Override
  public long count(QueensModel model) {
    requireModel(model);
    SolverBackend searcher = reduced(model);
    SearchStrategy fastest = backend.fastest(model);
    Solve solve = new Solve(searcher, model, fastest, clock());
    SolveResult result =
        options.solutionLimit() == Long.MAX_VALUE
            ? solve.count(
                options.upToSymmetry() ? Set.of() : CentralParts.symmetries(model),
                options.threads())
            : solve.enumerate(placement -> true, options.solutionLimit(), options.threads());
    return requireComplete(result).solutions();
  }

  @Override
  public Optional<Placement> findAny(QueensModel model) {
    requireNonNull(model);
    return options.strategy() == null
            && !options.upToSymmetry()
            && ConstructedPlacement.solves(model)
        ? Optional.of(ConstructedPlacement.of(model.size()))
        : first(1, model, clock()).stream().findFirst();
  }

  @Override
  public Uniqueness uniqueness(QueensModel model) {
    List<Placement> found = first(2, model, clock()).stream().sorted().toList();
    return switch (found.size()) {
      case 0 -> new Uniqueness.None();
      case 1 -> new Uniqueness.Unique(found.get(0));
      default -> new Uniqueness.Ambiguous(found.get(0), found.get(1));
    };
  }

  @Override
  public Explanation explain(QueensModel model) {
    StopSignal clock = clock();
    List<Placement> found = first(1, model, clock);
    if (!found.isEmpty()) {
      return new Explanation.Feasible(found.get(0));
    }
    List<Reason> reasons =
        new QuickXplain(model.size(), part -> !first(1, part, clock.anew()).isEmpty())
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

  /** The first solutions, at most so many; fewer only if there are no more. */
  private List<Placement> first(int count, QueensModel model, StopSignal stop) {
    requireModel(model);
    SolverBackend searcher = reduced(model);
    for (Attempt attempt : attempts(model)) {
      List<Placement> found = new ArrayList<>(count);
      SolveResult result =
          new Solve(searcher, model, attempt.strategy(), stop)
              .attempt(found::add, count, attempt.polls());
      if (result != null) {
        if (found.size() < count) {
          requireComplete(result);
        }
        return requireSolutions(model, found);
      }
    }
    throw new AssertionError("the last attempt is without end");
  }

  /** One answer is the whole answer here, so it is checked by the model itself. */
  private List<Placement> requireSolutions(QueensModel model, List<Placement> found) {
    for (Placement placement : found) {
      if (!model.isSolution(placement)) {
        throw BackendException.breach(
            backend.id(), "answered (%s), which does not solve the model".formatted(placement));
      }
    }
    if (found.stream().distinct().count() < found.size()) {
      throw BackendException.breach(
          backend.id(), "found the placement (%s) twice".formatted(found.get(0)));
    }
    return found;
  }

  private List<Attempt> attempts(QueensModel model) {
    return options.strategy() == null
        ? Attempt.all(backend, model.size())
        : List.of(Attempt.endless(ordered(model)));
  }

  private SolveResult enumerateWhile(
      QueensModel model, Predicate<? super Placement> consumer, SolverBackend searcher) {
    // With several threads the calling one only pulls, and looks at its interrupt flag itself.
    Thread owner = options.threads() == 1 ? Thread.currentThread() : null;
    return new Solve(searcher, model, ordered(model), new StopSignal(options.timeLimit(), owner))
        .enumerate(consumer, options.solutionLimit(), options.threads());
  }

  /** Starts the clock of a call that the interrupt of the calling thread stops. */
  private StopSignal clock() {
    return new StopSignal(options.timeLimit(), Thread.currentThread());
  }

  /** What finds all solutions of a model by the backend. */
  private SolverBackend searcher(QueensModel model) {
    boolean byHalves =
        !options.upToSymmetry()
            && (options.threads() > 1 || backend.allowsReplay())
            && MirroredHalves.canDo(model, ordered(model));
    return byHalves ? new MirroredHalves(backend, model) : reduced(model);
  }

  /** The backend, or what searches the model up to symmetry by it. */
  private SolverBackend reduced(QueensModel model) {
    return options.upToSymmetry() ? new SymmetryReduction(backend, model.symmetries()) : backend;
  }

  /** The strategy set, lexicographic if there is none; the fastest one as the backend knows it. */
  private SearchStrategy ordered(QueensModel model) {
    SearchStrategy wanted =
        options.strategy() == null ? SearchStrategy.LEXICOGRAPHIC : options.strategy();
    return wanted == SearchStrategy.FASTEST ? backend.fastest(model) : wanted;
  }

  private static SolveResult requireComplete(SolveResult result) {
    if (result.completion() != Completion.EXHAUSTED) {
      throw new SearchStoppedException(result);
    }
    return result;
  }

  private static void requireNonNull(QueensModel model) {
    Objects.requireNonNull(
        model, "model (null) must not be null: pass a model such as QueensModel.of(8)");
  }

  private void requireModel(QueensModel model) {
    requireNonNull(model);
    if (model.size() > backend.maxSize()) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s on backend \"%s\": choose a smaller board or another backend"
              .formatted(model.size(), backend.maxSize(), backend.id()));
    }
  }

  private static void requireConsumer(Object consumer) {
    Objects.requireNonNull(
        consumer, "consumer (null) must not be null: pass the code that takes each placement");
  }
}

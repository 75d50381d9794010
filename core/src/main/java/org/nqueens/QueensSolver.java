package org.nqueens;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SolverBackend;

/**
 * Finds the placements that solve a {@link QueensModel}, on any backend.
 *
 * <p>The static methods answer the plain n-queens question with the embedded engine. {@link
 * #builder()} makes a solver with a backend, a strategy, threads and limits of one's choice.
 *
 * <p>What holds on every backend:
 *
 * <ul>
 *   <li>Every placement comes exactly once, or the result says what cut the search short.
 *   <li>With the default strategy placements come in lexicographic order; with any strategy their
 *       order does not depend on the number of threads.
 *   <li>The consumer runs on the calling thread, one placement at a time. What it throws stops the
 *       search and reaches the caller as the same object. It may start another solve.
 *   <li>Limits, an interrupt of the calling thread (its flag stays set), a consumer that has enough
 *       and a closed stream stop the search soon, and nothing is left running or held.
 *   <li>Memory does not grow with the number of placements.
 *   <li>What a backend cannot do is refused before the search.
 * </ul>
 *
 * <p>Every method that takes a model throws {@link NullPointerException} for a null argument,
 * {@link IllegalArgumentException} for a board too large for the backend or the memory, {@link
 * org.nqueens.search.StrategyException} when a user's strategy fails, and {@link BackendException}
 * when a backend gives an answer that cannot be right; what a backend itself throws passes as it
 * is.
 *
 * <p>Solvers are immutable and safe for use by many threads; each call is a search of its own.
 */
public final class QueensSolver {
  private final SolverBackend backend;
  private final SearchStrategy strategy;
  private final int threads;
  private final Duration timeLimit;
  private final long solutionLimit;
  private final boolean upToSymmetry;

  /** For the static methods; null until one of them has been called. */
  private static volatile QueensSolver standard;

  QueensSolver(QueensSolverBuilder options, SolverBackend backend) {
    this.backend = backend;
    this.strategy = options.strategy;
    this.threads = options.threads == null ? 1 : options.threads;
    this.timeLimit = options.timeLimit;
    this.solutionLimit = options.solutionLimit == null ? Long.MAX_VALUE : options.solutionLimit;
    this.upToSymmetry = options.upToSymmetry;
  }

  /**
   * Starts a solver of one's choice.
   *
   * @return a builder with the embedded engine, the lexicographic strategy, one thread and no
   *     limits
   */
  public static QueensSolverBuilder builder() {
    return new QueensSolverBuilder();
  }

  /**
   * Enumerates all placements of n queens, with the embedded engine, in lexicographic order.
   *
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   * @param consumer receives every placement, on the calling thread
   * @return the result
   * @throws IllegalArgumentException if n is out of range
   */
  public static SolveResult enumerate(int n, Consumer<? super Placement> consumer) {
    return standard().enumerate(QueensModel.of(n), consumer);
  }

  /**
   * Counts the placements of n queens, with the embedded engine.
   *
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   * @return their number
   * @throws IllegalArgumentException if n is out of range
   * @throws SearchStoppedException if the calling thread is interrupted
   */
  public static long count(int n) {
    return standard().count(QueensModel.of(n));
  }

  /**
   * Finds a placement of n queens, by a formula and not by search.
   *
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   * @return a placement, or empty if there is none, which is the case for n = 2 and n = 3
   * @throws IllegalArgumentException if n is out of range
   */
  public static Optional<Placement> findAny(int n) {
    // To make the model of a million queens takes many times as long as to place them.
    return ConstructedPlacement.exists(n) && n <= QueensModel.MAX_SIZE
        ? Optional.of(ConstructedPlacement.of(n))
        : standard().findAny(QueensModel.of(n));
  }

  /**
   * Enumerates the placements that solve a model.
   *
   * @param model the model
   * @param consumer receives every placement, on the calling thread
   * @return the result
   */
  public SolveResult enumerate(QueensModel model, Consumer<? super Placement> consumer) {
    requireConsumer(consumer);
    return enumerateWhile(
        model,
        placement -> {
          consumer.accept(placement);
          return true;
        });
  }

  /**
   * Enumerates the placements that solve a model for as long as the consumer wants more.
   *
   * @param model the model
   * @param consumer receives each placement, on the calling thread, and answers whether to go on
   * @return the result
   */
  public SolveResult enumerateWhile(QueensModel model, Predicate<? super Placement> consumer) {
    requireConsumer(consumer);
    requireModel(model);
    return enumerateWhile(model, consumer, searcher(model));
  }

  /**
   * Enumerates the classes of placements that the {@link QueensModel#symmetries() symmetries} of a
   * model map to each other, whether or not this solver is {@link
   * QueensSolverBuilder#upToSymmetry()}. Solutions in the result, and the solution limit, count
   * classes.
   *
   * @param model a model of at most {@value org.nqueens.model.AttackTable#MAX_SIZE} columns
   * @param consumer receives every class, on the calling thread
   * @return the result
   */
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

  /**
   * A lazy stream of the placements that solve a model, in order.
   *
   * <p>The search runs on threads of its own, begins with the first pull, and keeps a bounded
   * number of placements ahead. Close the stream to stop it, best by try-with-resources; a stream
   * that is exhausted closes itself, and one that is dropped is stopped when it is garbage
   * collected. The time limit starts with the first pull. A solution limit ends the stream.
   *
   * @param model the model
   * @return a sequential stream; pulling from it throws {@link SearchStoppedException} if the time
   *     limit or an interrupt of the pulling thread cuts the search short
   */
  public Stream<Placement> stream(QueensModel model) {
    requireModel(model);
    SolverBackend searcher = searcher(model);
    return PlacementStream.open(
        () ->
            new Solve(
                    searcher,
                    model,
                    strategyOr(SearchStrategy.LEXICOGRAPHIC, model),
                    timeLimit,
                    null)
                .pull(solutionLimit, threads));
  }

  /**
   * Counts the placements that solve a model, without making them where the backend can, and one
   * placement for all its images where the model has symmetries. A solver without a strategy of its
   * own uses {@link SearchStrategy#FASTEST} here.
   *
   * @param model the model
   * @return their number, never a partial one
   * @throws SearchStoppedException if a limit or an interrupt cuts the search short, which a
   *     solution limit also does when there are exactly as many solutions
   */
  public long count(QueensModel model) {
    requireModel(model);
    SolveResult result =
        solutionLimit == Long.MAX_VALUE
            ? new Solve(
                    reduced(model),
                    model,
                    strategyOr(SearchStrategy.FASTEST, model),
                    timeLimit,
                    Thread.currentThread())
                .count(upToSymmetry ? Set.of() : CentralParts.symmetries(model), threads)
            : enumerateWhile(model, placement -> true);
    return requireComplete(result).solutions();
  }

  /**
   * Finds a placement that solves a model. A solver without a strategy of its own places queens on
   * an empty board by a formula, of any size and whatever the backend; other models it searches by
   * {@link SearchStrategy#FIRST_SOLUTION} and, where that takes long, by others for a while. Which
   * placement that is depends on the backend, but not on the number of threads.
   *
   * @param model the model
   * @return a placement, or empty if it is proven that there is none
   * @throws SearchStoppedException if the time limit or an interrupt comes before the answer
   */
  public Optional<Placement> findAny(QueensModel model) {
    requireNonNull(model);
    return strategy == null && !upToSymmetry && ConstructedPlacement.solves(model)
        ? Optional.of(ConstructedPlacement.of(model.size()))
        : first(1, model, timeLimit).stream().findFirst();
  }

  /**
   * Tells whether a model has exactly one solution, by looking for two, in the way of {@link
   * #findAny(QueensModel)}. Which two are found depends on the backend.
   *
   * @param model the model
   * @return no solution, the only one, or two
   * @throws SearchStoppedException if the time limit or an interrupt comes before the answer
   */
  public Uniqueness uniqueness(QueensModel model) {
    List<Placement> found = first(2, model, timeLimit).stream().sorted().toList();
    return switch (found.size()) {
      case 0 -> new Uniqueness.None();
      case 1 -> new Uniqueness.Unique(found.get(0));
      default -> new Uniqueness.Ambiguous(found.get(0), found.get(1));
    };
  }

  /**
   * Explains why a model has no solution, by a minimal set of given queens, blocked squares and
   * rules that have none together; for a model that has a solution, answers with one. Solves some
   * hundreds of smaller models where many squares are blocked, each in the way of {@link
   * #findAny(QueensModel)}; the time limit is for all of them.
   *
   * @param model the model
   * @return a solution, or the reasons why there is none
   * @throws SearchStoppedException if the time limit or an interrupt comes before the answer
   */
  public Explanation explain(QueensModel model) {
    StopSignal clock = new StopSignal(timeLimit, null);
    List<Placement> found = first(1, model, timeLimit);
    if (!found.isEmpty()) {
      return new Explanation.Feasible(found.get(0));
    }
    List<Reason> reasons =
        new Explainer(model.size(), part -> !first(1, part, clock.remaining()).isEmpty())
            .explain(model);
    return new Explanation.Infeasible(
        model.size(), reasons, ExplanationText.of(model.size(), reasons));
  }

  /** The first solutions, at most so many; fewer only if there are no more. */
  private List<Placement> first(int count, QueensModel model, Duration limit) {
    requireModel(model);
    SolverBackend searcher = reduced(model);
    StopSignal stop = new StopSignal(limit, Thread.currentThread());
    for (Attempt attempt : attempts(model)) {
      List<Placement> found = new ArrayList<>(count);
      SolveResult result =
          new Solve(searcher, model, attempt.strategy(), stop)
              .attempt(found::add, count, attempt.polls());
      if (result != null) {
        if (found.size() < count) {
          requireComplete(result);
        }
        return found;
      }
    }
    throw new AssertionError("the last attempt is without end");
  }

  private List<Attempt> attempts(QueensModel model) {
    return strategy == null
        ? Attempt.all(backend, model.size())
        : List.of(Attempt.endless(strategyOr(strategy, model)));
  }

  /** Kept when it was made without an error only, so that a failure is not for ever. */
  private static QueensSolver standard() {
    QueensSolver solver = standard;
    if (solver == null) {
      solver = builder().build();
      standard = solver;
    }
    return solver;
  }

  private SolveResult enumerateWhile(
      QueensModel model, Predicate<? super Placement> consumer, SolverBackend searcher) {
    // Workers must not look at the caller's interrupt flag: the consumer may handle it itself.
    Thread owner = threads == 1 ? Thread.currentThread() : null;
    return new Solve(
            searcher, model, strategyOr(SearchStrategy.LEXICOGRAPHIC, model), timeLimit, owner)
        .enumerate(consumer, solutionLimit, threads);
  }

  /** What finds all solutions of a model by the backend. */
  private SolverBackend searcher(QueensModel model) {
    boolean byHalves =
        !upToSymmetry
            && (threads > 1 || backend.allowsReplay())
            && MirroredHalves.canDo(model, strategyOr(SearchStrategy.LEXICOGRAPHIC, model));
    return byHalves ? new MirroredHalves(backend, model) : reduced(model);
  }

  /** The backend, or what searches the model up to symmetry by it. */
  private SolverBackend reduced(QueensModel model) {
    return upToSymmetry ? new SymmetryReduction(backend, model.symmetries()) : backend;
  }

  /** The strategy of one's choice, or another one if there was no choice. */
  private SearchStrategy strategyOr(SearchStrategy other, QueensModel model) {
    SearchStrategy wanted = strategy == null ? other : strategy;
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

package org.nqueens;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.nqueens.batch.BatchSolver;
import org.nqueens.internal.run.first.ClosedFormPlacement;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.sampling.PlacementSampler;
import org.nqueens.spi.BackendException;

/**
 * Answers questions about {@link QueensModel}s on one backend: enumerates, counts and finds
 * placements, and explains why a model has none.
 *
 * <p>The static methods answer questions about the empty board with the embedded engine. {@link
 * #builder()} makes a solver with another backend, strategy, number of threads or limits.
 *
 * <p>Every backend keeps these guarantees:
 *
 * <ul>
 *   <li>Every placement comes exactly once, or the result names the reason why the search is
 *       incomplete.
 *   <li>With the default strategy placements come in lexicographic order on every backend; with any
 *       other strategy their order may differ between backends, but not with the number of threads.
 *   <li>The consumer runs on the calling thread, one placement at a time. An exception of the
 *       consumer stops the search and reaches the caller as the same object. The consumer may start
 *       another solve.
 *   <li>Limits, an interrupt of the calling thread (its flag stays set), a consumer that asks for
 *       no more and a closed stream stop the search soon and release its threads and native memory.
 *       An interrupt that arrives while the consumer runs belongs to the consumer; the search stops
 *       if the flag is still set when the consumer returns.
 *   <li>Memory does not grow with the number of placements.
 *   <li>A search that the backend cannot do is refused before it begins.
 * </ul>
 *
 * <p>Every method that takes a model throws
 *
 * <ul>
 *   <li>{@link NullPointerException} for a null argument;
 *   <li>{@link IllegalArgumentException} for a board too large for the backend or the memory;
 *   <li>{@link org.nqueens.search.StrategyException} when a user's strategy fails;
 *   <li>{@link BackendException} when a backend breaks its contract: it delivers a placement of a
 *       wrong shape, on a wrong thread, against a fixed order or twice in it, or its counters do
 *       not agree with the placements. Also if the single placement of an answer does not solve the
 *       model.
 * </ul>
 *
 * <p>An exception of the backend itself passes unchanged.
 *
 * <p>Solvers are immutable and safe for use by many threads; each call is a search of its own.
 *
 * <p>An application may implement this interface, for example to decorate a solver or to replace it
 * in a test. A decorator that also wants to decorate the solvers of {@link #withTimeLimit} and
 * {@link #toBuilder} overrides these methods. Questions that later releases add are default
 * methods.
 */
public interface QueensSolver {

  /**
   * Starts a configured solver.
   *
   * @return a builder with the embedded engine, the lexicographic strategy, one thread and no
   *     limits
   */
  static QueensSolverBuilder builder() {
    return new QueensSolverBuilder();
  }

  /**
   * Enumerates all placements of n queens, with the embedded engine, in lexicographic order.
   *
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   * @param consumer receives every placement, on the calling thread
   * @throws IllegalArgumentException if n is out of range
   */
  static SolveResult enumerate(int n, Consumer<? super Placement> consumer) {
    return builder().build().enumerate(QueensModel.of(n), consumer);
  }

  /**
   * Counts the placements of n queens, with the embedded engine.
   *
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   * @throws IllegalArgumentException if n is out of range
   * @throws SearchStoppedException if the calling thread is interrupted
   */
  static long count(int n) {
    return builder().build().count(QueensModel.of(n));
  }

  /**
   * Finds a placement of n queens by a formula, without a search. No model is made, so the board
   * may have more than {@value QueensModel#MAX_SIZE} columns.
   *
   * @param n the size of the board, from 1 to 1,048,576
   * @return a placement, or empty if there is none, which is the case for n = 2 and n = 3
   * @throws IllegalArgumentException if n is out of range
   */
  static Optional<Placement> findAny(int n) {
    if (n < 1 || n > ClosedFormPlacement.MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be between 1 and %s: give a size within these bounds"
              .formatted(n, ClosedFormPlacement.MAX_SIZE));
    }
    return ClosedFormPlacement.exists(n)
        ? Optional.of(ClosedFormPlacement.of(n))
        : Optional.empty();
  }

  /**
   * Enumerates the placements that solve a model.
   *
   * @param consumer receives every placement, on the calling thread
   */
  SolveResult enumerate(QueensModel model, Consumer<? super Placement> consumer);

  /**
   * Enumerates the placements that solve a model for as long as the consumer wants more.
   *
   * @param consumer receives each placement, on the calling thread, and answers whether to go on
   */
  SolveResult enumerateWhile(QueensModel model, Predicate<? super Placement> consumer);

  /**
   * Enumerates the classes of placements that the {@link QueensModel#symmetries() symmetries} of a
   * model map to each other, whether or not this solver is {@link
   * QueensSolverBuilder#upToSymmetry()}. Solutions in the result, and the solution limit, count
   * classes.
   *
   * @param model a model of at most {@value org.nqueens.model.QueensModel#MAX_SIZE_FOR_SYMMETRIES}
   *     columns
   * @param consumer receives every class, on the calling thread
   */
  SolveResult enumerateOrbits(QueensModel model, Consumer<? super Orbit> consumer);

  /**
   * A lazy stream of the placements that solve a model, in order.
   *
   * <p>The search runs on threads of its own, begins with the first pull, and keeps a bounded
   * number of placements ahead. Closing the stream stops the search, best by try-with-resources; an
   * exhausted stream closes itself, and garbage collection of an unreachable stream stops its
   * search. The time limit starts with the first pull. A solution limit ends the stream.
   *
   * @return a sequential stream; pulling from it throws {@link SearchStoppedException} if the time
   *     limit, an interrupt of the pulling thread, or another thread that closes the stream cuts
   *     the search short; pulling again after an exception throws the same exception
   */
  Stream<Placement> stream(QueensModel model);

  /**
   * Counts the placements that solve a model. A {@link org.nqueens.spi.CountingBackend} counts
   * without making placements. On symmetric boards of 12 to 32 columns without blocked squares,
   * only one placement of the innermost central queens is searched for each symmetry class. The
   * strategy of this solver is not used, because a count has no order.
   *
   * @return their number, never a partial one
   * @throws SearchStoppedException if a limit or an interrupt cuts the search short; a solution
   *     limit cuts it short even if the model has exactly as many solutions
   */
  long count(QueensModel model);

  /**
   * Finds a placement that solves a model. The placement depends on the backend, but not on the
   * number of threads.
   *
   * <p>A solver with a strategy searches by this strategy. Without a strategy, it chooses by the
   * model:
   *
   * <ul>
   *   <li>On the empty board of queens or the empty torus, of any size, every backend places the
   *       queens by a formula.
   *   <li>Other models are searched by a portfolio: several strategies in turn, first {@link
   *       org.nqueens.search.SearchStrategy#FIRST_SOLUTION}.
   *   <li>On boards of more than 64 columns whose constraints are rows and diagonals, the embedded
   *       engine first tries a local search.
   *   <li>On these boards, and on boards of 16 to 256 columns with other constraints, the portfolio
   *       of a backend that runs user-defined strategies also restarts a random strategy from fixed
   *       seeds.
   * </ul>
   *
   * @return a placement, or empty if it is proven that there is none
   * @throws SearchStoppedException if the time limit or an interrupt comes before the answer
   */
  Optional<Placement> findAny(QueensModel model);

  /**
   * Tells whether a model has exactly one solution. It searches for two solutions, by the
   * strategies of {@link #findAny(QueensModel)}; which two it finds depends on the backend.
   *
   * @return no solution, the only solution, or two solutions
   * @throws SearchStoppedException if the time limit or an interrupt comes before the answer
   */
  Uniqueness uniqueness(QueensModel model);

  /**
   * Tells whether a model has at least the given number of solutions. It {@linkplain
   * #enumerateWhile enumerates} with the threads, the strategy and the limits of this solver, and
   * stops when it has found as many. A solver {@link QueensSolverBuilder#upToSymmetry()} counts
   * symmetry classes.
   *
   * @param solutions a number of solutions, at least 1
   * @return true if the model has as many; false if an exhaustive search has found fewer
   * @throws IllegalArgumentException if the number is less than 1
   * @throws SearchStoppedException if a limit, a token or an interrupt comes before the answer
   */
  default boolean hasAtLeast(QueensModel model, long solutions) {
    if (solutions < 1) {
      throw new IllegalArgumentException(
          "solutions (%s) must be at least 1: ask for one to know whether there is any"
              .formatted(solutions));
    }
    AtomicLong found = new AtomicLong();
    SolveResult result = enumerateWhile(model, placement -> found.incrementAndGet() < solutions);
    if (found.get() < solutions && result.completion() != Completion.EXHAUSTED) {
      throw new SearchStoppedException(result);
    }
    return found.get() >= solutions;
  }

  /**
   * Explains why a model has no solution. The explanation is a minimal set of given queens, blocked
   * squares and rules that have no solution together: without any one of them there is a solution.
   * If the model has a solution, the answer is a solution.
   *
   * <p>Where many squares are blocked, the explanation solves some hundreds of smaller models, each
   * by the strategies of {@link #findAny(QueensModel)}. The time limit covers all of them.
   *
   * @return a solution, or the reasons why there is none
   * @throws SearchStoppedException if the time limit or an interrupt comes before the answer
   */
  Explanation explain(QueensModel model);

  /**
   * Searches of one tree, for teaching and for comparing searches: at a level of propagation,
   * within limits of the tree, observed by listeners, or recorded as a trace.
   *
   * @return a tree search with the backend, the strategy and the limits of this solver
   * @throws IllegalStateException if this solver has several threads or a portfolio, or is {@link
   *     QueensSolverBuilder#anyOrder()} or {@link QueensSolverBuilder#upToSymmetry()}: one tree has
   *     one thread and one strategy
   */
  TreeSearch tree();

  /**
   * Questions about all placements of a model together: an estimate of their number, a placement by
   * its number, random placements.
   */
  PlacementSampler sampling();

  /** Counts that outlast a process: a journal on disk keeps the result of each finished part. */
  BatchSolver batches();

  /**
   * A copy of this solver with another time limit, for splitting one time budget among several
   * calls. A decorator overrides this method to decorate the copy.
   *
   * @param limit the time of each call, zero or more; replaces the limit of this solver
   * @return a solver with the limit and the other options of this one
   * @throws IllegalArgumentException if the limit is negative
   */
  default QueensSolver withTimeLimit(Duration limit) {
    return toBuilder().timeLimit(limit).build();
  }

  /** {@return a builder with the options of this solver; each may be overridden once} */
  QueensSolverBuilder toBuilder();
}

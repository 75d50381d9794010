package org.nqueens;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
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

  /** For the static methods; null until one of them has been called. */
  private static volatile QueensSolver standard;

  QueensSolver(QueensSolverBuilder options, SolverBackend backend) {
    this.backend = backend;
    this.strategy = options.strategy;
    this.threads = options.threads == null ? 1 : options.threads;
    this.timeLimit = options.timeLimit;
    this.solutionLimit = options.solutionLimit == null ? Long.MAX_VALUE : options.solutionLimit;
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
   * Finds a placement of n queens, with the embedded engine.
   *
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   * @return a placement, or empty if there is none, which is the case for n = 2 and n = 3
   * @throws IllegalArgumentException if n is out of range
   * @throws SearchStoppedException if the calling thread is interrupted
   */
  public static Optional<Placement> findAny(int n) {
    return standard().findAny(QueensModel.of(n));
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
    // Workers must not look at the caller's interrupt flag: the consumer may handle it itself.
    Thread owner = threads == 1 ? Thread.currentThread() : null;
    return new Solve(backend, model, or(SearchStrategy.LEXICOGRAPHIC), timeLimit, owner)
        .enumerate(consumer, solutionLimit, threads);
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
    return PlacementStream.open(
        () ->
            new Solve(backend, model, or(SearchStrategy.LEXICOGRAPHIC), timeLimit, null)
                .pull(solutionLimit, threads));
  }

  /**
   * Counts the placements that solve a model, without making them where the backend can.
   *
   * @param model the model
   * @return their number, never a partial one
   * @throws SearchStoppedException if a limit or an interrupt cuts the search short, which a
   *     solution limit also does when there are exactly as many solutions
   */
  public long count(QueensModel model) {
    SolveResult result =
        solutionLimit == Long.MAX_VALUE
            ? solve(model, SearchStrategy.LEXICOGRAPHIC).count(threads)
            : enumerateWhile(model, placement -> true);
    return requireComplete(result).solutions();
  }

  /**
   * Finds a placement that solves a model. A solver without a strategy of its own uses {@link
   * SearchStrategy#FIRST_FAIL} here where the backend can; which placement that is depends on the
   * backend, but not on the number of threads.
   *
   * @param model the model
   * @return a placement, or empty if it is proven that there is none
   * @throws SearchStoppedException if the time limit or an interrupt comes before the answer
   */
  public Optional<Placement> findAny(QueensModel model) {
    AtomicReference<Placement> found = new AtomicReference<>();
    SearchStrategy quick =
        backend.supports(SearchStrategy.FIRST_FAIL)
            ? SearchStrategy.FIRST_FAIL
            : SearchStrategy.LEXICOGRAPHIC;
    SolveResult result =
        solve(model, quick)
            .enumerate(
                placement -> {
                  found.set(placement);
                  return false;
                },
                Long.MAX_VALUE,
                1);
    if (found.get() == null) {
      requireComplete(result);
    }
    return Optional.ofNullable(found.get());
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

  private Solve solve(QueensModel model, SearchStrategy fallback) {
    requireModel(model);
    return new Solve(backend, model, or(fallback), timeLimit, Thread.currentThread());
  }

  private SearchStrategy or(SearchStrategy fallback) {
    return strategy == null ? fallback : strategy;
  }

  private static SolveResult requireComplete(SolveResult result) {
    if (result.completion() != Completion.EXHAUSTED) {
      throw new SearchStoppedException(result);
    }
    return result;
  }

  private void requireModel(QueensModel model) {
    Objects.requireNonNull(
        model, "model (null) must not be null: pass a model such as QueensModel.of(8)");
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

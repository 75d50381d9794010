package org.nqueens;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.internal.run.backend.BackendSelection;
import org.nqueens.internal.run.backend.StrategyOption;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.result.SearchProgress;
import org.nqueens.search.Portfolio;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;
import org.nqueens.spi.BackendUnavailableException;
import org.nqueens.spi.SolverBackend;

/**
 * Collects the options of a {@link QueensSolver}.
 *
 * <p>Setting an option twice is an {@link IllegalStateException}; {@link QueensSolver#toBuilder()}
 * starts a builder on which the options of a solver can be set anew. {@link #build()} can be called
 * again. Not safe for use by several threads at once.
 */
public final class QueensSolverBuilder {
  private static final int MAX_THREADS = 1024;

  private static final Duration PROGRESS_INTERVAL = Duration.ofMillis(100);

  private static final Duration MIN_INTERVAL = Duration.ofMillis(1);

  /** What has been set on this builder, by the name of its setter. */
  private final Map<String, Object> set = new HashMap<>();

  private StrategyOption strategy = new StrategyOption.Unset();
  private int threads = 1;
  private Optional<Duration> timeLimit = Optional.empty();
  private long solutionLimit = Long.MAX_VALUE;
  private Optional<SolverOptions.Reports> reports = Optional.empty();
  private Optional<StopToken> stopToken = Optional.empty();
  private boolean upToSymmetry;

  /** The backend, or its id. */
  private Object backend = "embedded";

  QueensSolverBuilder() {}

  /** Starts with options each of which can be replaced once. */
  QueensSolverBuilder(SolverOptions options) {
    backend = options.backend().backend();
    strategy = options.strategy();
    threads = options.threads();
    timeLimit = options.timeLimit();
    solutionLimit = options.solutionLimit();
    reports = options.progress();
    stopToken = options.stopToken();
    upToSymmetry = options.upToSymmetry();
  }

  /**
   * Selects the backend; {@code embedded} if not set.
   *
   * @param id the backend's id: {@code embedded}, {@code cp-sat}, {@code cp}, or that of any other
   *     backend on the class path
   * @return this builder
   */
  public QueensSolverBuilder backend(String id) {
    Objects.requireNonNull(id, "backend");
    backend = once("backend", id);
    return this;
  }

  /**
   * Selects a backend that the application has made, for example with options of its own, or for a
   * test. It needs no entry in {@code META-INF/services}, and its id may be that of another
   * backend.
   *
   * @param solverBackend the backend
   * @return this builder
   */
  public QueensSolverBuilder backend(SolverBackend solverBackend) {
    Objects.requireNonNull(solverBackend, "backend");
    backend = once("backend", solverBackend);
    return this;
  }

  /**
   * Sets the search strategy. If none is set, enumerations are {@link
   * SearchStrategy#LEXICOGRAPHIC}, and {@code findAny}, {@code uniqueness} and {@code explain} use
   * a portfolio.
   *
   * <p>{@code count} ignores the strategy, because a number has no order. A strategy that the
   * backend cannot run is refused all the same.
   *
   * @param searchStrategy a named strategy, or one of the application's own
   * @return this builder
   */
  public QueensSolverBuilder strategy(SearchStrategy searchStrategy) {
    Objects.requireNonNull(searchStrategy, "strategy");
    strategy = once("strategy", new StrategyOption.Chosen(searchStrategy));
    return this;
  }

  /**
   * Leaves the order of the placements to the backend, which then searches by its fastest method;
   * replaces a strategy. The order does not depend on the number of threads.
   *
   * @return this builder
   */
  public QueensSolverBuilder anyOrder() {
    strategy = once("strategy", new StrategyOption.AnyOrder());
    return this;
  }

  /**
   * Sets the searches by which {@code findAny}, {@code uniqueness} and {@code explain} look for
   * first solutions, in place of the portfolio of the library; replaces a strategy. Restarts are
   * such a portfolio, for example {@link Portfolio#luby}. Enumerations, streams and {@link
   * QueensSolver#tree()} are refused, because the searches repeat placements; {@code count} ignores
   * the portfolio.
   *
   * @param searches the portfolio
   * @return this builder
   */
  public QueensSolverBuilder portfolio(Portfolio searches) {
    Objects.requireNonNull(searches, "portfolio");
    strategy = once("strategy", new StrategyOption.InTurn(searches));
    return this;
  }

  /**
   * Sets the largest number of threads that search; 1 if not set. A single thread is the calling
   * thread. Several threads share the parts of a model by its first columns under a strategy of
   * {@linkplain SearchStrategy#solutionOrder() fixed order}, and under any strategy on a backend
   * that {@linkplain org.nqueens.spi.SplittingBackend splits} it, such as {@code embedded}.
   * Otherwise, and on boards of more than 64 columns, one thread searches the whole. {@code
   * findAny} searches on the calling thread.
   *
   * <p>In enumerations of 12 to 32 columns in a fixed order, the second half of a model that equals
   * its mirror image is replayed from the first. {@link QueensSolver#tree()} searches the whole.
   *
   * @param count from 1 to 1024
   * @return this builder
   * @throws IllegalArgumentException if the number is out of range
   */
  public QueensSolverBuilder threads(int count) {
    if (count < 1 || count > MAX_THREADS) {
      throw new IllegalArgumentException(
          "threads (%s) must be between 1 and %s: give about as many as there are cores"
              .formatted(count, MAX_THREADS));
    }
    threads = once("threads", count);
    return this;
  }

  /**
   * Limits the time of each call; no limit if not set. A search ends soon after the limit, and at
   * once if the limit is zero.
   *
   * @param limit zero or more
   * @return this builder
   * @throws IllegalArgumentException if the limit is negative
   */
  public QueensSolverBuilder timeLimit(Duration limit) {
    Objects.requireNonNull(limit, "timeLimit");
    if (limit.isNegative()) {
      throw new IllegalArgumentException(
          "timeLimit (" + limit + ") must not be negative: give zero or more");
    }
    timeLimit = Optional.of(once("timeLimit", limit));
    return this;
  }

  /**
   * Limits the placements that each call delivers; no limit if not set.
   *
   * @param limit at least 1
   * @return this builder
   * @throws IllegalArgumentException if the limit is less than 1
   */
  public QueensSolverBuilder solutionLimit(long limit) {
    if (limit < 1) {
      throw new IllegalArgumentException(
          "solutionLimit (" + limit + ") must be at least 1: leave it unset for no limit");
    }
    solutionLimit = once("solutionLimit", limit);
    return this;
  }

  /**
   * Sets a consumer of reports on how far each search is: every 100 ms while the search goes on,
   * and once when it has ended, before the call returns. The search of a stream begins with the
   * first pull and ends with the last one, or when the stream is closed.
   *
   * <p>The reports of a call come one at a time, on a thread of their own, which ends with the
   * call. The consumer may start another search. An exception of the consumer stops the search and
   * reaches the caller as the same object; no report follows it.
   *
   * <p>The fraction is that of the finished parts of the search, each weighed by the rows that are
   * left in its columns. One thread therefore searches a board of 12 to 64 open columns by parts,
   * too, and its decisions are those of the parts. The fraction is 0 until the end where the whole
   * is one tree: for {@link QueensSolver#tree()} and by a strategy with memory. For {@code findAny}
   * and {@code uniqueness}, which end at the first solutions, it is 0 until the end, and 1 if there
   * are no more. For {@code explain} a tenth stands for the proof that there is no solution, the
   * rest for the candidates of the explanation that are decided. For {@code trace} and {@code
   * propagate} the fraction is 1 only if the whole tree was searched.
   *
   * <p>Estimates and samples make no report, and neither does {@code findAny} where the placement
   * follows from a formula without a search.
   *
   * @param consumer takes the reports
   * @return this builder
   */
  public QueensSolverBuilder progress(Consumer<? super SearchProgress> consumer) {
    return progress(PROGRESS_INTERVAL, consumer);
  }

  /**
   * Sets a consumer of reports like {@link #progress(Consumer)} with another interval.
   *
   * @param interval the time from one report to the next, at least 1 ms
   * @param consumer takes the reports
   * @return this builder
   * @throws IllegalArgumentException if the interval is less than 1 ms
   */
  public QueensSolverBuilder progress(
      Duration interval, Consumer<? super SearchProgress> consumer) {
    Objects.requireNonNull(consumer, "progress");
    Objects.requireNonNull(interval, "interval");
    if (interval.compareTo(MIN_INTERVAL) < 0) {
      throw new IllegalArgumentException(
          "interval (%s) must be at least %s: reports take time themselves"
              .formatted(interval, MIN_INTERVAL));
    }
    reports = Optional.of(once("progress", new SolverOptions.Reports(interval, consumer)));
    return this;
  }

  /**
   * Sets a token by which any thread can stop the searches of the solver. A search that it stops
   * ends as {@link org.nqueens.result.Completion#STOPPED_BY_TOKEN}; answers that must be complete
   * are then a {@link org.nqueens.result.SearchStoppedException}. A token that is stopped before a
   * call stops it at once, also where {@code findAny} would place queens by a formula, which other
   * limits do not stop.
   *
   * @param token the token
   * @return this builder
   */
  public QueensSolverBuilder stopToken(StopToken token) {
    Objects.requireNonNull(token, "stopToken");
    stopToken = Optional.of(once("stopToken", token));
    return this;
  }

  /**
   * Restricts searches to the lexicographically smallest placement of each class that the {@link
   * org.nqueens.model.QueensModel#symmetries() symmetries of the model} map to each other; all
   * placements if not set. The restriction prunes the search: at n = 11 it has 0.25 times the
   * decisions of the unrestricted search on {@code embedded}, and 0.19 times on {@code cp} and
   * {@code cp-sat}. Boards have at most {@value
   * org.nqueens.model.QueensModel#MAX_SIZE_FOR_SYMMETRIES} columns then.
   *
   * <p>With the default strategy the placements come in lexicographic order; with a strategy of
   * unspecified order, the placements with the queen of column 0 in row 0 come first, then the
   * placements with that queen in row 1, and likewise for the other rows.
   *
   * @return this builder
   */
  public QueensSolverBuilder upToSymmetry() {
    upToSymmetry = once("upToSymmetry", true);
    return this;
  }

  /**
   * Makes the solver.
   *
   * @return an immutable solver with the options set so far
   * @throws IllegalArgumentException if no backend has the id, or the backend cannot run the
   *     strategy
   * @throws IllegalStateException if two backends claim the id
   * @throws BackendUnavailableException if the backend is unavailable
   */
  public QueensSolver build() {
    BackendCalls found =
        backend instanceof SolverBackend given
            ? BackendSelection.available(given)
            : BackendSelection.find((String) backend);
    BackendSelection.requireSupport(strategy, found);
    return new ConfiguredSolver(
        new SolverOptions(
            found, strategy, threads, timeLimit, solutionLimit, reports, stopToken, upToSymmetry));
  }

  /** Notes a value of a setter; throws if it has been called before. */
  private <T> T once(String setter, T value) {
    Object before = set.putIfAbsent(setter, value);
    if (before != null) {
      throw new IllegalStateException(
          "%s (%s) has been set to %s before: set it once".formatted(setter, value, before));
    }
    return value;
  }
}

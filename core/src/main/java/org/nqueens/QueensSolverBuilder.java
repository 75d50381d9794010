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
 * <p>Setting an option twice is an {@link IllegalStateException}. {@link QueensSolver#toBuilder()}
 * returns a builder with the options of a solver, and each of them may be overridden once. {@link
 * #build()} can be called several times. Not safe for use by several threads at once.
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
   * @param id the backend's id: {@code embedded}, which is always the library's own engine, {@code
   *     cp-sat}, {@code cp}, or the id of any other backend on the class path
   */
  public QueensSolverBuilder backend(String id) {
    Objects.requireNonNull(id, "backend");
    backend = once("backend", id);
    return this;
  }

  /**
   * Selects a backend object that the application has made, for example with options of its own, or
   * for a test. It needs no entry in {@code META-INF/services}, and another backend may have the
   * same id.
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
   * <p>{@code count} ignores the strategy, because a number has no order, but refuses a strategy
   * that the backend cannot run.
   *
   * @param searchStrategy a named strategy, or one of the application's own
   */
  public QueensSolverBuilder strategy(SearchStrategy searchStrategy) {
    Objects.requireNonNull(searchStrategy, "strategy");
    strategy = once("strategy", new StrategyOption.Chosen(searchStrategy));
    return this;
  }

  /**
   * Leaves the order of the placements to the backend, which then searches by its fastest method.
   * It takes the place of {@link #strategy}: a builder that has both is refused. The order does not
   * depend on the number of threads.
   *
   * <p>{@code findAny} then searches, also where a formula would give a placement.
   */
  public QueensSolverBuilder anyOrder() {
    strategy = once("strategy", new StrategyOption.AnyOrder());
    return this;
  }

  /**
   * Sets the sequence of searches that {@code findAny}, {@code uniqueness} and {@code explain} run,
   * in place of the library's own portfolio. Restarts are a portfolio, for example {@link
   * Portfolio#luby}. It is set in place of a strategy.
   *
   * <p>A solver with a portfolio refuses enumerations, streams and {@link QueensSolver#tree()},
   * because several searches would repeat placements. {@code count} ignores the portfolio.
   */
  public QueensSolverBuilder portfolio(Portfolio searches) {
    Objects.requireNonNull(searches, "portfolio");
    strategy = once("strategy", new StrategyOption.InTurn(searches));
    return this;
  }

  /**
   * Sets the largest number of threads that search; 1, the calling thread, if not set. Several
   * threads divide a model into parts:
   *
   * <ul>
   *   <li>by the queens of its first columns, under a strategy of {@linkplain
   *       SearchStrategy#solutionOrder() fixed order};
   *   <li>by the decisions of the strategy, on a backend that {@linkplain
   *       org.nqueens.spi.SplittingBackend splits} them, such as {@code embedded}.
   * </ul>
   *
   * <p>In all other cases, and on boards of more than 64 columns, one thread searches the whole
   * model. {@code findAny} searches on the calling thread.
   *
   * <p>If a model of 12 to 32 columns equals its mirror image, an enumeration in a fixed order
   * searches the first half and delivers its placements mirrored as the second half. {@link
   * QueensSolver#tree()} searches both halves.
   *
   * @param count from 1 to 1024
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
   * <p>The {@linkplain SearchProgress#fraction() fraction} is the share of the search that is in
   * finished parts, each part weighted by the rows that are left in its columns. With reports, one
   * thread therefore also searches a board of 12 to 64 open columns by parts, and its decisions are
   * counted part by part. Some questions have no such parts:
   *
   * <ul>
   *   <li>A search of one tree, by {@link QueensSolver#tree()} or by a strategy with memory,
   *       reports 0 until it ends.
   *   <li>{@code findAny} and {@code uniqueness} report 0 until they end, and 1 if the search space
   *       was exhausted.
   *   <li>{@code explain} reports 0.1 after the proof that there is no solution, and then the share
   *       of the candidate reasons that are decided.
   *   <li>{@code trace} and {@code propagate} report 1 only if the whole tree was searched.
   * </ul>
   *
   * <p>A stream of samples has no end; it reports 0, and as decisions the random placements that
   * were tried. Estimates make no report, nor does {@code findAny} when a formula gives the
   * placement.
   */
  public QueensSolverBuilder progress(Consumer<? super SearchProgress> consumer) {
    return progress(PROGRESS_INTERVAL, consumer);
  }

  /**
   * Sets a consumer of reports like {@link #progress(Consumer)} with another interval.
   *
   * @param interval the time from one report to the next, at least 1 ms
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
   * Sets a token that lets any thread stop the searches of the solver. A search that it stops ends
   * as {@link org.nqueens.result.Completion#STOPPED_BY_TOKEN}, or after the token's deadline as
   * {@link org.nqueens.result.Completion#DEADLINE}; a question whose answer must be complete throws
   * a {@link org.nqueens.result.SearchStoppedException}. If the token is stopped before a call, the
   * call stops at once. This includes a {@code findAny} that would place the queens by a formula,
   * which no other limit stops.
   */
  public QueensSolverBuilder stopToken(StopToken token) {
    Objects.requireNonNull(token, "stopToken");
    stopToken = Optional.of(once("stopToken", token));
    return this;
  }

  /**
   * Delivers one placement of each symmetry class: the lexicographically smallest of the placements
   * that the {@link org.nqueens.model.QueensModel#symmetries() symmetries of the model} map to each
   * other. All placements if not set. Boards have at most {@value
   * org.nqueens.model.QueensModel#MAX_SIZE_FOR_SYMMETRIES} columns then.
   *
   * <p>The restriction prunes the search: at n = 11 the search makes a quarter of the decisions of
   * the unrestricted search on {@code embedded}, and a fifth on {@code cp} and {@code cp-sat}.
   *
   * <p>With the default strategy the placements come in lexicographic order. With a strategy of
   * unspecified order they come grouped by the row of the queen in column 0, row 0 first.
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
   * @throws IllegalStateException if two backends claim the id, other than {@code embedded}
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

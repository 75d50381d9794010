package org.nqueens;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.internal.call.BackendSelection;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.SolverOptions.Option;
import org.nqueens.internal.call.StrategyOption;
import org.nqueens.result.SearchProgress;
import org.nqueens.result.SearchStatistics;
import org.nqueens.search.Portfolio;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;
import org.nqueens.search.TreeLimit;
import org.nqueens.spi.BackendUnavailableException;
import org.nqueens.spi.SolverBackend;
import org.nqueens.trace.SearchListener;

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

  /** The options set on this builder. */
  private final Map<Option, Object> set = new EnumMap<>(Option.class);

  /** The backend set on this builder: an id, or a backend; empty if it is not set. */
  private Optional<Object> backend = Optional.empty();

  /** The options of the solver that this builder varies; empty for a new solver. */
  private final Optional<SolverOptions> varied;

  QueensSolverBuilder() {
    varied = Optional.empty();
  }

  /** Starts with options each of which can be set anew once. */
  QueensSolverBuilder(SolverOptions options) {
    varied = Optional.of(options);
  }

  /**
   * Selects the backend; {@code embedded} if not set.
   *
   * @param id the backend's id: {@code embedded}, {@code cp-sat}, {@code cp}, or that of any other
   *     backend on the class path
   * @return this builder
   */
  public QueensSolverBuilder backend(String id) {
    Objects.requireNonNull(id, "backend (null) must not be null: pass an id such as \"embedded\"");
    return setBackend(id);
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
    Objects.requireNonNull(
        solverBackend, "backend (null) must not be null: pass a backend, or an id");
    return setBackend(solverBackend);
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
    Objects.requireNonNull(
        searchStrategy,
        "strategy (null) must not be null: pass one such as SearchStrategy.FIRST_FAIL");
    return set(Option.STRATEGY, new StrategyOption.Chosen(searchStrategy));
  }

  /**
   * Leaves the order of the placements to the backend, which then searches by its fastest method;
   * replaces a strategy. The order does not depend on the number of threads.
   *
   * @return this builder
   */
  public QueensSolverBuilder anyOrder() {
    return set(Option.STRATEGY, new StrategyOption.AnyOrder());
  }

  /**
   * Sets the searches by which {@code findAny}, {@code uniqueness} and {@code explain} look for
   * first solutions, in place of the portfolio of the library; replaces a strategy. Restarts are
   * such a portfolio, for example {@link Portfolio#luby}. Enumerations, streams, traces and
   * listeners are refused, because the searches repeat placements; {@code count} ignores the
   * portfolio.
   *
   * @param searches the portfolio
   * @return this builder
   */
  public QueensSolverBuilder portfolio(Portfolio searches) {
    Objects.requireNonNull(
        searches, "portfolio (null) must not be null: pass one such as Portfolio.luby");
    return set(Option.STRATEGY, new StrategyOption.InTurn(searches));
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
   * its mirror image is replayed from the first; on one thread, only where {@link
   * org.nqueens.spi.Capabilities#countsWholeTree()} is false.
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
    return set(Option.THREADS, count);
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
    Objects.requireNonNull(limit, "timeLimit (null) must not be null: leave it unset for no limit");
    if (limit.isNegative()) {
      throw new IllegalArgumentException(
          "timeLimit (" + limit + ") must not be negative: give zero or more");
    }
    return set(Option.TIME_LIMIT, limit);
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
    return set(Option.SOLUTION_LIMIT, limit);
  }

  /**
   * Limits the failures of each call; no limit if not set. The search ends at this failure, as
   * {@link org.nqueens.result.Completion#FAILURE_LIMIT}, unless the failure is its last node. The
   * limit is exact: a search meets the same placements each time, on every machine. The whole model
   * is searched by one tree on the calling thread, as with a {@linkplain #listener listener}, and
   * {@code count}, {@code findAny} and {@code uniqueness} search by the strategy of the solver.
   * {@code embedded} keeps the limit, as each backend that runs a {@link
   * org.nqueens.search.LearningStrategy}; {@code cp} and {@code cp-sat} do not.
   *
   * @param limit at least 1
   * @return this builder
   * @throws IllegalArgumentException if the limit is less than 1
   */
  public QueensSolverBuilder failureLimit(long limit) {
    if (limit < 1) {
      throw new IllegalArgumentException(
          "failureLimit (" + limit + ") must be at least 1: leave it unset for no limit");
    }
    return set(Option.FAILURE_LIMIT, limit);
  }

  /**
   * Limits the search tree; no limit if not set. A search that leaves out a branch ends as {@link
   * org.nqueens.result.Completion#TREE_LIMIT}; one that needs none of the branches beyond the limit
   * is exhausted. The whole model is searched by one tree on the calling thread, as with a
   * {@linkplain #listener listener}, and {@code count}, {@code findAny} and {@code uniqueness}
   * search by the strategy of the solver.
   *
   * @param limit the limit, such as {@code TreeLimit.discrepancies(2)}
   * @return this builder
   */
  public QueensSolverBuilder treeLimit(TreeLimit limit) {
    Objects.requireNonNull(limit, "treeLimit (null) must not be null: leave it unset for no limit");
    return set(Option.TREE_LIMIT, limit);
  }

  /**
   * Sets the level of propagation. A search is then one tree, every node of which is propagated to
   * this level: no shortcut decides a model before its search, plain boards are not searched by
   * bits, no part is replayed from its mirror image, and {@link SearchStatistics} compare
   * strategies and levels. With several threads, and under {@link #upToSymmetry()}, each part of
   * the search is a tree.
   *
   * <p>If no level is set, {@code embedded} propagates to {@link Propagation#COVERAGE}, on boards
   * of more than 64 columns to {@link Propagation#VALUE}, and enumerates and counts plain boards by
   * bits where that is quicker. {@code embedded} keeps all levels, {@code cp} keeps {@link
   * Propagation#VALUE} and {@link Propagation#BOUNDS}, {@code cp-sat} none.
   *
   * @param level the level; {@link Propagation#UNSPECIFIED} leaves it to the backend
   * @return this builder
   */
  public QueensSolverBuilder propagation(Propagation level) {
    Objects.requireNonNull(
        level, "propagation (null) must not be null: pass a level such as Propagation.BOUNDS");
    return set(Option.PROPAGATION, level);
  }

  /**
   * Sets a listener that hears the events of each search by one strategy and one thread. Searches
   * are those of a set level of propagation; if no level is set, {@code embedded} searches plain
   * boards at {@link Propagation#COVERAGE} and not by bits. {@code findAny}, {@code uniqueness} and
   * {@code count} search by the strategy of the solver, without formulas and portfolios. Streams,
   * explanations and classes of symmetric placements, which have other searches, are refused.
   *
   * @param hearer hears the events, on the thread of the caller
   * @return this builder
   */
  public QueensSolverBuilder listener(SearchListener hearer) {
    Objects.requireNonNull(hearer, "listener (null) must not be null: leave it unset for none");
    return set(Option.LISTENER, hearer);
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
   * is one tree: at a set level of propagation, by a strategy with memory, and on one thread of a
   * backend whose counters cover the whole tree, such as {@code cp}. For {@code findAny} and {@code
   * uniqueness}, which end at the first solutions, it is 0 until the end, and 1 if there are no
   * more. For {@code explain} a tenth stands for the proof that there is no solution, the rest for
   * the candidates of the explanation that are decided. For {@code trace} and {@code propagate} the
   * fraction is 1 only if the whole tree was searched.
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
    Objects.requireNonNull(consumer, "progress (null) must not be null: leave it unset for none");
    Objects.requireNonNull(
        interval, "interval (null) must not be null: leave it out for 100 milliseconds");
    if (interval.compareTo(MIN_INTERVAL) < 0) {
      throw new IllegalArgumentException(
          "interval (%s) must be at least %s: reports take time themselves"
              .formatted(interval, MIN_INTERVAL));
    }
    return set(Option.PROGRESS, new SolverOptions.Reports(interval, consumer));
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
    Objects.requireNonNull(token, "stopToken (null) must not be null: leave it unset for none");
    return set(Option.STOP_TOKEN, token);
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
    return set(Option.UP_TO_SYMMETRY, true);
  }

  /**
   * Makes the solver.
   *
   * @return an immutable solver with the options set so far
   * @throws IllegalArgumentException if no backend has the id, or the backend cannot run the
   *     strategy, keep the level of propagation or a limit, or tell a listener of its search
   * @throws IllegalStateException if an option for one tree, such as a listener, comes with one for
   *     several trees, such as several threads or {@link #upToSymmetry()}, or two backends claim
   *     the id
   * @throws BackendUnavailableException if the backend is unavailable
   */
  public QueensSolver build() {
    Map<Option, Object> values =
        varied.map(SolverOptions::set).orElseGet(() -> new EnumMap<>(Option.class));
    values.putAll(set);
    SolverOptions options = new SolverOptions(found(), values);
    BackendSelection.requireSupport(options);
    return new ConfiguredSolver(options);
  }

  private BackendCalls found() {
    if (backend.isEmpty()) {
      return varied.isPresent() ? varied.get().backend() : BackendSelection.find("embedded");
    }
    return backend.get() instanceof SolverBackend given
        ? BackendSelection.available(given)
        : BackendSelection.find((String) backend.get());
  }

  private QueensSolverBuilder setBackend(Object value) {
    backend.ifPresent(before -> refuse("backend", value, before));
    backend = Optional.of(value);
    return this;
  }

  private QueensSolverBuilder set(Option option, Object value) {
    Object before = set.putIfAbsent(option, value);
    if (before != null) {
      refuse(option.toString(), value, before);
    }
    return this;
  }

  private static void refuse(String option, Object now, Object before) {
    throw new IllegalStateException(
        "%s (%s) has been set to %s before: set it once".formatted(option, now, before));
  }
}

package org.nqueens.internal.run.first;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.internal.run.SearchLimits;
import org.nqueens.model.QueensModel;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * A step of a portfolio for first solutions: a strategy and its limits.
 *
 * <p>The time that a strategy takes to a first solution has a heavy tail: one wrong decision near
 * the root can cost more than all other searches together, and another strategy seldom makes the
 * same one (C. P. Gomes, B. Selman and H. Kautz, <i>Boosting combinatorial search through
 * randomization</i>, AAAI 1998). The limits count polls of the stop signal or decisions, not time.
 * The embedded engine polls at nodes, so that it always finds the same placement; a native solver
 * is polled by the clock, and short limits are therefore decisions. The last step has no limit,
 * which keeps proofs that there is no solution from being restarted over and over.
 *
 * @param strategy a strategy that the backend supports; empty for any order
 * @param polls how often the backend may ask whether to stop, before the step is abandoned
 * @param decisions how often the strategy may decide, before the step is abandoned
 * @param restartShare the decisions of restarts after this step, for each decision of its own
 */
record PortfolioStep(
    Optional<SearchStrategy> strategy, long polls, long decisions, double restartShare) {
  /** A complete search of a smaller board seldom takes more than some milliseconds. */
  private static final int MIN_RESTARTED_SIZE = 16;

  /** A dive to the last column of a larger board takes seconds. */
  private static final int MAX_RESTARTED_SIZE = 256;

  /** The size up to which a board of lines is not restarted. */
  private static final int MAX_PLAIN_SIZE = 64;

  /**
   * The limits of the steps between the first restarts. A proof of D decisions, D from 1,000 to
   * 256,000, takes less than 11/3 D decisions together with the shorter steps and the restarts.
   */
  private static final long[] SHORT_LIMITS = {1_000, 4_000, 16_000, 64_000, 256_000};

  /** The restarts after a short limit take as long, and those after any other a 16th. */
  private static final double SHARE_AFTER_SHORT_LIMITS = 1;

  private static final double SHARE = 1 / 16.0;

  private static final List<SearchStrategy> STRATEGIES =
      List.of(
          SearchStrategy.FIRST_SOLUTION,
          SearchStrategy.of(VariableSelection.MIN_SIZE_LOWEST_MIN, ValueSelection.MIDDLE),
          SearchStrategy.FIRST_FAIL);

  /**
   * The steps for a model, in their order; the last is unlimited. A strategy that the backend has
   * made for the model comes first, or a method of the backend that is no strategy.
   */
  static List<PortfolioStep> all(BackendCalls backend, QueensModel model) {
    int n = model.size();
    Optional<SearchStrategy> preferred = backend.preferredStrategy(model);
    Stream<SearchStrategy> made =
        preferred.stream().filter(strategy -> !(strategy instanceof NamedStrategy));
    List<Optional<SearchStrategy>> able =
        Stream.concat(made, STRATEGIES.stream().filter(backend.capabilities()::supports))
            .map(Optional::of)
            .toList();
    if (able.isEmpty()) {
      return List.of(unlimited(Optional.of(SearchStrategy.LEXICOGRAPHIC)));
    }
    // The embedded engine polls at every node of a large board; without backtracking there are n.
    long few = 2_000 + 4L * n;
    List<PortfolioStep> steps = new ArrayList<>();
    boolean restarted = isRestarted(backend, model);
    double share = restarted ? SHARE : 0;
    boolean ofLines = CompiledConstraints.of(model).slopes().isPresent();
    if (preferred.isEmpty() && ofLines) {
      steps.add(within(few, preferred, restarted ? SHARE_AFTER_SHORT_LIMITS : 0));
    }
    if (restarted) {
      for (long decisions : SHORT_LIMITS) {
        steps.add(
            new PortfolioStep(able.get(0), Long.MAX_VALUE, decisions, SHARE_AFTER_SHORT_LIMITS));
      }
    }
    if (preferred.isEmpty() && !ofLines) {
      steps.add(within(few, preferred, share));
    }
    if (able.size() > 1) {
      for (long polls : new long[] {few, 8 * few}) {
        able.forEach(strategy -> steps.add(within(polls, strategy, share)));
      }
    }
    steps.add(unlimited(able.get(0)));
    return steps;
  }

  /**
   * Tells whether to restart: on boards with regions or other rules beside lines, and on large
   * boards of lines. On smaller ones, n = 20 to 32 with a quarter of the diagonals excluded,
   * restarts find no more placements than the other steps.
   */
  private static boolean isRestarted(BackendCalls backend, QueensModel model) {
    int n = model.size();
    boolean suits =
        CompiledConstraints.of(model).slopes().isPresent()
            ? n > MAX_PLAIN_SIZE
            : n >= MIN_RESTARTED_SIZE && n <= MAX_RESTARTED_SIZE;
    return suits && backend.capabilities().supports(SearchStrategy.randomFirstFail(0));
  }

  /** The limits of one run of this step. */
  SearchLimits limits() {
    return new SearchLimits(strategy, polls, decisions);
  }

  private static PortfolioStep within(
      long polls, Optional<SearchStrategy> strategy, double restartShare) {
    return new PortfolioStep(strategy, polls, Long.MAX_VALUE, restartShare);
  }

  /** A step of a random strategy, which is abandoned after a number of decisions. */
  static PortfolioStep restart(SearchStrategy strategy, long decisions) {
    return new PortfolioStep(Optional.of(strategy), Long.MAX_VALUE, decisions, 0);
  }

  /** A step that is never abandoned. */
  static PortfolioStep unlimited(Optional<SearchStrategy> strategy) {
    return within(Long.MAX_VALUE, strategy, 0);
  }
}

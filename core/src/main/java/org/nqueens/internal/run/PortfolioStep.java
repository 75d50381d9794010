package org.nqueens.internal.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * A step of a portfolio for first solutions: a strategy and its poll limit.
 *
 * <p>The time that a strategy takes to a first solution has a heavy tail: one wrong decision near
 * the root can cost more than all other searches together, and another strategy seldom makes the
 * same one (C. P. Gomes, B. Selman and H. Kautz, <i>Boosting combinatorial search through
 * randomization</i>, AAAI 1998). The limit counts the polls of the stop signal, not time, so that
 * the embedded engine always finds the same placement. The last step has no limit, which keeps
 * proofs that there is no solution from being restarted over and over.
 *
 * @param strategy a strategy that the backend supports; empty for any order
 * @param polls how often the backend may ask whether to stop, before the step is abandoned
 */
record PortfolioStep(Optional<SearchStrategy> strategy, long polls) {
  private static final List<SearchStrategy> STRATEGIES =
      List.of(
          SearchStrategy.FIRST_SOLUTION,
          SearchStrategy.of(VariableSelection.MIN_SIZE_LOWEST_MIN, ValueSelection.MIDDLE),
          SearchStrategy.FIRST_FAIL);

  /** The steps on a board of size n, in their order; the last is unlimited. */
  static List<PortfolioStep> all(BackendCalls backend, int n) {
    List<Optional<SearchStrategy>> able =
        STRATEGIES.stream().filter(backend::supports).map(Optional::of).toList();
    if (able.isEmpty()) {
      return List.of(unlimited(Optional.of(SearchStrategy.LEXICOGRAPHIC)));
    }
    List<PortfolioStep> steps = new ArrayList<>();
    if (able.size() > 1) {
      // The embedded engine polls at every node of a large board; without backtracking there are n.
      for (long polls : new long[] {2_000 + 4L * n, 16_000 + 32L * n}) {
        able.forEach(strategy -> steps.add(new PortfolioStep(strategy, polls)));
      }
    }
    steps.add(unlimited(able.get(0)));
    return steps;
  }

  /** A step that is never abandoned. */
  static PortfolioStep unlimited(Optional<SearchStrategy> strategy) {
    return new PortfolioStep(strategy, Long.MAX_VALUE);
  }
}

package org.nqueens.internal.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.model.QueensModel;
import org.nqueens.search.NamedStrategy;
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
        Stream.concat(made, STRATEGIES.stream().filter(backend::supports))
            .map(Optional::of)
            .toList();
    if (able.isEmpty()) {
      return List.of(unlimited(Optional.of(SearchStrategy.LEXICOGRAPHIC)));
    }
    // The embedded engine polls at every node of a large board; without backtracking there are n.
    long few = 2_000 + 4L * n;
    List<PortfolioStep> steps = new ArrayList<>();
    if (preferred.isEmpty()) {
      steps.add(new PortfolioStep(preferred, few));
    }
    if (able.size() > 1) {
      for (long polls : new long[] {few, 8 * few}) {
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

package org.nqueens;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SolverBackend;

/**
 * A search for a first solution that may be given up for one by another strategy.
 *
 * <p>How long a strategy takes to a first solution has a heavy tail: one wrong decision near the
 * root can cost more than all other searches together, and another strategy seldom makes the same
 * one (C. P. Gomes, B. Selman and H. Kautz, <i>Boosting combinatorial search through
 * randomization</i>, AAAI 1998). The effort is measured in questions whether to stop, not in time,
 * so that the embedded engine always finds the same placement. The last attempt is without end,
 * which keeps proofs that there is no solution from being begun over and over.
 *
 * @param strategy a strategy that the backend supports
 * @param polls how often the backend may ask whether to stop
 */
record Attempt(SearchStrategy strategy, long polls) {
  private static final List<SearchStrategy> STRATEGIES =
      List.of(
          SearchStrategy.FIRST_SOLUTION,
          SearchStrategy.of(VariableSelection.MIN_SIZE_LOWEST_MIN, ValueSelection.MIDDLE),
          SearchStrategy.FIRST_FAIL);

  /** The attempts on a board of size n, in their order; the last is endless. */
  static List<Attempt> all(SolverBackend backend, int n) {
    List<SearchStrategy> able = STRATEGIES.stream().filter(backend::supports).toList();
    if (able.isEmpty()) {
      return List.of(endless(SearchStrategy.LEXICOGRAPHIC));
    }
    List<Attempt> attempts = new ArrayList<>();
    if (able.size() > 1) {
      // The embedded engine asks at every node of a large board, and n are on the straightest way.
      for (long polls : new long[] {2_000 + 4L * n, 16_000 + 32L * n}) {
        able.forEach(strategy -> attempts.add(new Attempt(strategy, polls)));
      }
    }
    attempts.add(endless(able.get(0)));
    return attempts;
  }

  /** An attempt that is never given up. */
  static Attempt endless(SearchStrategy strategy) {
    return new Attempt(strategy, Long.MAX_VALUE);
  }
}

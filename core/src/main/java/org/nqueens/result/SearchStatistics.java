package org.nqueens.result;

import java.io.Serializable;
import java.time.Duration;
import java.util.Objects;

/**
 * The effort of a search. If the result names a {@linkplain SolveResult#propagation() level of
 * propagation}, the search is a binary tree on every backend: at each node it decides, fails, or
 * finds a solution. A solver that tries n rows of a column in turn makes n - 1 decisions, one for
 * each row except the last.
 *
 * <p>An exhausted tree with D decisions, F failures and S solutions has {@code F + S = D + 1} and
 * {@code 2D + 1} nodes. If several threads search P parts of the model, each part has a tree of its
 * own, and {@code F + S = D + P}. In a search up to symmetry, S also counts the solutions that are
 * not delivered. Strategies and backends can be compared by their numbers at one level.
 *
 * <p>If the result names no level, the numbers are the backend's own steps, which need not form a
 * tree:
 *
 * <ul>
 *   <li>From 12 columns on, the embedded engine joins halves of plain boards.
 *   <li>If a model is its own mirror image, a search may deliver the second half of the placements
 *       as images of the first half, without counting steps.
 *   <li>A matching may decide the model without a node.
 *   <li>CP-SAT reports branches as decisions and conflicts as failures.
 * </ul>
 *
 * <p>To compare searches, or boards of several sizes, use {@link org.nqueens.TreeSearch}.
 *
 * <p>If {@code findAny} runs several searches, the statistics describe the last search.
 *
 * @param decisions the number of nodes where the search decided, at least 0
 * @param failures the number of dead ends (for CP-SAT, of conflicts), at least 0
 * @param nodes the number of nodes where the search decided, failed or found a solution, at least 0
 * @param wallTime the time from the call to the result, including the time in the consumer; at
 *     least zero
 * @serial exclude
 */
public record SearchStatistics(long decisions, long failures, long nodes, Duration wallTime)
    implements Serializable {

  /**
   * Defines the statistics.
   *
   * @throws IllegalArgumentException if an argument is negative
   */
  public SearchStatistics {
    requireNotNegative("decisions", decisions, "count the decisions");
    requireNotNegative("failures", failures, "count the dead ends");
    requireNotNegative("nodes", nodes, "count the decisions, failures and solutions");
    Objects.requireNonNull(wallTime, "wallTime");
    if (wallTime.isNegative()) {
      throw new IllegalArgumentException(
          "wallTime (%s) must not be negative: pass the time taken".formatted(wallTime));
    }
  }

  /**
   * The number of edges of a tree with this number of nodes: each decision is applied, and most are
   * also refuted. OR-Tools calls them branches. On {@code cp} with one thread and the default
   * strategy, n = 8 has the 790 branches that OR-Tools' guide publishes.
   *
   * @return {@code nodes() - 1}, at least 0
   */
  public long branches() {
    return Math.max(0, nodes - 1);
  }

  private static void requireNotNegative(String name, long value, String remedy) {
    if (value < 0) {
      throw new IllegalArgumentException(
          "%s (%s) must not be negative: %s".formatted(name, value, remedy));
    }
  }
}

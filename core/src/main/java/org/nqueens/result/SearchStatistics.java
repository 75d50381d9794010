package org.nqueens.result;

import java.io.Serializable;
import java.time.Duration;
import java.util.Objects;

/**
 * The effort of a search. Where the result names a {@linkplain SolveResult#propagation() level of
 * propagation}, the search is a binary tree on every backend: at each node it decides, fails, or
 * finds a solution. A node with n branches counts as n - 1 decisions one after the other, because a
 * solver that tries the rows of a column in turn decides for each row but the last.
 *
 * <p>An exhausted tree with D decisions, F failures and S solutions has {@code F + S = D + 1} and
 * {@code 2D + 1} nodes. Several threads search each part of the model by a tree of its own: P parts
 * have {@code F + S = D + P}. Up to symmetry, S also counts the solutions that are not delivered.
 * Numbers of one level compare strategies and backends.
 *
 * <p>Where the result names no level, the numbers are the backend's own steps, which need not form
 * a tree. From 12 columns on, the embedded engine joins halves of plain boards, and a search may
 * replay one half of a board from the other, whose mirror image it is, without counting its steps.
 * A matching may decide the model without a node. CP-SAT reports branches as decisions and
 * conflicts as failures. To compare searches, or boards of several sizes, search them by {@link
 * org.nqueens.TreeSearch}.
 *
 * <p>If {@code findAny} runs several searches, the statistics are those of the last one.
 *
 * @param decisions the nodes at which the search decided, at least 0
 * @param failures the nodes that were dead ends (for CP-SAT, the conflicts), at least 0
 * @param nodes the nodes at which the search decided, failed or found a solution, at least 0
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
   * The edges of one tree of as many nodes, which are the decisions applied and refuted. On {@code
   * cp} with one thread it is what OR-Tools calls branches: with the default strategy the number
   * that OR-Tools' guide publishes, 790 at n = 8.
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

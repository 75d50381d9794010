package org.nqueens.trace;

import java.util.Objects;
import org.nqueens.search.Decision;

/**
 * The edge from a node of a search tree to its child: the decision of the parent, applied or
 * refuted.
 *
 * @param node the number of the child, from 1; the nodes are numbered in the order of the search,
 *     and the root is node 0
 * @param parent the number of the parent, less than {@code node}
 * @param decision the decision that the strategy made at the parent
 * @param side whether the decision holds or is negated at the node
 */
public record Branch(int node, int parent, Decision decision, Side side) {

  /** A side of a decision. Thread-safe. */
  public enum Side {
    /** The left branch, explored first: the decision holds. */
    APPLIED,
    /** The right branch: the decision is negated. */
    REFUTED
  }

  /**
   * Defines the branch.
   *
   * @throws IllegalArgumentException if the parent is negative or not less than the node
   */
  public Branch {
    Objects.requireNonNull(decision, "decision");
    Objects.requireNonNull(side, "side");
    if (parent < 0 || parent >= node) {
      throw new IllegalArgumentException(
          "parent (%s) must be at least 0 and less than the node (%s): number the nodes in the order of the search, from the root, 0"
              .formatted(parent, node));
    }
  }

  /** The formula that holds at the node, such as {@code q_3 = 5} or {@code q_3 != 5}. */
  @Override
  public String toString() {
    return side == Side.APPLIED ? decision.toString() : decision.negation();
  }
}

package org.nqueens.internal.call;

import org.nqueens.search.TreeLimit;

/** The part of the search tree for which a solver is configured. */
public sealed interface TreeOption {

  /** The whole tree, in parts where that is quicker. */
  record Whole() implements TreeOption {}

  /**
   * One tree within a limit.
   *
   * @param limit the limit
   */
  record Limited(TreeLimit limit) implements TreeOption {
    @Override
    public String toString() {
      return "tree limit " + limit;
    }
  }

  /** The whole tree, searched once for each number of discrepancies. */
  record ByDiscrepancies() implements TreeOption {
    @Override
    public String toString() {
      return "by discrepancies";
    }
  }
}

package org.nqueens.search;

import java.util.Locale;

/**
 * The levels of consistency: which rows the constraints remove from the domains at a node, before
 * the strategy makes the next decision.
 *
 * <p>At each level all constraints of the model are propagated until none of them removes a row. A
 * level removes at least the rows that {@link #VALUE} removes, and {@link #DOMAIN} removes at least
 * the rows that any other level removes. The fixed point does not depend on the order of the
 * removals, so the level and the strategy determine the search tree. Thread-safe.
 */
public enum Propagation {
  /**
   * Value elimination: a queen that is the only row left in its column removes the squares that it
   * attacks from the other columns. In terms of views: it removes the rows where another view has
   * the value of its view. Known as forward checking: R. M. Haralick and G. L. Elliott,
   * <i>Increasing tree search efficiency for constraint satisfaction problems</i>, Artificial
   * Intelligence 14 (1980). OR-Tools' {@code makeAllDifferent(vars, false)} and Choco's {@code FC}
   * propagate to this level. A solver that introduces an auxiliary variable for each view can
   * propagate more if a lookup repeats values, because such a view can be fixed before its queen.
   */
  VALUE,

  /**
   * Value elimination, and bounds consistency over the integers: if the values of k views lie in an
   * interval of k integers, a Hall interval, these integers are removed from both ends of the
   * values of all other views. A. López-Ortiz, C.-G. Quimper, J. Tromp and P. van Beek, <i>A fast
   * and simple algorithm for bounds consistency of the alldifferent constraint</i>, IJCAI 2003.
   * OR-Tools' {@code makeAllDifferent(vars)} propagates to this level if all views are offsets; the
   * guide publishes 304 failures and 790 branches at this level for n = 8.
   */
  BOUNDS,

  /**
   * Domain consistency of each all-different: a row is removed if its value has no part in any
   * assignment of distinct values to all views of the constraint. J.-C. Régin, <i>A filtering
   * algorithm for constraints of difference in CSPs</i>, AAAI 1994.
   */
  DOMAIN,

  /**
   * Value elimination, and the last place of a value that must be taken. If an all-different has as
   * many values as views, as rows and regions do, each value must be taken. A value that only one
   * column can still take is assigned to this column; in Sudoku this is a hidden single. The
   * embedded engine searches at this level. If every column can take every value of a constraint in
   * exactly one row, as on the diagonals of a torus, the constraint propagates only value
   * elimination.
   */
  COVERAGE,

  /**
   * In a request: a level that the backend chooses. In a result: the nodes of the search have no
   * common level. For example, clause learning has no such nodes, a search by bits looks ahead by
   * only a few columns, and a solver may have redundant constraints.
   */
  UNSPECIFIED;

  /** The lower-case name used in commands and texts, such as {@code bounds}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

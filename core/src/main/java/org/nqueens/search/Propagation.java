package org.nqueens.search;

import java.util.Locale;

/**
 * The levels of consistency: which rows the constraints remove from the domains at a node, before
 * the strategy makes the next decision.
 *
 * <p>At each level all constraints of the model are propagated until none of them removes a row.
 * The fixed point does not depend on the order of the removals, so the level and the strategy
 * determine the search tree. Thread-safe.
 *
 * <p>How the levels stand to each other: {@link #NONE} removes no row. {@link #VALUE} removes no
 * more rows than each level after it. {@link #DOMAIN} removes all rows that {@link #BOUNDS} and
 * {@link #COVERAGE} remove. {@link #ARC} looks at two columns and all rules, {@link #DOMAIN} at all
 * columns and one rule, so each removes rows that the other keeps. On an empty board of 3 queens
 * {@link #ARC} leaves no row in the first column, and {@link #DOMAIN} removes nothing.
 *
 * <p>The algorithms of textbooks, as P. van Beek orders them in <i>Backtracking search
 * algorithms</i>, Handbook of Constraint Programming (2006): naive backtracking (BT) checks the
 * constraints without an unbound column, and is {@link #NONE}. Forward checking (FC) also keeps
 * constraints with one unbound column consistent, and is {@link #VALUE}. Maintaining arc
 * consistency (MAC) keeps all of them consistent, and is {@link #ARC}. FC with the smallest domain
 * (FC + MRV) is {@link #VALUE} under {@link VariableSelection#MIN_DOMAIN_SIZE} and {@link
 * ValueSelection#SMALLEST}.
 */
public enum Propagation {
  /**
   * No propagation: plain backtracking (BT). A column with one row left has a queen. A new queen is
   * compared with the queens that stand, in the order of their columns, and the node fails at the
   * first queen that it attacks. No row is removed.
   */
  NONE,

  /**
   * Value elimination: a queen that is the only row left in its column removes the squares that it
   * attacks from the other columns. In terms of views: it removes the rows where another view has
   * the value of its view. Known as forward checking (FC): R. M. Haralick and G. L. Elliott,
   * <i>Increasing tree search efficiency for constraint satisfaction problems</i>, Artificial
   * Intelligence 14 (1980). OR-Tools' {@code makeAllDifferent(vars, false)} and Choco's {@code FC}
   * propagate to this level. A solver that introduces an auxiliary variable for each view can
   * propagate more if a lookup repeats values, because such a view can be fixed before its queen.
   *
   * <p>Here the last row of a column is a queen at once. In textbooks it waits for its turn. Under
   * the smallest domain its turn is next, so both fail equally often. In the order of columns the
   * tree here is smaller: 324 failures for n = 8, and 560 in textbooks.
   */
  VALUE,

  /**
   * Arc consistency of each pair of columns, with all rules between both as one binary constraint:
   * a row is removed if its queen attacks all rows left in another column. A. K. Mackworth,
   * <i>Consistency in networks of relations</i>, Artificial Intelligence 8 (1977). A search at this
   * level is known as MAC: D. Sabin and E. C. Freuder, <i>Contradicting conventional wisdom in
   * constraint satisfaction</i>, ECAI 1994. For n = 8 it fails 172 times.
   */
  ARC,

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

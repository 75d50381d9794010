package org.nqueens.search;

import java.util.Locale;

/**
 * The levels of consistency to which a search propagates: which rows the constraints remove from
 * the domains at a node before the strategy decides again.
 *
 * <p>At each level all constraints of the model are propagated until none of them removes a row. A
 * level removes at least the rows that {@link #VALUE} removes, and {@link #DOMAIN} removes at least
 * the rows that any other level removes. The fixed point, and therefore the search tree under a
 * strategy, depends on the level alone and not on the order of the removals. Thread-safe.
 */
public enum Propagation {
  /**
   * Value elimination: the queen of a column with one row left removes, from the other columns, the
   * rows at which their views have the value of its view. Known as forward checking: R. M. Haralick
   * and G. L. Elliott, <i>Increasing tree search efficiency for constraint satisfaction
   * problems</i>, Artificial Intelligence 14 (1980). OR-Tools' {@code makeAllDifferent(vars,
   * false)} and Choco's {@code FC} propagate to this level. An all-different over auxiliary
   * variables, one for each view, is stronger where a lookup repeats values: such a view can be
   * fixed before its queen.
   */
  VALUE,

  /**
   * Value elimination, and bounds consistency over the integers: if the values of k views lie in an
   * interval of k integers, a Hall interval, these integers are removed from both ends of the
   * values of all other views. A. López-Ortiz, C.-G. Quimper, J. Tromp and P. van Beek, <i>A fast
   * and simple algorithm for bounds consistency of the alldifferent constraint</i>, IJCAI 2003.
   * OR-Tools' {@code makeAllDifferent(vars)} propagates to this level where all views are offsets;
   * the published 304 failures and 790 branches at n = 8 are those of this level.
   */
  BOUNDS,

  /**
   * Domain consistency of each all-different: a row is removed if its value has no part in any
   * assignment of distinct values to all views of the constraint. J.-C. Régin, <i>A filtering
   * algorithm for constraints of difference in CSPs</i>, AAAI 1994.
   */
  DOMAIN,

  /**
   * Value elimination, and the last place of a value that must be taken: if an all-different has as
   * many values as views, as rows and regions have, a value that one column alone can still take is
   * assigned to this column. It is the level of the embedded engine; in Sudoku, of which the rule
   * is known, such a value is a hidden single. Where all values of a constraint can be taken by all
   * columns in one row each, as on the diagonals of a torus, the constraint propagates value
   * elimination only.
   */
  COVERAGE,

  /**
   * A level that the backend chooses. In a result it tells that the nodes of the search have no
   * common level: clause learning has no such nodes, a search by bits looks ahead by a few columns
   * only, and a solver may have redundant constraints.
   */
  UNSPECIFIED;

  /** The lower-case name used in commands and texts, such as {@code bounds}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package org.nqueens.internal.engine.plain;

/**
 * The rows of a column that queens to its left attack.
 *
 * @param rows attacked along the rows
 * @param ascending attacked along the diagonals q_j + j
 * @param descending attacked along the diagonals q_j - j
 */
record Attacks(int rows, int ascending, int descending) {
  /** No attack. */
  static final Attacks NONE = new Attacks(0, 0, 0);

  /** The attacks on the next column of the same queens and of a queen in this column. */
  Attacks with(int queen) {
    return new Attacks(rows | queen, (ascending | queen) >>> 1, (descending | queen) << 1);
  }

  /** The attacks of the same queens on a later column. */
  Attacks after(int columns) {
    return new Attacks(rows, ascending >>> columns, (int) ((long) descending << columns));
  }

  /** The rows attacked along any line; bits from n on have no meaning. */
  int all() {
    return rows | ascending | descending;
  }
}

package org.nqueens.internal.halves;

/**
 * The numbering of the diagonals that queens on both sides of a boundary can share, on a board of
 * at most 16 rows.
 *
 * <p>The boundary is a column. A diagonal that crosses it has a number: bits 0 to n - 2 are the
 * diagonals q_j + j by the row in which they cross, bits n - 1 to 2n - 3 the diagonals q_j - j by
 * that row less one. A queen to the left of the boundary cannot reach row n - 1 on the former, nor
 * row 0 on the latter.
 */
final class BoundaryDiagonals {
  private BoundaryDiagonals() {}

  /**
   * The diagonals of queens to the left.
   *
   * @param n the number of rows
   * @param ascending the rows of the boundary that the queens attack by diagonals q_j + j
   * @param descending the rows that they attack by diagonals q_j - j; higher bits are ignored
   */
  static int ofAttacked(int n, int ascending, int descending) {
    int crossing = (1 << n - 1) - 1;
    return ascending | (descending >>> 1 & crossing) << n - 1;
  }

  /**
   * The diagonals of a queen in the boundary column or to its right; those that no queen to the
   * left can reach are left out.
   *
   * @param n the number of rows
   * @param queen the bit of its row
   * @param distance the number of columns from the boundary to the queen
   */
  static int ofQueen(int n, int queen, int distance) {
    int crossing = (1 << n - 1) - 1;
    return queen << distance & crossing | queen >>> distance >>> 1 << n - 1;
  }
}

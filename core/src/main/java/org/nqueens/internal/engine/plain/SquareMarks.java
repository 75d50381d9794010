package org.nqueens.internal.engine.plain;

/**
 * The marks that the squares of the open columns leave in a half: a bit for the row, and a bit for
 * each diagonal that queens of both sides can use.
 *
 * <p>The open rows have the numbers 0, 1, ... from the top, and row i the bit {@value #ROWS} + i.
 * Only the diagonals on which both sides have a square that is not attacked can be shared. The
 * ascending ones, q_j + j, have the bits from 0 on in their order, the descending ones, q_j - j,
 * those after them; a diagonal of one side alone has none. The marks of a half are the union of
 * those of its squares: its set of rows, which is a key to sort by, above its set of diagonals.
 */
final class SquareMarks {
  /** The position of the bit of the first row; a set of shared diagonals fits an int. */
  static final int ROWS = Integer.SIZE;

  /** By {@link #index}, of boards of up to 32 columns. */
  private final long[] marks = new long[Integer.SIZE << 5];

  private int diagonals;

  /**
   * Marks the squares.
   *
   * @param domains by column: the rows that the queens placed do not attack
   * @param rows the rows without a queen, as many as there are open columns
   * @return false if the two sides share more than 32 diagonals, for which there are no marks
   */
  boolean set(long[] domains, int[] left, int[] right, long rows) {
    long ascending = ascending(domains, left) & ascending(domains, right);
    long descending = descending(domains, left) & descending(domains, right);
    diagonals = Long.bitCount(ascending) + Long.bitCount(descending);
    if (diagonals > Integer.SIZE) {
      return false;
    }
    set(domains.length, left, rows, ascending, descending);
    set(domains.length, right, rows, ascending, descending);
    return true;
  }

  private static long ascending(long[] domains, int[] columns) {
    long used = 0;
    for (int column : columns) {
      used |= domains[column] << column;
    }
    return used;
  }

  private static long descending(long[] domains, int[] columns) {
    long used = 0;
    for (int column : columns) {
      used |= domains[column] << domains.length - 1 - column;
    }
    return used;
  }

  private void set(int n, int[] columns, long rows, long ascending, long descending) {
    int first = Long.bitCount(ascending);
    for (int column : columns) {
      for (int row = 0; row < n; row++) {
        marks[index(column, row)] =
            1L << ROWS + number(rows, row)
                | mark(ascending, row + column)
                | mark(descending, row - column + n - 1) << first;
      }
    }
  }

  private static long mark(long set, int member) {
    return (set >>> member & 1) << number(set, member);
  }

  /** The number of members of a set before a member. */
  private static int number(long set, int member) {
    return Long.bitCount(set & (1L << member) - 1);
  }

  /** Where the marks of a square are in {@link #marks}. */
  static int index(int column, int row) {
    return column << 5 | row;
  }

  /** The marks by {@link #index}, for reading. */
  long[] marks() {
    return marks;
  }

  /** The number of diagonals that both sides can use. */
  int diagonals() {
    return diagonals;
  }
}

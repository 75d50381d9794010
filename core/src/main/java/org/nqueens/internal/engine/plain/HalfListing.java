package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;

/**
 * Lists the halves of one side: the ways to fill its open columns with queens that do not attack
 * each other.
 *
 * <p>A depth-first walk over the columns, from the middle of the board outwards: there are fewer
 * ways to begin with queens close to those placed. Most of the time goes to the last column, of
 * which three rows are free on average. The processor would mispredict the end of a loop over them.
 * Four halves are therefore written in any case, and the size grows by the number of free rows; the
 * count of n = 16 by a loop takes 1.12 times as long.
 */
final class HalfListing {
  private static final int INITIAL_SIZE = 1 << 14;

  /** The open columns above which a stop is polled: below, there are some thousand halves. */
  private static final int UNPOLLED_COLUMNS = 4;

  /** The halves that are written between two checks of the space: n^2, and three that are void. */
  private static final int SPACE = 32 * 32 + 4;

  private final MemoryAccount memory;
  private long[] found = {};
  private int size;
  private long tried;

  // Of the current listing.
  private int limit;
  private BooleanSupplier stop = () -> false;
  private int n;
  private int[] columns = {};
  private long[] domains = {};
  private long[] marks = {};

  /** Makes an empty list. */
  HalfListing(MemoryAccount memory) {
    this.memory = memory;
  }

  /**
   * Lists the halves of a side.
   *
   * @param side at least two open columns
   * @param rows by column: the rows that the queens placed do not attack
   * @param most the most halves that may be listed
   * @return false if there are more halves, no memory for them, or a stop was requested
   */
  boolean list(
      int[] side, long[] rows, SquareMarks squares, int most, BooleanSupplier stopRequested) {
    limit = most;
    stop = stopRequested;
    n = rows.length;
    columns = side;
    domains = rows;
    marks = squares.marks();
    size = 0;
    return list(0, 0, 0, 0, 0) && size <= limit;
  }

  /** Fills the columns from a depth on. */
  private boolean list(int depth, long taken, long ascending, long descending, long marked) {
    int column = columns[depth];
    long free = free(column, taken, ascending, descending);
    tried += Long.bitCount(free);
    if (depth == columns.length - 2) {
      return listLastTwo(free, taken, ascending, descending, marked);
    }
    if (columns.length - depth > UNPOLLED_COLUMNS && stop.getAsBoolean()) {
      return false;
    }
    for (; free != 0; free &= free - 1) {
      long queen = free & -free;
      if (!list(
          depth + 1,
          taken | queen,
          ascending | queen << column,
          descending | queen << n - 1 - column,
          marked | marks[SquareMarks.index(column, Long.numberOfTrailingZeros(queen))])) {
        return false;
      }
    }
    return true;
  }

  /** Fills the last two columns, the first of which has some rows that are not attacked. */
  private boolean listLastTwo(long free, long taken, long ascending, long descending, long marked) {
    if (size > found.length - SPACE && !grow()) {
      return false;
    }
    int column = columns[columns.length - 2];
    int last = columns[columns.length - 1];
    int mirrored = n - 1 - column;
    int lastMirrored = n - 1 - last;
    long allowed = domains[last];
    int firstMark = SquareMarks.index(last, 0);
    long[] squares = marks;
    long[] halves = found;
    int end = size;
    for (long left = free; left != 0; left &= left - 1) {
      long queen = left & -left;
      long rows =
          allowed
              & ~(taken
                  | queen
                  | (ascending | queen << column) >>> last
                  | (descending | queen << mirrored) >>> lastMirrored);
      long all = marked | squares[SquareMarks.index(column, Long.numberOfTrailingZeros(queen))];
      int next = end + Long.bitCount(rows);
      // Without a row the mark is that of row 0, and the half is void like those after the last.
      halves[end] = all | squares[firstMark | Long.numberOfTrailingZeros(rows) & 31];
      rows &= rows - 1;
      halves[end + 1] = all | squares[firstMark | Long.numberOfTrailingZeros(rows) & 31];
      rows &= rows - 1;
      halves[end + 2] = all | squares[firstMark | Long.numberOfTrailingZeros(rows) & 31];
      rows &= rows - 1;
      halves[end + 3] = all | squares[firstMark | Long.numberOfTrailingZeros(rows) & 31];
      rows &= rows - 1;
      for (int i = end + 4; rows != 0; rows &= rows - 1) {
        halves[i++] = all | squares[firstMark | Long.numberOfTrailingZeros(rows)];
      }
      end = next;
    }
    tried += end - size;
    size = end;
    return true;
  }

  private long free(int column, long taken, long ascending, long descending) {
    return domains[column] & ~(taken | ascending >>> column | descending >>> n - 1 - column);
  }

  private boolean grow() {
    int length = Math.max(INITIAL_SIZE, 2 * found.length);
    return size <= limit
        && memory.replace(
            (long) found.length * Long.BYTES,
            (long) length * Long.BYTES,
            () -> found = Arrays.copyOf(found, length));
  }

  /** The marks of the halves, in the order in which they were found, for reading. */
  long[] found() {
    return found;
  }

  /** The number of halves for which there is room. */
  int capacity() {
    return Math.max(0, found.length - SPACE);
  }

  /** The number of halves found. */
  int size() {
    return size;
  }

  /** The queens tried in all listings. */
  long tried() {
    return tried;
  }
}

package org.nqueens.internal.halves;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryLease;

/**
 * A list of left halves: the placements of queens in the columns before a boundary that agree with
 * the queens of a prefix, listed in lexicographic order and then sorted by the set of rows that
 * they leave to the right. A half keeps its place in the first order.
 *
 * <p>The list takes 20 bytes a half, and 32 while it grows. Not safe for use by several threads.
 */
final class LeftHalves {
  /** The memory of a half: its number and its rows, and its number in the sorted list. */
  static final int BYTES = 20;

  private static final int FOUND_BYTES = 12;
  private static final int SORTED_BYTES = 8;

  private static final int INITIAL_SIZE = 1 << 12;

  /** The columns left at which a listing polls its stop signal: less than 0.1 ms. */
  private static final int POLL_COLUMNS = 4;

  private final int n;
  private final int boundary;
  private final RowSets rowSets;
  private final MemoryLease memory;

  /** In lexicographic order: the number of the rows left, above the diagonals attacked. */
  private long[] found = {};

  /** In lexicographic order: the rows, four bits each, the first column in the highest bits. */
  private int[] rows = {};

  private int size;

  /** True once a half found no room. */
  private boolean full;

  /** By the rows left: the place in lexicographic order, above the diagonals attacked. */
  private long[] sorted = {};

  /** By number of a set of rows: the end of the halves that leave it. */
  private int[] ends = {};

  // During a listing.
  private int[] allowed = {};
  private int limit;
  private BooleanSupplier stop = () -> false;
  private long queens;
  private long failures;

  /**
   * Makes an empty list.
   *
   * @param n the number of rows and columns, at most 16
   * @param boundary the column after the last of the halves
   * @param rowSets the numbering of sets of n - boundary rows
   * @param memory has the memory of the list
   */
  LeftHalves(int n, int boundary, RowSets rowSets, MemoryLease memory) {
    this.n = n;
    this.boundary = boundary;
    this.rowSets = rowSets;
    this.memory = memory;
  }

  /**
   * Replaces the halves by all that agree with a prefix.
   *
   * @param domains by column: the rows that it allows
   * @param column the first column of the halves, at most eight before the boundary
   * @param prefix the attacks of the prefix on this column
   * @param most the most halves that may be listed
   * @param stopRequested answers whether to stop; the list is then incomplete
   * @return false if there are more halves, or no memory for them; the list is then incomplete
   */
  boolean list(int[] domains, int column, Attacks prefix, int most, BooleanSupplier stopRequested) {
    allowed = domains;
    limit = most;
    stop = stopRequested;
    size = 0;
    full = !hasSets();
    Arrays.fill(ends, 0);
    if (!full) {
      place(column, prefix.rows(), prefix.ascending(), prefix.descending(), 0);
    }
    if (full || size > most || !hasRoomToSort()) {
      return false;
    }
    sort();
    return true;
  }

  private void place(int column, int taken, int ascending, int descending, int placed) {
    int free = allowed[column] & ~(taken | ascending | descending);
    if (free == 0) {
      failures++;
      return;
    }
    queens += Integer.bitCount(free);
    if (column == boundary - 1) {
      add(free, taken, ascending, descending, placed);
      return;
    }
    if (boundary - column >= POLL_COLUMNS && (full || size > limit || stop.getAsBoolean())) {
      return;
    }
    for (; free != 0; free &= free - 1) {
      int queen = free & -free;
      place(
          column + 1,
          taken | queen,
          (ascending | queen) >>> 1,
          (descending | queen) << 1,
          placed << 4 | Integer.numberOfTrailingZeros(queen));
    }
  }

  private void add(int free, int taken, int ascending, int descending, int placed) {
    if (size + n > found.length && !grow()) {
      return;
    }
    int rest = (1 << n) - 1 & ~taken;
    int at = size;
    for (int left = free; left != 0; left &= left - 1) {
      int queen = left & -left;
      int set = rowSets.number(rest ^ queen);
      int attacked =
          BoundaryDiagonals.ofAttacked(n, (ascending | queen) >>> 1, (descending | queen) << 1);
      ends[set]++;
      found[at] = (long) set << Integer.SIZE | attacked;
      rows[at++] = placed << 4 | Integer.numberOfTrailingZeros(queen);
    }
    size = at;
  }

  /** Makes room for the sets of rows, before the first list. */
  private boolean hasSets() {
    int sets = rowSets.count();
    return ends.length > 0
        || memory.allocate((long) sets * Integer.BYTES, () -> ends = new int[sets]);
  }

  private boolean grow() {
    int length = Math.max(INITIAL_SIZE, 2 * found.length);
    full =
        full
            || !memory.replace(
                (long) found.length * FOUND_BYTES,
                (long) length * FOUND_BYTES,
                () -> {
                  long[] more = Arrays.copyOf(found, length);
                  rows = Arrays.copyOf(rows, length);
                  found = more;
                });
    return !full;
  }

  private boolean hasRoomToSort() {
    if (sorted.length >= size) {
      return true;
    }
    memory.release((long) sorted.length * SORTED_BYTES);
    sorted = new long[0];
    return memory.allocate(
        (long) found.length * SORTED_BYTES, () -> sorted = new long[found.length]);
  }

  private void sort() {
    int sum = 0;
    for (int set = 0; set < ends.length; set++) {
      int halves = ends[set];
      ends[set] = sum;
      sum += halves;
    }
    for (int i = 0; i < size; i++) {
      long half = found[i];
      sorted[ends[(int) (half >>> Integer.SIZE)]++] = (long) i << Integer.SIZE | (int) half;
    }
  }

  /** The number of halves for which there is room. */
  int capacity() {
    return found.length;
  }

  /** The number of halves. */
  int size() {
    return size;
  }

  /** The end of the sorted halves that leave a set of rows; they follow those of the set before. */
  int end(int set) {
    return ends[set];
  }

  /** By the rows left: the place in lexicographic order, above the diagonals attacked. */
  long[] sorted() {
    return sorted;
  }

  /** In lexicographic order: the rows, four bits each, the first column in the highest bits. */
  int[] rows() {
    return rows;
  }

  /** The queens tried in all listings. */
  long queens() {
    return queens;
  }

  /** The columns without a free row in all listings. */
  long failures() {
    return failures;
  }
}

package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.ReservedArray;

/**
 * The halves of one side of a boundary: the ways to fill the columns next to it, sorted by the set
 * of rows that the right side has, and in lexicographic order within a set.
 *
 * <p>A half is a word, see {@link HalfLayout}. A left half has its place in lexicographic order,
 * and {@link #rows} has its rows at this index.
 *
 * <p>The right halves of each set are counted first, and then written to their places. A list takes
 * 8 bytes for each half, and a list that is too long is never made. Left halves, which are listed
 * for each prefix, are found once and sorted by counting. They take 24 bytes for each half, and 40
 * while the list grows. If they were found twice, an enumeration of n = 14 would take 1.1 times as
 * long.
 */
final class HalfList {
  /** The memory of a left half; a right half takes a word. */
  static final int LEFT_BYTES = 3 * Long.BYTES;

  private static final int INITIAL_SIZE = 1 << 12;

  /** A listing polls only while so many columns are left; the rest takes less than 0.1 ms. */
  private static final int POLL_COLUMNS = 4;

  private final HalfLayout layout;
  private final ReservedArray<long[]> halves;

  /** By number of a set of rows: its first half. Halves are counted two places further. */
  private final ReservedArray<int[]> starts;

  // Of left halves, by place in lexicographic order: the rows, and the number of the set of rows
  // above the diagonals.
  private final ReservedArray<long[]> rows;
  private final ReservedArray<long[]> found;

  // During a listing.
  private final int[] allowed;
  private int end;
  private int otherRows;
  private boolean isCounting;
  private int size;
  private int limit;
  private boolean full;
  private BooleanSupplier stop = () -> false;
  private long queens;
  private long failures;

  HalfList(HalfLayout layout, MemoryAccount memory) {
    this.layout = layout;
    this.halves = ReservedArray.ofLongs(memory);
    this.starts = ReservedArray.ofInts(memory);
    this.rows = ReservedArray.ofLongs(memory);
    this.found = ReservedArray.ofLongs(memory);
    this.allowed = new int[layout.size()];
  }

  /**
   * Replaces the halves by the left halves of a board.
   *
   * @param domains by column: its rows; one row for each column before the halves
   * @param from the first column of the halves, at most eight columns before the boundary
   * @param stopRequested answers whether to stop; the list is then incomplete
   * @return false if there are more halves, or no memory for them; the list is then incomplete
   */
  boolean listLeft(long[] domains, int from, int most, BooleanSupplier stopRequested) {
    begin(domains, layout.boundary(), most, stopRequested);
    otherRows = (1 << allowed.length) - 1;
    for (int column = 0; column < from; column++) {
      otherRows ^= allowed[column];
    }
    if (!full) {
      place(from, 0, 0, 0, 0, 0);
    }
    stop = () -> false; // the list outlives the search
    if (full || size > limit || !halves.replace(size, rows.length())) {
      return false;
    }
    setStarts();
    long[] unsorted = found.get();
    long[] sorted = halves.get();
    int[] places = starts.get();
    for (int place = 0; place < size; place++) {
      long half = unsorted[place];
      long diagonals = half & (1L << layout.numberStart()) - 1;
      sorted[places[(int) (half >>> layout.numberStart()) + 1]++] =
          (long) place << layout.numberStart() | diagonals;
    }
    return true;
  }

  /** Replaces the halves by the right halves of a board, like {@link #listLeft}. */
  boolean listRight(long[] domains, int most, BooleanSupplier stopRequested) {
    begin(domains, allowed.length, most, stopRequested);
    otherRows = 0;
    isCounting = true;
    if (!full) {
      place(layout.boundary(), 0, 0, 0, 0, 0);
    }
    boolean fits = !full && size <= limit && !stop.getAsBoolean() && halves.replace(size, size);
    if (fits) {
      setStarts();
      isCounting = false;
      place(layout.boundary(), 0, 0, 0, 0, 0);
    }
    stop = () -> false;
    return fits;
  }

  private void begin(long[] domains, int endOfHalves, int most, BooleanSupplier stopRequested) {
    for (int column = 0; column < allowed.length; column++) {
      allowed[column] = (int) domains[column];
    }
    end = endOfHalves;
    limit = most;
    stop = stopRequested;
    size = 0;
    full = !hasSets();
    Arrays.fill(starts.get(), 0);
  }

  /** Makes room for the sets of rows, before the first list. */
  private boolean hasSets() {
    int length = layout.sets() + 2;
    return starts.replace(length, length);
  }

  private boolean grow() {
    int length = Math.max(INITIAL_SIZE, 2 * rows.length());
    full = full || !found.extend(length) || !rows.extend(length);
    return !full;
  }

  /** Sums up the counts: the start of a set is one place further, and moves to its end. */
  private void setStarts() {
    int[] places = starts.get();
    for (int set = 2; set < places.length; set++) {
      places[set] += places[set - 1];
    }
  }

  private boolean isOver(int column) {
    return end - column >= POLL_COLUMNS && (full || size > limit || stop.getAsBoolean());
  }

  private void place(
      int column, int taken, int ascending, int descending, long shared, long placed) {
    int free = allowed[column] & ~(taken | ascending | descending);
    if (column == end - 1) {
      if (end == layout.boundary()) {
        find(free, taken ^ otherRows, shared, placed);
      } else {
        write(free, taken ^ otherRows, shared, placed);
      }
      return;
    }
    failures += free == 0 ? 1 : 0;
    queens += Integer.bitCount(free);
    if (isOver(column)) {
      return;
    }
    for (; free != 0; free &= free - 1) {
      int queen = free & -free;
      int row = Integer.numberOfTrailingZeros(free);
      place(
          column + 1,
          taken | queen,
          (ascending | queen) >>> 1,
          (descending | queen) << 1,
          shared | layout.mark(column, row),
          placed << layout.rowBits() | row);
    }
  }

  /** Adds left halves with a queen in each free row of the last column. */
  private void find(int free, int others, long shared, long placed) {
    failures += free == 0 ? 1 : 0;
    queens += Integer.bitCount(free);
    if (size + Integer.SIZE > rows.length() && !grow()) {
      return;
    }
    long[] halvesFound = found.get();
    long[] rowsFound = rows.get();
    int[] counts = starts.get();
    int at = size;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int row = Integer.numberOfTrailingZeros(rest);
      int set = layout.number(others ^ rest & -rest);
      counts[set + 2]++;
      halvesFound[at] = (long) set << layout.numberStart() | shared | layout.mark(end - 1, row);
      rowsFound[at++] = placed << layout.rowBits() | row;
    }
    size = at;
  }

  /** Counts right halves with a queen in each free row of the last column, or writes them. */
  private void write(int free, int others, long shared, long placed) {
    size += isCounting ? Integer.bitCount(free) : 0;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int row = Integer.numberOfTrailingZeros(rest);
      int set = layout.number(others ^ rest & -rest);
      int at = starts.get()[isCounting ? set + 2 : set + 1]++;
      if (!isCounting) {
        long half = layout.right(placed, row) << layout.numberStart();
        halves.get()[at] = half | shared | layout.mark(end - 1, row);
      }
    }
  }

  /** Takes the halves of a list that agree with another queen; false if there is no memory. */
  boolean filter(HalfList other, int column, int row) {
    int most = 1; // the place after the last half is also written
    for (int set = 0; set < layout.sets(); set++) {
      most += other.sizeWithout(row, set);
    }
    if (!hasSets() || !halves.replace(most, most)) {
      return false;
    }
    long attacked = layout.mark(column, row);
    int size = 0;
    for (int set = 0; set < layout.sets(); set++) {
      starts.get()[set] = size;
      int from = other.start(set);
      size = filter(other.halves(), from, from + other.sizeWithout(row, set), attacked, size);
    }
    starts.get()[layout.sets()] = size;
    return true;
  }

  private int filter(long[] others, int from, int end, long attacked, int start) {
    long[] kept = halves.get();
    int size = start;
    for (int i = from; i < end; i++) {
      long half = others[i];
      kept[size] = half;
      // One more where no diagonal is attacked, without a jump.
      size += (int) ((half & attacked) - 1 >>> Long.SIZE - 1);
    }
    return size;
  }

  /** The number of halves of a set of rows if the set is without a row, else 0. */
  private int sizeWithout(int row, int set) {
    return (layout.set(set) >>> row & 1) == 0 ? start(set + 1) - start(set) : 0;
  }

  int capacity() {
    return halves.length();
  }

  /** The first half of a set of rows; its last is before the first of the next set. */
  int start(int set) {
    return starts.get()[set];
  }

  int size() {
    return starts.length() == 0 ? 0 : start(layout.sets());
  }

  long[] halves() {
    return halves.get();
  }

  /** By place in lexicographic order: the rows of a left half. */
  long[] rows() {
    return rows.get();
  }

  /** The queens tried in all listings of left halves. */
  long queens() {
    return queens;
  }

  /** The columns without a free row in all listings of left halves. */
  long failures() {
    return failures;
  }
}

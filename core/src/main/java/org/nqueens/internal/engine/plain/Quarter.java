package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.ReservedArray;

/**
 * The placements of any number of queens, including none, in a quarter of the open squares.
 *
 * <p>The sets of rows of one size are ranked. There is a list for each set of columns and group of
 * 2^k ranks; a group of one rank is a set of rows. If k is not 0, the word of a placement gets the
 * rank. A set can be ranked by its complement, so halves of both sides that together take every row
 * have equal ranks.
 *
 * <p>The placements are found by a depth-first walk over the columns, and sorted by counting. Any
 * column may stay empty.
 */
final class Quarter {
  /** The most columns, and the most rows, of a quarter: at most 126 sets have one size. */
  static final int MAX_SIDE = 9;

  /** The most placements: four times as many as in a quarter of 9 columns and 9 rows at n = 18. */
  private static final int MOST = 1 << 22;

  private static final int INITIAL_SIZE = 1 << 12;

  /** The placements found between two polls of the stop signal, a power of two: some 50 us. */
  private static final int POLL = 1 << 12;

  /** By set of rows: its rank among the sets of its size. */
  private static final byte[] RANKS = new byte[1 << MAX_SIDE];

  static {
    int[] count = new int[MAX_SIDE + 1];
    for (int set = 0; set < RANKS.length; set++) {
      RANKS[set] = (byte) count[Integer.bitCount(set)]++;
    }
  }

  private final QuarterWords form;

  /** The placements in the order of finding, and the numbers of their lists. */
  private final ReservedArray<long[]> found;

  private final ReservedArray<int[]> foundIn;
  private final ReservedArray<long[]> words;

  /** By number of a list: where it begins. Its placements are counted two places further. */
  private final ReservedArray<int[]> starts;

  // During a listing.
  private int[] columns = {};
  private long[] domains = {};
  private int flipped;
  private int groupBits;

  /** The bits of a group in the number of a list. */
  private int listBits;

  private final int[] numbers = new int[Long.SIZE];
  private BooleanSupplier stop = () -> false;
  private int[] places = {};
  private long[] unsorted = {};
  private int[] lists = {};
  private boolean isOver;
  private int size;

  /** Makes an empty quarter; several quarters share the room for what a listing has found. */
  Quarter(
      QuarterWords form,
      ReservedArray<long[]> found,
      ReservedArray<int[]> foundIn,
      MemoryAccount memory) {
    this.form = form;
    this.found = found;
    this.foundIn = foundIn;
    this.words = ReservedArray.ofLongs(memory);
    this.starts = ReservedArray.ofInts(memory);
  }

  /**
   * Replaces the placements.
   *
   * @param side the columns of the quarter, at most {@value #MAX_SIDE}
   * @param rows by column: the rows that the queens placed do not attack
   * @param band the rows of the quarter, at most {@value #MAX_SIDE}
   * @param flippedRows the rows that are flipped in a set before it is ranked: all or none
   * @param bits the logarithm of the number of ranks in a group
   * @return false if there are too many placements, no memory for them, or a stop was requested
   */
  boolean list(
      int[] side,
      long[] rows,
      long band,
      int flippedRows,
      int bits,
      BooleanSupplier stopRequested) {
    columns = side;
    domains = rows;
    flipped = flippedRows;
    groupBits = bits;
    stop = stopRequested;
    for (long left = band; left != 0; left &= left - 1) {
      int row = Long.numberOfTrailingZeros(left);
      numbers[row] = Long.bitCount(band & (1L << row) - 1);
    }
    int height = Long.bitCount(band);
    int lastRank = rank((1 << height) - (1 << height - height / 2));
    listBits = Math.max(0, Integer.SIZE - Integer.numberOfLeadingZeros(lastRank) - bits);
    int end = list(1 << side.length, 0);
    size = 0;
    isOver = !starts.replace(end + 2, end + 2);
    if (!isOver) {
      places = starts.get();
      Arrays.fill(places, 0, end + 2, 0);
      place(0, band, 0, 0, 0, 0);
    }
    if (isOver || !words.replace(size, size + size / 4)) {
      return false;
    }
    for (int list = 2; list <= end; list++) {
      places[list] += places[list - 1];
    }
    long[] sorted = words.get();
    for (int i = 0; i < size; i++) {
      sorted[places[lists[i] + 1]++] = unsorted[i];
    }
    return true;
  }

  /**
   * Adds a placement, and the placements with further queens in the columns from one on.
   *
   * @param taken the rows taken, by number, above the columns taken
   */
  private void place(int from, long free, int taken, long ascending, long descending, long word) {
    add(taken, word);
    for (int i = from; i < columns.length; i++) {
      int column = columns[i];
      int mirrored = domains.length - 1 - column;
      long left = domains[column] & free & ~(ascending >>> column | descending >>> mirrored);
      for (; left != 0 && !isOver; left &= left - 1) {
        long queen = left & -left;
        int row = Long.numberOfTrailingZeros(queen);
        place(
            i + 1,
            free & ~queen,
            taken | 1 << i | 1 << columns.length + numbers[row],
            ascending | queen << column,
            descending | queen << mirrored,
            word | form.mark(column, row));
      }
    }
  }

  private void add(int taken, long word) {
    if ((size & POLL - 1) == 0) {
      isOver = isOver || size == foundIn.length() && !grow() || stop.getAsBoolean();
      unsorted = found.get();
      lists = foundIn.get();
    }
    if (!isOver) {
      int rank = RANKS[taken >>> columns.length ^ flipped];
      int list = list(taken & (1 << columns.length) - 1, rank >> groupBits);
      places[list + 2]++;
      lists[size] = list;
      unsorted[size++] = groupBits == 0 ? word : QuarterWords.withRank(word, rank);
    }
  }

  private boolean grow() {
    int length = Math.max(INITIAL_SIZE, 2 * foundIn.length());
    return length <= MOST && found.extend(length) && foundIn.extend(length);
  }

  /** The rank of a set of rows among the sets of its size. */
  static int rank(int set) {
    return RANKS[set];
  }

  /** The number of the list of a set of columns and a group of ranks. */
  int list(int columnsTaken, int group) {
    return columnsTaken << listBits | group;
  }

  /** By number of a list: where it begins; the next one begins where it ends. For reading. */
  int[] starts() {
    return starts.get();
  }

  long[] words() {
    return words.get();
  }

  int size() {
    return size;
  }

  int width() {
    return columns.length;
  }
}

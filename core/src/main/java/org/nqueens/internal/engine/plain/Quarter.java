package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;

/**
 * The placements of any number of queens, also of none, in one quarter of the open squares, by the
 * sets of its columns and rows that they take. A placement is a word, see {@link QuarterWords}.
 *
 * <p>A southern quarter has a list for each set of columns and set of rows. A northern one has a
 * list for each set of columns and group of sets of rows: sets of one size are ranked, and {@value
 * #GROUP} ranks make a group; the word has the rank. Ranks of eastern sets are those of their
 * complements, so that halves of both sides that take every row have equal ranks.
 *
 * <p>The placements of each list are counted before they are written, as in {@link HalfList}: to
 * place the queens twice takes 2 % of a count at n = 16.
 */
final class Quarter {
  /** The most columns, and the most rows, of a quarter: no more than 126 sets have one size. */
  static final int MAX_SIDE = 9;

  /** The ranks of a group, as a power of two: few enough for the halves to stay in the caches. */
  static final int GROUP_BITS = 4;

  /** The ranks of a group. */
  static final int GROUP = 1 << GROUP_BITS;

  private static final int GROUPS_BITS = Long.SIZE - QuarterWords.RANK - GROUP_BITS;

  /** The most placements: four times those of a quarter of 9 columns by 9 rows at n = 18. */
  private static final int MOST = 1 << 22;

  /** The columns left at which a listing polls its stop signal: some thousand placements. */
  private static final int POLL_COLUMNS = 5;

  /** By set of rows: its rank among the sets of its size. */
  private static final byte[] RANKS = new byte[1 << MAX_SIDE];

  static {
    int[] count = new int[MAX_SIDE + 1];
    for (int set = 0; set < RANKS.length; set++) {
      RANKS[set] = (byte) count[Integer.bitCount(set)]++;
    }
  }

  private final MemoryAccount memory;
  private long[] words = {};

  /** By number of a list, plus 1: where it ends, and the next one begins. */
  private int[] ends = {};

  private int width;
  private boolean isNorth;
  private int size;

  // During a listing.
  private boolean isCounted;
  private boolean isOver;
  private int flip;
  private int[] columns = {};
  private final int[] numbers = new int[Long.SIZE];
  private long[] domains = {};
  private QuarterWords form = new QuarterWords();
  private BooleanSupplier stop = () -> false;

  /** Makes an empty quarter. */
  Quarter(MemoryAccount memory) {
    this.memory = memory;
  }

  /**
   * Lists the placements of a southern quarter.
   *
   * @param side the columns, at most {@value #MAX_SIDE}
   * @param rows by column: the rows that the queens placed do not attack
   * @param band the rows of the quarter, at most {@value #MAX_SIDE}
   * @return false if there are too many, no memory for them, or a stop was requested
   */
  boolean listSouth(
      int[] side, long[] rows, long band, QuarterWords words, BooleanSupplier stopRequested) {
    isNorth = false;
    return list(side, rows, band, 1 << side.length + Long.bitCount(band), words, stopRequested);
  }

  /**
   * Lists the placements of a northern quarter as {@link #listSouth} does.
   *
   * @param isEast whether the sets of rows have the ranks of their complements
   */
  boolean listNorth(
      int[] side,
      long[] rows,
      long band,
      boolean isEast,
      QuarterWords words,
      BooleanSupplier stopRequested) {
    isNorth = true;
    flip = isEast ? (1 << Long.bitCount(band)) - 1 : 0;
    return list(side, rows, band, 1 << side.length + GROUPS_BITS, words, stopRequested);
  }

  private boolean list(
      int[] side, long[] rows, long band, int lists, QuarterWords words, BooleanSupplier stopped) {
    columns = side;
    width = side.length;
    domains = rows;
    form = words;
    stop = stopped;
    for (long left = band; left != 0; left &= left - 1) {
      int row = Long.numberOfTrailingZeros(left);
      numbers[row] = Long.bitCount(band & (1L << row) - 1);
    }
    size = 0;
    isOver = ends.length <= lists && !growEnds(lists + 1);
    if (!isOver) {
      Arrays.fill(ends, 0, lists + 1, 0);
      isCounted = false;
      place(0, band, 0, 0, 0, 0, 0);
      isOver = isOver || this.words.length < size && !growWords();
    }
    if (!isOver) {
      setBegins(lists);
      isCounted = true;
      place(0, band, 0, 0, 0, 0, 0);
    }
    stop = () -> false; // the quarter outlives the count
    return !isOver;
  }

  private boolean growEnds(int length) {
    return memory.replace(
        (long) ends.length * Integer.BYTES,
        (long) length * Integer.BYTES,
        () -> ends = new int[length]);
  }

  private boolean growWords() {
    int length = size + size / 4;
    memory.release((long) words.length * Long.BYTES);
    words = new long[0];
    return memory.allocate((long) length * Long.BYTES, () -> words = new long[length]);
  }

  /** Turns the sizes of the lists into where they begin; writing moves that to their ends. */
  private void setBegins(int lists) {
    int sum = 0;
    for (int list = 1; list <= lists; list++) {
      int count = ends[list];
      ends[list] = sum;
      sum += count;
    }
  }

  private void place(
      int i, long free, int rows, int used, long ascending, long descending, long word) {
    if (i == width) {
      add(rows, used, word);
      return;
    }
    if (width - i >= POLL_COLUMNS) {
      isOver = isOver || size > MOST || stop.getAsBoolean();
      if (isOver) {
        return;
      }
    }
    place(i + 1, free, rows, used, ascending, descending, word);
    int column = columns[i];
    int mirrored = domains.length - 1 - column;
    long left = domains[column] & free & ~(ascending >>> column | descending >>> mirrored);
    for (; left != 0; left &= left - 1) {
      long queen = left & -left;
      int row = Long.numberOfTrailingZeros(queen);
      place(
          i + 1,
          free & ~queen,
          rows | 1 << numbers[row],
          used | 1 << i,
          ascending | queen << column,
          descending | queen << mirrored,
          word | form.mark(column, row));
    }
  }

  private void add(int rows, int used, long word) {
    int rank = isNorth ? RANKS[rows ^ flip] : 0;
    int list = isNorth ? north(used, rank >> GROUP_BITS) : south(rows, used);
    int at = ends[list + 1]++;
    if (isCounted) {
      words[at] = word | (long) rank << QuarterWords.RANK;
    } else {
      size++;
    }
  }

  /** The number of the list of a set of columns and a group of ranks, in a northern quarter. */
  int north(int used, int group) {
    return used << GROUPS_BITS | group;
  }

  /** The number of the list of a set of rows and a set of columns, in a southern quarter. */
  int south(int rows, int used) {
    return rows << width | used;
  }

  /** Where a list begins. */
  int start(int list) {
    return ends[list];
  }

  /** Where a list ends. */
  int end(int list) {
    return ends[list + 1];
  }

  /** The placements, for reading. */
  long[] words() {
    return words;
  }

  /** The number of columns. */
  int width() {
    return width;
  }

  /** The number of placements. */
  int size() {
    return size;
  }
}

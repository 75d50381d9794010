package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.ReservedArray;

/**
 * Counts the ways to fill the open columns of a board, from lists of the placements in its
 * quarters. The lists serve one count after the other.
 *
 * <p>The western columns take a number of the southern rows, and their other queens are in the
 * north. The halves are listed for each set of southern rows of the west, with its complement for
 * the east, and for each group of sets of northern rows. So no list of halves is long.
 */
final class QuarterJoin implements AutoCloseable {
  static final int MAX_COLUMNS = 2 * Quarter.MAX_SIDE;

  /** The logarithm of the ranks of a group: few enough for the halves to stay in the caches. */
  private static final int GROUP = 4;

  /** The same for quarters of at most 7 rows; all their sets are one group. */
  private static final int FEW_ROWS_GROUP = 6;

  /**
   * Lists of less than two to this power halves for a rank are not sorted by diagonals; from there
   * on, each doubling adds a diagonal to sort by.
   */
  private static final int UNSORTED_BITS = 6;

  private final MemoryAccount memory;
  private final QuarterWords words = new QuarterWords();
  private final Quarter northWest;
  private final Quarter southWest;
  private final Quarter northEast;
  private final Quarter southEast;
  private final SideHalves west;
  private final SideHalves east;
  private final QuarterMatch match = new QuarterMatch();
  private long listed;

  QuarterJoin(MemoryAccount account) {
    this.memory = account.open();
    ReservedArray<long[]> found = ReservedArray.ofLongs(memory);
    ReservedArray<int[]> lists = ReservedArray.ofInts(memory);
    this.northWest = new Quarter(words, found, lists, memory);
    this.southWest = new Quarter(words, found, lists, memory);
    this.northEast = new Quarter(words, found, lists, memory);
    this.southEast = new Quarter(words, found, lists, memory);
    this.west = new SideHalves(memory);
    this.east = new SideHalves(memory);
  }

  @Override
  public void close() {
    memory.close();
  }

  /**
   * Counts the ways to fill the open columns.
   *
   * @param domains by column: its rows that the queens placed do not attack
   * @param columns the open columns in order, from 2 to {@value #MAX_COLUMNS}
   * @param rows the rows without a queen, as many as there are open columns
   * @return the number, which is incomplete after a request to stop; empty if the quarters share
   *     too many diagonals, a list is too long, or there is no memory for it
   */
  OptionalLong count(long[] domains, int[] columns, long rows, BooleanSupplier stop) {
    int middle = columns.length / 2;
    int[] westColumns = Arrays.copyOf(columns, middle);
    int[] eastColumns = Arrays.copyOfRange(columns, middle, columns.length);
    long north = rows;
    long south = 0;
    for (int row = 0; row < middle; row++) {
      south |= Long.highestOneBit(north);
      north &= ~south;
    }
    int northRows = columns.length - middle;
    int groupBits = northRows < Quarter.MAX_SIDE - 1 ? FEW_ROWS_GROUP : GROUP;
    if (!words.set(domains, new int[][] {westColumns, eastColumns}, new long[] {north, south})
        || !northWest.list(westColumns, domains, north, 0, groupBits, stop)
        || !southWest.list(westColumns, domains, south, 0, 0, stop)
        || !northEast.list(eastColumns, domains, north, (1 << northRows) - 1, groupBits, stop)
        || !southEast.list(eastColumns, domains, south, 0, 0, stop)) {
      return OptionalLong.empty();
    }
    listed += northWest.size() + southWest.size() + northEast.size() + southEast.size();
    int all = (1 << middle) - 1;
    long ways = 0;
    for (int set = 0; set <= all; set++) {
      if (stop.getAsBoolean()) {
        return OptionalLong.of(ways);
      }
      int taken = middle - Integer.bitCount(set);
      int ranks = Quarter.rank((1 << northRows) - (1 << northRows - taken)) + 1;
      for (int first = 0; first < ranks; first += 1 << groupBits) {
        if (!west.join(northWest, southWest, set, first >> groupBits)
            || west.size() > 0
                && !east.join(northEast, southEast, all & ~set, first >> groupBits)) {
          return OptionalLong.empty();
        }
        if (west.size() > 0 && east.size() > 0) {
          int here = Math.min(1 << groupBits, ranks - first);
          int cut = cut(Math.min(west.size(), east.size()) / here);
          west.sort(first, here, cut);
          east.sort(first, here, cut);
          ways += match.count(west, east, here, cut, words.shared(), stop);
        }
      }
    }
    return OptionalLong.of(ways);
  }

  /** The diagonals to sort by: more for long lists, and all that the tables do not have. */
  private int cut(int halvesOfARank) {
    int wanted = Integer.SIZE - Integer.numberOfLeadingZeros(halvesOfARank >> UNSORTED_BITS);
    return Math.min(QuarterWords.COPIES, Math.max(words.shared() - QuarterWords.LOOKED_UP, wanted));
  }

  long listed() {
    return listed;
  }
}

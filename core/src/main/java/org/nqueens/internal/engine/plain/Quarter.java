package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.ReservedArray;

/**
 * The placements of a quarter, sorted by the sets of its columns and rows that they take.
 *
 * <p>A southern quarter has a list for each set of columns and set of rows. A northern quarter has
 * a list for each set of columns and group of sets of rows: sets of one size are ranked, a group
 * has 2^k ranks, and the word of a placement gets the rank. An eastern set has the rank of its
 * complement, so halves of both sides that together take every row have equal ranks.
 */
final class Quarter {
  /** The most columns, and the most rows, of a quarter: at most 126 sets have one size. */
  static final int MAX_SIDE = 9;

  /** By set of rows: its rank among the sets of its size. */
  private static final byte[] RANKS = new byte[1 << MAX_SIDE];

  private static final int RANK_BITS = Long.SIZE - QuarterWords.RANK;

  static {
    int[] count = new int[MAX_SIDE + 1];
    for (int set = 0; set < RANKS.length; set++) {
      RANKS[set] = (byte) count[Integer.bitCount(set)]++;
    }
  }

  private final ReservedArray<long[]> words;

  /** By number of a list, plus 1: where it ends, and the next one begins. */
  private final ReservedArray<int[]> ends;

  private int width;
  private int groupBits;

  /** Makes an empty quarter. */
  Quarter(MemoryAccount memory) {
    this.words = ReservedArray.ofLongs(memory);
    this.ends = ReservedArray.ofInts(memory);
  }

  /**
   * Replaces the placements by the placements of a listing, for a southern quarter.
   *
   * @return false if there is no memory for them
   */
  boolean setSouth(QuarterListing listing, int columns, int rows) {
    return sort(listing, columns, 1 << columns + rows);
  }

  private boolean sort(QuarterListing listing, int columns, int lists) {
    width = columns;
    int size = listing.size();
    if (!words.replace(size, size + size / 4) || !ends.replace(lists + 1, lists + 1)) {
      return false;
    }
    int[] places = ends.get();
    long[] sorted = words.get();
    int[] sets = listing.sets();
    Arrays.fill(places, 0, lists + 1, 0);
    for (int i = 0; i < size; i++) {
      places[sets[i] + 1]++;
    }
    int sum = 0;
    for (int list = 1; list <= lists; list++) {
      int count = places[list];
      places[list] = sum;
      sum += count;
    }
    for (int i = 0; i < size; i++) {
      sorted[places[sets[i] + 1]++] = listing.words()[i]; // a beginning moves to its end
    }
    return true;
  }

  /**
   * Replaces the placements by the placements of a listing, for a northern quarter. It changes the
   * sets and words of the listing.
   *
   * @param flipped the rows that are flipped in a set before it is ranked: all rows in the east,
   *     none in the west
   * @param bits the logarithm of the number of ranks in a group
   * @return false if there is no memory for them
   */
  boolean setNorth(QuarterListing listing, int columns, int flipped, int bits) {
    groupBits = bits;
    int[] sets = listing.sets();
    long[] found = listing.words();
    for (int i = 0; i < listing.size(); i++) {
      int rank = RANKS[sets[i] >>> columns ^ flipped];
      found[i] |= (long) rank << QuarterWords.RANK;
      sets[i] = north(sets[i] & (1 << columns) - 1, rank >> groupBits);
    }
    return sort(listing, columns, 1 << columns + RANK_BITS - bits);
  }

  /** The number of the list of a set of columns and a group of ranks, in a northern quarter. */
  int north(int columns, int group) {
    return columns << RANK_BITS - groupBits | group;
  }

  /** The number of the list of a set of columns and a set of rows, in a southern quarter. */
  int south(int columns, int rows) {
    return rows << width | columns;
  }

  /** Where a list begins. */
  int start(int list) {
    return ends.get()[list];
  }

  /** Where a list ends. */
  int end(int list) {
    return ends.get()[list + 1];
  }

  /** The placements, for reading. */
  long[] words() {
    return words.get();
  }

  /** The number of columns. */
  int width() {
    return width;
  }
}

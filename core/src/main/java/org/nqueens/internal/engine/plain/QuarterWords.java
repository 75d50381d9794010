package org.nqueens.internal.engine.plain;

import java.util.Arrays;

/**
 * The form of a placement in a quarter of the open squares: a word with a bit for each diagonal
 * that another quarter can also use.
 *
 * <pre>
 * bits  0 to 33  the shared diagonals, which quarters of both sides can use
 * bits 34 to 50  the diagonals which only the quarters of one side can use
 * bits 51 to 56  once more the last six shared diagonals, those nearest to the middle of the board
 * bits 57 to 63  the rank of a set of rows, see {@link Quarter}
 * </pre>
 *
 * <p>Two placements of one side agree if their words have no bit in common, and the union of the
 * words is a half. Two halves of different sides agree if their shared diagonals have no bit in
 * common. They are sorted by the copies of the last shared diagonals, because a half uses most of
 * these.
 */
final class QuarterWords {
  private static final int RANK = 57;

  /** The number of shared diagonals that are copied; halves can be sorted by them. */
  static final int COPIES = 6;

  /** The shared diagonals that are looked up in tables; further ones must sort the halves. */
  static final int LOOKED_UP = 28;

  private static final int MOST_SHARED = LOOKED_UP + COPIES;
  private static final int MOST_OWN = RANK - COPIES - MOST_SHARED;

  /** By number of a diagonal q_j + j, or q_j - j + n - 1: its bits. */
  private final long[] ascending = new long[Long.SIZE];

  private final long[] descending = new long[Long.SIZE];
  private int n;
  private int shared;

  /**
   * Gives bits to the diagonals.
   *
   * @param domains by column, of at most 32: the rows that the queens placed do not attack
   * @param columns the open columns of the west, and of the east
   * @param rows the open rows of the north, and of the south
   * @return false if there are more diagonals than bits
   */
  boolean set(long[] domains, int[][] columns, long[] rows) {
    n = domains.length;
    long[] up = new long[4];
    long[] down = new long[4];
    for (int quarter = 0; quarter < 4; quarter++) {
      for (int column : columns[quarter >> 1]) {
        long squares = domains[column] & rows[quarter & 1];
        up[quarter] |= squares << column;
        down[quarter] |= squares << n - 1 - column;
      }
    }
    long sharedUp = sharedBySides(up);
    long sharedDown = sharedBySides(down);
    long ownUp = sharedInASide(up) & ~sharedUp;
    long ownDown = sharedInASide(down) & ~sharedDown;
    shared = Long.bitCount(sharedUp) + Long.bitCount(sharedDown);
    if (shared > MOST_SHARED || Long.bitCount(ownUp) + Long.bitCount(ownDown) > MOST_OWN) {
      return false;
    }
    Arrays.fill(ascending, 0);
    Arrays.fill(descending, 0);
    int last = shared;
    int own = MOST_SHARED;
    for (int i = 0; i < 2 * n - 1; i++) {
      int diagonal = n - 1 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
      long bit = 1L << diagonal;
      ascending[diagonal] |= (sharedUp & bit) != 0 ? withCopy(--last) : 0;
      descending[diagonal] |= (sharedDown & bit) != 0 ? withCopy(--last) : 0;
      ascending[diagonal] |= (ownUp & bit) != 0 ? 1L << own++ : 0;
      descending[diagonal] |= (ownDown & bit) != 0 ? 1L << own++ : 0;
    }
    return true;
  }

  private static long sharedBySides(long[] used) {
    return (used[0] | used[1]) & (used[2] | used[3]);
  }

  private static long sharedInASide(long[] used) {
    return used[0] & used[1] | used[2] & used[3];
  }

  private long withCopy(int bit) {
    int copy = bit + RANK - shared;
    return 1L << bit | (copy >= RANK - COPIES ? 1L << copy : 0);
  }

  long mark(int column, int row) {
    return ascending[row + column] | descending[row - column + n - 1];
  }

  /** A word with the rank of its rows, which it does not have yet. */
  static long withRank(long word, int rank) {
    return word | (long) rank << RANK;
  }

  /** What halves are sorted by: the rank, above the last shared diagonals, as many as the cut. */
  static int sorting(long half, int cut) {
    return (int) (half >>> RANK - cut);
  }

  /** The number of shared diagonals, which have the bits from 0 on. */
  int shared() {
    return shared;
  }
}

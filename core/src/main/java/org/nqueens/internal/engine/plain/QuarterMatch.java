package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Counts the pairs of a western and an eastern half that are solutions: together they take every
 * open row, and they share no diagonal.
 *
 * <p>Of two lists of halves of complementary rows, the shorter list is put into tables, {@value
 * ClashTables#HALVES} halves at a time, and the halves of the other list are looked up. The other
 * list is sorted by sets of diagonals. If a set clashes with all halves in the tables, its run of
 * halves is left out; at n = 18 this saves a third of the pairs.
 */
final class QuarterMatch {
  /** Fewer pairs of halves in a rank are compared one by one: tables would take longer. */
  private static final int WORTH_TABLES = 256;

  /** The halves looked up between two polls of the stop signal: about a millisecond. */
  private static final int POLL = 1 << 20;

  private static final int TABLE_BITS = QuarterWords.LOOKED_UP / 4;

  private final long[] matrix = new long[32];

  /** By position of a set of diagonals: the halves in the tables that clash with it. */
  private final long[] clashing = new long[1 << QuarterWords.COPIES];

  private int lookedUp;

  /**
   * Counts the pairs.
   *
   * @param ranks the number of ranks of the halves
   * @param cut the number of diagonals that the halves are sorted by
   * @param shared the number of shared diagonals, at most {@value QuarterWords#LOOKED_UP} without
   *     those
   * @return the number; incomplete after a request to stop
   */
  long count(
      SideHalves west, SideHalves east, int ranks, int cut, int shared, BooleanSupplier stop) {
    if (shared < Integer.SIZE
        && (long) west.size() * east.size() < (long) WORTH_TABLES * ranks * ranks) {
      return countOneByOne(west, east, ranks, cut);
    }
    long[] tables = new long[4 << TABLE_BITS]; // of a known length, so that no index is checked
    long pairs = 0;
    for (int rank = 0; rank < ranks; rank++) {
      int first = rank << cut;
      int end = first + (1 << cut);
      boolean isWestFew = west.size(first, end) < east.size(first, end);
      SideHalves few = isWestFew ? west : east;
      SideHalves many = isWestFew ? east : west;
      int bucket = first;
      for (int block = few.start(first); block < few.start(end); block += ClashTables.HALVES) {
        if (lookedUp >= POLL) {
          lookedUp = 0;
          if (stop.getAsBoolean()) {
            return pairs;
          }
        }
        int blockEnd = Math.min(few.start(end), block + ClashTables.HALVES);
        ClashTables.set(few.halves(), block, blockEnd - block, TABLE_BITS, matrix, tables);
        while (few.start(bucket + 1) <= block) {
          bucket++;
        }
        findClashing(few, bucket, first, end, block, blockEnd);
        pairs += count(many, first, 1 << cut, tables);
      }
    }
    return pairs;
  }

  /**
   * Small boards do without the tables, which take 4 KB. No diagonal has bit 31, so that the sign
   * of x - 1 tells that x, the diagonals in common, is 0.
   */
  private static long countOneByOne(SideHalves west, SideHalves east, int ranks, int cut) {
    int pairs = 0;
    int[] others = east.halves();
    for (int first = 0; first < ranks << cut; first += 1 << cut) {
      int end = first + (1 << cut);
      for (int i = west.start(first); i < west.start(end); i++) {
        int half = west.halves()[i];
        for (int j = east.start(first); j < east.start(end); j++) {
          pairs += (half & others[j]) - 1 >>> 31;
        }
      }
    }
    return pairs;
  }

  /** Finds the halves of a block that clash with each set of diagonals, missing ones included. */
  private void findClashing(
      SideHalves few, int firstBucket, int first, int end, int block, int blockEnd) {
    int count = blockEnd - block;
    int sets = end - first;
    Arrays.fill(clashing, 0, sets, count < Long.SIZE ? -1L << count : 0);
    for (int bucket = firstBucket; bucket < end && few.start(bucket) < blockEnd; bucket++) {
      int from = Math.max(few.start(bucket), block);
      int to = Math.min(few.start(bucket + 1), blockEnd);
      if (from < to) {
        long halves = -1L >>> Long.SIZE - (to - from) << from - block;
        int diagonals = SideHalves.gray(bucket - first);
        for (int set = 0; set < sets; set++) {
          clashing[set] |= (diagonals & SideHalves.gray(set)) == 0 ? 0 : halves;
        }
      }
    }
  }

  /** The pairs of a half in the tables and another one. */
  private long count(SideHalves many, int first, int sets, long[] tables) {
    int[] halves = many.halves();
    long pairs = 0;
    for (int set = 0; set < sets; ) {
      long clash = clashing[set];
      int from = many.start(first + set++);
      while (set < sets && clashing[set] == clash) {
        set++;
      }
      int to = many.start(first + set);
      if (clash != -1 && from < to) {
        lookedUp += to - from;
        pairs += 64L * (to - from) - clashes(tables, halves, from, to, clash);
      }
    }
    return pairs;
  }

  /** The pairs of a half in the tables and one of a run that clash; missing halves clash. */
  private static long clashes(long[] tables, int[] halves, int from, int to, long clash) {
    long clashes = 0;
    for (int i = from; i < to; i++) {
      clashes += Long.bitCount(clash | ClashTables.clashing(tables, halves[i], TABLE_BITS));
    }
    return clashes;
  }
}

package org.nqueens.internal.halves;

/**
 * The number of pairs of halves that clash, between up to 64 halves in {@link ClashTables} and any
 * number of others.
 *
 * <p>Few of the 32 diagonals that the tables have room for are shared: at most 24 at n = 16. There
 * is a loop for each number of tables that these need; with six of them instead of four, n = 16
 * took 1.15 times as long.
 */
final class ClashCount {
  private ClashCount() {}

  /**
   * Counts the pairs that share a diagonal.
   *
   * @param tables the tables of the halves of one side
   * @param diagonals the number of diagonals that occur, which are those from 0 on, at most 32
   * @param sets the diagonals of halves of the other side
   * @param from the first of these halves
   * @param end the end of these halves
   */
  static long count(ClashTables tables, int diagonals, int[] sets, int from, int end) {
    long[] table = tables.tables();
    if (diagonals <= 18) {
      return byThree(table, sets, from, end);
    } else if (diagonals <= 24) {
      return byFour(table, sets, from, end);
    } else if (diagonals <= 30) {
      return byFive(table, sets, from, end);
    }
    return bySix(table, sets, from, end);
  }

  private static long byThree(long[] table, int[] sets, int from, int end) {
    long clashes = 0;
    for (int i = from; i < end; i++) {
      int set = sets[i];
      clashes +=
          Long.bitCount(
              table[set & 63] | table[64 + (set >>> 6 & 63)] | table[128 + (set >>> 12 & 63)]);
    }
    return clashes;
  }

  private static long byFour(long[] table, int[] sets, int from, int end) {
    long clashes = 0;
    for (int i = from; i < end; i++) {
      int set = sets[i];
      clashes +=
          Long.bitCount(
              table[set & 63]
                  | table[64 + (set >>> 6 & 63)]
                  | table[128 + (set >>> 12 & 63)]
                  | table[192 + (set >>> 18 & 63)]);
    }
    return clashes;
  }

  private static long byFive(long[] table, int[] sets, int from, int end) {
    long clashes = 0;
    for (int i = from; i < end; i++) {
      int set = sets[i];
      clashes +=
          Long.bitCount(
              table[set & 63]
                  | table[64 + (set >>> 6 & 63)]
                  | table[128 + (set >>> 12 & 63)]
                  | table[192 + (set >>> 18 & 63)]
                  | table[256 + (set >>> 24 & 63)]);
    }
    return clashes;
  }

  private static long bySix(long[] table, int[] sets, int from, int end) {
    long clashes = 0;
    for (int i = from; i < end; i++) {
      int set = sets[i];
      clashes +=
          Long.bitCount(
              table[set & 63]
                  | table[64 + (set >>> 6 & 63)]
                  | table[128 + (set >>> 12 & 63)]
                  | table[192 + (set >>> 18 & 63)]
                  | table[256 + (set >>> 24 & 63)]
                  | table[320 + (set >>> 30)]);
    }
    return clashes;
  }
}

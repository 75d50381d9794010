package org.nqueens.internal.engine.plain;

/**
 * Makes tables that tell which of up to 64 halves use any diagonal of a set.
 *
 * <p>The sets of the halves are the rows of a matrix of bits. The transposed matrix has a word for
 * each diagonal, with bit i set if half i uses the diagonal. A table for each six or seven
 * diagonals has the union of these words for each of their subsets. So the halves that clash with a
 * set of 24 or 28 diagonals are the union of four entries.
 *
 * <p>The loops are unrolled as far as it pays: the tables of 64 halves take as long as a few dozen
 * look-ups.
 */
final class ClashTables {
  static final int HALVES = Long.SIZE;

  private static final int GROUP = 6;

  private ClashTables() {}

  /**
   * Makes the tables of some halves.
   *
   * @param diagonals the set of diagonals of each half; diagonals beyond the four tables are
   *     ignored
   * @param count their number, from 1 to {@value #HALVES}
   * @param bits the number of diagonals of each of four tables, 6 or 7
   * @param matrix room for 32 words
   * @param tables takes the four tables, one after the other
   */
  static void set(int[] diagonals, int from, int count, int bits, long[] matrix, long[] tables) {
    fill(matrix, diagonals, from, count);
    for (int group = 0; group < 4; group++) {
      int start = group << bits;
      unite(matrix, group * bits, tables, start);
      if (bits > GROUP) {
        long last = matrix[group * bits + GROUP];
        for (int i = start; i < start + (1 << GROUP); i++) {
          tables[(1 << GROUP) + i] = tables[i] | last;
        }
      }
    }
  }

  /**
   * Finds the halves in the tables that use a diagonal of another half. The places are sums, not
   * unions of bits: of a sum the JIT compiler knows the range, and does not check the index.
   *
   * @param bits the number of diagonals of each table
   */
  static long clashing(long[] tables, int half, int bits) {
    int last = (1 << bits) - 1;
    return tables[half & last]
        | tables[(1 << bits) + (half >>> bits & last)]
        | tables[(2 << bits) + (half >>> 2 * bits & last)]
        | tables[(3 << bits) + (half >>> 3 * bits & last)];
  }

  /** Fills a matrix with the halves that use each diagonal. */
  private static void fill(long[] matrix, int[] diagonals, int from, int count) {
    for (int i = 0; i < 32; i++) {
      long low = i < count ? diagonals[from + i] & 0xFFFF_FFFFL : 0;
      long high = i + 32 < count ? (long) diagonals[from + i + 32] << 32 : 0;
      matrix[i] = low | high;
    }
    transpose(matrix);
  }

  /**
   * Transposes both halves of the words at once (H. S. Warren, <i>Hacker's Delight</i>, 7-3), two
   * of the five steps in one pass.
   */
  private static void transpose(long[] matrix) {
    for (int i = 0; i < 8; i++) {
      swapTwice(matrix, i, 8, 0x0000_FFFF_0000_FFFFL, 0x00FF_00FF_00FF_00FFL);
    }
    for (int i = 0; i < 32; i += 8) {
      swapTwice(matrix, i, 2, 0x0F0F_0F0F_0F0F_0F0FL, 0x3333_3333_3333_3333L);
      swapTwice(matrix, i + 1, 2, 0x0F0F_0F0F_0F0F_0F0FL, 0x3333_3333_3333_3333L);
    }
    for (int i = 0; i < 32; i += 2) {
      long swapped = (matrix[i] >>> 1 ^ matrix[i + 1]) & 0x5555_5555_5555_5555L;
      matrix[i] ^= swapped << 1;
      matrix[i + 1] ^= swapped;
    }
  }

  /** Swaps blocks of 2d by 2d, then of d by d bits, in rows i, i + d, i + 2d and i + 3d. */
  private static void swapTwice(long[] matrix, int i, int d, long outer, long inner) {
    long row0 = matrix[i];
    long row1 = matrix[i + d];
    long row2 = matrix[i + 2 * d];
    long row3 = matrix[i + 3 * d];
    long swapped = (row0 >>> 2 * d ^ row2) & outer;
    row0 ^= swapped << 2 * d;
    row2 ^= swapped;
    swapped = (row1 >>> 2 * d ^ row3) & outer;
    row1 ^= swapped << 2 * d;
    row3 ^= swapped;
    swapped = (row0 >>> d ^ row1) & inner;
    matrix[i] = row0 ^ swapped << d;
    matrix[i + d] = row1 ^ swapped;
    swapped = (row2 >>> d ^ row3) & inner;
    matrix[i + 2 * d] = row2 ^ swapped << d;
    matrix[i + 3 * d] = row3 ^ swapped;
  }

  /** Fills the table of six words: by subset, their union. */
  private static void unite(long[] words, int first, long[] table, int start) {
    long word0 = words[first];
    long word1 = words[first + 1];
    long word2 = words[first + 2];
    long word01 = word0 | word1;
    long word02 = word0 | word2;
    long word12 = word1 | word2;
    long word012 = word01 | word2;
    long word3 = words[first + 3];
    long word4 = words[first + 4];
    long word5 = words[first + 5];
    for (int high = 0; high < 8; high++) {
      long union = word3 & -(high & 1) | word4 & -(high >> 1 & 1) | word5 & -(high >> 2);
      int at = start + 8 * high;
      table[at] = union;
      table[at + 1] = union | word0;
      table[at + 2] = union | word1;
      table[at + 3] = union | word01;
      table[at + 4] = union | word2;
      table[at + 5] = union | word02;
      table[at + 6] = union | word12;
      table[at + 7] = union | word012;
    }
  }
}

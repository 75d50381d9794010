package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.ReservedArray;

/**
 * The halves of one side that take one set of southern rows and the northern rows of one group. A
 * half is a pair of a southern and a northern placement. The halves are sorted by the rank of the
 * northern rows and then by some of the diagonals in the middle.
 *
 * <p>The sets of the diagonals that sort are in the order of the Gray code: neighbours differ in
 * one diagonal, so the sets that clash with a given set form few runs.
 */
final class SideHalves {
  private static final int INITIAL_SIZE = 1 << 10;

  /** The most halves of a list: with nine columns a side there are 60,000 at n = 18. */
  private static final int MOST = 1 << 20;

  /** The halves in the order of finding, with the ranks of their rows. */
  private final ReservedArray<long[]> found;

  /** The shared diagonals of the sorted halves, the first 32. */
  private final ReservedArray<int[]> halves;

  private int size;

  /** By rank in the group and position of the set of diagonals: where the halves begin. */
  private int[] starts = {};

  /** By rank and set of diagonals: the place of its next half. */
  private int[] next = {};

  SideHalves(MemoryAccount memory) {
    this.found = ReservedArray.ofLongs(memory);
    this.halves = ReservedArray.ofInts(memory);
  }

  /** The set of diagonals at a position of the Gray code. */
  static int gray(int position) {
    return position ^ position >> 1;
  }

  /** Replaces the halves; false if there are too many, or no memory for them. */
  boolean join(Quarter north, Quarter south, int southRows, int group) {
    int all = (1 << south.width()) - 1;
    int[] souths = south.starts();
    int[] norths = north.starts();
    size = 0;
    int set = (1 << Integer.bitCount(southRows)) - 1;
    for (; set <= all; set = next(set)) {
      int list = south.list(set, Quarter.rank(southRows));
      int end = souths[list + 1];
      if (souths[list] < end) {
        int matching = north.list(all & ~set, group);
        int from = norths[matching];
        int to = norths[matching + 1];
        long most = size + (long) (end - souths[list]) * (to - from);
        if (most >= halves.length() && !grow(most)) {
          return false;
        }
        long[] words = south.words();
        long[] others = north.words();
        long[] pairs = found.get();
        for (int i = souths[list]; i < end; i++) {
          size = join(words[i], others, from, to, pairs, size);
        }
      }
    }
    return true;
  }

  /** The next greater set of as many columns; after the empty set a number above all sets. */
  private static int next(int set) {
    int lowest = set & -set;
    int carried = set + lowest;
    return set == 0 ? Integer.MAX_VALUE : carried | (set ^ carried) / lowest >> 2;
  }

  /**
   * Writes each half, and keeps it without a jump if its placements agree: the sign of x - 1 tells
   * that x, the bits in common, is 0. Only northern placements have a rank, so that x is not
   * negative.
   */
  private static int join(long word, long[] others, int from, int to, long[] found, int start) {
    int at = start;
    for (int i = from; i < to; i++) {
      long other = others[i];
      found[at] = word + other;
      at += (int) ((word & other) - 1 >>> 63);
    }
    return at;
  }

  private boolean grow(long most) {
    int length = (int) Math.min(2 * MOST, Math.max(INITIAL_SIZE, 2 * most));
    return most <= MOST && found.extend(length) && halves.replace(length, length);
  }

  /** Sorts the halves by the ranks of a group and by the last shared diagonals, up to a cut. */
  void sort(int first, int ranks, int cut) {
    int sets = 1 << cut;
    int lowest = first << cut;
    int limit = lowest + (ranks << cut);
    if (next.length < limit) {
      next = new int[limit];
      starts = new int[limit + 1];
    }
    int[] places = next;
    int[] sorted = halves.get();
    long[] in = found.get();
    int end = size;
    Arrays.fill(places, lowest, limit, 0);
    for (int i = 0; i < end; i++) {
      places[QuarterWords.sorting(in[i], cut)]++;
    }
    int sum = 0;
    for (int rank = lowest; rank < limit; rank += sets) {
      for (int i = 0; i < sets; i++) {
        int bucket = rank | gray(i);
        int count = places[bucket];
        starts[rank - lowest + i] = sum;
        places[bucket] = sum;
        sum += count;
      }
    }
    starts[ranks << cut] = sum;
    for (int i = 0; i < end; i++) {
      long half = in[i];
      sorted[places[QuarterWords.sorting(half, cut)]++] = (int) half;
    }
  }

  int size() {
    return size;
  }

  /** Where the halves of a bucket begin: of a rank of the group, times 2^cut, plus a position. */
  int start(int bucket) {
    return starts[bucket];
  }

  /** The number of halves from a bucket on, before another one. */
  int size(int first, int end) {
    return starts[end] - starts[first];
  }

  int[] halves() {
    return halves.get();
  }
}

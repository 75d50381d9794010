package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.ReservedArray;

/**
 * The pairs of a left and a right half that are a placement, in lexicographic order.
 *
 * <p>The {@linkplain org.nqueens.internal.engine.plain package} explains why counting is enough to
 * sort them.
 *
 * <p>Takes 16 bytes a pair and 4 bytes a left half.
 */
final class HalfPairs {
  private static final int INITIAL_SIZE = 1 << 10;

  /** Fewer halves than these, on either side, are compared one by one. */
  private static final int WORTH_TABLES = 12;

  /** The sets of rows between two polls of the stop signal, a power of two. */
  private static final int POLL_SETS = 1 << 7;

  /** The diagonals of each of four tables: the 24 in the middle exclude most pairs. */
  private static final int TABLE_BITS = 6;

  /** The left halves looked up before their pairs are written. */
  private static final int BATCH = 256;

  private final HalfLayout layout;
  private final int numberStart;
  private final long[] matrix = new long[32];
  private final long[] tables = new long[4 << TABLE_BITS];

  /** The low bits of the right halves in the tables; the first 24 bits are compared. */
  private final int[] diagonals = new int[ClashTables.HALVES];

  /** By pair: the place of the left half, above the rows of the right half. */
  private final ReservedArray<long[]> pairs;

  private int size;

  /** True once a pair found no room. */
  private boolean full;

  /** By place of a left half: the position of its next pair in the sorted list. */
  private final ReservedArray<int[]> next;

  private final ReservedArray<long[]> sorted;

  /** Of a batch: the right halves that agree with a left half, and this left half. */
  private final long[] partners = new long[BATCH + 1];

  private final long[] partnersOf = new long[BATCH + 1];

  HalfPairs(HalfLayout layout, MemoryAccount memory) {
    this.layout = layout;
    this.numberStart = layout.numberStart();
    this.pairs = ReservedArray.ofLongs(memory);
    this.next = ReservedArray.ofInts(memory);
    this.sorted = ReservedArray.ofLongs(memory);
  }

  /** Replaces the pairs by the sorted join of two lists; false if there is no memory for them. */
  boolean join(HalfList left, HalfList right, BooleanSupplier stop) {
    size = 0;
    full = false;
    for (int set = 0; set < layout.sets(); set++) {
      int begin = left.start(set);
      int end = left.start(set + 1);
      if (begin < end) {
        join(left.halves(), begin, end, right.halves(), right.start(set), right.start(set + 1));
      }
      if (full || (set & POLL_SETS - 1) == 0 && stop.getAsBoolean()) {
        return !full;
      }
    }
    return sort(left.size());
  }

  private void join(long[] left, int begin, int end, long[] right, int from, int to) {
    for (int first = from; first < to; first += ClashTables.HALVES) {
      int count = Math.min(ClashTables.HALVES, to - first);
      if (count < WORTH_TABLES || end - begin < WORTH_TABLES) {
        compare(left, begin, end, right, first, first + count);
      } else {
        for (int i = 0; i < count; i++) {
          diagonals[i] = (int) right[first + i];
        }
        ClashTables.set(diagonals, 0, count, TABLE_BITS, matrix, tables);
        lookUp(left, begin, end, right, first, -1L >>> Long.SIZE - count);
      }
    }
  }

  private void compare(long[] left, int begin, int end, long[] right, int from, int to) {
    if (!hasRoom((end - begin) * (to - from))) {
      return;
    }
    long[] all = pairs.get();
    int at = size;
    for (int i = begin; i < end; i++) {
      long attacked = left[i] & (1L << numberStart) - 1;
      for (int j = from; j < to; j++) {
        if ((right[j] & attacked) == 0) {
          all[at++] = pair(left[i], right[j]);
        }
      }
    }
    size = at;
  }

  private long pair(long left, long right) {
    return left >>> numberStart << Integer.SIZE | right >>> numberStart;
  }

  /**
   * Compares each left half with up to 64 right halves at once. Looking up and writing are loops of
   * their own: only the second has jumps that depend on the halves. It also compares the diagonals
   * that the tables do not have.
   */
  private void lookUp(long[] left, int begin, int end, long[] right, int first, long all) {
    long[] clashes = tables;
    for (int from = begin; from < end; from += BATCH) {
      int to = Math.min(end, from + BATCH);
      int found = 0;
      for (int i = from; i < to; i++) {
        long half = left[i];
        long agreeing = all & ~ClashTables.clashing(clashes, (int) half, TABLE_BITS);
        partners[found] = agreeing;
        partnersOf[found] = half;
        found += (int) ((agreeing | -agreeing) >>> Long.SIZE - 1); // 1 if there is any
      }
      if (!hasRoom(found * ClashTables.HALVES)) {
        return;
      }
      long[] written = pairs.get();
      int at = size;
      for (int i = 0; i < found; i++) {
        long half = partnersOf[i];
        long attacked = half & (1L << numberStart) - 1;
        for (long agreeing = partners[i]; agreeing != 0; agreeing &= agreeing - 1) {
          long other = right[first + Long.numberOfTrailingZeros(agreeing)];
          written[at] = pair(half, other);
          at += (other & attacked) == 0 ? 1 : 0;
        }
      }
      size = at;
    }
  }

  private boolean hasRoom(int more) {
    int needed = size + more;
    int longer = Math.max(INITIAL_SIZE, Math.max(needed, 2 * pairs.length()));
    full = full || needed > pairs.length() && !pairs.extend(longer);
    return !full;
  }

  private boolean sort(int halves) {
    if (!next.replace(halves + 1, halves + halves / 4 + 1)
        || !sorted.replace(size, pairs.length())) {
      return false;
    }
    long[] in = pairs.get();
    long[] out = sorted.get();
    int[] places = next.get();
    Arrays.fill(places, 0, halves + 1, 0);
    for (int i = 0; i < size; i++) {
      places[(int) (in[i] >>> Integer.SIZE) + 1]++;
    }
    for (int place = 1; place < halves; place++) {
      places[place] += places[place - 1];
    }
    for (int i = 0; i < size; i++) {
      out[places[(int) (in[i] >>> Integer.SIZE)]++] = in[i];
    }
    return true;
  }

  /**
   * The sorted pairs, {@link #size} of them: the place of the left half above the rows of the right
   * half. Valid until the next join.
   */
  long[] sorted() {
    return sorted.get();
  }

  int size() {
    return size;
  }
}

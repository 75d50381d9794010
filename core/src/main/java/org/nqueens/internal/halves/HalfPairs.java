package org.nqueens.internal.halves;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryLease;

/**
 * The placements that a list of left halves and a list of right halves have in common, in
 * lexicographic order.
 *
 * <p>A left and a right half make a placement if the right half takes the rows that the left half
 * leaves, and no diagonal of the one is a diagonal of the other. Both lists are sorted by these
 * rows. Of two sets of halves with the same rows, 64 right halves at a time are compared with each
 * left half, by {@link ClashTables}. The pairs come by rows, so they are sorted by the place of
 * their left half, by counting; the right halves of one left half come in order already. This gives
 * the lexicographic order of left halves, then of right halves.
 *
 * <p>Takes 16 bytes a placement and 4 bytes a left half. Not safe for use by several threads.
 */
final class HalfPairs {
  private static final int INITIAL_SIZE = 1 << 10;

  /** Fewer halves than these, on either side, are compared one by one. */
  private static final int WORTH_TABLES = 12;

  /** The sets of rows between two polls of the stop signal, a power of two. */
  private static final int POLL_SETS = 1 << 7;

  /** The left halves looked up before their pairs are written. */
  private static final int BATCH = 256;

  /** The memory of a pair, without that of the sorted placements. */
  private static final int BYTES = 8;

  private final MemoryLease memory;
  private final ClashTables tables = new ClashTables();

  /** By pair: the place of the left half in lexicographic order. */
  private int[] places = {};

  /** By pair: the rows of the right half. */
  private int[] rightRows = {};

  private int size;

  /** True once a pair found no room. */
  private boolean full;

  /** By place of a left half: the position of its next pair in the sorted list. */
  private int[] next = {};

  /** The placements, four bits a row, column 0 in the highest bits. */
  private long[] placements = {};

  /** Of a batch: the right halves that agree with a left half, and the place of that half. */
  private final long[] partners = new long[BATCH + 1];

  private final int[] partnersOf = new int[BATCH + 1];

  /**
   * Makes an empty list.
   *
   * @param memory has the memory of the placements
   */
  HalfPairs(MemoryLease memory) {
    this.memory = memory;
  }

  /**
   * Replaces the placements by the join of two lists.
   *
   * @param sets the number of sets of rows
   * @param stop answers whether to stop; the placements are then incomplete
   * @return false if there is no memory for the placements, which are then incomplete
   */
  boolean join(LeftHalves left, RightHalves right, int sets, BooleanSupplier stop) {
    size = 0;
    full = false;
    int begin = 0;
    for (int set = 0; set < sets; set++) {
      int end = left.end(set);
      int from = right.start(set);
      int to = right.start(set + 1);
      if (begin < end && from < to) {
        join(left.sorted(), begin, end, right, from, to);
      }
      begin = end;
      if (full || (set & POLL_SETS - 1) == 0 && stop.getAsBoolean()) {
        return !full;
      }
    }
    return hasRoomToSort(left.size());
  }

  private void join(long[] left, int begin, int end, RightHalves right, int from, int to) {
    for (int first = from; first < to; first += ClashTables.HALVES) {
      int count = Math.min(ClashTables.HALVES, to - first);
      if (count < WORTH_TABLES || end - begin < WORTH_TABLES) {
        compare(left, begin, end, right, first, first + count);
      } else {
        tables.set(right.diagonals(), first, count);
        lookUp(left, begin, end, right.rows(), first, -1L >>> Long.SIZE - count);
      }
    }
  }

  /** Compares each left half with each right half. */
  private void compare(long[] left, int begin, int end, RightHalves right, int from, int to) {
    if (!hasRoom((end - begin) * (to - from))) {
      return;
    }
    int[] diagonals = right.diagonals();
    int[] rows = right.rows();
    int at = size;
    for (int i = begin; i < end; i++) {
      int attacked = (int) left[i];
      int place = (int) (left[i] >>> Integer.SIZE);
      for (int j = from; j < to; j++) {
        if ((diagonals[j] & attacked) == 0) {
          places[at] = place;
          rightRows[at++] = rows[j];
        }
      }
    }
    size = at;
  }

  /**
   * Compares each left half with up to 64 right halves at once. Looking up and writing are loops of
   * their own: only the second has jumps that depend on the halves.
   */
  private void lookUp(long[] left, int begin, int end, int[] rows, int first, long all) {
    for (int from = begin; from < end; from += BATCH) {
      int to = Math.min(end, from + BATCH);
      int found = 0;
      for (int i = from; i < to; i++) {
        long half = left[i];
        long agreeing = all & ~tables.users((int) half);
        partners[found] = agreeing;
        partnersOf[found] = (int) (half >>> Integer.SIZE);
        found += (int) ((agreeing | -agreeing) >>> Long.SIZE - 1); // 1 if there is any
      }
      if (!hasRoom(found * ClashTables.HALVES)) {
        return;
      }
      int at = size;
      for (int i = 0; i < found; i++) {
        int place = partnersOf[i];
        for (long agreeing = partners[i]; agreeing != 0; agreeing &= agreeing - 1) {
          places[at] = place;
          rightRows[at++] = rows[first + Long.numberOfTrailingZeros(agreeing)];
        }
      }
      size = at;
    }
  }

  private boolean hasRoom(int more) {
    return size + more <= places.length || grow(Math.max(size + more, 2 * places.length));
  }

  private boolean grow(int needed) {
    int length = Math.max(INITIAL_SIZE, needed);
    full =
        full
            || !memory.replace(
                (long) places.length * BYTES,
                (long) length * BYTES,
                () -> {
                  int[] morePlaces = Arrays.copyOf(places, length);
                  rightRows = Arrays.copyOf(rightRows, length);
                  places = morePlaces;
                });
    return !full;
  }

  private boolean hasRoomToSort(int halves) {
    if (next.length < halves) {
      int length = halves + halves / 4;
      memory.release((long) next.length * Integer.BYTES);
      next = new int[0];
      full = !memory.allocate((long) length * Integer.BYTES, () -> next = new int[length]);
    }
    if (!full && placements.length < size) {
      memory.release((long) placements.length * Long.BYTES);
      placements = new long[0];
      full =
          !memory.allocate(
              (long) places.length * Long.BYTES, () -> placements = new long[places.length]);
    }
    return !full;
  }

  /**
   * Sorts the placements of a complete join.
   *
   * @param left the left halves that were joined
   * @param prefix the rows before those of the left halves, with all later bits 0
   * @param rightBits the number of bits of the rows of a right half
   * @return the placements, of which {@link #size} are of the latest join; valid until the next
   */
  long[] sort(LeftHalves left, long prefix, int rightBits) {
    Arrays.fill(next, 0, left.size(), 0);
    for (int i = 0; i < size; i++) {
      next[places[i]]++;
    }
    int sum = 0;
    for (int place = 0; place < left.size(); place++) {
      int pairs = next[place];
      next[place] = sum;
      sum += pairs;
    }
    int[] leftRows = left.rows();
    for (int i = 0; i < size; i++) {
      int place = places[i];
      placements[next[place]++] =
          prefix
              | Integer.toUnsignedLong(leftRows[place]) << rightBits
              | Integer.toUnsignedLong(rightRows[i]);
    }
    return placements;
  }

  /** The number of placements. */
  int size() {
    return size;
  }
}

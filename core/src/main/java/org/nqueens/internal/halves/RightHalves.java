package org.nqueens.internal.halves;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryLease;

/**
 * A list of right halves: the placements of queens in the columns from a boundary on that agree
 * with each other and with queens far to the left. The halves are sorted by the set of rows that
 * they take, and in lexicographic order within a set.
 *
 * <p>The halves of a set of rows are counted first, so that each half is written to its place at
 * once. The list takes 8 bytes a half.
 *
 * <p>Not safe for use by several threads while it is filled.
 */
final class RightHalves {
  /** The memory of a half. */
  static final int BYTES = 8;

  /** The columns left at which a listing polls its stop signal: less than 0.1 ms. */
  private static final int POLL_COLUMNS = 4;

  private final int n;
  private final int boundary;
  private final RowSets rowSets;
  private final MemoryLease memory;

  /** By half: the diagonals that it shares with the left, see {@link BoundaryDiagonals}. */
  private int[] diagonals = {};

  /** By half: its rows, four bits each, the first column in the highest bits. */
  private int[] rows = {};

  /** By number of a set of rows: the first of its halves; then the end of the last. */
  private int[] starts = {};

  // During a listing.
  private int[] allowed = {};
  private int before;
  private int[] position = {};
  private BooleanSupplier stop = () -> false;

  /**
   * Makes an empty list.
   *
   * @param n the number of rows and columns, at most 16
   * @param boundary the first column of the halves, at least n - 8
   * @param rowSets the numbering of sets of n - boundary rows
   * @param memory has the memory of the halves
   */
  RightHalves(int n, int boundary, RowSets rowSets, MemoryLease memory) {
    this.n = n;
    this.boundary = boundary;
    this.rowSets = rowSets;
    this.memory = memory;
  }

  /**
   * Replaces the halves by all that agree with some queens to the left.
   *
   * @param domains by column: the rows that it allows
   * @param left the attacks of these queens on the boundary column
   * @param limit the most halves that may be listed
   * @param stopRequested answers whether to stop; the list is then incomplete
   * @return false if there are more halves, or no memory for them; none is listed then
   */
  boolean list(int[] domains, Attacks left, int limit, BooleanSupplier stopRequested) {
    allowed = domains;
    before = left.rows();
    stop = stopRequested;
    boolean fits = hasSets() && list(left, limit);
    stop = () -> false; // the list outlives the search
    return fits;
  }

  private boolean list(Attacks left, int limit) {
    Arrays.fill(position, 0);
    count(boundary, left.rows(), left.ascending(), left.descending());
    long sum = 0;
    for (int set = 0; set < position.length; set++) {
      int size = position[set];
      starts[set] = (int) sum;
      position[set] = (int) sum;
      sum += size;
    }
    starts[position.length] = (int) sum;
    if (sum > limit || !reserve((int) sum)) {
      return false;
    }
    if (!stop.getAsBoolean()) {
      place(boundary, left.rows(), left.ascending(), left.descending(), 0, 0);
    }
    return true;
  }

  /** Makes room for the sets of rows, before the first list. */
  private boolean hasSets() {
    int sets = rowSets.count();
    return starts.length > 0
        || memory.allocate(
            2L * (sets + 1) * Integer.BYTES,
            () -> {
              position = new int[sets];
              starts = new int[sets + 1];
            });
  }

  /** Makes room for a number of halves in place of those that are there. */
  private boolean reserve(int length) {
    if (diagonals.length >= length) {
      return true;
    }
    memory.release(bytes());
    diagonals = new int[0];
    rows = new int[0];
    return memory.allocate(
        (long) length * BYTES,
        () -> {
          int[] more = new int[length];
          rows = new int[length];
          diagonals = more;
        });
  }

  /** Makes room for more halves behind those that are there. */
  private boolean grow(int length) {
    return memory.replace(
        bytes(),
        (long) length * BYTES,
        () -> {
          int[] more = Arrays.copyOf(diagonals, length);
          rows = Arrays.copyOf(rows, length);
          diagonals = more;
        });
  }

  private long bytes() {
    return (long) diagonals.length * BYTES;
  }

  private void count(int column, int taken, int ascending, int descending) {
    int free = allowed[column] & ~(taken | ascending | descending);
    if (column == n - 1) {
      int others = taken & ~before;
      for (; free != 0; free &= free - 1) {
        position[rowSets.number(others | free & -free)]++;
      }
      return;
    }
    if (n - column >= POLL_COLUMNS && stop.getAsBoolean()) {
      return;
    }
    for (; free != 0; free &= free - 1) {
      int queen = free & -free;
      count(column + 1, taken | queen, (ascending | queen) >>> 1, (descending | queen) << 1);
    }
  }

  private void place(int column, int taken, int ascending, int descending, int shared, int placed) {
    int free = allowed[column] & ~(taken | ascending | descending);
    int distance = column - boundary;
    if (column == n - 1) {
      int others = taken & ~before;
      for (; free != 0; free &= free - 1) {
        int queen = free & -free;
        int at = position[rowSets.number(others | queen)]++;
        diagonals[at] = shared | BoundaryDiagonals.ofQueen(n, queen, distance);
        rows[at] = placed << 4 | Integer.numberOfTrailingZeros(queen);
      }
      return;
    }
    if (n - column >= POLL_COLUMNS && stop.getAsBoolean()) {
      return;
    }
    for (; free != 0; free &= free - 1) {
      int queen = free & -free;
      place(
          column + 1,
          taken | queen,
          (ascending | queen) >>> 1,
          (descending | queen) << 1,
          shared | BoundaryDiagonals.ofQueen(n, queen, distance),
          placed << 4 | Integer.numberOfTrailingZeros(queen));
    }
  }

  /**
   * Replaces the halves by those of another list, of the same columns, that agree with one more
   * queen to the left.
   *
   * @param queen the attacks of this queen on the boundary column
   * @return false if there is no memory for them; the list is then incomplete
   */
  boolean filter(RightHalves other, Attacks queen) {
    int attacked = BoundaryDiagonals.ofAttacked(n, queen.ascending(), queen.descending());
    int taken = queen.rows();
    // About a third remains; a list that needs more grows.
    if (!hasSets() || !reserve(other.size() * 2 / 5)) {
      return false;
    }
    int size = 0;
    for (int set = 0; set < position.length; set++) {
      starts[set] = size;
      if ((rowSets.set(set) & taken) == 0) {
        int from = other.starts[set];
        int end = other.starts[set + 1];
        int needed = size + end - from;
        if (needed > diagonals.length
            && !grow(Math.min(other.size(), needed + diagonals.length / 4))) {
          return false;
        }
        size = filter(other, from, end, attacked, size);
      }
    }
    starts[position.length] = size;
    return true;
  }

  private int filter(RightHalves other, int from, int end, int attacked, int start) {
    int[] othersDiagonals = other.diagonals;
    int[] othersRows = other.rows;
    int[] diagonals = this.diagonals;
    int[] rows = this.rows;
    int size = start;
    for (int i = from; i < end; i++) {
      int shared = othersDiagonals[i];
      diagonals[size] = shared;
      rows[size] = othersRows[i];
      size += (shared & attacked) - 1 >>> 31; // 1 where no diagonal is attacked, without a jump
    }
    return size;
  }

  /** The number of halves for which there is room. */
  int capacity() {
    return diagonals.length;
  }

  /** The number of halves. */
  int size() {
    return starts.length == 0 ? 0 : starts[position.length];
  }

  /** The first half that takes a set of rows; its last is before the first of the next set. */
  int start(int set) {
    return starts[set];
  }

  /** By half: the diagonals that it shares with the left. */
  int[] diagonals() {
    return diagonals;
  }

  /** By half: its rows, four bits each, the first column in the highest bits. */
  int[] rows() {
    return rows;
  }
}

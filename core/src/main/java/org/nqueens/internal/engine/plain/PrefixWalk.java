package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.spi.PlacementSink;

/**
 * Finds the placements of a board that is divided at one boundary, in lexicographic order. It goes
 * depth first over the queens of the first columns, the prefix, and joins the left and right halves
 * that agree with a prefix.
 *
 * <p>The right halves are listed under the queens of the leading columns that have one row each. If
 * only these queens block squares of the right columns, the halves are filtered from {@link
 * SharedHalves} instead. Each further queen of a prefix filters the list. A prefix with too many
 * left halves or too many placements gets another queen. If there is no memory for a prefix, the
 * recursion searches it.
 */
final class PrefixWalk implements AutoCloseable {
  /** Enough for the seven last columns of n = 18 under one queen. */
  private static final int MOST_RIGHT = 1 << 23;

  /** Enough for eight columns of n = 17 under two queens. */
  private static final int MOST_LEFT = 1 << 21;

  /**
   * The largest sum of rows and right columns of a list under no queen: 1.9 million halves of 7
   * columns at n = 15. At n = 16 they would be 4.0 million.
   */
  private static final int LISTED_WHOLE = 22;

  private final HalfLayout layout;
  private final int n;
  private final int boundary;
  private final BooleanSupplier stop;
  private final PlacementSink sink;
  private final BitSearch recursion;
  private final MemoryAccount account;
  private final MemoryAccount memory;
  private final HalfList left;
  private final HalfPairs pairs;

  /** By number of queens of the prefix: the list of its right halves, shared or of this walk. */
  private final HalfList[] right;

  private Optional<SharedHalves> shared = Optional.empty();
  private final int[] placement;
  private int prefixEnd;
  private long queens;
  private long failures;

  /** Prepares to search a board; the recursion searches a prefix if memory is short. */
  PrefixWalk(
      HalfLayout layout,
      MemoryAccount account,
      BooleanSupplier stop,
      PlacementSink sink,
      BitSearch recursion) {
    this.layout = layout;
    this.n = layout.size();
    this.boundary = layout.boundary();
    this.stop = stop;
    this.sink = sink;
    this.recursion = recursion;
    this.account = account;
    this.memory = account.open();
    this.left = new HalfList(layout, memory);
    this.pairs = new HalfPairs(layout, memory);
    this.right = new HalfList[boundary + 1];
    this.placement = new int[n];
  }

  /**
   * Lists the right halves of a board.
   *
   * @param domains by column: its rows that the queens of the leading columns do not attack
   * @param leading the number of leading columns, at most the boundary
   * @return false if the halves are too many, or after a request to stop
   */
  boolean begin(long[] domains, int leading) {
    int base = 2 * n - boundary <= LISTED_WHOLE ? 0 : 1;
    int limit = limit(MOST_RIGHT, Long.BYTES, own(leading));
    long[] unblocked = withFirst(leading, domains);
    if (leading < base || !Arrays.equals(domains, boundary, n, unblocked, boundary, n)) {
      return own(leading).listRight(domains, limit, stop);
    }
    shared = SharedHalves.take(layout, account, withFirst(base, domains), limit, stop);
    if (shared.isEmpty()) {
      return false;
    }
    right[base] = shared.get().halves();
    boolean fits = true;
    for (int column = base; column < leading && fits; column++) {
      fits = filter(column, Long.numberOfTrailingZeros(domains[column]));
    }
    if (leading > base) {
      giveBackShared();
    }
    return fits;
  }

  private long[] withFirst(int count, long[] others) {
    long[] domains = new long[n];
    Arrays.fill(domains, (1L << n) - 1);
    for (int column = 0; column < count; column++) {
      domains = with(domains, column, others[column]);
    }
    return domains;
  }

  /** A board with another queen, which attacks all later columns. */
  private static long[] with(long[] domains, int column, long queen) {
    long[] left = domains.clone();
    left[column] = queen;
    for (int other = column + 1; other < left.length; other++) {
      int distance = other - column;
      left[other] &= ~(queen | queen << distance | queen >>> distance);
    }
    return left;
  }

  /** A list of this walk, made when it is first needed. */
  private HalfList own(int depth) {
    if (right[depth] == null) {
      right[depth] = new HalfList(layout, memory);
    }
    return right[depth];
  }

  /** Filters the right halves that have one queen less in their prefix. */
  private boolean filter(int column, int row) {
    return own(column + 1).filter(right[column], column, row);
  }

  /** Passes the placements of the board to the sink; false if the search was stopped. */
  boolean search(long[] domains, int leading, int firstLeft) {
    prefixEnd = firstLeft;
    return place(leading, domains);
  }

  private boolean place(int column, long[] domains) {
    if (column >= prefixEnd && isJoined(column, domains)) {
      return !stop.getAsBoolean() && deliver(column, domains);
    }
    if (column == boundary - 1) {
      return recur(column, domains);
    }
    boolean goOn = true;
    for (long free = domains[column]; goOn && free != 0; free &= free - 1) {
      long[] next = with(domains, column, free & -free);
      queens++;
      if (isDeadEnd(next)) {
        failures++;
      } else if (filter(column, Long.numberOfTrailingZeros(free))) {
        goOn = place(column + 1, next);
      } else {
        goOn = recur(column + 1, next);
      }
    }
    return goOn;
  }

  private static boolean isDeadEnd(long[] domains) {
    boolean isDeadEnd = false;
    for (long rows : domains) {
      isDeadEnd |= rows == 0;
    }
    return isDeadEnd;
  }

  private boolean recur(int column, long[] domains) {
    return !stop.getAsBoolean() && recursion.search(domains, (1L << n) - (1L << column));
  }

  /** The most halves of a list: as many as it has room for, or a share of the memory. */
  private int limit(int most, int bytes, HalfList list) {
    return (int) Math.min(most, Math.max(list.capacity(), memory.largestList() / bytes));
  }

  /** Joins the halves; false if they are too many or there is no memory for them. */
  private boolean isJoined(int column, long[] domains) {
    return left.listLeft(domains, column, limit(MOST_LEFT, HalfList.LEFT_BYTES, left), stop)
        && pairs.join(left, right[column], stop);
  }

  /** Passes on the placements of joined halves; the left halves begin at a column. */
  private boolean deliver(int column, long[] domains) {
    int rowBits = layout.rowBits();
    long packed = 0;
    int missing = 0;
    for (int other = 0; other < n; other++) {
      placement[other] = other < column ? Long.numberOfTrailingZeros(domains[other]) : 0;
      packed = packed << rowBits | placement[other];
      missing ^= other ^ placement[other];
    }
    long[] sorted = pairs.sorted();
    long[] leftRows = left.rows();
    int size = pairs.size();
    boolean isPacked = layout.isPacked();
    boolean goOn = true;
    for (int i = 0; goOn && i < size; i++) {
      long rows = leftRows[(int) (sorted[i] >>> Integer.SIZE)];
      if (isPacked) {
        long word = rows << rowBits * (n - boundary) | Integer.toUnsignedLong((int) sorted[i]);
        goOn = sink.acceptPacked(packed | word, n);
      } else {
        placement[n - 1] =
            missing
                ^ layout.unpack(rows, column, boundary, placement)
                ^ layout.unpack(sorted[i], boundary, n - 1, placement);
        goOn = sink.accept(placement);
      }
    }
    return goOn;
  }

  private void giveBackShared() {
    // Not by a method reference, which allocates when the JVM first meets it: memory may be short.
    if (shared.isPresent()) {
      shared.get().close();
      shared = Optional.empty();
    }
  }

  @Override
  public void close() {
    giveBackShared();
    memory.close();
  }

  /** The queens tried in prefixes and left halves. */
  long queens() {
    return queens + left.queens();
  }

  /** The columns without a free row in prefixes and left halves. */
  long failures() {
    return failures + left.failures();
  }
}

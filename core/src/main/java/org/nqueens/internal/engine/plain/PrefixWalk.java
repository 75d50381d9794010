package org.nqueens.internal.engine.plain;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.engine.plain.HalfList.Side;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.spi.PlacementSink;

/**
 * Finds the placements of boards that are divided at one boundary, in lexicographic order. It goes
 * depth first over the queens of the first columns, the prefix, and joins the left and right halves
 * that agree with a prefix.
 *
 * <p>The right halves are listed under the queens of the leading columns that have one row each. If
 * only these queens block squares of the right columns, the halves are filtered from {@link
 * SharedHalves} instead. Each further queen of a prefix filters the list. A prefix with too many
 * left halves or too many placements gets another queen. If there is no memory for a prefix, the
 * recursion searches it.
 *
 * <p>Enumerations of empty boards reserve 36 MB at n = 15, and 175 MB at n = 17 and 18. This is the
 * memory of one walk, the shared list, and the recorded placements to be mirrored.
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

  private final int n;
  private final int boundary;
  private final BooleanSupplier stop;
  private final PlacementSink sink;
  private final BitSearch recursion;
  private final MemoryAccount account;
  private final MemoryAccount memory;
  private final RowSets rowSets;
  private final HalfLayout layout;
  private final HalfList left;
  private final HalfPairs pairs;

  /** By number of queens of the prefix: the list of its right halves, shared or of this walk. */
  private final HalfList[] right;

  /** By number of queens of the prefix: a list of this walk, made when it is first needed. */
  private final HalfList[] own;

  private Optional<SharedHalves> shared = Optional.empty();

  // Of the current board.
  private final int[] allowed;
  private final int[] placement;
  private int leading;
  private int prefixEnd;

  private long queens;
  private long failures;

  /**
   * Prepares to search boards.
   *
   * @param n the number of rows and columns, at most {@value HalvesEnumeration#MAX_SIZE}
   * @param boundary the first column of the right halves, see {@link HalfLayout}
   * @param recursion searches a prefix queen by queen, into the same sink, if memory is short
   */
  PrefixWalk(
      int n,
      int boundary,
      MemoryAccount account,
      BooleanSupplier stop,
      PlacementSink sink,
      BitSearch recursion) {
    this.n = n;
    this.boundary = boundary;
    this.account = account;
    this.stop = stop;
    this.sink = sink;
    this.recursion = recursion;
    this.memory = account.open();
    this.rowSets = new RowSets(n, n - boundary);
    this.layout = new HalfLayout(n, boundary);
    this.left = newList(Side.LEFT, memory);
    this.pairs = new HalfPairs(layout, memory);
    this.right = new HalfList[boundary + 1];
    this.own = new HalfList[boundary + 1];
    this.allowed = new int[n];
    this.placement = new int[n];
  }

  /** An empty list of halves of these boards. */
  HalfList newList(Side side, MemoryAccount lists) {
    return new HalfList(side, boundary, rowSets, layout, lists);
  }

  /** The number of rows and columns. */
  int size() {
    return n;
  }

  /** The first column of the right halves. */
  int boundary() {
    return boundary;
  }

  /** The account of the lists. */
  MemoryAccount account() {
    return account;
  }

  /**
   * Lists the right halves of a board.
   *
   * @param domains by column: the rows that it allows, one for each leading column
   * @param leadingColumns the number of leading columns, at most the boundary
   * @return false if the halves are too many, or after a request to stop
   */
  boolean begin(long[] domains, int leadingColumns) {
    for (int column = 0; column < n; column++) {
      allowed[column] = (int) domains[column];
    }
    leading = leadingColumns;
    giveBackShared();
    int base = 2 * n - boundary <= LISTED_WHOLE ? 0 : 1;
    Attacks attacks = attacks(leading);
    int limit = limit(MOST_RIGHT, Side.RIGHT, own(leading));
    if (leading < base || !isBlockedBy(attacks)) {
      return own(leading).list(allowed, boundary, attacks.after(boundary - leading), limit, stop);
    }
    shared = SharedHalves.take(this, attacks(base).after(boundary - base), limit, stop);
    if (shared.isEmpty()) {
      return false;
    }
    right[base] = shared.get().halves();
    boolean fits = true;
    for (int column = base; column < leading && fits; column++) {
      fits = filter(column, Integer.numberOfTrailingZeros(allowed[column]));
    }
    if (leading > base) {
      giveBackShared();
    }
    return fits;
  }

  /** The attacks of the first queens on the column after them. */
  private Attacks attacks(int count) {
    Attacks attacks = Attacks.NONE;
    for (int column = 0; column < count; column++) {
      attacks = attacks.with(allowed[column]);
    }
    return attacks;
  }

  /** Tells whether these attacks, and nothing else, block squares of the right columns. */
  private boolean isBlockedBy(Attacks attacks) {
    int different = 0;
    for (int column = boundary; column < n; column++) {
      int free = (1 << n) - 1 & ~attacks.after(column - leading).all();
      different |= allowed[column] ^ free;
    }
    return different == 0;
  }

  private HalfList own(int depth) {
    if (own[depth] == null) {
      own[depth] = newList(Side.RIGHT, memory);
    }
    right[depth] = own[depth];
    return own[depth];
  }

  /** Filters the right halves that have one queen less in their prefix. */
  private boolean filter(int column, int row) {
    HalfList others = right[column];
    return own(column + 1).filter(others, column, row);
  }

  /**
   * Passes the placements of the board to the sink.
   *
   * @param firstLeft the first column of the left halves, from the number of leading columns on
   * @return false if the search was stopped
   */
  boolean search(int firstLeft) {
    prefixEnd = firstLeft;
    return place(0, Attacks.NONE);
  }

  private boolean place(int column, Attacks attacks) {
    if (column >= prefixEnd && isJoined(column, attacks)) {
      return deliver(column);
    }
    if (column == boundary - 1) {
      return recur(column, attacks);
    }
    int free = allowed[column] & ~attacks.all();
    if (free == 0) {
      failures++;
      return true;
    }
    for (; free != 0; free &= free - 1) {
      int row = Integer.numberOfTrailingZeros(free);
      Attacks more = attacks.with(free & -free);
      boolean isListed = column < leading || filter(column, row);
      queens += column < leading ? 0 : 1;
      placement[column] = row;
      boolean goOn = isListed ? place(column + 1, more) : recur(column + 1, more);
      if (!goOn) {
        return false;
      }
    }
    return true;
  }

  /** The most halves of a list: as many as it has room for, or a share of the memory. */
  private int limit(int most, Side side, HalfList list) {
    return (int) Math.min(most, Math.max(list.capacity(), memory.largestList() / side.bytes));
  }

  /** Joins the halves; false if they are too many or there is no memory for them. */
  private boolean isJoined(int column, Attacks attacks) {
    int limit = limit(MOST_LEFT, Side.LEFT, left);
    return left.list(allowed, column, attacks, limit, stop)
        && pairs.join(left, right[column], rowSets.count(), stop);
  }

  /** Passes on the placements of joined halves; the left halves begin at a column. */
  private boolean deliver(int column) {
    if (stop.getAsBoolean()) {
      return false;
    }
    long[] sorted = pairs.sort(left.size());
    return n <= PlacementSink.MAX_PACKED_SIZE
        ? deliverPacked(sorted, column)
        : deliverRows(sorted, column);
  }

  private boolean deliverPacked(long[] sorted, int column) {
    int rowBits = layout.rowBits();
    int rightBits = rowBits * (n - boundary);
    long prefix = 0;
    for (int other = 0; other < column; other++) {
      prefix |= (long) placement[other] << rowBits * (n - 1 - other);
    }
    long[] leftRows = left.rows();
    int size = pairs.size();
    for (int i = 0; i < size; i++) {
      long rows = leftRows[(int) (sorted[i] >>> Integer.SIZE)] << rightBits;
      if (!sink.acceptPacked(prefix | rows | Integer.toUnsignedLong((int) sorted[i]), n)) {
        return false;
      }
    }
    return true;
  }

  private boolean deliverRows(long[] sorted, int column) {
    int prefix = 0;
    for (int other = 0; other < n; other++) {
      prefix ^= other ^ (other < column ? placement[other] : 0);
    }
    long[] leftRows = left.rows();
    int size = pairs.size();
    int place = -1;
    int missing = 0;
    for (int i = 0; i < size; i++) {
      if (place != (int) (sorted[i] >>> Integer.SIZE)) {
        place = (int) (sorted[i] >>> Integer.SIZE);
        missing = prefix ^ layout.unpack(leftRows[place], column, boundary, placement);
      }
      placement[n - 1] = missing ^ layout.unpack(sorted[i], boundary, n - 1, placement);
      if (!sink.accept(placement)) {
        return false;
      }
    }
    return true;
  }

  /** Searches the columns from one on by the recursion. */
  private boolean recur(int column, Attacks attacks) {
    if (stop.getAsBoolean()) {
      return false;
    }
    long[] domains = new long[n];
    boolean isDeadEnd = false;
    for (int other = 0; other < n; other++) {
      domains[other] =
          other < column
              ? 1L << placement[other]
              : allowed[other] & ~attacks.after(other - column).all();
      isDeadEnd |= domains[other] == 0;
    }
    long open = (1L << n) - (1L << column);
    failures += isDeadEnd ? 1 : 0;
    return isDeadEnd || recursion.search(domains, open);
  }

  private void giveBackShared() {
    // Not by a method reference, which allocates when the JVM first meets it: memory may be short.
    if (shared.isPresent()) {
      shared.get().close();
      shared = Optional.empty();
    }
  }

  /** Gives the memory of the lists back. */
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

package org.nqueens.internal.halves;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.bits.BitBoard;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.MemoryLease;
import org.nqueens.spi.PlacementSink;

/**
 * The placements of boards that are divided at one boundary, in lexicographic order: depth first
 * over the queens of the first columns, the prefix; the left and right halves that agree with a
 * prefix are joined.
 *
 * <p>The right halves are listed under the queens of the leading columns that have one row each, or
 * taken from {@link SharedRightHalves} if these queens alone block squares of the right columns.
 * Each further queen of a prefix filters the list. A prefix that has too many left halves, or too
 * many placements, takes one more queen.
 *
 * <p>Every list is reserved in a {@link MemoryAccount} before it is made. The recursion searches a
 * prefix for which there is no memory. A search of an empty board holds about 12 MB at n = 15,
 * besides the shared lists. For one thread.
 */
final class PrefixWalk implements AutoCloseable {
  /** Enough for the seven last columns of n = 15 under no queen, and of n = 16 under one. */
  private static final int MOST_RIGHT = 1 << 21;

  private static final int MOST_LEFT = 1 << 20;

  private final int n;
  private final int boundary;
  private final BooleanSupplier stop;
  private final PlacementSink sink;
  private final BitBoard recursion;
  private final MemoryAccount account;
  private final MemoryLease memory;
  private final SharedRightHalves shared;
  private final LeftHalves left;
  private final HalfPairs pairs;

  /** By number of queens of the prefix: the list of its right halves. */
  private final RightHalves[] right;

  /** By number of queens of the prefix: a list of this search, made when it is first needed. */
  private final RightHalves[] own;

  /** The list that is shared with other searches and not filtered, if the walk uses one. */
  private Optional<SharedRightHalves.Shared> whole = Optional.empty();

  // Of the current board.
  private final int[] allowed;
  private int leading;
  private int prefixEnd;

  private long queens;
  private long failures;

  /**
   * Prepares to search boards.
   *
   * @param n the number of rows and columns, at most 16
   * @param boundary the first column of the right halves, at least n - 8
   * @param account has the memory of the lists
   * @param stop answers whether to stop
   * @param sink takes the placements
   * @param recursion searches a prefix queen by queen, into the same sink, where memory is short
   */
  PrefixWalk(
      int n,
      int boundary,
      MemoryAccount account,
      BooleanSupplier stop,
      PlacementSink sink,
      BitBoard recursion) {
    this.n = n;
    this.boundary = boundary;
    this.account = account;
    this.stop = stop;
    this.sink = sink;
    this.recursion = recursion;
    this.memory = new MemoryLease(account);
    this.shared = SharedRightHalves.of(n, boundary, account);
    this.left = new LeftHalves(n, boundary, shared.rowSets(), memory);
    this.pairs = new HalfPairs(memory);
    this.right = new RightHalves[boundary + 1];
    this.allowed = new int[n];
    this.own = new RightHalves[boundary + 1];
  }

  /** The boundary of the boards. */
  int boundary() {
    return boundary;
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
    Attacks attacks = Attacks.NONE;
    long word = 0;
    for (int column = 0; column < leading; column++) {
      attacks = attacks.with(allowed[column]);
      word = word << 4 | Integer.numberOfTrailingZeros(allowed[column]);
    }
    int limit = limit(MOST_RIGHT, RightHalves.BYTES, own(leading).capacity());
    if (leading > SharedRightHalves.MOST_QUEENS + 1 || !isBlockedBy(attacks)) {
      return own(leading).list(allowed, attacks.after(boundary - leading), limit, stop);
    }
    giveBackWhole();
    if (leading == 0) {
      whole = shared.under(0, 0, limit, stop);
      whole.ifPresent(list -> right[0] = list.halves());
      return whole.isPresent();
    }
    Optional<SharedRightHalves.Shared> others = shared.under(word >>> 4, leading - 1, limit, stop);
    if (others.isEmpty()) {
      return false;
    }
    try (SharedRightHalves.Shared list = others.get()) {
      return filter(leading, list.halves(), allowed[leading - 1]);
    }
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

  private RightHalves own(int depth) {
    if (own[depth] == null) {
      own[depth] = new RightHalves(n, boundary, shared.rowSets(), memory);
    }
    right[depth] = own[depth];
    return own[depth];
  }

  private boolean filter(int depth, RightHalves others, int queen) {
    return own(depth).filter(others, Attacks.NONE.with(queen).after(boundary - depth));
  }

  /**
   * Passes the placements of the board to the sink.
   *
   * @param firstLeft the first column of the left halves, from the number of leading columns on
   * @return false if the search was stopped
   */
  boolean search(int firstLeft) {
    prefixEnd = firstLeft;
    return place(0, Attacks.NONE, 0);
  }

  private boolean place(int column, Attacks attacks, long word) {
    if (column >= prefixEnd && isJoined(column, attacks)) {
      return deliver(column, word);
    }
    if (column == boundary - 1) {
      return recur(column, attacks, word);
    }
    int free = allowed[column] & ~attacks.all();
    if (free == 0) {
      failures++;
      return true;
    }
    for (; free != 0; free &= free - 1) {
      int queen = free & -free;
      Attacks more = attacks.with(queen);
      long rows = word << 4 | Integer.numberOfTrailingZeros(queen);
      boolean isListed = column < leading || filter(column + 1, right[column], queen);
      queens += column < leading ? 0 : 1;
      boolean goOn = isListed ? place(column + 1, more, rows) : recur(column + 1, more, rows);
      if (!goOn) {
        return false;
      }
    }
    return true;
  }

  /** The most halves of a list: those that it has room for, or a share of the memory. */
  private int limit(int most, int bytesEach, int capacity) {
    return (int) Math.min(most, Math.max(capacity, account.share() / bytesEach));
  }

  /** Joins the halves; false if they are too many or there is no memory for them. */
  private boolean isJoined(int column, Attacks attacks) {
    int limit = limit(MOST_LEFT, LeftHalves.BYTES, left.capacity());
    return left.list(allowed, column, attacks, limit, stop)
        && pairs.join(left, right[column], shared.rowSets().count(), stop);
  }

  private boolean deliver(int column, long word) {
    if (stop.getAsBoolean()) {
      return false;
    }
    long[] placements = pairs.sort(left, word << 4 * (n - column), 4 * (n - boundary));
    int size = pairs.size();
    for (int i = 0; i < size; i++) {
      if (!sink.acceptPacked(placements[i], n)) {
        return false;
      }
    }
    return true;
  }

  /** Searches the columns from one on by the recursion. */
  private boolean recur(int column, Attacks attacks, long word) {
    if (stop.getAsBoolean()) {
      return false;
    }
    long[] domains = new long[n];
    boolean isDeadEnd = false;
    for (int other = 0; other < n; other++) {
      boolean isPlaced = other < column;
      domains[other] =
          isPlaced
              ? 1L << (word >>> 4 * (column - 1 - other) & 15)
              : allowed[other] & ~attacks.after(other - column).all();
      isDeadEnd |= domains[other] == 0;
    }
    long open = (1L << n) - (1L << column);
    failures += isDeadEnd ? 1 : 0;
    return isDeadEnd || recursion.search(domains, open);
  }

  private void giveBackWhole() {
    // Not by a method reference, which allocates when the JVM first meets it: memory may be short.
    if (whole.isPresent()) {
      whole.get().close();
      whole = Optional.empty();
    }
  }

  /** Gives the memory of the lists back. */
  @Override
  public void close() {
    giveBackWhole();
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

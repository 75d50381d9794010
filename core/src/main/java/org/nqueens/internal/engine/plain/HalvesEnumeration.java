package org.nqueens.internal.engine.plain;

import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;

/**
 * Enumerates the solutions of plain boards of 12 to 18 columns with any row domains, in
 * lexicographic order, by halves that meet in the middle.
 *
 * <p>A search begins as a plain recursion, by {@link BitRecursion}, which delivers the first
 * placements at once and ends small searches. When it has tried about 2^k queens for k open
 * columns, or 2^(k + 4) above n = 16, {@link PrefixWalk} takes over and leaves out the placements
 * delivered. The recursion keeps boards with few open columns, with scattered open columns, or with
 * lists that would be too long.
 *
 * <p>The decisions are the decisions of the recursion plus the queens tried in prefixes and left
 * halves; the failures are the columns without a free row that were met there. Right halves count
 * nothing, because searches share them. So equal searches have equal numbers, unless memory is
 * short.
 */
public final class HalvesEnumeration implements BitSearch {
  static final Set<Integer> LINES = Set.of(0, 1, -1);

  private static final int MIN_SIZE = 12;

  /** On a larger board the rows of seven columns do not fit into a word above the diagonals. */
  static final int MAX_SIZE = 18;

  /** Fewer open columns are searched faster than divided, up to n = 16. */
  private static final int MIN_OPEN = 11;

  /**
   * The most given queens of a larger board that is divided: with three, boards of n = 18 take 0.8
   * to 1.8 times as long as by the recursion, and with more up to 38 times.
   */
  private static final int MOST_GIVEN = 2;

  /** The most open columns of a right half, and of a left half up to n = 16. */
  private static final int MOST_OPEN = 7;

  private static final int FEWEST_OPEN = 4;

  /** The most columns of a half; above n = 16 a right half has at most {@value #MOST_OPEN}. */
  private static final int MOST_COLUMNS = 8;

  /** The queens that the recursion tries between two polls, as a power of two. */
  private static final int POLL_BITS = 12;

  /** The k of 2^k: how many times as many queens the recursion tries first above n = 16. */
  private static final int LARGE_BITS = 4;

  /** Tells whether boards of a size with lines of these slopes can be divided. */
  public static boolean canDo(int n, Set<Integer> slopes) {
    return n >= MIN_SIZE && n <= MAX_SIZE && slopes.equals(LINES);
  }

  private final int n;
  private final MemoryAccount account;
  private final BooleanSupplier stop;
  private final Delivery delivery;
  private final BitRecursion recursion;

  private Optional<HalfLayout> latest = Optional.empty();

  // Of the boards that were divided.
  private long decisions;
  private long failures;

  /** Prepares to enumerate boards of one size, from 12 to 18, with rows and both diagonals. */
  public HalvesEnumeration(int n, BooleanSupplier stop, PlacementSink sink) {
    this(n, MemoryAccount.ofHeap(), stop, sink);
  }

  HalvesEnumeration(int n, MemoryAccount account, BooleanSupplier stop, PlacementSink sink) {
    this.n = n;
    this.account = account;
    this.stop = stop;
    this.delivery = new Delivery(sink);
    this.recursion = new BitRecursion(n, LINES, stop, delivery);
  }

  /** Passes placements on, except known ones: the first ones of a board, found again. */
  private static final class Delivery implements PlacementSink {
    private final PlacementSink sink;
    private long known;
    private long delivered;

    Delivery(PlacementSink sink) {
      this.sink = sink;
    }

    @Override
    public boolean accept(int[] rows) {
      return isKnown() || sink.accept(rows);
    }

    @Override
    public boolean acceptPacked(long packed, int n) {
      return isKnown() || sink.acceptPacked(packed, n);
    }

    /** Counts a placement, as known or as delivered. */
    private boolean isKnown() {
      boolean isKnown = known > 0;
      known -= isKnown ? 1 : 0;
      delivered += isKnown ? 0 : 1;
      return isKnown;
    }
  }

  private boolean isLarge() {
    return n > PlacementSink.MAX_PACKED_SIZE;
  }

  /** Large boards are divided without propagation: one list then serves more of the search. */
  @Override
  public int looseColumns() {
    return isLarge() ? n : BitSearch.super.looseColumns();
  }

  @Override
  public boolean search(long[] domains, long open) {
    int openColumns = Long.bitCount(open);
    int fewest = isLarge() ? n - MOST_GIVEN : MIN_OPEN;
    if (openColumns < fewest) {
      return recursion.search(domains, open);
    }
    int patience = openColumns - POLL_BITS + (isLarge() ? LARGE_BITS : 0);
    long before = delivery.delivered;
    BitRecursion.End end = recursion.search(domains, open, 1L << Math.max(0, patience));
    if (end != BitRecursion.End.GAVE_UP) {
      return end == BitRecursion.End.EXHAUSTED;
    }
    delivery.known = delivery.delivered - before;
    int mostRight = Math.min(MOST_OPEN, (openColumns + 1) / 2);
    int mostLeft = isLarge() ? MOST_COLUMNS : MOST_OPEN;
    int mostPrefix = Math.max(2, n - MOST_OPEN - MOST_COLUMNS);
    for (int right = Math.min((n - 1) / 2, mostRight); right >= FEWEST_OPEN; right--) {
      int boundary = columnBefore(n, right, open, isLarge() ? MOST_OPEN : MOST_COLUMNS);
      int firstLeft =
          columnBefore(boundary, Math.min(mostLeft, openColumns - right), open, MOST_COLUMNS);
      int prefix = Long.bitCount(open & (1L << firstLeft) - 1);
      int leading = Math.min(Long.numberOfTrailingZeros(open), firstLeft);
      if (prefix <= mostPrefix) {
        try (PrefixWalk walk =
            new PrefixWalk(layout(boundary), account, stop, delivery, recursion)) {
          if (walk.begin(domains, leading)) {
            boolean goOn = walk.search(domains, leading, firstLeft);
            decisions += walk.queens();
            failures += walk.failures();
            return goOn;
          }
        }
      }
    }
    return recursion.search(domains, open);
  }

  /** The first column of a half with a number of open columns, or with the most columns. */
  private static int columnBefore(int end, int number, long open, int most) {
    int column = end;
    int found = 0;
    while (found < number && column > 0 && end - column < most) {
      column--;
      found += (int) (open >>> column & 1);
    }
    return column;
  }

  private HalfLayout layout(int boundary) {
    if (latest.isEmpty() || latest.get().boundary() != boundary) {
      latest = Optional.of(new HalfLayout(n, boundary));
    }
    return latest.get();
  }

  @Override
  public SearchOutcome outcome(boolean exhausted) {
    SearchOutcome begun = recursion.outcome(exhausted);
    return SearchOutcome.ofTree(
        exhausted, delivery.delivered, begun.decisions() + decisions, begun.failures() + failures);
  }
}

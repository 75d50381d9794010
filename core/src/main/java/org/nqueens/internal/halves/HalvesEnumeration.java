package org.nqueens.internal.halves;

import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.nqueens.internal.bits.BitBoard;
import org.nqueens.internal.bits.BitBoardSearch;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchOutcome;

/**
 * Enumerates the solutions of plain boards of 12 to 16 columns with any row domains, in
 * lexicographic order, by halves that meet in the middle.
 *
 * <p>A search begins as a plain recursion, by {@link BitBoardSearch}, which delivers the first
 * placements at once and ends small searches. When it has tried about 2^k queens for k open
 * columns, {@link PrefixWalk} takes over and leaves out the placements delivered. Boards with few
 * open columns, boards whose open columns are scattered, and boards whose lists would be too long
 * are left to the recursion.
 *
 * <p>Decisions are those of the recursion and the queens tried in prefixes and left halves,
 * failures the columns without a free row met there. Right halves, which searches share, count
 * nothing; so the numbers of equal searches are equal.
 *
 * <p>The memory is that of {@link PrefixWalk} for each boundary, in practice one. For one thread.
 */
public final class HalvesEnumeration implements BitBoard {
  private static final Set<Integer> LINES = Set.of(0, 1, -1);

  private static final int MIN_SIZE = 12;

  /** Of larger boards a placement does not fit a word, nor a set of rows the tables. */
  public static final int MAX_SIZE = PlacementSink.MAX_PACKED_SIZE;

  /** Fewer open columns are searched sooner than divided. */
  private static final int MIN_OPEN = 11;

  /** The most open columns of a half. */
  private static final int MOST_OPEN = 7;

  /** The fewest open columns of a right half. */
  private static final int FEWEST_OPEN = 4;

  /** The most columns of a half: their rows fit half a word. */
  private static final int MOST_COLUMNS = 8;

  /** The most open columns of a prefix. */
  private static final int MOST_PREFIX = 2;

  /** The queens that the recursion tries between two polls, as a power of two. */
  private static final int POLL_BITS = 12;

  /** Tells whether boards of a size with lines of these slopes can be divided. */
  public static boolean canDo(int n, Set<Integer> slopes) {
    return n >= MIN_SIZE && n <= MAX_SIZE && slopes.equals(LINES);
  }

  private final int n;
  private final HalvesLimits limits;
  private final BooleanSupplier stop;
  private final ProgressSink progress;
  private final PlacementSink sink;
  private final PollLimit polls;
  private final BitBoardSearch recursion;

  /** By boundary: the walk over boards that are divided there, or null before the first. */
  private final @Nullable PrefixWalk[] walks;

  /** The share of the current board that is done, as reported. */
  private double reported;

  /** The placements that the recursion finds once more. */
  private long known;

  private long delivered;
  private boolean refused;

  /**
   * Prepares to enumerate boards of one size that have all three lines of the plain board.
   *
   * @param n the size, from 12 to 16
   * @param stop answers whether to stop
   * @param progress takes the share of the current board and the counters of all boards
   * @param sink takes the solutions
   */
  public HalvesEnumeration(int n, BooleanSupplier stop, ProgressSink progress, PlacementSink sink) {
    this(n, HalvesLimits.ofHeap(), stop, progress, sink);
  }

  HalvesEnumeration(
      int n, HalvesLimits limits, BooleanSupplier stop, ProgressSink progress, PlacementSink sink) {
    this.n = n;
    this.limits = limits;
    this.stop = stop;
    this.progress = progress == ProgressSink.NONE ? progress : new Totals(progress);
    this.sink = sink;
    this.polls = new PollLimit(stop);
    this.recursion = new BitBoardSearch(n, LINES, polls, this.progress, this::accept);
    this.walks = new PrefixWalk[n];
  }

  /** Passes the counters of the whole search on, whichever part of it reports. */
  private final class Totals implements ProgressSink {
    private final ProgressSink whole;

    Totals(ProgressSink whole) {
      this.whole = whole;
    }

    @Override
    public void at(double share, long decisions, long solutions) {
      SearchOutcome total = outcome(false);
      reported = Math.max(reported, share);
      whole.at(reported, total.decisions(), total.solutions());
    }
  }

  /** The stop signal of the recursion, which also ends it after a number of polls. */
  private static final class PollLimit implements BooleanSupplier {
    private final BooleanSupplier stop;
    private long left;

    PollLimit(BooleanSupplier stop) {
      this.stop = stop;
    }

    @Override
    public boolean getAsBoolean() {
      return --left < 0 || stop.getAsBoolean();
    }
  }

  private boolean accept(int[] rows) {
    if (known > 0) {
      known--;
      return true;
    }
    delivered++;
    refused = !sink.accept(rows);
    return !refused;
  }

  @Override
  public boolean search(long[] domains, long open) {
    int openColumns = Long.bitCount(open);
    reported = 0;
    polls.left =
        openColumns < MIN_OPEN ? Long.MAX_VALUE : 1L << Math.max(0, openColumns - POLL_BITS);
    long before = delivered;
    boolean ended = recursion.search(domains, open);
    if (ended || refused || stop.getAsBoolean()) {
      return ended;
    }
    long received = delivered - before;
    for (int right = Math.min((n - 1) / 2, (openColumns + 1) / 2); right >= FEWEST_OPEN; right--) {
      int boundary = columnBefore(n, right, open);
      int firstLeft = columnBefore(boundary, Math.min(MOST_OPEN, openColumns - right), open);
      int prefix = Long.bitCount(open & (1L << firstLeft) - 1);
      int leading = Math.min(Long.numberOfTrailingZeros(open), firstLeft);
      if (prefix <= MOST_PREFIX && walk(boundary).begin(domains, leading)) {
        return walk(boundary).search(firstLeft, received);
      }
    }
    known = received;
    polls.left = Long.MAX_VALUE;
    return recursion.search(domains, open);
  }

  /** The first column of a half with a number of open columns, unless the half is too wide. */
  private static int columnBefore(int end, int number, long open) {
    int column = end;
    int found = 0;
    while (found < number && column > 0 && end - column < MOST_COLUMNS) {
      column--;
      found += (int) (open >>> column & 1);
    }
    return column;
  }

  private PrefixWalk walk(int boundary) {
    PrefixWalk walk = walks[boundary];
    if (walk == null) {
      walk = new PrefixWalk(n, boundary, limits, stop, progress, sink);
      walks[boundary] = walk;
    }
    return walk;
  }

  @Override
  public SearchOutcome outcome(boolean exhausted) {
    SearchOutcome begun = recursion.outcome(exhausted);
    long solutions = delivered;
    long decisions = begun.decisions();
    long failures = begun.failures();
    for (PrefixWalk walk : walks) {
      if (walk != null) {
        solutions += walk.solutions();
        decisions += walk.queens();
        failures += walk.failures();
      }
    }
    return new SearchOutcome(exhausted, solutions, decisions, failures);
  }
}

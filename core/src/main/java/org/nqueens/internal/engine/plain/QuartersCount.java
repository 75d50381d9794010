package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.spi.CountingBackend.Division;
import org.nqueens.spi.SearchOutcome;

/**
 * Counts the solutions of a plain board of up to 32 columns with any row domains, in no particular
 * order, by quarters; the {@linkplain org.nqueens.internal.engine.plain package} explains why.
 *
 * <p>Queens are placed in the middle open column, one after the other, until {@link QuarterJoin}
 * can count the rest. A rest with few squares goes to {@link BitRecursion}, which is faster there.
 * One more queen is placed where the quarters share too many diagonals, a list is too long, or
 * memory is short.
 *
 * <p>The decisions are the queens tried in the middle and the placements in quarters; failures are
 * the columns without a row that are found in the middle, not those of the lists.
 */
public final class QuartersCount implements BitSearch {
  /** The open columns up to which bits are faster than lists, even on an empty board. */
  private static final int FEW_COLUMNS = 9;

  /**
   * The least work that is worth lists: the square root of the product of the numbers of rows of
   * the open columns, which is near the number of queens that bits would try.
   */
  private static final double WORTH_LISTS = 10_000;

  /** See {@link #needsNoPropagation}. */
  private static final int DENSE_PERCENT = 60;

  /** The 2n - 1 diagonals of one direction must fit a word. */
  private static final int MAX_SIZE = 32;

  private static final Set<Integer> LINES = Set.of(0, 1, -1);

  /**
   * The fewest open columns of a part: a board of 17 columns with a blocked square takes as long in
   * parts of 16 open columns as in one, and 1.7 times as long in parts of 15.
   */
  private static final int MIN_OPEN = 16;

  /**
   * The division of the count of a board that this class {@linkplain #canDo can do}. The nodes of a
   * part are more than the whole of n = 17 has.
   */
  public static final Division DIVISION =
      new Division(QuarterJoin.MAX_COLUMNS, MIN_OPEN, 1e9, Division.BY_QUEENS.work());

  private final int n;
  private final BooleanSupplier stop;
  private final QuarterJoin join;
  private final BitRecursion bits;

  /** By column: the queen placed, or the rows that the queens placed do not attack. */
  private final long[] domains;

  // The current board: the rows of each column, and the columns with several rows.
  private long[] allowed = {};
  private int[] open = {};

  private boolean stopped;
  private long solutions;
  private long decisions;
  private long failures;

  /**
   * Prepares to count boards of one size that have all three lines of the plain board.
   *
   * @param n the size, at most 32
   */
  public QuartersCount(int n, BooleanSupplier stop) {
    this(n, MemoryAccount.ofHeap(), stop);
  }

  QuartersCount(int n, MemoryAccount account, BooleanSupplier stop) {
    this.n = n;
    this.stop = stop;
    this.join = new QuarterJoin(account);
    this.bits = new BitRecursion(n, LINES, this::isStopped, rows -> true);
    this.domains = new long[n];
  }

  /** Tells whether boards of a size with lines of these slopes can be counted. */
  public static boolean canDo(int n, Set<Integer> slopes) {
    return n <= MAX_SIZE && slopes.equals(LINES);
  }

  private boolean isStopped() {
    stopped = stopped || stop.getAsBoolean();
    return stopped;
  }

  /**
   * True for a dense board: the open columns have at least {@value #DENSE_PERCENT} % of the squares
   * that they would have if the queens of the other columns attacked in rows only. The time at n =
   * 19 with two given queens is 0.55 times that with propagation down to 14 open columns; without
   * the condition it is up to 1.6 times as long at n = 28 with eleven.
   */
  @Override
  public boolean needsNoPropagation(long[] domains) {
    long taken = 0;
    long ascending = 0;
    long descending = 0;
    int open = 0;
    for (int column = 0; column < n; column++) {
      if (Long.bitCount(domains[column]) == 1) {
        taken |= domains[column];
        ascending |= domains[column] << column;
        descending |= domains[column] << n - 1 - column;
      } else {
        open++;
      }
    }
    int squares = 0;
    for (int column = 0; column < n; column++) {
      if (Long.bitCount(domains[column]) > 1) {
        long attacked = taken | ascending >>> column | descending >>> n - 1 - column;
        squares += Long.bitCount(domains[column] & ~attacked);
      }
    }
    return 100 * squares >= DENSE_PERCENT * open * open;
  }

  @Override
  public boolean search(long[] rows, long openColumns) {
    if (isSmall(rows, openColumns)) {
      return bits.search(rows, openColumns);
    }
    allowed = rows;
    open = IntStream.range(0, n).filter(column -> Long.bitCount(rows[column]) > 1).toArray();
    long taken = 0;
    long ascending = 0;
    long descending = 0;
    for (int column = 0; column < n; column++) {
      if (Long.bitCount(rows[column]) == 1) {
        long queen = free(column, taken, ascending, descending);
        if (queen == 0) {
          failures++;
          return true;
        }
        domains[column] = queen;
        taken |= queen;
        ascending |= queen << column;
        descending |= queen << n - 1 - column;
      }
    }
    place(open.length, taken, ascending, descending);
    return !stopped;
  }

  /** Tells whether bits are faster than lists. */
  private static boolean isSmall(long[] rows, long openColumns) {
    if (Long.bitCount(openColumns) <= FEW_COLUMNS) {
      return true;
    }
    double squares = 1;
    for (long left = openColumns; left != 0; left &= left - 1) {
      squares *= Long.bitCount(rows[Long.numberOfTrailingZeros(left)]);
    }
    return squares < WORTH_LISTS * WORTH_LISTS;
  }

  /**
   * Counts the ways to fill the open columns, of which those in the middle have queens already.
   *
   * @param left the number of columns without a queen: the outer ones of {@link #open}
   */
  private void place(int left, long taken, long ascending, long descending) {
    if (isStopped()) {
      return;
    }
    int[] columns = outer(left);
    long unfilled = 0;
    boolean isDeadEnd = false;
    for (int column : columns) {
      domains[column] = free(column, taken, ascending, descending);
      isDeadEnd |= domains[column] == 0;
      unfilled |= 1L << column;
    }
    if (isDeadEnd) {
      failures++;
    } else if (isSmall(domains, unfilled)) {
      bits.search(domains, unfilled);
    } else if (left > QuarterJoin.MAX_COLUMNS || !join(columns, -1L >>> Long.SIZE - n & ~taken)) {
      // The right one of two in the middle after an odd number of columns, else the left one.
      int column = columns[(left - 1) / 2];
      long free = free(column, taken, ascending, descending);
      decisions += Long.bitCount(free);
      for (; free != 0; free &= free - 1) {
        long queen = free & -free;
        domains[column] = queen;
        place(
            left - 1,
            taken | queen,
            ascending | queen << column,
            descending | queen << n - 1 - column);
      }
    }
  }

  /** Adds the ways to fill the open columns; false if their lists would be too long. */
  private boolean join(int[] columns, long rows) {
    OptionalLong ways = join.count(domains, columns, rows, this::isStopped);
    ways.ifPresent(number -> solutions += number);
    return ways.isPresent();
  }

  /** The open columns but those in the middle. */
  private int[] outer(int left) {
    int fromLeft = left / 2;
    int[] columns = Arrays.copyOf(open, left);
    System.arraycopy(open, open.length - (left - fromLeft), columns, fromLeft, left - fromLeft);
    return columns;
  }

  private long free(int column, long taken, long ascending, long descending) {
    return allowed[column] & ~(taken | ascending >>> column | descending >>> n - 1 - column);
  }

  @Override
  public SearchOutcome outcome(boolean exhausted) {
    return new SearchOutcome(exhausted, solutions, decisions + join.tried(), failures)
        .plus(bits.outcome(exhausted));
  }

  @Override
  public void close() {
    join.close();
  }
}

package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.spi.CountingBackend.Division;
import org.nqueens.spi.SearchOutcome;

/**
 * Counts the solutions of a plain board of up to 32 columns with any row domains, in no particular
 * order, by quarters; the {@linkplain org.nqueens.internal.engine.plain package} explains why.
 *
 * <p>Queens are placed in the middle open column, one after the other, until {@link QuarterJoin}
 * can count the rest. If a search queen by queen counts the rest faster, the rest is searched,
 * columns with the fewest rows first. Another queen is placed if the quarters share too many
 * diagonals, a list is too long, or memory is short.
 *
 * <p>The decisions are the queens tried and the placements in quarters. The failures are the
 * columns without a row that are met queen by queen; lists count none.
 */
public final class QuartersCount implements BitSearch {
  /** Up to this number of open columns a search queen by queen is faster on any board. */
  private static final int FEW_COLUMNS = 10;

  /**
   * Lists are made if a search would try more than this many times 2^k queens for k open columns.
   * On random boards with given queens and blocked squares, of 11 to 14 open columns, this choice
   * takes 1.03 to 1.08 times as long as the faster of both ways.
   */
  private static final int WORTH_LISTS = 15;

  /** The queens tried between two polls of the stop signal, a power of two: about 30 us. */
  private static final int POLL = 1 << 12;

  /** The 2n - 1 diagonals of one direction must fit a word. */
  private static final int MAX_SIZE = 32;

  /**
   * The fewest open columns of a part: a board of 17 columns with a blocked square takes as long in
   * parts of 16 open columns as in one, and 1.7 times as long in parts of 15.
   */
  private static final int MIN_OPEN = 16;

  /** The division of the count of a board that this class {@linkplain #canDo can do}. */
  public static final Division DIVISION =
      new Division() {
        @Override
        public int maxOpenColumns() {
          return QuarterJoin.MAX_COLUMNS;
        }

        @Override
        public int minOpenColumns() {
          return MIN_OPEN;
        }
      };

  private final int n;
  private final BooleanSupplier stop;
  private final QuarterJoin join;

  /** By column: the rows that the queens placed in the middle do not attack. */
  private final long[] domains;

  // The current board: the rows of each column, and the columns with several rows.
  private long[] allowed = {};
  private int[] open = {};

  /** The columns of a search queen by queen, in its order. */
  private int[] order = {};

  private boolean stopped;
  private long solutions;
  private long decisions;
  private long failures;

  /** Prepares to count boards of one size, at most 32, with all three lines of the plain board. */
  public QuartersCount(int n, BooleanSupplier stop) {
    this(n, MemoryAccount.ofHeap(), stop);
  }

  QuartersCount(int n, MemoryAccount account, BooleanSupplier stop) {
    this.n = n;
    this.stop = stop;
    this.join = new QuarterJoin(account);
    this.domains = new long[n];
  }

  /** Tells whether boards of a size with lines of these slopes can be counted. */
  public static boolean canDo(int n, Set<Integer> slopes) {
    return n <= MAX_SIZE && slopes.equals(HalvesEnumeration.LINES);
  }

  private boolean isStopped() {
    stopped = stopped || stop.getAsBoolean();
    return stopped;
  }

  /**
   * All columns: queens in the middle columns leave fewer shared diagonals than the queens of a
   * propagation. With propagation down to 14 columns, boards of n = 24 with 15 and 16 open columns
   * take 1.3 to 2.1 times as long.
   */
  @Override
  public int looseColumns() {
    return n;
  }

  @Override
  public boolean search(long[] rows, long openColumns) {
    allowed = rows;
    int[] several = new int[Long.bitCount(openColumns)];
    int count = 0;
    long taken = 0;
    long ascending = 0;
    long descending = 0;
    for (int column = 0; column < n; column++) {
      if (Long.bitCount(rows[column]) > 1) {
        several[count++] = column;
      } else {
        long queen = free(column, taken, ascending, descending);
        if (queen == 0) {
          failures++;
          return true;
        }
        taken |= queen;
        ascending |= queen << column;
        descending |= queen << n - 1 - column;
      }
    }
    open = count == several.length ? several : Arrays.copyOf(several, count);
    place(count, taken, ascending, descending);
    return !stopped;
  }

  /** Counts the ways to fill a number of columns left, the outer ones of {@link #open}. */
  private void place(int left, long taken, long ascending, long descending) {
    if (isStopped()) {
      return;
    }
    int[] columns = outer(left);
    boolean isDeadEnd = false;
    for (int column : columns) {
      domains[column] = free(column, taken, ascending, descending);
      isDeadEnd |= domains[column] == 0;
    }
    if (isDeadEnd) {
      failures++;
    } else if (isSmall(columns)) {
      solutions += fill(0, 0, 0, 0);
    } else if (left > QuarterJoin.MAX_COLUMNS || !join(columns, -1L >>> Long.SIZE - n & ~taken)) {
      // In turns the last column of the left part and the first one of the right part.
      int column = columns[(left - 1) / 2];
      long free = domains[column];
      decisions += Long.bitCount(free);
      for (; free != 0; free &= free - 1) {
        long queen = free & -free;
        place(
            left - 1,
            taken | queen,
            ascending | queen << column,
            descending | queen << n - 1 - column);
      }
    }
  }

  /** Sorts columns for a search queen by queen; tells whether it is faster than lists. */
  private boolean isSmall(int[] columns) {
    order = columns.clone();
    for (int i = 0; i < order.length; i++) {
      order[i] |= Long.bitCount(domains[order[i]]) << Byte.SIZE;
    }
    Arrays.sort(order);
    for (int i = 0; i < order.length; i++) {
      order[i] &= (1 << Byte.SIZE) - 1;
    }
    return order.length <= FEW_COLUMNS
        || expectedQueens() < (double) WORTH_LISTS * (1L << order.length);
  }

  /**
   * An estimate of the queens that a search tries: as if any two columns were independent of the
   * others. It is 1 to 4 times the number; its logarithm deviates by 0.15 to 0.24.
   */
  private double expectedQueens() {
    double placements = 1;
    double queens = 0;
    for (int i = 0; i < order.length; i++) {
      long rows = domains[order[i]];
      int size = Long.bitCount(rows);
      double taken = 0;
      double free = 1;
      for (int j = 0; j < i; j++) {
        long others = domains[order[j]];
        double pairs = size * Long.bitCount(others);
        int diagonals =
            Long.bitCount(rows << order[i] & others << order[j])
                + Long.bitCount(rows << n - 1 - order[i] & others << n - 1 - order[j]);
        taken += Long.bitCount(rows & others) / pairs;
        free *= 1 - diagonals / pairs;
      }
      placements *= size * free * Math.max(0, 1 - taken);
      queens += placements;
    }
    return queens;
  }

  /** The ways to fill the columns from the i-th on, queen by queen. */
  private long fill(int i, long taken, long ascending, long descending) {
    if (i == order.length) {
      return 1;
    }
    int column = order[i];
    int mirrored = n - 1 - column;
    long free = domains[column] & ~(taken | ascending >>> column | descending >>> mirrored);
    if (free == 0) {
      failures++;
      return 0;
    }
    long ways = 0;
    for (; free != 0; free &= free - 1) {
      if ((++decisions & POLL - 1) == 0 && isStopped()) {
        return ways;
      }
      long queen = free & -free;
      ways +=
          fill(i + 1, taken | queen, ascending | queen << column, descending | queen << mirrored);
    }
    return ways;
  }

  /** Adds the ways to fill the open columns; false if their lists would be too long. */
  private boolean join(int[] columns, long rows) {
    OptionalLong ways = join.count(domains, columns, rows, this::isStopped);
    ways.ifPresent(number -> solutions += number);
    return ways.isPresent();
  }

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
    return SearchOutcome.ofTree(exhausted, solutions, decisions + join.listed(), failures);
  }

  @Override
  public void close() {
    join.close();
  }
}

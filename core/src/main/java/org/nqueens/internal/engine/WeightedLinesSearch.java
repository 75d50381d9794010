package org.nqueens.internal.engine;

import java.util.Arrays;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Search of boards of queens of up to 32 columns on which few squares are left: it branches on the
 * column or row of the least size per weight, where a weight counts the failures of the column or
 * row (dom/wdeg: F. Boussemart, F. Hemery, C. Lecoutre and L. Sais, <i>Boosting systematic search
 * by weighting constraints</i>, ECAI 2004).
 *
 * <p>Two short searches come before the one without a limit, and leave it their weights. A state is
 * four words: the columns, rows and diagonals without a queen. The squares of a column follow from
 * them by shifts, so that nothing is stored or restored. A column or row with one square left gets
 * its queen there. For one search on one thread.
 */
final class WeightedLinesSearch {
  /** The sums of column and row fit one word. */
  static final int MAX_SIZE = Long.SIZE / 2;

  /** The nodes at which the short searches are given up. */
  private static final long[] SHORT_SEARCHES = {1_000, 4_000, Long.MAX_VALUE};

  private static final int POLL_MASK = 0xFF;

  private static final int UNIT_BITS = 6;

  private static final int MAX_UNIT = (1 << UNIT_BITS) - 1;

  /** The share of a column or row of weight 1. */
  private static final long WHOLE = 1L << 32;

  private final SearchRequest request;
  private final PlacementSink sink;
  private final int n;
  private final long[] domains;

  /** By depth: the rows of the squares of each column without a queen. */
  private final long[][] squares;

  private final int[] placement;

  /** Of the columns, then of the rows. */
  private final long[] weights;

  /** The reciprocals of the weights, as multiples of 2^-32. */
  private final long[] shares;

  // The state, as bits: columns and rows without a queen, and diagonals without one by column + row
  // and by row - column + n - 1.
  private long columns;
  private long rows;
  private long sums;
  private long differences;

  // The rows with at least three and four squares after the latest propagation.
  private long inThree;
  private long inFour;

  private long nodes;
  private long limit;
  private long decisions;
  private long failures;
  private long solutions;

  /** Whether the search ends: by the sink, the stop signal, or for this time by its limit. */
  private boolean ended;

  private boolean cut;

  WeightedLinesSearch(SearchRequest request, PlacementSink sink) {
    this.request = request;
    this.sink = sink;
    n = request.model().size();
    domains = new long[n];
    for (int column = 0; column < n; column++) {
      domains[column] = request.model().domain(column).toLongArray()[0];
    }
    squares = new long[n + 1][n];
    placement = new int[n];
    weights = new long[2 * n];
    shares = new long[2 * n];
    Arrays.fill(weights, 1);
    Arrays.fill(shares, WHOLE);
  }

  /** Searches to the end. A search that has delivered a solution is not given up. */
  SearchOutcome run() {
    for (long most : SHORT_SEARCHES) {
      limit = nodes + most < 0 ? Long.MAX_VALUE : nodes + most;
      cut = false;
      columns = -1L >>> Long.SIZE - n;
      rows = columns;
      sums = -1L >>> Long.SIZE - 2 * n + 1;
      differences = sums;
      if (propagate(squares[0])) {
        search(0);
      } else {
        failures++;
      }
      if (ended || !cut) {
        break;
      }
    }
    return new SearchOutcome(!ended, solutions, decisions, failures);
  }

  private void search(int depth) {
    if ((nodes++ & POLL_MASK) == 0 && request.stopRequested().getAsBoolean()) {
      ended = true;
      return;
    }
    if (columns == 0) {
      solutions++;
      limit = Long.MAX_VALUE;
      ended = !sink.accept(placement.clone());
      return;
    }
    if (nodes > limit) {
      cut = true;
      return;
    }
    long[] mine = squares[depth];
    int unit = select(mine);
    long openColumns = columns;
    long openRows = rows;
    long openSums = sums;
    long openDifferences = differences;
    boolean isColumn = unit < n;
    long choices = isColumn ? mine[unit] : openColumns;
    for (; choices != 0 && !ended && !cut; choices &= choices - 1) {
      int choice = Long.numberOfTrailingZeros(choices);
      int column = isColumn ? unit : choice;
      int row = isColumn ? choice : unit - n;
      if (isColumn || (mine[column] >>> row & 1) != 0) {
        decisions++;
        columns = openColumns & ~(1L << column);
        rows = openRows & ~(1L << row);
        sums = openSums & ~(1L << column + row);
        differences = openDifferences & ~(1L << row - column + n - 1);
        placement[column] = row;
        if (propagate(squares[depth + 1])) {
          search(depth + 1);
        } else {
          failures++;
        }
      }
    }
  }

  /** The column or n + row of the least size per weight; the minimum is found without a branch. */
  private int select(long[] mine) {
    long least = Long.MAX_VALUE;
    for (long rest = columns; rest != 0; rest &= rest - 1) {
      int column = Long.numberOfTrailingZeros(rest);
      long size = 2L * Long.bitCount(mine[column]);
      least = Math.min(least, size * shares[column] << UNIT_BITS | column);
    }
    for (long rest = rows; rest != 0; rest &= rest - 1) {
      int row = Long.numberOfTrailingZeros(rest);
      long size = 4 + 2 * (inThree >>> row & 1) + 3 * (inFour >>> row & 1);
      least = Math.min(least, size * shares[n + row] << UNIT_BITS | n + row);
    }
    return (int) least & MAX_UNIT;
  }

  /**
   * Places the queens of columns and rows with one square until there is none, and lists the
   * squares of the other columns.
   *
   * @return false if a column or row without a queen has no square, which gains weight
   */
  private boolean propagate(long[] mine) {
    // Local variables stay in registers.
    int last = n - 1;
    long openColumns = columns;
    long openRows = rows;
    long openSums = sums;
    long openDifferences = differences;
    while (openColumns != 0) {
      long one = 0;
      long two = 0;
      long three = 0;
      long four = 0;
      boolean placed = false;
      for (long rest = openColumns; rest != 0; rest &= rest - 1) {
        int column = Long.numberOfTrailingZeros(rest);
        long free =
            domains[column] & openRows & openSums >>> column & openDifferences >>> last - column;
        if ((free & free - 1) != 0) {
          mine[column] = free;
          four |= three & free;
          three |= two & free;
          two |= one & free;
          one |= free;
        } else if (free != 0) {
          placement[column] = Long.numberOfTrailingZeros(free);
          openColumns &= ~(1L << column);
          openRows &= ~free;
          openSums &= ~(free << column);
          openDifferences &= ~(free << last - column);
          placed = true;
        } else {
          return failed(column);
        }
      }
      long lost = openRows & ~one;
      if (lost != 0) {
        return failed(n + Long.numberOfTrailingZeros(lost));
      }
      long lone = one & ~two;
      if (!placed && lone == 0) {
        inThree = three;
        inFour = four;
        break;
      }
      // After a queen of a column, the squares of the columns before it may be attacked.
      for (long rest = placed ? 0 : openColumns; lone != 0 && rest != 0; rest &= rest - 1) {
        int column = Long.numberOfTrailingZeros(rest);
        long row = mine[column] & lone;
        if (row == 0) {
          continue;
        }
        if ((row & row - 1) != 0) {
          return failed(column);
        }
        if ((row & openSums >>> column & openDifferences >>> last - column) == 0) {
          return failed(n + Long.numberOfTrailingZeros(row));
        }
        lone ^= row;
        placement[column] = Long.numberOfTrailingZeros(row);
        openColumns &= ~(1L << column);
        openRows &= ~row;
        openSums &= ~(row << column);
        openDifferences &= ~(row << last - column);
      }
    }
    columns = openColumns;
    rows = openRows;
    sums = openSums;
    differences = openDifferences;
    return true;
  }

  private boolean failed(int unit) {
    weights[unit]++;
    shares[unit] = WHOLE / weights[unit];
    return false;
  }
}

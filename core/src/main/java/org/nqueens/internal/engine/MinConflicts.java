package org.nqueens.internal.engine;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * A local search for one placement of a large board of rows and diagonals. If most columns are
 * free, the number of steps is linear in n.
 *
 * <p>First, each queen of a free column gets a free row at random, columns with few rows first;
 * some draws are made to find a row without attacks. Then queens that are attacked, or are on a
 * blocked square, exchange rows with queens drawn at random, unless the exchange adds conflicts.
 * The more columns a board has, the more such exchanges exist (S. Minton, M. D. Johnston, A. B.
 * Philips and P. Laird, <i>Solving large-scale constraint satisfaction and scheduling problems
 * using a heuristic repair method</i>, AAAI 1990; R. Sosic and J. Gu, <i>3,000,000 queens in less
 * than one minute</i>, SIGART Bulletin 2(2), 1991). Given queens stay.
 *
 * <p>The search never proves that there is no placement; it gives up after a number of steps. Equal
 * models and seeds have equal placements on every machine.
 */
final class MinConflicts {
  private static final int DRAWS_TO_FILL = 100;
  private static final int DRAWS_TO_REPAIR = 1_000;

  /** A step visits a column or draws a row, and takes 10 to 50 ns. */
  private static final int STEPS = 100_000;

  private static final int STEPS_PER_COLUMN = 100;

  /** The steps between two polls of the stop signal: below a millisecond. */
  private static final int POLL_MASK = 0xFFF;

  private final QueensModel model;
  private final BooleanSupplier stop;
  private final int n;
  private final Random random;

  /** The columns without a given queen, columns with the fewest rows first. */
  private final int[] open;

  /** By column: the row of its queen. */
  private final int[] rows;

  /** By row: the position of its column in {@link #open}, or -1 if its queen is given. */
  private final int[] positions;

  /** The queens on each diagonal, by row + column and by row - column + n - 1. */
  private final int[] ascending;

  private final int[] descending;

  /** The queens that each diagonal can have: 1, or n if the direction is not constrained. */
  private final int ascendingCapacity;

  private final int descendingCapacity;

  /** The queens beyond the capacity of their diagonals, plus the queens on blocked squares. */
  private int conflicts;

  private long stepsLeft;

  /** True after a request to stop during the preparation. */
  private boolean stopped;

  private MinConflicts(QueensModel model, Set<Integer> slopes, long seed, BooleanSupplier stop) {
    this.model = model;
    this.stop = stop;
    random = new Random(seed);
    n = model.size();
    rows = new int[n];
    positions = new int[n];
    ascending = new int[2 * n - 1];
    descending = new int[2 * n - 1];
    ascendingCapacity = slopes.contains(1) ? 1 : n;
    descendingCapacity = slopes.contains(-1) ? 1 : n;
    open = open();
    stepsLeft = STEPS + (long) STEPS_PER_COLUMN * open.length;
  }

  /** The columns with several rows, those with few rows first; some if a stop is requested. */
  private int[] open() {
    long[] columns = new long[n];
    int count = 0;
    for (int column = 0; column < n && !isStopped(column); column++) {
      long size = model.domain(column).size();
      if (size > 1) {
        columns[count++] = size << Integer.SIZE | column;
      }
    }
    Arrays.sort(columns, 0, count);
    int[] sorted = new int[count];
    for (int i = 0; i < count; i++) {
      sorted[i] = (int) columns[i];
    }
    return sorted;
  }

  /**
   * Searches for a placement.
   *
   * @param model a model without an empty domain
   * @param slopes the slopes of its constraints; the queens take different rows even without the
   *     slope of the rows
   * @param stop polled every millisecond; the search ends without a placement on a request
   * @return the row of the queen in each column; empty if none is found
   */
  static Optional<int[]> place(
      QueensModel model, Set<Integer> slopes, long seed, BooleanSupplier stop) {
    MinConflicts search = new MinConflicts(model, slopes, seed, stop);
    boolean found = !search.stopped && search.start() && search.fill() && search.repair();
    return found ? Optional.of(search.rows) : Optional.empty();
  }

  /** Puts the given queens and the free rows on the board; false if queens attack, or at a stop. */
  private boolean start() {
    boolean[] taken = new boolean[n];
    int given = 0;
    for (int column = 0; column < n; column++) {
      if (isStopped(column)) {
        return false;
      }
      if (model.domain(column).size() == 1) {
        rows[column] = model.domain(column).max();
        given += taken[rows[column]] ? 0 : 1;
        taken[rows[column]] = true;
        put(column, 1);
      }
    }
    if (conflicts > 0 || given + open.length < n) {
      return false;
    }
    int next = 0;
    for (int row = 0; row < n; row++) {
      if (taken[row]) {
        positions[row] = -1;
      } else {
        assign(next++, row);
      }
    }
    return true;
  }

  private void assign(int position, int row) {
    rows[open[position]] = row;
    positions[row] = position;
  }

  /** Draws a row for each open column; false if the search must end. */
  private boolean fill() {
    for (int i = 0; i < open.length; i++) {
      for (int draw = 0; draw < DRAWS_TO_FILL && (draw == 0 || !suits(open[i])); draw++) {
        int other = draw(i, i);
        if (other >= i) {
          exchangeRows(i, other);
        }
        if (isOver()) {
          return false;
        }
      }
      put(open[i], 1);
    }
    return true;
  }

  /**
   * Draws the open column that exchanges its row with another column. It is any column from a
   * position on. If the other column allows less than half of the rows, it is a column with a row
   * that the other column allows.
   *
   * @return its position; in the second case it can be smaller than the given position, or -1
   */
  private int draw(int position, int from) {
    RowDomain domain = model.domain(open[position]);
    if (2 * domain.size() > n) {
      return from + random.nextInt(open.length - from);
    }
    int row = domain.next(random.nextInt(n));
    return positions[row < 0 ? domain.next(0) : row];
  }

  private void exchangeRows(int position, int other) {
    int row = rows[open[position]];
    assign(position, rows[open[other]]);
    assign(other, row);
  }

  private boolean repair() {
    while (conflicts > 0) {
      for (int i = 0; i < open.length; i++) {
        if (isOver()) {
          return false;
        }
        for (int draw = 0; draw < DRAWS_TO_REPAIR && isInConflict(open[i]); draw++) {
          int other = draw(i, 0);
          if (other >= 0 && other != i) {
            exchange(i, other);
          }
          if (isOver()) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Polls the stop signal before some of the columns. */
  private boolean isStopped(int column) {
    stopped |= (column & POLL_MASK) == 0 && stop.getAsBoolean();
    return stopped;
  }

  private boolean isOver() {
    stepsLeft--;
    return stepsLeft <= 0 || (stepsLeft & POLL_MASK) == 0 && stop.getAsBoolean();
  }

  /** Exchanges the rows of two columns, unless that adds to the conflicts. */
  private void exchange(int position, int other) {
    int before = conflicts;
    move(position, other);
    if (conflicts > before) {
      move(position, other);
    }
  }

  private void move(int position, int other) {
    put(open[position], -1);
    put(open[other], -1);
    exchangeRows(position, other);
    put(open[position], 1);
    put(open[other], 1);
  }

  /** Adds the queen of a column to its diagonals, or takes it away, with its conflicts. */
  private void put(int column, int change) {
    int up = rows[column] + column;
    int down = rows[column] - column + n - 1;
    int others = change > 0 ? 0 : 1;
    int found =
        (ascending[up] - others >= ascendingCapacity ? 1 : 0)
            + (descending[down] - others >= descendingCapacity ? 1 : 0)
            + (isAllowed(column) ? 0 : 1);
    conflicts += change * found;
    ascending[up] += change;
    descending[down] += change;
  }

  private boolean isAllowed(int column) {
    return model.domain(column).contains(rows[column]);
  }

  /** Tells whether a queen that is not counted on its diagonals yet may be in its row. */
  private boolean suits(int column) {
    return hasRoom(column, 1) && isAllowed(column);
  }

  private boolean isInConflict(int column) {
    return !hasRoom(column, 0) || !isAllowed(column);
  }

  /** Tells whether the diagonals through the queen of a column can have some more queens. */
  private boolean hasRoom(int column, int more) {
    return ascending[rows[column] + column] + more <= ascendingCapacity
        && descending[rows[column] - column + n - 1] + more <= descendingCapacity;
  }
}

package org.nqueens.internal.lines;

import java.util.Set;
import org.nqueens.model.QueensModel;

/**
 * The squares of a board of lines on which a queen can stand: those whose lines no queen has
 * {@linkplain TakenLines taken}, which the model allows, and which no decision has {@linkplain
 * NarrowedColumns excluded}.
 *
 * <p>A queen takes its lines one by one, each in a sweep over all columns that subtracts the
 * squares that were free. Its lines are released by the same sweeps in reverse order, which find
 * the same squares and add them again.
 */
final class FreeSquares {
  private final int n;
  private final int[] slopes;
  private final TakenLines lines;
  private final NarrowedColumns allowed;

  /**
   * The squares of a model before the first queen.
   *
   * @param slopes those of all constraints
   */
  FreeSquares(QueensModel model, Set<Integer> slopes) {
    n = model.size();
    this.slopes = slopes.stream().mapToInt(slope -> slope).sorted().toArray();
    lines = new TakenLines(n);
    allowed = new NarrowedColumns(model);
  }

  /** Tells whether a line through a square is taken. */
  boolean isAttacked(int column, int row) {
    return !lines.isFree(column, row);
  }

  boolean contains(int column, int row) {
    return row >= 0 && row < n && lines.isFree(column, row) && allowed.allows(column, row);
  }

  /** The first row from {@code from} on at which a column has a free square; -1 if none. */
  int next(int column, int from) {
    int row = lines.nextFree(column, from);
    while (row < n && !allowed.allows(column, row)) {
      row = lines.nextFree(column, allowed.next(column, row));
    }
    return row < n ? row : -1;
  }

  /** The last row at which a column has a free square; -1 if none. */
  int last(int column) {
    int row = lines.lastFree(column, n - 1);
    while (row >= 0 && !allowed.allows(column, row)) {
      row = lines.lastFree(column, allowed.previous(column, row));
    }
    return row;
  }

  /**
   * Takes the lines of a queen.
   *
   * @param sizes by column: a number from which the squares that are free no more are subtracted
   */
  void take(int column, int row, int[] sizes) {
    for (int slope : slopes) {
      sweep(slope, column, row, sizes, -1);
      lines.mark(slope, column, row, true);
    }
  }

  /** Releases the lines of the queen that took its lines last. */
  void release(int column, int row, int[] sizes) {
    for (int i = slopes.length - 1; i >= 0; i--) {
      lines.mark(slopes[i], column, row, false);
      sweep(slopes[i], column, row, sizes, 1);
    }
  }

  /** Adds 1 or -1 to the number of each column for its free square on a line of a queen. */
  private void sweep(int slope, int column, int row, int[] sizes, int change) {
    lines.sweep(slope, column, row, sizes, change);
    for (int i = 0; i < allowed.narrowCount(); i++) {
      int other = allowed.narrow(i);
      int attacked = row - slope * (other - column);
      if (attacked >= 0
          && attacked < n
          && !allowed.allows(other, attacked)
          && lines.isFree(other, attacked)) {
        sizes[other] -= change;
      }
    }
  }

  /** Excludes the rows from {@code low} to {@code high} from a column. */
  void exclude(int column, int low, int high) {
    allowed.exclude(column, low, high);
  }

  /** Undoes the latest exclusion. */
  void undoExclusion() {
    allowed.undo();
  }
}

package org.nqueens.internal.lines;

import java.util.Arrays;
import java.util.List;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * The rows that a model allows in each column of a large board, and those that decisions have
 * excluded since, whatever the lines. The exclusions of a column are a chain of intervals, the
 * latest first, and are undone in reverse order.
 */
final class NarrowedColumns {
  private static final int NONE = -1;

  private final int n;
  private final List<RowDomain> domains;

  /** By column: its latest exclusion, or {@link #NONE}. */
  private final int[] latest;

  // The exclusions in order: the column, the rows, both inclusive, and the one before in the
  // column.
  private int[] columns = new int[64];
  private int[] lows = new int[64];
  private int[] highs = new int[64];
  private int[] previous = new int[64];
  private int exclusions;

  /** The columns that do not allow all rows; those with an exclusion only are at the end. */
  private final int[] narrow;

  private int narrowCount;

  /**
   * The columns of a model.
   *
   * <p>Columns of one row are not listed as narrow, since their queens are given.
   */
  NarrowedColumns(QueensModel model) {
    n = model.size();
    domains = model.domains();
    latest = new int[n];
    Arrays.fill(latest, NONE);
    narrow = new int[n];
    for (int column = 0; column < n; column++) {
      if (!isFull(column) && domains.get(column).size() > 1) {
        narrow[narrowCount++] = column;
      }
    }
  }

  private boolean isFull(int column) {
    return domains.get(column).size() == n;
  }

  /** The number of columns that may not allow all rows. */
  int narrowCount() {
    return narrowCount;
  }

  /** A column that may not allow all rows, by its position from 0 to {@code narrowCount() - 1}. */
  int narrow(int position) {
    return narrow[position];
  }

  /** Tells whether a column allows a row. */
  boolean allows(int column, int row) {
    return exclusionOf(column, row) == NONE && domains.get(column).contains(row);
  }

  /** The first row from {@code from} on that a column allows; at least n if none. */
  int next(int column, int from) {
    int row = domains.get(column).next(from);
    while (row >= 0) {
      int exclusion = exclusionOf(column, row);
      if (exclusion == NONE) {
        return row;
      }
      row = domains.get(column).next(highs[exclusion] + 1);
    }
    return n;
  }

  /** The last row up to {@code to} that a column allows; -1 if none. */
  int previous(int column, int to) {
    int row = domains.get(column).previous(to);
    while (row >= 0) {
      int exclusion = exclusionOf(column, row);
      if (exclusion == NONE) {
        return row;
      }
      row = domains.get(column).previous(lows[exclusion] - 1);
    }
    return -1;
  }

  private int exclusionOf(int column, int row) {
    int exclusion = latest[column];
    while (exclusion != NONE && (row < lows[exclusion] || row > highs[exclusion])) {
      exclusion = previous[exclusion];
    }
    return exclusion;
  }

  /** Excludes the rows from {@code low} to {@code high} from a column. */
  void exclude(int column, int low, int high) {
    if (exclusions == columns.length) {
      columns = Arrays.copyOf(columns, 2 * exclusions);
      lows = Arrays.copyOf(lows, 2 * exclusions);
      highs = Arrays.copyOf(highs, 2 * exclusions);
      previous = Arrays.copyOf(previous, 2 * exclusions);
    }
    if (latest[column] == NONE && isFull(column)) {
      narrow[narrowCount++] = column;
    }
    columns[exclusions] = column;
    lows[exclusions] = low;
    highs[exclusions] = high;
    previous[exclusions] = latest[column];
    latest[column] = exclusions++;
  }

  /** Undoes the latest exclusion. */
  void undo() {
    exclusions--;
    int column = columns[exclusions];
    latest[column] = previous[exclusions];
    if (latest[column] == NONE && isFull(column)) {
      narrowCount--; // its column is the last: exclusions are undone in reverse order
    }
  }
}

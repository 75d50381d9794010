package org.nqueens.internal.constraint;

import java.util.List;
import org.nqueens.model.ValueIndex;

/**
 * The squares that a queen attacks in other columns, by all all-differents of a model: for each
 * square and each other column, the attacked rows as one word.
 *
 * <p>For boards of up to 64 columns: n^3 words, 2 MB at n = 64, made in n m^2 steps for each
 * constraint of m views. The table does not depend on the domains. Immutable and safe for use by
 * many threads.
 */
public final class AttackTable {
  private final int n;
  private final long[] masks;

  private AttackTable(int n) {
    this.n = n;
    this.masks = new long[n * n * n];
  }

  /** The attacks by constraints, given by their indexes, on a board of up to 64 columns. */
  static AttackTable of(List<ValueIndex> indexes, int n) {
    AttackTable table = new AttackTable(n);
    indexes.forEach(table::add);
    return table;
  }

  private void add(ValueIndex index) {
    long[] rows = new long[index.viewCount()];
    index.values().forEach(value -> addAlike(index, value, rows));
  }

  /**
   * Adds the attacks between the squares of one value.
   *
   * @param rows receives the rows where each view takes the value
   */
  private void addAlike(ValueIndex index, int value, long[] rows) {
    for (int view = 0; view < rows.length; view++) {
      rows[view] = rows(index, view, value);
    }
    for (int view = 0; view < rows.length; view++) {
      for (long rest = rows[view]; rest != 0; rest &= rest - 1) {
        int first = index(index.column(view), Long.numberOfTrailingZeros(rest), 0);
        for (int other = 0; other < rows.length; other++) {
          masks[first + index.column(other)] |= other == view ? 0 : rows[other];
        }
      }
    }
  }

  /** The rows where a view takes a value, on a board of up to 64 columns: bit r is row r. */
  public static long rows(ValueIndex index, int view, int value) {
    long rows = 0;
    for (int row = index.first(view, value); row >= 0; row = index.next(view, row)) {
      rows |= 1L << row;
    }
    return rows;
  }

  private int index(int column, int row, int other) {
    return (column * n + row) * n + other;
  }

  /**
   * The rows of another column that a queen attacks: bit r is set if it attacks row r. Columns and
   * rows are from 0 to n - 1; the queen's own column gives 0, because a column has one queen.
   */
  public long attacked(int column, int row, int other) {
    return masks[index(column, row, other)];
  }
}

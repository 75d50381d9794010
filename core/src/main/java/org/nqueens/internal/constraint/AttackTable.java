package org.nqueens.internal.constraint;

import java.util.List;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;

/**
 * The squares that a queen attacks in other columns, by all all-differents of a model: for each
 * square and each other column, the attacked rows as one word.
 *
 * <p>For boards of up to 64 columns: n^3 words, which is 2 MB at n = 64, made in n^3 steps per
 * constraint. The table does not depend on the domains. Immutable and safe for use by many threads.
 */
public final class AttackTable {
  private final int n;
  private final long[] masks;

  private AttackTable(int n) {
    this.n = n;
    this.masks = new long[n * n * n];
  }

  /** The attacks in a model of up to 64 columns. */
  public static AttackTable of(QueensModel model) {
    return of(ValueIndex.of(model), model.size());
  }

  /** The attacks by constraints, given by their indexes, on a board of up to 64 columns. */
  public static AttackTable of(List<ValueIndex> indexes, int n) {
    AttackTable table = new AttackTable(n);
    indexes.forEach(table::add);
    return table;
  }

  private void add(ValueIndex index) {
    index
        .values()
        .forEach(
            value -> {
              long[] rows = new long[n];
              index.forEachSquare(value, (column, row) -> rows[column] |= 1L << row);
              addAlike(rows);
            });
  }

  /** Adds the attacks between the squares of one value, given by their rows in each column. */
  private void addAlike(long[] rows) {
    for (int column = 0; column < n; column++) {
      for (long rest = rows[column]; rest != 0; rest &= rest - 1) {
        int first = index(column, Long.numberOfTrailingZeros(rest), 0);
        for (int other = 0; other < n; other++) {
          if (other != column) {
            masks[first + other] |= rows[other];
          }
        }
      }
    }
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

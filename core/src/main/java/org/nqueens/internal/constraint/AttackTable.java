package org.nqueens.internal.constraint;

import java.util.List;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;

/**
 * The squares that a queen attacks in other columns: for each square and each other column the
 * attacked rows as one word, whatever the number and kind of the constraints.
 *
 * <p>For boards of up to 64 columns, where it takes n^3 words (2 MB) and n^3 steps per constraint
 * to make. Domains play no part. Immutable and safe for use by many threads.
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

  /** Lets the squares of equal value attack each other; their rows by column. */
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

package org.nqueens.model;

import java.util.HashMap;
import java.util.Map;

/**
 * The squares that a queen attacks in other columns: for each square and each other column the
 * attacked rows as one word, whatever the number and kind of the constraints.
 *
 * <p>For boards up to {@value #MAX_SIZE} columns, where it takes n^3 words (2 MB) and as many steps
 * per constraint to make. Domains play no part. Immutable and safe for use by many threads.
 */
public final class AttackTable {
  /** The largest board: a word has 64 bits. */
  public static final int MAX_SIZE = Long.SIZE;

  private final int n;
  private final long[] masks;

  private AttackTable(int n) {
    this.n = n;
    this.masks = new long[n * n * n];
  }

  /**
   * The attacks in a model.
   *
   * @param model a model of up to {@value #MAX_SIZE} columns
   * @return the table
   * @throws IllegalArgumentException if the board is larger
   */
  public static AttackTable of(QueensModel model) {
    Arguments.requireNonNull("model", model, "pass a model");
    requireSize(model);
    AttackTable table = new AttackTable(model.size());
    model.constraints().forEach(table::add);
    return table;
  }

  static void requireSize(QueensModel model) {
    if (model.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for its squares to be compared: choose a smaller board"
              .formatted(model.size(), MAX_SIZE));
    }
  }

  private void add(AllDifferent constraint) {
    Map<Integer, long[]> rowsByValue = new HashMap<>();
    for (View view : constraint.views()) {
      for (int row = 0; row < n; row++) {
        rowsByValue.computeIfAbsent(view.valueAt(row), value -> new long[n])[view.column()] |=
            1L << row;
      }
    }
    rowsByValue.values().forEach(this::addAlike);
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
   * The rows of another column that a queen attacks.
   *
   * @param column the column of the queen, from 0 to n - 1
   * @param row the row of the queen, from 0 to n - 1
   * @param other a column, from 0 to n - 1; the queen's own gives 0, as a column has one queen only
   * @return a word whose bit r is set if the queen attacks row r of that column
   * @throws IndexOutOfBoundsException if the table has no such entry
   */
  public long attacked(int column, int row, int other) {
    return masks[index(column, row, other)];
  }
}

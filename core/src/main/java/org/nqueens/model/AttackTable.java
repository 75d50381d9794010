package org.nqueens.model;

import java.util.HashMap;
import java.util.List;
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
    if (model.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for its squares to be compared: choose a smaller board"
              .formatted(model.size(), MAX_SIZE));
    }
    AttackTable table = new AttackTable(model.size());
    model.constraints().forEach(table::add);
    return table;
  }

  private void add(AllDifferent constraint) {
    List<View> views = constraint.views();
    List<Map<Integer, Long>> preimages = views.stream().map(this::preimages).toList();
    for (int a = 0; a < views.size(); a++) {
      for (int row = 0; row < n; row++) {
        int square = views.get(a).column() * n + row;
        Integer value = views.get(a).valueAt(row);
        for (int b = 0; b < views.size(); b++) {
          if (a != b) {
            masks[square * n + views.get(b).column()] |= preimages.get(b).getOrDefault(value, 0L);
          }
        }
      }
    }
  }

  /** For each value of a view the rows where it takes that value. */
  private Map<Integer, Long> preimages(View view) {
    Map<Integer, Long> rows = new HashMap<>();
    for (int row = 0; row < n; row++) {
      rows.merge(view.valueAt(row), 1L << row, (x, y) -> x | y);
    }
    return rows;
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
    return masks[(column * n + row) * n + other];
  }
}

package org.nqueens.model;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;

/**
 * The view {@code table[q_j]}.
 *
 * @param column the column j, 0-based
 * @param table the value for every row, row 0 first; a model checks that it has an entry for every
 *     row of its board
 * @serial exclude
 */
record Lookup(int column, List<Integer> table) implements View {
  /**
   * Defines the view; the table is copied.
   *
   * @throws IllegalArgumentException if the column is not between 0 and {@link
   *     QueensModel#MAX_SIZE} - 1, or an entry is no integer, by an unchecked cast
   */
  Lookup {
    Arguments.requireColumn(column);
    table = Arguments.copyOf("table", table, Integer.class, "give a value for every row");
  }

  @Override
  public int valueAt(int row) {
    return table.get(row);
  }

  @Override
  public OptionalInt offset() {
    return OptionalInt.empty();
  }

  @Override
  public boolean isInjective() {
    return new HashSet<>(table).size() == table.size();
  }

  @Override
  public String toString() {
    return "[" + Abbreviation.of(table) + "][q_" + column + "]";
  }
}

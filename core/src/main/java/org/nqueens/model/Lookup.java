package org.nqueens.model;

import java.util.Arrays;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The view {@code table[q_j]}.
 *
 * @param table the value for every row, row 0 first; a model checks that it has an entry for every
 *     row of its board
 * @serial exclude
 */
record Lookup(int column, int[] table) implements View {
  Lookup {
    Arguments.requireOnLargestBoard("column", column);
    table = Objects.requireNonNull(table, "table").clone();
    if (table.length == 0) {
      throw new IllegalArgumentException(
          "table ([]) of column %s must not be empty: give a value for every row"
              .formatted(column));
    }
  }

  @Override
  public int valueAt(int row) {
    return table[row];
  }

  @Override
  public OptionalInt shift() {
    return OptionalInt.empty();
  }

  @Override
  public boolean isAffine() {
    return false;
  }

  @Override
  public boolean isInjective() {
    return IntStream.of(table).distinct().count() == table.length;
  }

  /** Refuses a table that has not one value for each row of a board. */
  void requireFit(String rule, int n) {
    if (table.length != n) {
      throw new IllegalArgumentException(
          "table length (%s) of column %s in the all-different \"%s\" must be %s: give a value for every row"
              .formatted(table.length, column, rule, n));
    }
  }

  @Override
  public String formula(String queen) {
    Objects.requireNonNull(queen, "queen");
    return Arrays.toString(table) + "[" + queen + "]";
  }

  @Override
  public boolean equals(Object object) {
    return this == object
        || object instanceof Lookup other
            && column == other.column
            && Arrays.equals(table, other.table);
  }

  @Override
  public int hashCode() {
    return 31 * column + Arrays.hashCode(table);
  }

  @Override
  public String toString() {
    return "[" + Abbreviation.of(IntStream.of(table).boxed(), table.length) + "][q_" + column + "]";
  }
}

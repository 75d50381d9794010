package org.nqueens.model;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * The view {@code table[q_j]}.
 *
 * @param table the value for every row, row 0 first; a model checks that it has an entry for every
 *     row of its board
 * @serial exclude
 */
record Lookup(int column, List<Integer> table) implements View {
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
  public boolean isAffine() {
    return false;
  }

  @Override
  public boolean isInjective() {
    return new HashSet<>(table).size() == table.size();
  }

  @Override
  public void requireFit(String rule, int n) {
    Objects.requireNonNull(rule, "rule");
    if (table.size() != n) {
      throw new IllegalArgumentException(
          "table length (%s) of column %s in the all-different \"%s\" must be %s: give a value for every row"
              .formatted(table.size(), column, rule, n));
    }
  }

  @Override
  public String formula(String queen) {
    Objects.requireNonNull(queen, "queen");
    return table + "[" + queen + "]";
  }

  @Override
  public String toString() {
    return "[" + Abbreviation.of(table) + "][q_" + column + "]";
  }
}

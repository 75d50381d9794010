package org.nqueens.internal.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.internal.constraint.CoveredValues;
import org.nqueens.model.ValueIndex;

/**
 * The values that must be taken: the values of all-differents that are permutations, such as rows
 * and regions.
 *
 * <p>{@link CoveredValues} chooses the all-differents. For up to 64 columns. Immutable and safe for
 * use by many threads.
 *
 * @param rule the number of the all-different by which every row must be taken; -1 if none
 * @param values the other values
 */
record PermutationValues(int rule, List<Value> values) {
  /** No value: value elimination alone. */
  static final PermutationValues NONE = new PermutationValues(-1, List.of());

  /**
   * A value that must be taken.
   *
   * @param rule the number of its all-different
   * @param columns the columns that can take it
   * @param rows the rows in which they do
   */
  record Value(int rule, int[] columns, long[] rows) {

    private static Value of(int rule, ValueIndex index, int value, int n) {
      long[] taking = new long[n];
      index.forEachSquare(value, (column, row) -> taking[column] |= 1L << row);
      int[] columns = IntStream.range(0, n).filter(column -> taking[column] != 0).toArray();
      return new Value(
          rule, columns, IntStream.of(columns).mapToLong(column -> taking[column]).toArray());
    }
  }

  static PermutationValues of(List<ValueIndex> indexes, int n) {
    int rowsRule = -1;
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < indexes.size(); i++) {
      int number = i;
      ValueIndex index = indexes.get(i);
      if (CoveredValues.areRows(index, n)) {
        rowsRule = number;
      } else if (CoveredValues.areIn(index, n)) {
        index.values().mapToObj(value -> Value.of(number, index, value, n)).forEach(values::add);
      }
    }
    return new PermutationValues(rowsRule, List.copyOf(values));
  }

  /** True if every row must be taken. */
  boolean ofRows() {
    return rule >= 0;
  }
}

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
 * @param ofRows whether every row must be taken
 * @param values the other values
 */
record PermutationValues(boolean ofRows, List<Value> values) {
  /** No value: value elimination alone. */
  static final PermutationValues NONE = new PermutationValues(false, List.of());

  /** The columns that can take a value, and the rows in which they do. */
  record Value(int[] columns, long[] rows) {

    private static Value of(ValueIndex index, int value, int n) {
      long[] taking = new long[n];
      index.forEachSquare(value, (column, row) -> taking[column] |= 1L << row);
      int[] columns = IntStream.range(0, n).filter(column -> taking[column] != 0).toArray();
      return new Value(
          columns, IntStream.of(columns).mapToLong(column -> taking[column]).toArray());
    }
  }

  static PermutationValues of(List<ValueIndex> indexes, int n) {
    boolean ofRows = false;
    List<Value> values = new ArrayList<>();
    for (ValueIndex index : indexes) {
      if (CoveredValues.areRows(index, n)) {
        ofRows = true;
      } else if (CoveredValues.areIn(index, n)) {
        index.values().mapToObj(value -> Value.of(index, value, n)).forEach(values::add);
      }
    }
    return new PermutationValues(ofRows, List.copyOf(values));
  }
}

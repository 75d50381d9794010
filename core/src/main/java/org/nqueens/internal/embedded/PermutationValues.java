package org.nqueens.internal.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.nqueens.model.ValueIndex;

/**
 * The values that must be taken: the values of all-differents that are permutations, such as rows
 * and regions.
 *
 * <p>The values on the whole board, not in the domains, decide whether an all-different is a
 * permutation; the search of a part of a model therefore follows the order of the whole. For up to
 * 64 columns. Immutable and safe for use by many threads.
 *
 * @param ofRows whether every row must be taken
 * @param values the other values
 */
record PermutationValues(boolean ofRows, List<Value> values) {

  /** The columns that can take a value, and the rows in which they do. */
  record Value(int[] columns, long[] rows) {

    private static Value of(ValueIndex index, int value) {
      Map<Integer, Long> takers = new TreeMap<>();
      index.forEachSquare(value, (column, row) -> takers.merge(column, 1L << row, (a, b) -> a | b));
      return new Value(
          takers.keySet().stream().mapToInt(Integer::intValue).toArray(),
          takers.values().stream().mapToLong(Long::longValue).toArray());
    }
  }

  static PermutationValues of(List<ValueIndex> indexes, int n) {
    boolean ofRows = false;
    List<Value> values = new ArrayList<>();
    for (ValueIndex index : indexes) {
      if (index.constraint().slope(n).equals(OptionalInt.of(0))) {
        ofRows = true;
      } else if (index.isPermutation()) {
        values.addAll(values(index, n));
      }
    }
    return new PermutationValues(ofRows, List.copyOf(values));
  }

  private static List<Value> values(ValueIndex index, int n) {
    List<Value> values = index.values().mapToObj(value -> Value.of(index, value)).toList();
    // Where every column can take every value in one row, as on a torus, the values are redundant
    // with rows: they prune fewer nodes than their propagation costs.
    boolean likeRows =
        values.size() == n && values.stream().allMatch(value -> value.columns.length == n);
    return likeRows ? List.of() : values;
  }
}

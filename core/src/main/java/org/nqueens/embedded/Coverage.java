package org.nqueens.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * The values that must be taken: where an all-different has as many views as its views have values
 * on the board, such as rows and regions, none can be left out. A value that no column can take any
 * more is a failure; one that a single column can take is given to it.
 *
 * <p>Values are counted on the whole board and not in the domains, so that a part of a model is
 * searched in the order of the whole. For up to 64 columns. Immutable and safe for use by many
 * threads.
 */
final class Coverage {
  private final List<Value> values = new ArrayList<>();

  /** The columns that can take a value, and the rows in which they do. */
  private record Value(int[] columns, long[] rows) {}

  Coverage(QueensModel model) {
    model.constraints().forEach(constraint -> add(constraint, model.size()));
  }

  private void add(AllDifferent constraint, int n) {
    Map<Integer, Map<Integer, Long>> byValue = new TreeMap<>();
    for (View view : constraint.views()) {
      for (int row = 0; row < n; row++) {
        byValue
            .computeIfAbsent(view.valueAt(row), value -> new TreeMap<>())
            .merge(view.column(), 1L << row, (a, b) -> a | b);
      }
    }
    if (byValue.size() == constraint.views().size()) {
      for (Map<Integer, Long> rows : byValue.values()) {
        values.add(
            new Value(
                rows.keySet().stream().mapToInt(Integer::intValue).toArray(),
                rows.values().stream().mapToLong(Long::longValue).toArray()));
      }
    }
  }

  /** Gives values to the only columns left for them; false if a value has none. */
  boolean propagate(DomainStore domains) {
    for (Value value : values) {
      int takers = 0;
      int taker = 0;
      for (int i = 0; i < value.columns.length && takers < 2; i++) {
        if (domains.intersects(value.columns[i], value.rows[i])) {
          takers++;
          taker = i;
        }
      }
      if (takers == 0
          || takers == 1 && !domains.remove(value.columns[taker], 0, ~value.rows[taker])) {
        return false;
      }
    }
    return true;
  }
}

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
  private final long board;
  private boolean rows;

  /** The columns that can take a value, and the rows in which they do. */
  private record Value(int[] columns, long[] rows) {}

  Coverage(QueensModel model) {
    board = -1L >>> Long.SIZE - model.size();
    model.constraints().forEach(constraint -> add(constraint, model.size()));
  }

  private void add(AllDifferent constraint, int n) {
    if (constraint.views().size() == n
        && constraint.views().stream().allMatch(view -> view.equals(View.row(view.column())))) {
      rows = true;
      return;
    }
    Map<Integer, Map<Integer, Long>> byValue = new TreeMap<>();
    for (View view : constraint.views()) {
      for (int row = 0; row < n; row++) {
        byValue
            .computeIfAbsent(view.valueAt(row), value -> new TreeMap<>())
            .merge(view.column(), 1L << row, (a, b) -> a | b);
      }
    }
    if (byValue.size() == constraint.views().size()) {
      for (Map<Integer, Long> takers : byValue.values()) {
        values.add(
            new Value(
                takers.keySet().stream().mapToInt(Integer::intValue).toArray(),
                takers.values().stream().mapToLong(Long::longValue).toArray()));
      }
    }
  }

  /** Gives values to the only columns left for them; false if a value has none. */
  boolean propagate(DomainStore domains) {
    if (rows && !propagateRows(domains)) {
      return false;
    }
    for (Value value : values) {
      int takers = 0;
      int taker = 0;
      for (int i = 0; i < value.columns.length && takers < 2; i++) {
        if ((domains.word(value.columns[i]) & value.rows[i]) != 0) {
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

  /** The same for the usual constraint, all rows at once. */
  private boolean propagateRows(DomainStore domains) {
    long once = 0;
    long twice = 0;
    long bound = 0;
    for (int column = 0; column < domains.size(); column++) {
      long word = domains.word(column);
      twice |= once & word;
      once |= word;
      bound |= (word & word - 1) == 0 ? word : 0;
    }
    long single = once & ~(twice | bound);
    boolean alive = once == board;
    for (int column = 0; alive && single != 0; column++) {
      long mine = domains.word(column) & single;
      if (mine != 0) {
        // It cannot take two of them.
        alive = (mine & mine - 1) == 0 && domains.remove(column, 0, ~mine);
        single ^= mine;
      }
    }
    return alive;
  }
}

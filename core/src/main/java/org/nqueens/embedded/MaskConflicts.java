package org.nqueens.embedded;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * The conflicts of up to 64 columns as a table: for each square and each other column the attacked
 * rows as one word, whatever the number and kind of the constraints; 2 MB at n = 64.
 */
final class MaskConflicts implements Conflicts {
  private final int n;
  private final long[] masks;

  MaskConflicts(QueensModel model) {
    n = model.size();
    masks = new long[n * n * n];
    model.constraints().forEach(this::add);
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

  @Override
  public boolean propagate(int column, int row, DomainStore domains) {
    int base = (column * n + row) * n;
    for (int other = 0; other < n; other++) {
      long mask = masks[base + other];
      if (mask != 0 && !domains.remove(other, 0, mask)) {
        return false;
      }
    }
    return true;
  }
}

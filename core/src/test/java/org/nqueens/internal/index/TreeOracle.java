package org.nqueens.internal.index;

import java.util.Arrays;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/** Counts partial placements by trying every row and comparing values, constraint by constraint. */
final class TreeOracle {
  private final QueensModel model;
  private final int[] rows;
  private long nodes;
  private long solutions;

  private TreeOracle(QueensModel model) {
    this.model = model;
    this.rows = new int[model.size()];
  }

  /** The numbers of nodes and of solutions. */
  record Size(long nodes, long solutions) {}

  static Size of(QueensModel model) {
    TreeOracle oracle = new TreeOracle(model);
    oracle.fill(0);
    return new Size(oracle.nodes, oracle.solutions);
  }

  private void fill(int queens) {
    nodes++;
    if (queens == rows.length) {
      solutions++;
      return;
    }
    model
        .domain(queens)
        .rows()
        .forEach(
            row -> {
              rows[queens] = row;
              if (model.constraints().stream().allMatch(rule -> agree(rule, queens + 1))) {
                fill(queens + 1);
              }
            });
  }

  private boolean agree(AllDifferent rule, int queens) {
    View[] placed =
        rule.views().stream().filter(view -> view.column() < queens).toArray(View[]::new);
    return Arrays.stream(placed)
            .mapToInt(view -> view.valueAt(rows[view.column()]))
            .distinct()
            .count()
        == placed.length;
  }
}

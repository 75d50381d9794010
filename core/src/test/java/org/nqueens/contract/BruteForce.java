package org.nqueens.contract;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/** The independent oracle: tries every row of every column and compares views pair by pair. */
public final class BruteForce {
  private final QueensModel model;
  private final int[] rows;
  private final int limit;
  private final List<Placement> found = new ArrayList<>();
  private long nodes;

  private BruteForce(QueensModel model, int limit) {
    this.model = model;
    this.limit = limit;
    this.rows = new int[model.size()];
  }

  /** All solutions in lexicographic order. */
  public static List<Placement> solve(QueensModel model) {
    return solve(model, Integer.MAX_VALUE);
  }

  /** Whether there is any solution. */
  public static boolean isFeasible(QueensModel model) {
    return !solve(model, 1).isEmpty();
  }

  /** The number of placements in the first columns, however many, including none. */
  public static long nodes(QueensModel model) {
    BruteForce search = new BruteForce(model, Integer.MAX_VALUE);
    search.fill(0);
    return search.nodes;
  }

  private static List<Placement> solve(QueensModel model, int limit) {
    BruteForce search = new BruteForce(model, limit);
    search.fill(0);
    return search.found;
  }

  private void fill(int column) {
    nodes++;
    if (column == rows.length) {
      found.add(Placement.of(rows));
      return;
    }
    for (int row = 0; row < rows.length && found.size() < limit; row++) {
      rows[column] = row;
      if (model.domain(column).contains(row) && agrees(column)) {
        fill(column + 1);
      }
    }
  }

  /** Compares the views of the last column filled with those of the columns before it. */
  private boolean agrees(int last) {
    for (AllDifferent constraint : model.constraints()) {
      for (View a : constraint.views()) {
        if (a.column() == last && clashes(a.valueAt(rows[last]), constraint, last)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean clashes(int value, AllDifferent constraint, int last) {
    for (View b : constraint.views()) {
      if (b.column() < last && b.valueAt(rows[b.column()]) == value) {
        return true;
      }
    }
    return false;
  }
}

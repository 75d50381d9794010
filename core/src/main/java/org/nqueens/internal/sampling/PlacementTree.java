package org.nqueens.internal.sampling;

import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.model.QueensModel;

/**
 * The tree of partial placements of a model. Its root is the empty board. The children of a node
 * add a queen in the first empty column, on a square of its domain that no earlier queen attacks.
 * The leaves with a queen in every column are the solutions, in lexicographic order.
 *
 * <p>An all-different over distinct variables is a set of rules about pairs of squares, so domains
 * and attacks between squares determine the solutions of every model. Immutable and safe for use by
 * many threads.
 */
final class PlacementTree {
  private final int n;
  private final long[] domains;
  private final AttackTable attacks;

  PlacementTree(QueensModel model) {
    requireSize(model);
    this.n = model.size();
    this.domains =
        model.domains().stream()
            .mapToLong(domain -> domain.isEmpty() ? 0 : domain.toLongArray()[0])
            .toArray();
    this.attacks = CompiledConstraints.of(model).attacks();
  }

  static void requireSize(QueensModel model) {
    if (model.size() > Long.SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for estimates, indexes and samples: choose a smaller board"
              .formatted(model.size(), Long.SIZE));
    }
  }

  int size() {
    return n;
  }

  /** The rows of a column that no earlier queen attacks, as bits: the children of the node. */
  long free(int column, int[] rows) {
    long attacked = 0;
    for (int earlier = 0; earlier < column; earlier++) {
      attacked |= attacks.attacked(earlier, rows[earlier], column);
    }
    return domains[column] & ~attacked;
  }

  /** True if queens on two squares of different columns break a constraint. */
  boolean isAttacked(int column, int row, int otherColumn, int otherRow) {
    return (attacks.attacked(column, row, otherColumn) >>> otherRow & 1) != 0;
  }

  long domain(int column) {
    return domains[column];
  }
}

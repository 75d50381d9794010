package org.nqueens.ortools;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.Optional;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;

/**
 * Forward checking before the search: the squares that queens of single-row columns attack leave
 * the domains, and so on while that leaves further columns a single row. The solutions stay the
 * same; how loose a board is shows only without those squares.
 */
final class ForcedQueens {
  private final QueensModel model;
  private final BitSet[] domains;
  private final Deque<Integer> forced = new ArrayDeque<>();

  private ForcedQueens(QueensModel model) {
    this.model = model;
    this.domains =
        model.domains().stream()
            .map(domain -> BitSet.valueOf(domain.toLongArray()))
            .toArray(BitSet[]::new);
  }

  /** The model with the domains that are left, or empty if one of them loses its last row. */
  static Optional<QueensModel> reduce(QueensModel model) {
    return new ForcedQueens(model).reduced();
  }

  private Optional<QueensModel> reduced() {
    for (int column = 0; column < domains.length; column++) {
      if (domains[column].cardinality() == 1) {
        forced.add(column);
      }
    }
    while (!forced.isEmpty()) {
      int column = forced.remove();
      int row = domains[column].nextSetBit(0);
      for (AllDifferent constraint : model.constraints()) {
        for (View view : constraint.views()) {
          if (view.column() == column && !take(constraint, column, view.valueAt(row))) {
            return Optional.empty();
          }
        }
      }
    }
    return Optional.of(
        new QueensModel(
            Arrays.stream(domains).map(set -> RowDomain.ofBits(set.toLongArray())).toList(),
            model.constraints()));
  }

  /** Takes a value from the views of all columns but one; false if a column has no row left. */
  private boolean take(AllDifferent constraint, int column, int value) {
    for (View view : constraint.views()) {
      BitSet domain = domains[view.column()];
      if (view.column() == column) {
        continue;
      }
      int before = domain.cardinality();
      for (int row = domain.nextSetBit(0); row >= 0; row = domain.nextSetBit(row + 1)) {
        if (view.valueAt(row) == value) {
          domain.clear(row);
        }
      }
      if (domain.isEmpty()) {
        return false;
      }
      if (before > 1 && domain.cardinality() == 1) {
        forced.add(view.column());
      }
    }
    return true;
  }
}

package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;

/**
 * Redundant constraints that every value of a permutation, such as rows or regions, is taken. The
 * solver's all-different propagates bounds only, which hardly prunes boards with regions.
 *
 * <p>Rows have no such constraint on boards without blocked squares: there it would change the
 * published counters of the plain board, and costs more time than it saves.
 */
final class CpPermutations {
  /** Beyond this size, a Boolean for each square costs more time than it saves. */
  private static final int MAX_SIZE = 64;

  private final QueensModel model;
  private final boolean restricted;

  CpPermutations(QueensModel model, PlacedQueens placed) {
    this.model = model;
    this.restricted = model.size() <= MAX_SIZE && !placed.explainDomains();
  }

  /** Tells whether a constraint gets a redundant one. */
  boolean isExtended(ValueIndex index) {
    return model.size() <= MAX_SIZE && index.isPermutation() && (restricted || !isRows(index));
  }

  void add(ValueIndex index, IntVar[] queens, Solver solver) {
    if (!isExtended(index)) {
      return;
    }
    if (isRows(index)) {
      solver.addConstraint(solver.makeDistribute(queens, 1, 1, queens.length));
    } else {
      index
          .values()
          .forEach(
              value ->
                  solver.addConstraint(
                      solver.makeSumEquality(squares(index, value, queens, solver), 1)));
    }
  }

  private boolean isRows(ValueIndex index) {
    return index.constraint().slope(model.size()).equals(OptionalInt.of(0));
  }

  /** A Boolean for each allowed square of a value. */
  private IntVar[] squares(ValueIndex index, int value, IntVar[] queens, Solver solver) {
    List<IntVar> squares = new ArrayList<>();
    index.forEachSquare(
        value,
        (column, row) -> {
          if (model.domain(column).contains(row)) {
            squares.add(solver.makeIsEqualCstVar(queens[column], row));
          }
        });
    return squares.toArray(IntVar[]::new);
  }
}

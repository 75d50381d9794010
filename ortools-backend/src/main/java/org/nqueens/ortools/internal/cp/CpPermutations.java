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
  private final IntVar[] queens;
  private final Solver solver;
  private final boolean restricted;

  CpPermutations(QueensModel model, IntVar[] queens, Solver solver, PlacedQueens placed) {
    this.model = model;
    this.queens = queens;
    this.solver = solver;
    this.restricted = queens.length <= MAX_SIZE && !placed.explainDomains();
  }

  void add(ValueIndex index) {
    if (queens.length > MAX_SIZE || !index.isPermutation()) {
      return;
    }
    if (!index.constraint().slope(queens.length).equals(OptionalInt.of(0))) {
      index
          .values()
          .forEach(value -> solver.addConstraint(solver.makeSumEquality(squares(index, value), 1)));
    } else if (restricted) {
      solver.addConstraint(solver.makeDistribute(queens, 1, 1, queens.length));
    }
  }

  /** A Boolean for each allowed square of a value. */
  private IntVar[] squares(ValueIndex index, int value) {
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

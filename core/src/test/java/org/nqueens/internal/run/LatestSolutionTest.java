package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SolutionOrder;

class LatestSolutionTest {

  static List<QueensModel> models() {
    return List.of(
        QueensModel.of(6),
        QueensModel.of(7),
        QueensModel.of(8).toBuilder().block(0, 1).block(3, 3).place(5, 2).build());
  }

  /** The weights of the solutions' predecessors, by a walk over the whole n-ary tree. */
  private static final class Walk {
    private final QueensModel model;
    private final boolean ascending;
    private final List<Integer> rows = new ArrayList<>();
    private final List<Double> shares = new ArrayList<>();
    private double done;

    Walk(QueensModel model, boolean ascending) {
      this.model = model;
      this.ascending = ascending;
    }

    private boolean isFree(int column, int row) {
      for (int before = 0; before < column; before++) {
        int distance = Math.abs(rows.get(before) - row);
        if (distance == 0 || distance == column - before) {
          return false;
        }
      }
      return true;
    }

    void place(int column, double weight) {
      if (column == model.size()) {
        shares.add(done);
        done += weight;
        return;
      }
      List<Integer> free =
          new ArrayList<>(
              model.domain(column).rows().filter(row -> isFree(column, row)).boxed().toList());
      if (!ascending) {
        Collections.reverse(free);
      }
      if (free.isEmpty()) {
        done += weight;
      }
      for (int row : free) {
        rows.add(row);
        place(column + 1, weight / free.size());
        rows.remove(column);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("models")
  void isTheWeightOfAllLeavesBefore(QueensModel model) {
    for (boolean ascending : List.of(true, false)) {
      Walk walk = new Walk(model, ascending);
      walk.place(0, 1);
      List<Placement> solutions = new ArrayList<>(BruteForce.solve(model));
      if (!ascending) {
        Collections.reverse(solutions);
      }
      assertThat(walk.shares).hasSameSizeAs(solutions);
      for (int i = 0; i < solutions.size(); i++) {
        double share =
            LatestSolution.share(
                model,
                AttackTable.of(model),
                ascending ? SolutionOrder.LEXICOGRAPHIC : SolutionOrder.REVERSE_LEXICOGRAPHIC,
                solutions.get(i).rows());
        assertThat(share).isCloseTo(walk.shares.get(i), within(1e-12));
      }
    }
  }
}

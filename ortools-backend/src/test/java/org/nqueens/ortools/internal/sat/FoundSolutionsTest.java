package org.nqueens.ortools.internal.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

@Sampled
class FoundSolutionsTest {

  private static List<Placement> solutions(QueensModel model) {
    List<Placement> solutions = new ArrayList<>();
    QueensSolver.builder().build().enumerate(model, solutions::add);
    return solutions;
  }

  /** Random solutions found, from one to all, which agree in the first columns or do not. */
  @Test
  void areDividedSoThatEachOtherSolutionIsNewInOnePart() {
    Random random = Gate.random("FoundSolutionsTest");
    for (int i = 0; i < 200; i++) {
      QueensModel model = QueensModel.of(4 + random.nextInt(5));
      List<Placement> all = solutions(model);
      int begin = random.nextInt(all.size());
      List<Placement> known = all.subList(begin, begin + 1 + random.nextInt(all.size() - begin));
      FoundSolutions found = new FoundSolutions(model);
      known.forEach(placement -> assertThat(found.add(placement.rows())).isTrue());
      assertThat(found.add(known.get(0).rows())).isFalse();
      List<Placement> left = new ArrayList<>();
      for (FoundSolutions part : found.divide()) {
        assertThat(part.model()).isNotEqualTo(model);
        for (Placement placement : solutions(part.model())) {
          if (part.add(placement.rows())) {
            left.add(placement);
          }
        }
      }
      List<Placement> others = new ArrayList<>(all);
      others.removeAll(known);
      assertThat(left).as("%s, found %s", model, known).containsExactlyInAnyOrderElementsOf(others);
    }
  }
}

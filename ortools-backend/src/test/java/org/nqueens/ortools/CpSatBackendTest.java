package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.AdapterContract;
import org.nqueens.contract.Gate;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.SolveResult;

class CpSatBackendTest implements AdapterContract {
  @Override
  public String backend() {
    return "cp-sat";
  }

  @Override
  public int largestEnumeration() {
    return Gate.cases(10, 11);
  }

  @Override
  public int sizeForFindAny() {
    return 50;
  }

  @Override
  public int randomModels() {
    return Gate.cases(25, 200);
  }

  @Override
  public boolean searchesATree() {
    return false;
  }

  /** Some 20,000 solutions come from one solve, those behind them from others. */
  @Test
  void goesOnInOrderWhereOneSolveHasHadEnough() {
    QueensModel model =
        Variant.ROOKS.builder(10).regionsAllDifferent((column, row) -> column).build();
    Placement[] last = {null};
    SolveResult result =
        with()
            .solutionLimit(20_010)
            .build()
            .enumerate(
                model,
                placement -> {
                  if (last[0] != null) {
                    assertThat(last[0]).isLessThan(placement);
                  }
                  last[0] = placement;
                });
    assertThat(result.solutions()).isEqualTo(20_010);
    assertThat(last[0]).isEqualTo(permutation(20_009));
  }

  /** The permutation of ten rows that so many others precede. */
  private static Placement permutation(int index) {
    List<Integer> left = new ArrayList<>(IntStream.range(0, 10).boxed().toList());
    int[] rows = new int[10];
    int rest = index;
    int factorial = 3_628_800;
    for (int column = 0; column < 10; column++) {
      factorial /= 10 - column;
      rows[column] = left.remove(rest / factorial);
      rest %= factorial;
    }
    return Placement.of(rows);
  }
}

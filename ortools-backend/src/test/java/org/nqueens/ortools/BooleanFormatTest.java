package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.LinearExpr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.contract.BooleanConstraints;
import org.nqueens.contract.BooleanConstraints.Linear;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.format.BooleanFormat;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.ortools.internal.nativecode.NativeLibrary;

/** CP-SAT finds the placements of a model in its texts, which it is given without the model. */
@Sampled
class BooleanFormatTest {

  @BeforeAll
  static void loadTheLibrary() {
    assertThat(NativeLibrary.failure()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void hasTheSolutionsOfTheModel(BooleanFormat format) {
    RandomModels random = RandomModels.of("Boolean formats by CP-SAT: random models");
    for (int i = 0; i < Gate.cases(10, 100); i++) {
      for (QueensModel model : List.of(random.any(), random.symmetric())) {
        assertThat(solve(model, format.text(model)))
            .as("%s of %s", format, model)
            .containsExactlyInAnyOrderElementsOf(BruteForce.solve(model));
      }
    }
  }

  private static List<Placement> solve(QueensModel model, String text) {
    BooleanConstraints constraints = BooleanConstraints.read(text);
    CpModel sent = new CpModel();
    BoolVar[] variables =
        IntStream.rangeClosed(0, constraints.variables())
            .mapToObj(variable -> sent.newBoolVar("x" + variable))
            .toArray(BoolVar[]::new);
    sent.addEquality(variables[0], 0);
    for (Linear linear : constraints.constraints()) {
      BoolVar[] of =
          Arrays.stream(linear.variables()).mapToObj(i -> variables[i]).toArray(BoolVar[]::new);
      long[] by = Arrays.stream(linear.coefficients()).asLongStream().toArray();
      sent.addLinearConstraint(LinearExpr.weightedSum(of, by), linear.min(), linear.max());
    }
    List<Placement> found = new ArrayList<>();
    CpSolver solver = new CpSolver();
    solver.getParameters().setEnumerateAllSolutions(true).setNumWorkers(1);
    CpSolverStatus status =
        solver.solve(
            sent,
            new CpSolverSolutionCallback() {
              @Override
              public void onSolutionCallback() {
                String answer =
                    IntStream.range(1, variables.length)
                        .filter(variable -> booleanValue(variables[variable]))
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" ", "v ", " 0"));
                found.add(BooleanFormat.placement(model, answer).orElseThrow());
              }
            });
    assertThat(status).isIn(CpSolverStatus.OPTIMAL, CpSolverStatus.INFEASIBLE);
    return found;
  }
}

package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** The order of the solutions of parts, and of solves behind one that has had enough. */
@Sampled
class CpSatOrderTest {

  private static QueensSolverBuilder cpSat(ValueSelection values) {
    return QueensSolver.builder()
        .backend("cp-sat")
        .strategy(SearchStrategy.of(VariableSelection.FIRST_UNBOUND, values));
  }

  private static List<Placement> placements(QueensSolver solver, QueensModel model) {
    List<Placement> placements = new ArrayList<>();
    SolveResult result = solver.enumerate(model, placements::add);
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    return placements;
  }

  static List<ValueSelection> orders() {
    return Gate.sample(1, List.of(ValueSelection.LARGEST, ValueSelection.SMALLEST));
  }

  /** More solutions than one solve has. */
  @ParameterizedTest
  @MethodSource("orders")
  void takesABoardOfManySolutions(ValueSelection values) {
    takes(Variant.ROOKS.builder(8).build(), values);
  }

  /** As many solutions on a board that is too large for a Boolean for each square. */
  @ParameterizedTest
  @MethodSource("orders")
  void takesALargeBoardOfManySolutions(ValueSelection values) {
    QueensModelBuilder rooks = Variant.ROOKS.builder(130);
    for (int column = 0; column < 122; column++) {
      rooks.place(column, column);
    }
    takes(rooks.build(), values);
  }

  private static void takes(QueensModel rooks, ValueSelection values) {
    List<Placement> found = placements(cpSat(values).build(), rooks);
    assertThat(found).hasSize(40_320).doesNotHaveDuplicates();
    assertThat(found)
        .isSortedAccordingTo(
            values == ValueSelection.SMALLEST
                ? Comparator.naturalOrder()
                : Comparator.reverseOrder());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void givesAllPlacementsInOrder(int threads) {
    Random random = Gate.random("CpSatOrderTest");
    int solutions = 0;
    for (int i = 0; i < Gate.cases(8, 20); i++) {
      QueensModel model = model(random);
      List<Placement> expected = placements(QueensSolver.builder().build(), model);
      solutions += expected.size();
      assertThat(placements(cpSat(ValueSelection.SMALLEST).threads(threads).build(), model))
          .as("%s", model)
          .isEqualTo(expected);
      assertThat(placements(cpSat(ValueSelection.LARGEST).threads(threads).build(), model))
          .as("%s, in reverse", model)
          .isEqualTo(expected.stream().sorted(Comparator.reverseOrder()).toList());
    }
    assertThat(solutions).isPositive();
  }

  private static QueensModel model(Random random) {
    int n = 5 + random.nextInt(6);
    Variant[] variants = {Variant.QUEENS, Variant.QUEENS, Variant.SUPERQUEENS, Variant.TOROIDAL};
    QueensModelBuilder builder = variants[random.nextInt(variants.length)].builder(n);
    if (random.nextBoolean()) {
      builder.place(random.nextInt(n), random.nextInt(n));
    }
    for (int blocked = random.nextInt(n); blocked > 0; blocked--) {
      builder.block(random.nextInt(n), random.nextInt(n));
    }
    return builder.build();
  }
}

package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.BooleanConstraints;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Exhaustive;
import org.nqueens.contract.Gate;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

@Sampled
class BooleanFormatTest {
  private static final QueensModel SMALL =
      QueensModel.builder(2)
          .block(0, 0)
          .rowsAllDifferent()
          .ascendingDiagonalsAllDifferent()
          .build();

  @Test
  void writesSums() {
    assertThat(BooleanFormat.OPB.text(SMALL))
        .isEqualTo(
            """
            * #variable= 4 #constraint= 6
            * Variable 1 + 2 * column + row is the queen of the column in the row, from 0.
            * squares without a queen
            +1 x1 = 0 ;
            * columns
            +1 x2 = 1 ;
            +1 x3 +1 x4 = 1 ;
            * rows
            +1 x3 = 1 ;
            +1 x2 +1 x4 = 1 ;
            * ascending diagonals
            -1 x2 -1 x3 >= -1 ;
            """);
  }

  @Test
  void writesClauses() {
    assertThat(BooleanFormat.DIMACS.text(SMALL))
        .isEqualTo(
            """
            p cnf 4 8
            c Variable 1 + 2 * column + row is the queen of the column in the row, from 0.
            c squares without a queen
            -1 0
            c columns
            2 0
            3 4 0
            -3 -4 0
            c rows
            3 0
            2 4 0
            -2 -4 0
            c ascending diagonals
            -2 -3 0
            """);
  }

  @ParameterizedTest
  @EnumSource
  void agreesWithBruteForceOnEveryVariant(BooleanFormat format) {
    for (Variant variant : Variant.values()) {
      for (int n = 1; n <= Gate.cases(4, 5); n++) {
        assertSameAsBruteForce(format, variant.builder(n).build());
        assertSameAsBruteForce(format, variant.builder(n).allowOnly(n / 2).build());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void agreesWithBruteForceOnRandomModels(BooleanFormat format) {
    RandomModels random = RandomModels.of("Boolean formats: random models");
    for (int i = 0; i < Gate.cases(12, 50); i++) {
      assertSameAsBruteForce(format, random.any());
      assertSameAsBruteForce(format, random.tight());
      assertSameAsBruteForce(format, random.symmetric());
      assertSameAsBruteForce(format, random.crowded());
    }
  }

  /** Each solution of the text is read back; a placement that the text has twice is here twice. */
  private static void assertSameAsBruteForce(BooleanFormat format, QueensModel model) {
    List<Placement> found = new ArrayList<>();
    for (boolean[] solution : BooleanConstraints.read(format.text(model)).solutions()) {
      String answer =
          IntStream.range(1, solution.length)
              .mapToObj(variable -> (solution[variable] ? "x" : "-x") + variable)
              .collect(Collectors.joining(" ", "v ", ""));
      found.add(BooleanFormat.placement(model, answer).orElseThrow());
    }
    assertThat(found)
        .as("%s of %s", format, model)
        .containsExactlyInAnyOrderElementsOf(BruteForce.solve(model));
  }

  @ParameterizedTest
  @EnumSource
  void leavesOutThePlacementsFound(BooleanFormat format) {
    QueensModel model = QueensModel.of(6);
    List<Placement> all = BruteForce.solve(model);
    assertThat(all).hasSize(4);
    assertThat(BooleanConstraints.read(format.text(model, all)).solutions()).isEmpty();
    for (Placement missed : all) {
      List<Placement> others = all.stream().filter(other -> other != missed).toList();
      assertThat(BooleanConstraints.read(format.text(model, others)).solutions())
          .singleElement()
          .satisfies(
              solution ->
                  assertThat(IntStream.range(1, solution.length).filter(i -> solution[i]))
                      .containsExactlyElementsOf(
                          IntStream.range(0, 6)
                              .mapToObj(column -> 1 + 6 * column + missed.row(column))
                              .toList()));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "c a comment\ns SATISFIABLE\nv -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12\nv -13 -14 15 -16 0\n",
        "s OPTIMUM FOUND\r\nv x2 x8\r\nv x9 x15\r\n",
        "v\t2 8 9 15 0\nv 0",
        "v\nv 2 8\nv \nv 9 15\nv\t\nv 0"
      })
  void readsAnAnswer(String answer) {
    assertThat(BooleanFormat.placement(QueensModel.of(4), answer))
        .contains(Placement.of(1, 3, 0, 2));
  }

  @Test
  void readsThatThereIsNoPlacement() {
    assertThat(BooleanFormat.placement(QueensModel.of(3), "c v\ns UNSATISFIABLE \n")).isEmpty();
  }

  @Exhaustive
  @Test
  void writesTheLargestTextsThatItNames() {
    assertThat(BooleanFormat.DIMACS.text(QueensModel.of(136))).hasSizeLessThan(80_000_000);
    QueensModel larger = QueensModel.of(137);
    assertThatThrownBy(() -> BooleanFormat.DIMACS.text(larger)).hasMessageContaining("8388608");
    QueensModel largest = QueensModel.of(1_449);
    assertThatThrownBy(() -> BooleanFormat.OPB.text(largest)).hasMessageContaining("8388608");
  }
}

package org.nqueens.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.internal.constraint.CompiledConstraints.TakenValue;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.model.View;

class CompiledConstraintsTest {

  static Stream<Arguments> boards() {
    return Stream.of(
        Arguments.of("plain", QueensModel.of(6), Optional.of(Set.of(-1, 0, 1))),
        Arguments.of("rooks", Variant.ROOKS.builder(6).build(), Optional.of(Set.of(0))),
        Arguments.of("no rule", QueensModel.builder(6).build(), Optional.of(Set.of())),
        Arguments.of("torus", Variant.TOROIDAL.builder(6).build(), Optional.empty()),
        Arguments.of("65 columns", QueensModel.of(65), Optional.of(Set.of(-1, 0, 1))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("boards")
  void haveSlopesIfTheyAreOfLines(String name, QueensModel model, Optional<Set<Integer>> slopes) {
    assertThat(CompiledConstraints.of(model).slopes()).isEqualTo(slopes);
  }

  private static QueensModelBuilder ofFour() {
    return QueensModel.builder(4);
  }

  static Stream<Arguments> rows() {
    View[] shifted = {View.offset(0, 5), View.offset(1, 5), View.offset(2, 5), View.offset(3, 5)};
    return Stream.of(
        Arguments.of("no rule", ofFour(), false),
        Arguments.of("rows", ofFour().rowsAllDifferent(), true),
        Arguments.of("shifted rows", ofFour().allDifferent("shifted", shifted), true),
        Arguments.of("diagonals", ofFour().diagonalsAllDifferent(), false),
        Arguments.of("two columns", ofFour().allDifferent("2", View.row(0), View.row(1)), false));
  }

  @ParameterizedTest(name = "{0}: {2}")
  @MethodSource("rows")
  void tellWhetherEveryRowMustBeTaken(String name, QueensModelBuilder rules, boolean must) {
    CompiledConstraints compiled = CompiledConstraints.of(rules.build());
    assertThat(compiled.rowsRule()).isEqualTo(must ? 0 : -1);
    assertThat(compiled.takenValues()).isEmpty();
  }

  /** Column 0 has region 0 in rows 0 and 2, and region 1 in row 1; column 2 has region 2 only. */
  @Test
  void holdTheRowsOfEachColumnInARegion() {
    QueensModel model =
        QueensModel.builder(3)
            .allDifferent(
                "regions",
                View.lookup(2, 2, 2, 2),
                View.lookup(0, 0, 1, 0),
                View.lookup(1, 1, 1, 2))
            .build();
    List<TakenValue> values = CompiledConstraints.of(model).takenValues();
    assertThat(values).hasSize(3);
    assertThat(values)
        .extracting(TakenValue::columns)
        .containsExactly(new int[] {0}, new int[] {0, 1}, new int[] {1, 2});
    assertThat(values)
        .extracting(TakenValue::rows)
        .containsExactly(new long[] {0b101}, new long[] {0b010, 0b011}, new long[] {0b100, 0b111});
    assertThat(CompiledConstraints.of(model).rowsRule()).isEqualTo(-1);
  }

  @Test
  void leaveOutARuleWithMoreValuesThanViews() {
    View[] views = {View.lookup(0, 0, 1, 2), View.lookup(1, 2, 3, 3), View.lookup(2, 1, 1, 1)};
    QueensModel model = QueensModel.builder(3).allDifferent("four values", views).build();
    assertThat(CompiledConstraints.of(model).takenValues()).isEmpty();
  }

  @Test
  void leaveOutTheDiagonalsOfATorus() {
    CompiledConstraints torus = CompiledConstraints.of(Variant.TOROIDAL.builder(5).build());
    assertThat(torus.rowsRule()).isZero();
    assertThat(torus.takenValues()).isEmpty();
  }
}

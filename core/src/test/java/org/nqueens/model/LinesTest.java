package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinesTest {

  private static AllDifferent rule(int n, IntFunction<View> view) {
    return new AllDifferent("rule", IntStream.range(0, n).mapToObj(view).toList());
  }

  @ParameterizedTest
  @CsvSource({"0, ROWS", "1, ASCENDING_DIAGONALS", "-1, DESCENDING_DIAGONALS"})
  void areToldBySlopeWhateverIsAddedAndInWhateverOrder(int slope, Lines lines) {
    for (int added : new int[] {0, 1, -100, 2_000_000_000, -2_000_000_000}) {
      AllDifferent rule = rule(8, column -> View.offset(column, slope * column + added));
      assertThat(Lines.of(rule, 8)).as("%d added", added).contains(lines);
      List<View> shuffled = new ArrayList<>(rule.views());
      Collections.shuffle(shuffled, new Random(1));
      assertThat(Lines.of(new AllDifferent("shuffled", shuffled), 8)).contains(lines);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, -2, 7, 1 << 28})
  void haveNoOtherSlope(int slope) {
    assertThat(Lines.of(rule(8, column -> View.offset(column, slope * column)), 8)).isEmpty();
  }

  @Test
  void areOfTheWholeBoard() {
    AllDifferent rows = rule(7, View::row);
    assertThat(Lines.of(rows, 7)).contains(Lines.ROWS);
    assertThat(Lines.of(rows, 8)).isEmpty();
  }

  @Test
  void areNotReadFromOffsetsThatBendOrFromLookups() {
    int[] same = IntStream.range(0, 8).toArray();
    assertThat(Lines.of(rule(8, column -> View.offset(column, column == 7 ? 1 : 0)), 8)).isEmpty();
    assertThat(Lines.of(rule(8, column -> View.offset(column, Math.min(column, 6))), 8)).isEmpty();
    assertThat(
            Lines.of(rule(8, column -> column == 3 ? View.lookup(3, same) : View.row(column)), 8))
        .isEmpty();
  }

  @Test
  void ofModels() {
    EnumSet<Lines> all = EnumSet.allOf(Lines.class);
    for (int n : new int[] {2, 8, 100}) {
      assertThat(Lines.of(QueensModel.of(n))).contains(all);
    }
    assertThat(Lines.of(QueensModel.of(8).toBuilder().block(0, 0).place(1, 1).build()))
        .as("domains play no part")
        .contains(all);
    assertThat(Lines.of(QueensModel.builder(8).build())).contains(EnumSet.noneOf(Lines.class));
    assertThat(Lines.of(Variant.ROOKS.builder(8).build())).contains(EnumSet.of(Lines.ROWS));
    assertThat(Lines.of(Variant.SEMIQUEENS.builder(8).build()))
        .contains(EnumSet.of(Lines.ROWS, Lines.ASCENDING_DIAGONALS));
    assertThat(Lines.of(QueensModel.builder(8).descendingDiagonalsAllDifferent().build()))
        .contains(EnumSet.of(Lines.DESCENDING_DIAGONALS));
    assertThat(Lines.of(Variant.TOROIDAL.builder(8).build())).isEmpty();
    assertThat(Lines.of(Variant.SUPERQUEENS.builder(8).build())).isEmpty();
    assertThat(Lines.of(QueensModel.of(8).toBuilder().distinct("rows once more").build()))
        .contains(all);
  }

  @Test
  void refuseNull() {
    assertThatThrownBy(() -> Lines.of(null, 8))
        .isInstanceOf(NullPointerException.class)
        .hasMessageStartingWith("constraint (null) must not be null");
    assertThatThrownBy(() -> Lines.of(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessageStartingWith("model (null) must not be null");
  }
}

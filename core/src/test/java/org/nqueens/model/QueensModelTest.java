package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class QueensModelTest {

  @Test
  void describesThePlainBoard() {
    QueensModel model = QueensModel.of(5);
    assertThat(model.size()).isEqualTo(5);
    assertThat(model.domain(4)).isEqualTo(RowDomain.all(5));
    assertThat(model.constraints())
        .extracting(AllDifferent::name)
        .containsExactly("rows", "ascending diagonals", "descending diagonals");
    assertThat(model.constraints().get(1).views()).contains(View.offset(3, 3));
    assertThat(model.constraints().get(2).views()).contains(View.offset(3, -3));
  }

  @Test
  void narrowsDomains() {
    QueensModel model =
        QueensModel.builder(4)
            .place(0, 2)
            .place(0, 2)
            .block(1, 3)
            .allowOnly(2, 1, 3)
            .block(2, 1)
            .build();
    assertThat(model.domain(0)).isEqualTo(RowDomain.of(2));
    assertThat(model.domain(1)).isEqualTo(RowDomain.of(0, 1, 2));
    assertThat(model.domain(2)).isEqualTo(RowDomain.of(3));
    assertThat(model.domain(3)).isEqualTo(RowDomain.all(4));
  }

  @Test
  void allowsAnEmptyDomain() {
    assertThat(QueensModel.builder(3).place(1, 1).block(1, 1).build().domain(1).isEmpty()).isTrue();
    assertThat(QueensModel.builder(3).allowOnly(0).build().domain(0).isEmpty()).isTrue();
  }

  @Test
  void statesARuleOverSomeColumns() {
    int[] colour = {7, 8, 7, 8};
    QueensModel model =
        QueensModel.builder(4)
            .allDifferent("outer rows", View::row, 0, 3)
            .allDifferent("left diagonals", column -> View.offset(column, column), 0, 1, 2)
            .allDifferent("colours", column -> View.lookup(column, colour), 2, 1)
            .allDifferent("nothing", View::row)
            .build();
    assertThat(model.constraints())
        .containsExactly(
            new AllDifferent("outer rows", List.of(View.row(0), View.row(3))),
            new AllDifferent(
                "left diagonals", List.of(View.row(0), View.offset(1, 1), View.offset(2, 2))),
            new AllDifferent(
                "colours", List.of(View.lookup(2, 7, 8, 7, 8), View.lookup(1, 7, 8, 7, 8))),
            new AllDifferent("nothing", List.of()));
    assertThat(model.isSolution(Placement.of(0, 0, 1, 0))).as("outer rows").isFalse();
    assertThat(model.isSolution(Placement.of(0, 0, 1, 1))).isTrue();
  }

  @Test
  void buildsAgainAndVaries() {
    QueensModelBuilder builder = QueensModel.builder(4).rowsAllDifferent();
    QueensModel first = builder.build();
    QueensModel second = builder.block(0, 0).build();
    assertThat(first.domain(0).size()).isEqualTo(4);
    assertThat(second.domain(0).size()).isEqualTo(3);
    assertThat(first.toBuilder().block(0, 0).build()).isEqualTo(second);
    assertThat(first.toBuilder().build()).isEqualTo(first).hasSameHashCodeAs(first);
  }

  @Test
  void checksPlacementsByItself() {
    QueensModel model = QueensModel.of(4);
    assertThat(model.isSolution(Placement.of(1, 3, 0, 2))).isTrue();
    assertThat(model.isSolution(Placement.of(1, 3, 0, 0))).as("same row").isFalse();
    assertThat(model.isSolution(Placement.of(0, 1, 3, 2))).as("same diagonal").isFalse();
    assertThat(model.isSolution(Placement.of(1, 3, 0, 2, 4))).as("other size").isFalse();
    QueensModel blocked = model.toBuilder().block(0, 1).build();
    assertThat(blocked.isSolution(Placement.of(1, 3, 0, 2))).as("blocked").isFalse();
    QueensModel regions =
        QueensModel.builder(2)
            .allDifferent("regions", View.lookup(0, 7, 8), View.lookup(1, 8, 7))
            .build();
    assertThat(regions.isSolution(Placement.of(0, 0))).isTrue();
    assertThat(regions.isSolution(Placement.of(0, 1))).as("same region").isFalse();
  }

  @Test
  void copiesWhatItIsGiven() {
    List<View> views = new ArrayList<>(List.of(View.row(0), View.row(1)));
    QueensModelBuilder builder = QueensModel.builder(2).allDifferent("mine", views);
    views.clear();
    assertThat(builder.build().constraints().get(0).views()).hasSize(2);
    int[] rows = {1, 0};
    Placement placement = Placement.of(rows);
    rows[0] = 0;
    placement.rows()[1] = 1;
    assertThat(placement).isEqualTo(Placement.of(1, 0)).isNotEqualTo(Placement.of(0, 1));
    List<Placement> placements = new ArrayList<>(List.of(placement));
    Orbit orbit = new Orbit(placements);
    placements.clear();
    assertThat(orbit.size()).isOne();
  }

  @Test
  void ordersPlacementsLexicographically() {
    assertThat(
            List.of(Placement.of(1, 0, 2), Placement.of(0, 1), Placement.of(0, 1, 2)).stream()
                .sorted())
        .containsExactly(Placement.of(0, 1), Placement.of(0, 1, 2), Placement.of(1, 0, 2));
    assertThat(Placement.of(1, 3, 0, 2)).hasToString("1 3 0 2");
    assertThat(Placement.of(1, 3, 0, 2).toBoard())
        .isEqualTo("_ _ Q _\nQ _ _ _\n_ _ _ Q\n_ Q _ _\n");
    assertThat(Placement.of(1, 3, 0, 2).row(2)).isZero();
  }

  static Stream<Arguments> parts() {
    AllDifferent mine = new AllDifferent("mine", List.of(View.row(0), View.offset(1, 1)));
    return Stream.of(
        Arguments.of(RowDomain.of(), "{}"),
        Arguments.of(RowDomain.of(5, 6), "{5, 6}"),
        Arguments.of(RowDomain.of(0, 1, 2, 4, 6, 7), "{0..2, 4, 6, 7}"),
        Arguments.of(
            RowDomain.of(0, 2, 4, 6, 8, 10, 12, 14, 16), "{0, 2, 4, 6, 8, 10, 12, 14, ... of 9}"),
        Arguments.of(View.row(3), "q_3"),
        Arguments.of(View.offset(3, Integer.MIN_VALUE), "q_3 - 2147483648"),
        Arguments.of(View.lookup(1, new int[100]), "[0, 0, 0, 0, 0, 0, 0, 0, ... of 100][q_1]"),
        Arguments.of(mine, "AllDifferent[mine: q_0, q_1 + 1]"));
  }

  @ParameterizedTest
  @MethodSource("parts")
  void isOfRangesAndFormulas(Object part, String text) {
    assertThat(part).hasToString(text);
  }

  @Test
  void staysShortOnALargeBoard() {
    QueensModelBuilder builder = Variant.SUPERQUEENS.builder(1_000);
    IntStream.range(0, 1_000).forEach(row -> builder.block(row, row));
    QueensModel model = builder.build();
    assertThat(model.toString()).hasSizeLessThan(1_000).contains("... of 1000", "... of 3997");
    assertThat(model.constraints().get(0).toString()).hasSizeLessThan(100);
  }
}

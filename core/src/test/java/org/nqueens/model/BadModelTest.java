package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every message names the value, the rule, and what to do. */
class BadModelTest {

  private static Arguments bad(String message, ThrowingCallable call) {
    return Arguments.of(message, call);
  }

  static Stream<Arguments> badValues() {
    return Stream.of(
        bad("n (0) must be between 1 and 1048576: give a size", () -> QueensModel.of(0)),
        bad("n (-3) must be between 1 and 1048576: give a size", () -> QueensModel.builder(-3)),
        bad(
            "n (2000000000) must be between 1 and 1048576: give a size within these bounds",
            () -> QueensModel.of(2_000_000_000)),
        bad(
            "n (0) must be between 1 and 1048576: give a size",
            () -> new QueensModel(List.of(), List.of())),
        bad(
            "column (8) in a board of size 8 must be between 0 and 7: rows and columns are 0-based",
            () -> QueensModel.builder(8).place(8, 0)),
        bad(
            "row (-1) in a board of size 8 must be between 0 and 7: rows and columns are 0-based",
            () -> QueensModel.builder(8).block(0, -1)),
        bad(
            "row (9) in a board of size 8 must be between 0 and 7",
            () -> QueensModel.builder(8).allowOnly(0, 1, 9)),
        bad(
            "column (4) in a board of size 4 must be between 0 and 3",
            () -> QueensModel.of(4).domain(4)),
        bad(
            "row (5) in the domain of column 1 must be between 0 and 1",
            () -> new QueensModel(List.of(RowDomain.all(2), RowDomain.of(5)), List.of())),
        bad(
            "column (3) already has a queen in row 1 and cannot have one in row 5: give one queen per column",
            () -> QueensModel.builder(8).place(3, 1).place(3, 5)),
        bad(
            "column (2) appears twice in the all-different \"mine\": its views must be on distinct columns",
            () -> new AllDifferent("mine", List.of(View.row(2), View.offset(2, 1)))),
        bad(
            "column (4) in the all-different \"mine\" must be between 0 and 3",
            () -> QueensModel.builder(4).allDifferent("mine", View.row(4), View.row(1)).build()),
        bad(
            "table length (2) of column 1 in the all-different \"mine\" must be 3: give a value for every row",
            () -> QueensModel.builder(3).allDifferent("mine", View.lookup(1, 5, 6)).build()),
        bad(
            "offset (2147483647) of column 0 in the all-different \"mine\" must be at most 2147483646: row + offset overflows an int",
            () ->
                QueensModel.builder(2)
                    .allDifferent("mine", View.offset(0, Integer.MAX_VALUE))
                    .build()),
        bad(
            "name (\"rows\") is taken by another all-different of this model: give each constraint a distinct name",
            () -> QueensModel.of(4).toBuilder().rowsAllDifferent().build()),
        bad(
            "name (\" \") must not be blank: give the constraint a name",
            () -> QueensModel.builder(4).allDifferent(" ", List.of())),
        bad(
            "column (2) appears twice in the all-different \"mine\"",
            () -> QueensModel.builder(4).allDifferent("mine", View::row, 2, 3, 2)),
        bad(
            "column (4) in the all-different \"mine\" must be between 0 and 3",
            () -> QueensModel.builder(4).allDifferent("mine", View::row, 2, 4).build()),
        bad(
            "column (-1) must be between 0 and 1048575",
            () -> QueensModel.builder(4).allDifferent("mine", View::row, -1)),
        bad("rows ([]) must not be empty: give the row", Placement::of),
        bad(
            "row (4) of column 1 must be between 0 and 3: rows are 0-based",
            () -> Placement.of(0, 4, 1, 2)),
        bad(
            "column (4) must be between 0 and 3: columns are 0-based",
            () -> Placement.of(1, 3, 0, 2).row(4)),
        bad(
            "sum (15) must be between 0 and 14: give a diagonal of the board",
            () -> QueensModel.builder(8).excludeAscendingDiagonal(15)),
        bad(
            "sum (-1) must be between 0 and 14: give a diagonal of the board",
            () -> QueensModel.builder(8).excludeAscendingDiagonal(-1)),
        bad(
            "difference (8) must be between -7 and 7: give a diagonal of the board",
            () -> QueensModel.builder(8).excludeDescendingDiagonal(8)),
        bad(
            "difference (-8) must be between -7 and 7: give a diagonal of the board",
            () -> QueensModel.builder(8).excludeDescendingDiagonal(-8)),
        bad(
            "offset (2147483647) of column 1 in the all-different \"mine\" must be at most 2147483646",
            () ->
                QueensModel.builder(2)
                    .allDifferent("mine", View.offset(1, Integer.MAX_VALUE))
                    .build()),
        bad(
            "name (\"\") must not be blank: give the constraint a name",
            () -> QueensModel.builder(4).allDifferent("", View.row(0))),
        bad(
            "name (\"rows\") is taken by another all-different of this model: give each constraint a distinct name",
            () -> QueensModel.of(4).toBuilder().rowsAllDifferent().build()),
        bad(
            "name (\"regions\") is taken by another all-different of this model: give each constraint a distinct name",
            () ->
                QueensModel.builder(2)
                    .regionsAllDifferent((column, row) -> row)
                    .regionsAllDifferent((column, row) -> column)
                    .build()),
        bad(
            "name (\"neighbours, columns 0 and 1, ascending\") is taken",
            () -> Variant.NON_TOUCHING.builder(4).notTouching().build()),
        bad("n (0) must be between 1 and 1048576: give a size", () -> Variant.ROOKS.builder(0)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("badValues")
  void explainsBadValues(String message, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }

  static Stream<Arguments> nullElements() {
    List<View> withNull = Arrays.asList(View.row(0), null);
    return Stream.of(
        bad("domains[0] (null)", () -> new QueensModel(Arrays.asList((RowDomain) null), List.of())),
        bad("views[1] (null)", () -> QueensModel.builder(4).allDifferent("a", withNull)),
        bad("views[0] (null)", () -> QueensModel.builder(4).allDifferent("a", column -> null, 2)),
        bad("table[1] (null)", () -> View.lookup(0, Arrays.asList(1, null))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("nullElements")
  void explainsNullElements(String message, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(NullPointerException.class)
        .hasMessageStartingWith(message + " must not be null: ");
  }
}

package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/** Arguments that are refused, and what the messages say. */
class RefusalsTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final Board REGIONS = Board.of("AAB", "C#B", "CCB");
  private static final Drawing DRAWING = Drawing.of(Board.of("#...", "...Q", "....", "..#."));

  static Stream<Arguments> calls() {
    return Stream.of(
        call(
            () -> new PuzzleGenerator(SOLVER, SOLVER).withTimeLimit(Duration.ofMillis(-1)),
            "timeLimit (PT-0.001S) must not be negative: give zero or more"),
        call(
            () -> new PuzzleGuide(SOLVER).withTimeLimit(Duration.ofMillis(-1)),
            "timeLimit (PT-0.001S) must not be negative: give zero or more"),
        call(
            () -> new GenerationProgress(0, 0),
            "attempts (0) must be at least 1: count the attempt that has begun"),
        call(
            () -> new GenerationProgress(1, -1),
            "boards (-1) must not be negative: count the boards examined"),
        call(
            () -> new Rating(7, Optional.of(Rule.SINGLE), 1),
            "difficulty (7) must be between 0 and 6: pass the difficulty of the board"),
        call(
            () -> new Rating(-1, Optional.of(Rule.SINGLE), 1),
            "difficulty (-1) must be between 0 and 6: pass the difficulty of the board"),
        call(
            () -> new Rating(0, Optional.of(Rule.SINGLE), 1),
            "hardestRule (SINGLE) must be empty for difficulty 0, and only then: pass the rule of"
                + " difficulty 0"),
        call(
            () -> new Rating(2, Optional.empty(), 1),
            "hardestRule (empty) must be empty for difficulty 0, and only then: pass the rule of"
                + " difficulty 2"),
        call(
            () -> new Rating(1, Optional.of(Rule.SINGLE), -1),
            "score (-1) must be at least 0: pass a sum of weights"),
        call(
            () -> new Hint.Mistake(List.of()),
            "squares ([]) must not be empty: pass the squares of the wrong marks"),
        call(
            () -> step(Rule.CONFINED),
            "step (CONFINED of [] in []: []) must have the units and squares of its rule: pass what"
                + " its components describe"),
        call(
            () -> step(Rule.SINGLE, new Square(0, 0), new Square(1, 2)),
            "step (SINGLE of [] in []: [(0, 0), (1, 2)]) must have the units and squares of its"
                + " rule: pass what its components describe"),
        call(
            () -> new Unit(Unit.Kind.ROW, -1),
            "number (-1) must be at least 0, or the letter of a region, for a unit of kind ROW:"
                + " rows and columns are 0-based"),
        call(
            () -> new Unit(Unit.Kind.REGION, '#'),
            "number (35) must be at least 0, or the letter of a region, for a unit of kind REGION:"
                + " rows and columns are 0-based"),
        call(
            () -> new Unit(Unit.Kind.ROW, 3).contains(REGIONS, new Square(0, 3)),
            "row (3) in a board of size 3 must be between 0 and 2: rows and columns are 0-based"),
        call(
            () -> DRAWING.withMark(4, 0),
            "column (4) in a board of size 4 must be between 0 and 3: rows and columns are"
                + " 0-based"),
        call(
            () -> DRAWING.withMark(0, -1),
            "row (-1) in a board of size 4 must be between 0 and 3: rows and columns are 0-based"),
        call(
            () -> DRAWING.withHighlight(0, 4),
            "row (4) in a board of size 4 must be between 0 and 3: rows and columns are 0-based"),
        call(
            () -> DRAWING.withUnit(new Unit(Unit.Kind.REGION, 'A')),
            "unit (region A) must be one of the board, which has 4 rows, 4 columns and no regions:"
                + " take it from Unit.of(board)"),
        call(
            () -> Drawing.of(REGIONS).withUnit(new Unit(Unit.Kind.ROW, 3)),
            "unit (row 3) must be one of the board, which has 3 rows, 3 columns and 3 regions: take"
                + " it from Unit.of(board)"),
        call(
            () -> DRAWING.withPlacement(Placement.of(0)),
            "placement size (1) must be 4, the size of the model: pass a placement of this board"),
        call(
            () -> Drawing.of(Board.parse((".".repeat(257) + "\n").repeat(257))).unicode(),
            "n (257) must be at most 256 for box-drawing characters: draw the board as plain text"
                + " instead"));
  }

  private static Arguments call(ThrowingCallable call, String message) {
    return Arguments.of(message, call);
  }

  private static Step step(Rule rule, Square... squares) {
    return new Step(
        rule, 1, List.of(squares), List.of(), List.of(), List.of(), 0, List.of(), Optional.empty());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("calls")
  void areSaidInFull(String message, ThrowingCallable call) {
    assertThatIllegalArgumentException().isThrownBy(call).withMessage(message);
  }
}

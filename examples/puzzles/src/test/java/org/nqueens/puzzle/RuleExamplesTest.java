package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/**
 * For each rule but deep trials, and each pair of kinds of units that it may have, a board whose
 * first step it is.
 */
class RuleExamplesTest {
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SINGLE | NON_TOUCHING | AACD AADD AADD BBBB | [region C] | [] | [(2, 0)]",
        "SINGLE | ROOKS | #.## .... .... .... | [row 0] | [] | [(1, 0)]",
        "SINGLE | ROOKS | .... #... #... #... | [column 0] | [] | [(0, 0)]",
        "CONFINED | NON_TOUCHING | ACCC ACCC ACCD BBDD | [region B] | [row 3] | [(2, 3), (3, 3)]",
        "CONFINED | NON_TOUCHING | ACCC ABDD BBBD BBBD | [region A] | [column 0] | [(0, 2), (0,"
            + " 3)]",
        "CONFINED | NON_TOUCHING | BBDD ABDD AADC CCCC | [row 3] | [region C] | [(3, 2)]",
        "CONFINED | NON_TOUCHING | BBBD BBDD ACCD AACD | [column 3] | [region D] | [(2, 1)]",
        "COMMON_ATTACK | NON_TOUCHING | BBBD BBDD AADC AACC | [region C] | [] | [(2, 2)]",
        "COMMON_ATTACK | NON_TOUCHING | BBBEE BCBEE BBCCC AACDC AADDD | [row 2] | [] | [(1, 1)]",
        "COMMON_ATTACK | QUEENS | #..# .... .... .... | [row 0] | [] | [(1, 1), (2, 1)]",
        "COMMON_ATTACK | QUEENS | #... .... .... #... | [column 0] | [] | [(1, 1), (1, 2)]",
        "COMMON_ATTACK | SUPERQUEENS | #.#.# ..... ..... ..... ..... | [row 0] | [] | [(1, 1), (1,"
            + " 2), (2, 1), (2, 2), (3, 1), (3, 2)]",
        "SETS | ROOKS | ..### ..### ..... ..... ..... | [row 0, row 1] | [column 0, column 1] |"
            + " [(0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4)]",
        "SETS | ROOKS | ..... ..... ##... ##... ##... | [column 0, column 1] | [row 0, row 1] |"
            + " [(2, 0), (2, 1), (3, 0), (3, 1), (4, 0), (4, 1)]",
        "SETS | NON_TOUCHING | AACCCF AADCFF BBDDDF BBBDDE BBBBEE BBBEEE | [region A, region C] |"
            + " [row 0, row 1] | [(2, 1), (4, 1), (5, 0), (5, 1)]",
        "SETS | NON_TOUCHING | CCCCEE CAACEE ACCDFF AADDFF ABDDDD BBBBDD | [region E, region F] |"
            + " [column 4, column 5] | [(4, 4), (4, 5), (5, 4), (5, 5)]",
        "SETS | QUEENS | ADDDDD AAADEE AABEEE BBBBBF CCCCFF CCCCFF | [row 4, row 5] | [region C,"
            + " region F] | [(5, 3)]",
        "SETS | QUEENS | AACEEE AACCEF AACCFF AADDFF BBDDFF BBBDDD | [column 0, column 1] | [region"
            + " A, region B] | [(2, 5)]",
        "TRIAL | NON_TOUCHING | CCCCEE AAFFEE AACFFF BBCDDF ABDDFF DDDBBF | [] | [] | [(0, 5)]",
      })
  void isTheFirstStep(
      Rule rule, Variant variant, String lines, String units, String others, String squares) {
    Position position = Position.of(Board.of(lines.split(" ")).withVariant(variant));
    Step step = ((Hint.Next) GUIDE.hint(position)).step();
    assertThat(step.rule()).isEqualTo(rule);
    assertThat(step.units()).hasToString(units);
    assertThat(step.others()).hasToString(others);
    assertThat(step.squares()).hasToString(squares);
    StepChecker.prove(SquaresLeft.of(position), step);
  }
}

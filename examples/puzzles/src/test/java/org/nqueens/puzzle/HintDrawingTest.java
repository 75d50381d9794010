package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.hint.Hint;

/**
 * Drawings of positions with what a hint shows: {@code :} a unit, {@code *} a square, {@code !} a
 * clash.
 */
class HintDrawingTest {
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "WHERE | ACCC ACCC ACCD BBDD | A C C C / A C C C / A C C D / B: B: D: D:",
        "WHAT | ACCC ACCC ACCD BBDD | A C C C / A C C C / A C C D / B: B: D* D*",
        "WHY | ACCC ACCC ACCD BBDD | A C C C / A C C C / A C C D / B: B: D* D*",
        "WHERE | .... .... .... .... | . . . . / . .* . . / . . . . / . . . .",
        "WHAT | .... .... .... .... | . . . . / . .* . . / . . . . / . . . .",
        "WHY | .... .... .... .... | .: . . . / .: .* . . / .: . . . / .: . . .",
        "WHERE | Q... ..## .... .... | Q . . . / .: .: #: #: / . . . . / . . . .",
        "WHY | Q... ..## .... .... | Q . . . / .: .: #: #: / . . . . / . . . .",
        "WHERE | Q... .... .... ...Q | Q . . . / . . . . / . . . . / . . . Q",
        "WHAT | Q... .... .... ...Q | Q! . . . / . . . . / . . . . / . . . Q!",
        "WHY | .Q.. ...Q Q... ..Q. | . Q . . / . . . Q / Q . . . / . . Q .",
      })
  void shows(Hint.Stage stage, String lines, String drawing) {
    Position position = Position.of(Board.of(lines.split(" ")));
    Hint hint = GUIDE.hint(position);
    assertThat(words(hint.on(Drawing.of(position), stage))).isEqualTo(drawing);
  }

  /** The squares of a drawing, with single blanks between them and slashes between the rows. */
  private static String words(Drawing drawing) {
    String text = drawing.text().strip();
    return (text.contains(" ") ? text : text.replaceAll("(.)(?=.)", "$1 "))
        .replaceAll("\\h*\\n\\h*", " / ")
        .replaceAll("\\h+", " ");
  }

  @Test
  void showsHowTwoSolutionsDiffer() {
    Position start = Position.of(Board.of("....", "....", "....", "...."));
    Hint end = GUIDE.path(start).end();
    assertThat(end).isInstanceOf(Hint.Ambiguous.class);
    assertThat(words(end.on(Drawing.of(start), Hint.Stage.WHERE)))
        .isEqualTo(". . . . / . . . . / . . . . / . . . .");
    assertThat(words(end.on(Drawing.of(start), Hint.Stage.WHY)))
        .isEqualTo(". .* .* . / .* . . .* / .* . . .* / . .* .* .");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "WHERE | . . . . / Q . . . / . . . . / . -.- . .",
        "WHAT | . . . . / Q . . . / . . . . / . -.! . .",
      })
  void showsWrongMarks(Hint.Stage stage, String drawing) {
    Position position = Position.of(Board.of("....", "Q...", "....", "....")).withCross(1, 3);
    Hint mistake = GUIDE.mistake(position).orElseThrow();
    assertThat(words(mistake.on(Drawing.of(position), stage))).isEqualTo(drawing);
  }
}

package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.hint.Hint;

class HintCommandTest {
  private static final String BOARD =
      """
      BDDDFF
      BBCDFF
      ACCDCC
      ACCCEC
      ACCCEC
      AACCCC
      """;

  private static CommandRun hint(String board, String options) {
    return CommandRun.reading(board, ("hint - " + options).strip().split(" "));
  }

  @Test
  void tellsTheNextStepInThreeSentences() {
    CommandRun run = hint(BOARD, "--format text");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
               0  1  2  3  4  5
            0  B  D  D  D  F* F
            1  B  B  C  D  F* F
            2  A  C  C  D  C* C
            3  A  C  C  C  E: C
            4  A  C  C  C  E: C
            5  A  A  C  C  C* C

            Look at region E and column 4.
            Cross out (4, 0), (4, 1), (4, 2) and (4, 5).
            All squares left in region E lie in column 4: the queen of column 4 stands in region E.
            """);
  }

  @ParameterizedTest
  @CsvSource({"where, 1", "WHAT, 2", "why, 3"})
  void tellsNoMoreThanTheStage(String stage, int sentences) {
    String out = hint(BOARD, "--format text --stage " + stage).out();
    assertThat(out.substring(out.indexOf("\n\n") + 2).lines()).hasSize(sentences);
    assertThat(out.contains("*")).isEqualTo(sentences > 1);
  }

  @Test
  void takesStepsUntilTheBoardIsSolved(@TempDir Path folder) throws IOException {
    Path next = folder.resolve("next.txt");
    CommandRun run = hint(BOARD, "--steps 100 --format text --out " + next);
    assertThat(run.code()).isZero();
    assertThat(run.out()).endsWith("no two of them attack each other.\n");
    Position solved = Position.parse(Files.readString(next));
    assertThat(solved.board()).isEqualTo(Board.parse(BOARD));
    assertThat(solved.queens()).hasSize(6);
    CommandRun after = CommandRun.of("hint", next.toString(), "--format", "json");
    assertThat(Parsed.jsonLines(after.out()).get(0)).containsEntry("kind", "SOLVED");
  }

  @Test
  void writesThePositionAfterTheSteps(@TempDir Path folder) throws IOException {
    Path next = folder.resolve("next.txt");
    assertThat(hint(BOARD, "--out " + next).code()).isZero();
    assertThat(Position.parse(Files.readString(next)))
        .isEqualTo(
            Position.of(Board.parse(BOARD))
                .withCross(4, 0)
                .withCross(4, 1)
                .withCross(4, 2)
                .withCross(4, 5));
  }

  @Test
  void namesAClash() {
    CommandRun clash = hint("Q...\nQ...\n....\n....\n", "--format text");
    assertThat(clash.code()).isEqualTo(1);
    assertThat(clash.out())
        .contains(
            "Two queens attack each other.\n", "One of the queens on (0, 0) and (0, 1) is wrong.");
  }

  @Test
  void findsAMistakeOnlyIfAsked() {
    String wrong = Position.of(Board.parse(BOARD)).withQueen(0, 0).toString();
    assertThat(hint(wrong, "").code()).isZero();
    CommandRun checked = hint(wrong, "--check");
    assertThat(checked.code()).isEqualTo(1);
    assertThat(checked.out()).contains("Take back the mark on (0, 0).");
    String right = Position.of(Board.parse(BOARD)).withQueen(0, 3).toString();
    assertThat(hint(right, "--check").code()).isZero();
  }

  @Test
  void saysThatTheBoardHasNoSolutionWhereThePlayerHasNoMarks() throws IOException {
    String board = "....\n####\n....\n....\n";
    String where = "Look at row 1.";
    String what = "It has no square left for its queen.";
    String why = "The board has no solution.";
    CommandRun run = hint(board, "--format text");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).endsWith("\n\n" + String.join("\n", where, what, why) + "\n");
    assertThat(Parsed.jsonLines(hint(board, "--format json").out()).get(0))
        .containsEntry("where", where)
        .containsEntry("what", what)
        .containsEntry("why", why);
    assertThat(hint("...\n...\n...\n", "--steps 9").out())
        .contains("Cross out ")
        .endsWith(what + "\n" + why + "\n");
    Position position = Position.of(Board.parse(board));
    assertThat(hint(position.withQueen(0, 0).toString(), "").out())
        .endsWith(
            "It has no square left for its queen: take back a mark, if there is one.\n"
                + "A mark is wrong, or the board has no solution.\n");
    assertThat(Hint.Stage.values())
        .extracting(stage -> HintPrinter.sentence(position, new Hint.Unsolvable(), stage))
        .containsExactly("No rule excludes another square.", "No step is left.", why);
  }

  @Test
  void namesTwoSolutions() {
    CommandRun run = hint("....\n....\n....\n....\n", "--format text --steps 100");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("1 3 0 2", "2 0 3 1");
  }

  @Test
  void drawsAPictureAndTellsBesideIt() {
    CommandRun run = hint(BOARD, "--format svg --stage where");
    assertThat(run.out()).startsWith("<svg ").endsWith("</svg>\n");
    assertThat(run.err()).isEqualTo("Look at region E and column 4.\n");
  }

  @Test
  void printsTheDataOfAStep() throws IOException {
    List<Map<String, Object>> lines = Parsed.jsonLines(hint(BOARD, "--format json").out());
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0))
        .containsEntry("type", "hint")
        .containsEntry("kind", "NEXT")
        .containsEntry("rule", "CONFINED")
        .containsEntry("difficulty", 2)
        .containsEntry("units", List.of("region E"))
        .containsEntry("others", List.of("column 4"))
        .containsEntry("support", List.of(List.of(4, 3), List.of(4, 4)));
    assertThat(lines.get(1)).containsEntry("completion", "EXHAUSTED");
    assertThat(hint(BOARD, "--format json --stage where").out()).doesNotContain("squares", "why");
  }

  @Test
  void refusesBadOptions() {
    hint(BOARD, "--steps 0").assertBadUsage("steps (0) must be at least 1");
    hint(BOARD, "--stage when").assertBadUsage("--stage");
    hint(".".repeat(65).concat("\n").repeat(65), "")
        .assertBadUsage("size (65) of the board must be at most 64 for hints and ratings");
    hint(BOARD, "--out -").assertBadUsage("--out (-) must not be standard output, which has the");
    CommandRun.of("hint", "missing.txt").assertBadUsage("file (missing.txt) was not found");
    hint("AB\nA\n", "").assertBadUsage("standard input: line 2");
    CommandRun.of("hint", "../boards/garden.txt", "--out", "nowhere/x.txt")
        .assertBadUsage("must be in a folder that exists");
  }
}

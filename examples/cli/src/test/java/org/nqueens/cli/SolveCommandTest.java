package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.cli.SolveRun.emptyBoard;
import static org.nqueens.cli.SolveRun.solve;
import static org.nqueens.cli.SolveRun.solveAsText;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.format.Board;
import org.nqueens.pages.BoardSvg;
import org.nqueens.puzzle.drawing.Drawing;

class SolveCommandTest {
  private static final String UNIQUE = ".Q..\n....\n....\n....\n";
  private static final String AMBIGUOUS = "....\n....\n....\n....\n";
  private static final String UNSOLVABLE = "Q...\n....\n....\n....\n";
  private static final String REGIONS = "AABB\nAABB\nCCDD\nCCCD\n";

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void printsTheOnlySolution(String backend) {
    String text =
        " .  Q  .  .\n .  .  . [Q]\n[Q] .  .  .\n .  . [Q] .\n\nThis is the only solution.\n";
    assertThat(solveAsText(UNIQUE, "--backend", backend)).isEqualTo(new CommandRun(0, text, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void printsRegionsAsLetters(String backend) {
    String text =
        """
         A  A [B] B
        [A] A  B  B
         C  C  D [D]
         C [C] C  D

        This is the only solution.
        """;
    assertThat(solveAsText(REGIONS, "--backend", backend)).isEqualTo(new CommandRun(0, text, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void printsTwoSolutionsOfSeveral(String backend) {
    String first = " .  . [Q] .\n[Q] .  .  .\n .  .  . [Q]\n . [Q] .  .\n";
    String second = " . [Q] .  .\n .  .  . [Q]\n[Q] .  .  .\n .  . [Q] .\n";
    String verdict = "\nThis is not the only solution, another is:\n\n";
    CommandRun run = solveAsText(AMBIGUOUS, "--backend", backend);
    assertThat(run.out()).isIn(first + verdict + second, second + verdict + first);
    assertThat(run).isEqualTo(new CommandRun(0, run.out(), ""));
    assertThat(solveAsText(AMBIGUOUS).out()).isEqualTo(first + verdict + second);
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void namesTheCommandThatTellsWhyThereIsNone(String backend, @TempDir Path folder)
      throws IOException {
    String file = Files.writeString(folder.resolve("corner.txt"), UNSOLVABLE).toString();
    String text = "There is no solution; `queens explain " + file + "` prints the reasons.\n";
    assertThat(CommandRun.of("solve", file, "--backend", backend))
        .isEqualTo(new CommandRun(1, text, ""));
  }

  @Test
  void drawsWithUnicode() {
    String text =
        """
        ┌───┬───┬───┬───┐
        │   │ ♕ │   │   │
        ├───┼───┼───┼───┤
        │   │   │   │ ♛ │
        ├───┼───┼───┼───┤
        │ ♛ │   │   │   │
        ├───┼───┼───┼───┤
        │   │   │ ♛ │   │
        └───┴───┴───┴───┘

        This is the only solution.
        """;
    assertThat(solve(UNIQUE, "--format", "unicode")).isEqualTo(new CommandRun(0, text, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {UNIQUE, REGIONS})
  void printsPlainTextLikeDrawAndExplainWhereThereIsNoTerminal(String board) {
    assertThat(solve(board)).isEqualTo(solve(board, "--format", "text"));
    assertThat(CommandRun.reading(board, "draw", "-"))
        .isEqualTo(CommandRun.reading(board, "draw", "-", "--format", "text"));
    assertThat(CommandRun.reading(board, "explain", "-"))
        .isEqualTo(CommandRun.reading(board, "explain", "-", "--format", "text"));
  }

  @Test
  void printsTheVerdictAsJson() {
    assertThat(solve(UNIQUE, "--format", "json"))
        .isEqualTo(
            new CommandRun(
                0,
                """
                {"type":"placement","rows":[2,0,3,1]}
                {"type":"result","completion":"EXHAUSTED","solutions":1,"uniqueness":"UNIQUE"}
                """,
                ""));
    assertThat(solve(AMBIGUOUS, "--format", "json"))
        .isEqualTo(
            new CommandRun(
                0,
                """
                {"type":"placement","rows":[1,3,0,2]}
                {"type":"placement","rows":[2,0,3,1]}
                {"type":"result","completion":"SOLUTION_LIMIT","solutions":2,"uniqueness":"AMBIGUOUS"}
                """,
                ""));
    assertThat(solve(UNSOLVABLE, "--format", "json"))
        .isEqualTo(
            new CommandRun(
                1,
                "{\"type\":\"result\",\"completion\":\"EXHAUSTED\",\"solutions\":0,\"uniqueness\":\"NONE\"}\n",
                ""));
  }

  @Test
  void printsAPictureAndNothingElse() throws IOException {
    CommandRun unique = solve(UNIQUE, "--format", "svg");
    assertThat(unique.code()).isZero();
    assertThat(unique.err()).isEqualTo("This is the only solution.\n");
    assertThat(Parsed.queens(Parsed.svg(unique.out())))
        .containsExactlyInAnyOrder(
            "translate(0 96)", "translate(48 0)", "translate(96 144)", "translate(144 48)");

    CommandRun ambiguous = solve(AMBIGUOUS, "--format", "svg");
    assertThat(ambiguous.code()).isZero();
    assertThat(ambiguous.err()).isEqualTo("This is not the only solution, another is: 2 0 3 1\n");
    assertThat(Parsed.queens(Parsed.svg(ambiguous.out())))
        .containsExactlyInAnyOrder(
            "translate(0 48)", "translate(48 144)", "translate(96 0)", "translate(144 96)");
  }

  @Test
  void drawsABoardWithoutSolutionWithWhatClashesMarked() throws IOException {
    String clash = "Q...\n....\n....\n...Q\n";
    CommandRun none = solve(clash, "--format", "svg");
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.err())
        .isEqualTo(
            "There is no solution: the queens given at (0, 0) and (3, 3) share a diagonal.\n");
    assertThat(none.out())
        .isEqualTo(BoardSvg.of(Drawing.of(Board.parse(clash)).withMark(0, 0).withMark(3, 3)));
    assertThat(Parsed.queens(Parsed.svg(none.out())))
        .containsExactlyInAnyOrder("translate(0 0)", "translate(144 144)");
  }

  @Test
  void numbersColumnsAndRows() {
    assertThat(solveAsText(UNIQUE, "--coordinates").out())
        .isEqualTo(
            "   0  1  2  3\n0  .  Q  .  .\n1  .  .  . [Q]\n2 [Q] .  .  .\n3  .  . [Q] .\n\nThis is the only solution.\n");
    assertThat(solve(UNIQUE, "--coordinates", "--format", "unicode").out())
        .startsWith("    0   1   2   3\n  ┌───┬");
    assertThat(solve(UNIQUE, "--coordinates", "--format", "svg").out()).contains(">3</text>");
    assertThat(CommandRun.reading(UNIQUE, "draw", "-", "--coordinates", "--format", "text").out())
        .isEqualTo("  0123\n0 .Q..\n1 ....\n2 ....\n3 ....\n");
  }

  @ParameterizedTest
  @CsvSource({
    "4, This is the only solution up to symmetry.",
    "5, 'This is not the only solution up to symmetry, another is:'",
    "6, This is the only solution up to symmetry."
  })
  void saysThatSymmetricSolutionsCountAsOne(int n, String verdict) {
    CommandRun run = solve(emptyBoard(n), "--up-to-symmetry");
    assertThat(run.code()).isZero();
    assertThat(run.out().lines()).contains(verdict);
    CommandRun picture = solve(emptyBoard(n), "--up-to-symmetry", "--format", "svg");
    assertThat(picture.err()).startsWith(verdict);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--all --format svg | format (svg) must not come with --all",
        "--format png | format (png) must be one of text, unicode, json, svg",
        "--backend cplex | backend (\"cplex\") was not found",
        "--all --limit 0 | limit (0) must be at least 1: leave --limit out for no limit",
        "--limit 1 | --limit must come with --all: otherwise at most two",
        "--format json --coordinates | --coordinates must not come with JSON",
        "--format json --title | --title must not come with JSON: it has the title anyway",
        "--time-limit 5x | time (5x) must be a number with a unit",
      })
  void explainsBadUsage(String options, String message) {
    solve(AMBIGUOUS, options.split(" ")).assertBadUsage(message);
  }
}

package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Variant;
import org.nqueens.pages.PlayPage;
import org.nqueens.puzzle.PuzzleGuide;

class PlayCommandTest {
  private static final String GARDEN = "../boards/garden.txt";

  @TempDir private Path folder;

  private static String page(Board board) {
    return page(Position.of(board));
  }

  private static String page(Position position) {
    return PlayPage.of(position, new PuzzleGuide(QueensSolver.builder().build()));
  }

  private static Board garden() throws IOException {
    return Board.parse(Files.readString(Path.of(GARDEN)));
  }

  @Test
  void writesThePage() throws IOException {
    Path file = folder.resolve("garden.html");
    assertThat(CommandRun.of("play", GARDEN, "--html", file.toString()))
        .isEqualTo(new CommandRun(0, "", "queens: " + file + " is written\n"));
    assertThat(file).usingCharset(StandardCharsets.UTF_8).hasContent(page(garden()));
    assertThat(CommandRun.of("play", GARDEN, "--html", "-"))
        .isEqualTo(new CommandRun(0, page(garden()), ""));
    assertThat(CommandRun.of("play", GARDEN, "--html", "-", "--backend", "cp").out())
        .as("the hints follow from the rules")
        .isEqualTo(page(garden()));
  }

  @Test
  void playsOtherPieces() {
    Board board = Board.of("#...", "....", "....", "...#");
    assertThat(
            CommandRun.reading(
                    board.toString(), "play", "-", "--html", "-", "--variant", "superqueens")
                .err())
        .isEqualTo("queens: the board has no solution; `queens explain -` prints the reasons\n");
    Board rooks = Board.of("#..", ".##", "...").withVariant(Variant.ROOKS);
    assertThat(
            CommandRun.reading(
                String.join("\n", rooks.lines()), "play", "-", "--html", "-", "--variant", "rooks"))
        .isEqualTo(
            new CommandRun(
                0,
                page(rooks),
                "queens: the board has several solutions: the hints end where one must be chosen\n"));
  }

  @Test
  void startsWithTheMarksOfThePlayer() throws IOException {
    Position position = Position.of(garden()).withQueen(0, 6).withCross(2, 2);
    assertThat(CommandRun.reading(position.toString(), "play", "-", "--html", "-"))
        .isEqualTo(new CommandRun(0, page(position), ""));
    assertThat(page(position)).isNotEqualTo(page(garden()));
  }

  @Test
  void writesNoPageOfABoardWithoutSolution() {
    Path file = folder.resolve("page.html");
    String board = "../boards/impossible.txt";
    assertThat(CommandRun.of("play", board, "--html", file.toString()))
        .isEqualTo(
            new CommandRun(
                1,
                "",
                "queens: the board has no solution; `queens explain "
                    + board
                    + "` prints the reasons\n"));
    assertThat(file).doesNotExist();
  }

  @Test
  void stopsAtTheTimeLimit() {
    assertThat(CommandRun.of("play", GARDEN, "--html", "-", "--time-limit", "0"))
        .isEqualTo(
            new CommandRun(
                1, "", "queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play ../boards/garden.txt | Missing required option: '--html'",
        "play --html - | Missing required parameter: 'FILE'",
        "play missing.txt --html - | file (missing.txt) was not found: give the path of a board",
        "play ../boards/garden.txt --html missing/page.html | file (missing/page.html) must be in a folder that exists",
        "play ../boards/garden.txt --html=.. | file (..) must be writable, but: it is a folder",
        "play ../boards/garden.txt --html - --backend cplex | backend (\"cplex\") was not found, only: cp,",
        "play ../boards/garden.txt --html - --variant bishops | variant (bishops) must be one of queens,",
      })
  void explainsBadUsage(String arguments, String message) {
    CommandRun.of(arguments.split(" ")).assertBadUsage(message);
  }

  @Test
  void refusesABoardTooLargeForHints() throws IOException {
    Path file = Files.writeString(folder.resolve("large.txt"), (".".repeat(65) + "\n").repeat(65));
    CommandRun.of("play", file.toString(), "--html", "-")
        .assertBadUsage("size (65) of the board must be at most 64 for hints and ratings");
  }
}

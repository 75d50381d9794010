package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

class CheckCommandTest {
  private static final String GARDEN = "../boards/garden.txt";
  private static final String IMPOSSIBLE = "../boards/impossible.txt";
  private static final CommandRun YES = new CommandRun(0, "", "");

  @TempDir private Path folder;

  private static CommandRun check(String text, String... options) {
    String[] arguments = new String[options.length + 2];
    arguments[0] = "check";
    arguments[1] = "-";
    System.arraycopy(options, 0, arguments, 2, options.length);
    return CommandRun.reading(text.replace('/', '\n'), arguments);
  }

  @Test
  void isSilentAboutPuzzles() {
    assertThat(CommandRun.of("check", GARDEN)).isEqualTo(YES);
    assertThat(CommandRun.of("check", GARDEN, "../boards/ruins.txt", "../boards/garden-begun.txt"))
        .isEqualTo(YES);
    assertThat(check("AAAB/ACBB/CCDB/CDDD")).isEqualTo(YES);
    assertThat(check("Q")).isEqualTo(YES);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "AA/B | line 2, column 2: the line has length 1, but the first",
        "AB/C. | line 2, column 1: 'C' is region 3 of a board of size 2",
        "ABBB/BBCA/DCCC/DDDD | region A is not connected: it has squares (0, 0) and (3, 1), but no path between them",
        "AAAA/BBBB/CCCC/DDDD | the board has several solutions, such as 1 3 0 2 and 2 0 3 1",
        "AAA/BBB/CCC | the board has no solution; `queens explain -` prints the reasons",
        "..../..../..../.... | the board has several solutions, such as 1 3 0 2 and 2 0 3 1",
        ".../.../... | the board has no solution; `queens explain -` prints the reasons",
      })
  void saysWhyABoardIsNoPuzzle(String board, String reason) {
    CommandRun run = check(board);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("standard input: " + reason);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(check(board, "--quiet")).isEqualTo(new CommandRun(1, "", ""));
  }

  @Test
  void keepsTheMarksOfThePlayer() {
    Position start = Position.of(Board.of("AAAB", "ACBB", "CCDB", "CDDD"));
    assertThat(check(start.withQueen(1, 0).withCross(0, 0).toString())).isEqualTo(YES);
    assertThat(check(start.withCross(1, 0).toString()).err())
        .isEqualTo(
            "standard input: the board has no solution; `queens explain -` prints the reasons\n");
    assertThat(check(start.withQueen(0, 0).withQueen(2, 0).toString()))
        .isEqualTo(
            new CommandRun(
                1,
                "",
                "standard input: the queens at (0, 0) and (2, 0) share a row, the queens at (0, 0)"
                    + " and (2, 0) share a region\n"));
  }

  @Test
  void saysItOfEachFile() throws IOException {
    Path bad = Files.writeString(folder.resolve("bad.txt"), "AB\n");
    assertThat(CommandRun.of("check", IMPOSSIBLE, GARDEN, bad.toString()))
        .isEqualTo(
            new CommandRun(
                1,
                "",
                IMPOSSIBLE
                    + ": the board has no solution; `queens explain "
                    + IMPOSSIBLE
                    + "` prints the reasons\n"
                    + bad
                    + ": line 2, column 1: the board has fewer lines (1) than columns (2)"
                    + ": write as many lines as columns\n"));
  }

  @Test
  void takesOtherPieces() {
    assertThat(check("#../.##/...", "--variant", "rooks").err())
        .isEqualTo("standard input: the board has several solutions, such as 1 0 2 and 1 2 0\n");
    assertThat(check("#..#/..../..../#..#").code()).isEqualTo(1);
    assertThat(check("Q.../..../..../....", "--variant", "rooks").code()).isEqualTo(1);
    assertThat(check("Q.../.Q../..Q./....", "--variant", "rooks")).isEqualTo(YES);
  }

  @Test
  void looksAtPictures() throws IOException {
    Path shot = folder.resolve("shot.png");
    Board board = Board.of("AAAB", "ACBB", "CCDB", "CDDD");
    ImageIO.write(DrawnBoard.of(Position.of(board)), "png", shot.toFile());
    assertThat(CommandRun.of("check", shot.toString()).err())
        .startsWith(shot + ": The picture shows a board of 4 rows");
    assertThat(CommandRun.of("check", "--quiet", shot.toString())).isEqualTo(YES);
    Files.write(shot, new byte[] {(byte) 0xff, (byte) 0xd8, (byte) 0xff});
    CommandRun run = CommandRun.of("check", shot.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).startsWith(shot + ": file (shot.png) must be a picture in PNG");
  }

  @Test
  void isNotDecidedWhereItCannotBe() {
    assertThat(CommandRun.of("check", GARDEN, "--time-limit", "0"))
        .isEqualTo(
            new CommandRun(
                1, "", "queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n"));
    CommandRun.of("check", "missing.txt", "--quiet")
        .assertBadUsage("file (missing.txt) was not found: give the path of a board");
    CommandRun.of("check").assertBadUsage("Missing required parameter: 'FILE'");
  }
}

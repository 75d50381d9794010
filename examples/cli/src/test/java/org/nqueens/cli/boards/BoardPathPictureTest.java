package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.CommandRun;

/** The commands on a screenshot in place of the text of a board. */
class BoardPathPictureTest {
  private static final Board BOARD = Board.of("AAAB", "ACBB", "CCDB", "CDDD");

  private static final String SENTENCE =
      "The picture shows a board of 4 rows and regions, %s and %s crosses. This is sure";

  @TempDir private Path folder;
  private Path shot;

  @BeforeEach
  void drawPicture() throws IOException {
    shot = picture("png", Position.of(BOARD));
  }

  private Path picture(String format, Position position) throws IOException {
    Path file = folder.resolve("shot." + format);
    assertThat(ImageIO.write(DrawnBoard.of(position), format, file.toFile())).isTrue();
    return file;
  }

  private Path text(Position position) throws IOException {
    return Files.writeString(folder.resolve("board.txt"), position.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve %s", "hint %s", "count %s", "play %s --html -"})
  void isReadByEachCommand(String line) throws IOException {
    CommandRun run = CommandRun.of(line.formatted(shot).split(" "));
    CommandRun expected = CommandRun.of(line.formatted(text(Position.of(BOARD))).split(" "));
    assertThat(run.out()).isEqualTo(expected.out()).isNotEmpty();
    assertThat(run.code()).isEqualTo(expected.code());
    assertThat(run.err()).startsWith("queens: " + shot + ": " + SENTENCE.formatted("0 queens", 0));
    assertThat(run.err().lines().skip(1)).isEqualTo(expected.err().lines().toList());
  }

  @Test
  void isJudgedByTheNumberOfStarsThatIsGiven() throws IOException {
    Board board =
        Board.of(
            "AAAAAABBBB",
            "AAAACABBBB",
            "CCCCCDDEBB",
            "CCCCDDDEEE",
            "FCCCCCGEEE",
            "FFCCGGGEEE",
            "FCCCHGGGGI",
            "FCHHHGGGGI",
            "HCHHJJJGGI",
            "HHHJJJGGII");
    String file = picture("png", Position.of(board)).toString();
    CommandRun run = CommandRun.of("draw", file, "--stars", "2", "--format", "text");
    assertThat(run.out()).isEqualTo(board.withStars(2).toString());
    assertThat(run.err()).contains("0 crosses. This is sure (certainty ").endsWith(").\n");
    assertThat(CommandRun.of("count", file, "--stars", "2").out()).isEqualTo("1\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "gif", "bmp", "tiff"})
  void hasTheMarksOfThePlayer(String format) throws IOException {
    Position position = Position.of(BOARD).withQueen(1, 0).withCross(0, 0).withCross(3, 3);
    Path file = picture(format, position);
    CommandRun run = CommandRun.of("draw", file.toString(), "--format", "text");
    assertThat(run.code()).isZero();
    assertThat(Position.parse(run.out())).isEqualTo(position);
    assertThat(run.err())
        .startsWith("queens: " + file + ": " + SENTENCE.formatted("1 queen", 2))
        .endsWith(".\n");
    assertThat(CommandRun.of("rate", file.toString()).err())
        .endsWith("queens: " + file + ": the queens and crosses of the player are left out\n");
  }

  @Test
  void isRefusedWhereItCannotBeDecoded() throws IOException {
    assertRefused(Files.readAllBytes(shot), "must not be damaged: save");
    assertRefused(bytes("\u00ff\u00d8\u00ff\u00e0"), "must not be damaged: save");
    assertRefused(
        bytes("RIFF1234WEBP"), "is WebP, and the Java platform has no decoder for it: open");
    assertRefused(bytes("\0\0\0\u0018ftypheic"), "must be in PNG, JPEG, GIF, BMP or TIFF: save");
  }

  private void assertRefused(byte[] start, String rule) throws IOException {
    Path file =
        Files.write(folder.resolve("cut"), Arrays.copyOf(start, Math.min(start.length, 60)));
    CommandRun.of("solve", file.toString()).assertBadUsage("queens: " + file + ": picture " + rule);
  }

  private static byte[] bytes(String latin1) {
    return latin1.getBytes(StandardCharsets.ISO_8859_1);
  }

  @Test
  void isNoTextOfWhichOptionsTell() {
    CommandRun.of("draw", shot.toString(), "--diagonals", "3")
        .assertBadUsage("file (" + shot + ") must be a text with --of or --diagonals, which say");
  }

  @Test
  void isReadFromStandardInput() throws IOException {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(Files.readAllBytes(shot)));
    try {
      assertThat(CommandRun.of("solve", "-").out())
          .isEqualTo(CommandRun.of("solve", shot.toString()).out())
          .isNotEmpty();
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void isNotATextThatBeginsAlike() throws IOException {
    String board = "BM\nMB\n";
    Path file = Files.writeString(folder.resolve("bm.txt"), board);
    assertThat(CommandRun.of("draw", file.toString(), "--format", "text"))
        .isEqualTo(new CommandRun(0, board, ""));
    assertRefused(bytes("BM\u0010\0\0\0\0\0\0\0"), "must not be damaged");
  }
}

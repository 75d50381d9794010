package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.format.Position;
import org.nqueens.puzzle.exchange.RegionFormat;

/** Boards of other programs, in and out. */
class ImportExportTest {
  private static final String GARDEN = "../boards/garden.txt";
  private static final String SMALL = "AAAB\nACBB\nCCDB\nCDDD\n";

  @TempDir private Path folder;

  private static CommandRun imported(String text) {
    return CommandRun.reading(text, "import", "-");
  }

  private static CommandRun ok(String out) {
    return new CommandRun(0, out, "");
  }

  @ParameterizedTest
  @EnumSource
  void returnFromEachFormat(RegionFormat format) {
    CommandRun out = CommandRun.reading(SMALL, "export", "-", "--to", format.name());
    assertThat(imported(out.out())).isEqualTo(ok(SMALL));
  }

  @Test
  void readFilesAndSeveralBoards() {
    assertThat(CommandRun.of("import", GARDEN).out()).startsWith("# Garden\nCCCEEGHH\n");
    assertThat(CommandRun.of("import", "../boards/completion-1850.txt").code()).isZero();
    assertThat(imported("0 0\n1 1\n\nA,A\nB,B\n")).isEqualTo(ok("AA\nBB\n\nAA\nBB\n"));
  }

  @Test
  void readStarBattles() throws IOException {
    String regions = "AAABBB\nABBBCC\nADDEEC\nFFDDEC\nFEEEEC\nFCCCCC\n";
    String address = "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou";
    assertThat(CommandRun.of("import", address)).isEqualTo(ok(regions));
    assertThat(CommandRun.of("import", "starbattle/6/6/1/4ilbhgdnmhou")).isEqualTo(ok(regions));
    Path file = Files.writeString(folder.resolve("puzzle.url"), "URL=" + address + "\n");
    assertThat(CommandRun.of("import", file.toString())).isEqualTo(ok(regions));
    assertThat(CommandRun.reading(regions, "export", "-", "--to", "puzzlink"))
        .isEqualTo(ok(address + "\n"));
  }

  @Test
  void readPictures() throws IOException {
    Path shot = folder.resolve("shot.png");
    Position position = Position.parse(SMALL).withQueen(1, 0);
    ImageIO.write(DrawnBoard.of(position), "png", shot.toFile());
    CommandRun run = CommandRun.of("import", shot.toString());
    assertThat(run.out()).isEqualTo(position.toString());
    assertThat(run.err()).startsWith(shot + ": The picture shows a board of 4 rows");
  }

  @Test
  void sayWhyThereIsNoBoard() {
    imported("hello?")
        .assertBadUsage("queens: standard input: line 1, column 6: '?' (U+003F) is not a square");
    imported(" ".repeat(1_000_001))
        .assertBadUsage(
            "queens: standard input: text must have at most 1000000 bytes: cut out the board");
  }

  @Test
  void fetchNothing() {
    CommandRun.of("import", "https://example.org/level1.ts")
        .assertBadUsage(
            "address (https://example.org/level1.ts) must be that of a star battle on puzz.link:"
                + " nothing is fetched, save the page as a file");
    CommandRun.of("import", "missing.js")
        .assertBadUsage("file (missing.js) was not found: give the path of a board");
  }

  @Test
  void sayWhichFormatsThereAre() {
    CommandRun.of("export", GARDEN).assertBadUsage("Missing required option: '--to=FORMAT'");
    CommandRun.of("export", GARDEN, "--to", "sgf")
        .assertBadUsage("must be one of colorregions, puzzlink, digits, letters");
    CommandRun.of("export", "../boards/garden-begun.txt", "--to", "letters")
        .assertBadUsage("the board has queens or crosses of a player, which this command does not");
    CommandRun.reading("..\n..\n", "export", "-", "--to", "letters")
        .assertBadUsage("queens: board (of 2 rows) must have regions: other programs have no");
  }
}

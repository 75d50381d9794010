package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Locale;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;
import org.nqueens.pages.EditorPage;

/** Pages to make a board, by {@code queens draw --html} and {@code queens new --empty --html}. */
class EditorCommandsTest {
  private static final String GARDEN = "../boards/garden.txt";

  @TempDir private Path folder;

  private static Board empty(int n) {
    return Board.of(Collections.nCopies(n, ".".repeat(n)).toArray(String[]::new));
  }

  private static CommandRun run(String arguments) {
    return CommandRun.of(arguments.split(" "));
  }

  @Test
  void writesThePageOfABoard() throws IOException {
    Path file = folder.resolve("page.html");
    Board garden = Board.parse(Files.readString(Path.of(GARDEN)));
    assertThat(run("draw " + GARDEN + " --html " + file))
        .isEqualTo(new CommandRun(0, "", "queens: " + file + " is written\n"));
    assertThat(file).usingCharset(StandardCharsets.UTF_8).hasContent(EditorPage.of(garden));
    assertThat(run("draw " + GARDEN + " --html - --variant rooks"))
        .isEqualTo(new CommandRun(0, EditorPage.of(garden.withVariant(Variant.ROOKS)), ""));
    String two = "..\n..\n\n.#\n..\n";
    Path book = Files.writeString(folder.resolve("book.txt"), two);
    assertThat(run("draw " + book + "#2 --html -").out())
        .isEqualTo(EditorPage.of(Board.of(".#", "..")));
  }

  @ParameterizedTest
  @CsvSource({
    "draw --html -, 8, queens",
    "draw --html - --variant rooks, 8, rooks",
    "new --empty --html -, 8, queens",
    "new --empty --size 12 --html - --variant toroidal, 12, toroidal",
  })
  void writesThePageOfAnEmptyBoard(String arguments, int n, String variant) {
    Board board = empty(n).withVariant(Variant.valueOf(variant.toUpperCase(Locale.ROOT)));
    assertThat(run(arguments)).isEqualTo(new CommandRun(0, EditorPage.of(board), ""));
  }

  @Test
  void printsAnEmptyBoard() {
    assertThat(run("new --empty --size 3")).isEqualTo(new CommandRun(0, "...\n...\n...\n", ""));
    assertThat(run("new --empty --size 2 --variant rooks --format json").out().lines())
        .hasSize(2)
        .first(InstanceOfAssertFactories.STRING)
        .startsWith("{\"type\":\"board\"")
        .contains("\"lines\":[\"..\",\"..\"]");
    assertThat(run("new --empty --size 1024").out()).hasSize(1024 * 1025);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "draw | Missing required parameter: 'FILE', or option: '--html'",
        "draw --open | --open must come with --html and a file",
        "draw --html - --open | --open must come with --html and a file",
        "draw --html - --format svg | format (svg) must be left out with --html: the page draws the board",
        "draw --html - --color never | --color must be left out with --html: the page draws the board",
        "draw --html - --coordinates | --coordinates must be left out with --html: the page draws",
        "draw --html - ../boards/garden.txt ../boards/ruins.txt | --html must come with one board, not 2: the page begins with one; name one, as in ../boards/garden.txt",
        "draw --html - ../boards/garden-begun.txt | ../boards/garden-begun.txt: the board has queens or crosses of a player, which this command does not take",
        "draw --html missing/page.html | file (missing/page.html) must be in a folder that exists",
        "draw --html=../boards/garden.txt ../boards/garden.txt | file (../boards/garden.txt) must not be that of the board",
        "new --empty --seed 1 | --seed must come without --empty: an empty board is no puzzle, and has no clues",
        "new --empty --given | --given must come without --empty: an empty board is no puzzle",
        "new --empty --count 2 --html - | --count must come without --empty: an empty board is no puzzle",
        "new --empty --heading x --html - | --heading must come without --empty: an empty board is no",
        "new --empty --html - --format text | format (text) must be left out with --html: the page draws",
        "new --empty --size 0 | n (0) must be between 1 and 1024: give a size within these bounds",
        "new --empty --size 53 --html - | size (53) of the board must be at most 52, because regions are named by letters",
      })
  void explainsBadUsage(String arguments, String message) {
    run(arguments).assertBadUsage(message);
  }
}

package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.cli.CommandRun;

/** How the commands about a board read it, and what they say of files that are none. */
class BoardPathTest {
  @TempDir private Path folder;

  private String file(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes).toString();
  }

  private static void assertRefused(CommandRun run, String message) {
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("queens: " + message).doesNotContain("\tat ");
    assertThat(run.err().lines()).hasSize(1);
  }

  @Test
  void saysWhereTheBytesAreNoText() throws IOException {
    String file = file("junk", new byte[] {'.', '.', '\n', '.', (byte) 0xff, '\n'});
    assertRefused(CommandRun.of("draw", file), file + ": line 2, column 2: U+FFFD is not a square");
  }

  @ParameterizedTest
  @ValueSource(strings = {".", "# "})
  void doesNotTakeALineOfTenMegabytes(String unit) throws IOException {
    byte[] line = unit.repeat(10_000_000 / unit.length()).getBytes(StandardCharsets.UTF_8);
    String file = file("long", line);
    assertRefused(
        CommandRun.of("draw", file),
        file + ": line 1, column 3073: the line goes on after 3072 characters");
  }

  /** A solver prints a literal for each square: from 730 columns on, more than a board may have. */
  @Test
  void readsAnAnswerOfMoreThanFourMegabytes() throws IOException {
    String comments = "c a line of a solver that says much while it searches\n".repeat(80_000);
    String answer =
        comments + "s SATISFIABLE\nv -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 0\n";
    String file = file("answer", answer.getBytes(StandardCharsets.UTF_8));
    assertThat(CommandRun.of("solve", "--check", file, "--of", "4"))
        .isEqualTo(new CommandRun(0, "", ""));
    String rows = file("rows", (comments + "1 3 0 2\n").getBytes(StandardCharsets.UTF_8));
    assertRefused(
        CommandRun.of("draw", rows, "--of", "4"),
        rows + ": text (of 4320008 characters) must have at most 4000000");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'%PDF-1.4\n\u001b[0m\n' | text must be in UTF-8, and is a PDF: take a screenshot of its board as PNG",
        "'PK\3\4\24' | text must be in UTF-8, and is an archive: unpack it",
        "'\ufeff\n<!doctype html>\n' | text must be a board, and is a web page without one: save the page while it shows the board, or take a screenshot as PNG",
        "'<svg viewBox=\"0 0 9 9\"/>' | text must be a board, and is a picture in SVG: give the board as text, or its screenshot",
      })
  void saysWhatIsNoBoard(String content, String message) throws IOException {
    String file = file("file", content.getBytes(StandardCharsets.UTF_8));
    assertRefused(CommandRun.of("solve", file), file + ": " + message);
  }

  /** As PowerShell writes what a command prints. */
  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "x-UTF-16LE-BOM"})
  void saysThatTheTextIsInAnotherEncoding(String charset) throws IOException {
    String file = file("board.txt", "..\n..\n".getBytes(charset));
    assertRefused(
        CommandRun.of("solve", file),
        file + ": text must be in UTF-8, and is in UTF-16: save it in UTF-8");
  }

  @Test
  void readsWhatEditorsAndGitMakeOfABoard() {
    String board = "# four\n.Q..\n....\n....\n....\n";
    CommandRun run = CommandRun.reading(board, "solve", "-", "--format", "svg");
    assertThat(run.code()).isZero();
    for (String text :
        List.of(
            board.substring(0, board.length() - 1),
            board + "\n\n",
            board.replace("\n", "\r\n"),
            "\uFEFF" + board.replace("\n", "\r\n"))) {
      assertThat(CommandRun.reading(text, "solve", "-", "--format", "svg")).isEqualTo(run);
    }
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs file names with control characters: Linux and macOS have them")
  void sendsNoEscapeSequencesOfANameToTheTerminal() throws IOException {
    String name = "a\u001B[31m\u009B\u202Eb\n.txt";
    assumeTrue(
        Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder().canEncode(name),
        "needs a UTF-8 locale: in this one file names have fewer characters");
    String shown = "a\\u001B[31m\\u009B\\u202Eb\\u000A.txt";
    String missing = folder.resolve("no" + name).toString();
    String board = file(name, "Q...\n....\n....\n....\n".getBytes(StandardCharsets.UTF_8));
    String bad = file("bad" + name, "x?\n".getBytes(StandardCharsets.UTF_8));
    assertThat(CommandRun.of("solve", board).out())
        .isEqualTo(
            "There is no solution; `queens explain "
                + folder.resolve(shown)
                + "` prints the reasons.\n");
    assertThat(CommandRun.of("solve", board, name).err()).contains(shown);
    assertThat(CommandRun.of("solve", board, "--variant", name).err()).contains("(" + shown + ")");
    assertThat(CommandRun.of("solve", bad).err()).contains("bad" + shown + ": line 1, column 2");
    assertRefused(CommandRun.of("draw", missing), "file (" + folder.resolve("no" + shown) + ")");
  }
}

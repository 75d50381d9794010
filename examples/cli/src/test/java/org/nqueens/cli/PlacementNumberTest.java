package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code queens unrank} and {@code queens rank}. */
class PlacementNumberTest {
  private static final String GARDEN = "../boards/garden.txt";

  @TempDir private Path folder;

  static CommandRun queens(String arguments) {
    return CommandRun.of(arguments.split(" "));
  }

  @Test
  void printsAPlacementAsEnumerateNumbersIt() {
    assertThat(queens("unrank 4 1"))
        .isEqualTo(new CommandRun(0, "Solution 1\n_ Q _ _\n_ _ _ Q\nQ _ _ _\n_ _ Q _\n", ""));
    assertThat(queens("enumerate 4").out()).contains(queens("unrank 4 1").out());
    assertThat(queens("unrank 8 91 0 17 --format rows").out())
        .isEqualTo("7 3 0 2 5 1 6 4\n0 4 7 5 2 6 1 3\n2 5 1 4 7 0 6 3\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"8", "7 --variant toroidal", "6 --variant rooks", "8 --threads 2"})
  void numbersEveryPlacement(String board) {
    List<String> all = queens("enumerate " + board + " --format rows").out().lines().toList();
    String numbers =
        IntStream.range(0, all.size()).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    String options = board.substring(1);
    assertThat(
            queens("unrank " + board.charAt(0) + " " + numbers + options + " --format rows").out())
        .isEqualTo(String.join("\n", all) + "\n");
    assertThat(
            CommandRun.reading(
                String.join("\n", all) + "\n",
                ("rank " + board.charAt(0) + " -" + options).split(" ")))
        .isEqualTo(new CommandRun(0, numbers.replace(" ", "\n") + "\n", ""));
  }

  @Test
  void numbersThePlacementsOfABoard() throws IOException {
    String rows = queens("unrank " + GARDEN + " 0 --format rows").out().strip();
    assertThat(queens("count " + GARDEN).out()).isEqualTo("1\n");
    assertThat(queens("rank " + GARDEN + " " + rows).out()).isEqualTo("0\n");
    String board = Files.readString(Path.of(GARDEN));
    assertThat(CommandRun.reading(board, "unrank", "-", "0", "--format", "rows").out())
        .isEqualTo(rows + "\n");
  }

  @Test
  void ranksRowsAsWordsAndAsOneWord() {
    assertThat(queens("rank 8 2 4 1 7 0 6 3 5")).isEqualTo(new CommandRun(0, "13\n", ""));
    assertThat(CommandRun.of("rank", "8", "2 4 1 7 0 6 3 5").out()).isEqualTo("13\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"board", "rows", "text"})
  void ranksWhatUnrankPrints(String format) {
    CommandRun printed = queens("unrank 8 91 0 17 --format " + format);
    assertThat(CommandRun.reading(printed.out(), "rank", "8", "-"))
        .isEqualTo(new CommandRun(0, "91\n0\n17\n", ""));
  }

  @Test
  void drawsAPlacementWithItsNumberAndRegions() {
    String drawn = CommandRun.of("find", GARDEN, "--format", "text").out();
    assertThat(queens("unrank " + GARDEN + " 0"))
        .isEqualTo(new CommandRun(0, "Solution 0\n" + drawn, ""));
    assertThat(queens("unrank 8 3 --format svg"))
        .extracting(CommandRun::out)
        .asString()
        .startsWith("<svg ")
        .endsWith("</svg>\n");
  }

  @Test
  void printsJson() throws IOException {
    List<Map<String, Object>> got = Parsed.jsonLines(queens("unrank 6 2 --format json").out());
    assertThat(got)
        .containsExactly(
            Map.of("type", "placement", "rows", List.of(3, 0, 4, 1, 5, 2), "rank", 2),
            Map.of("type", "result", "completion", "EXHAUSTED", "solutions", 4));
    assertThat(Parsed.jsonLines(queens("rank 6 3 0 4 1 5 2 --format json").out())).isEqualTo(got);
    assertThat(queens("unrank 14 0 --format json --time-limit 0"))
        .isEqualTo(
            new CommandRun(
                1,
                "{\"type\":\"result\",\"completion\":\"TIME_LIMIT\"}\n",
                "queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n"));
  }

  @Test
  void saysThatThereIsNoPlacement() {
    assertThat(queens("unrank 3 0"))
        .isEqualTo(new CommandRun(1, "", "queens: there is no solution\n"));
    assertThat(queens("unrank 3 0 --format json"))
        .isEqualTo(
            new CommandRun(
                1,
                "{\"type\":\"result\",\"completion\":\"EXHAUSTED\",\"solutions\":0}\n",
                "queens: there is no solution\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "unrank 8 92 | K (92) must be from 0 to 91: there are 92 placements, counted from 0",
        "unrank 8 0 92 | K (92) must be from 0 to 91",
        "unrank 8 x | number (x) must be a whole one of at most 9223372036854775807: write digits alone, such as 8",
        "unrank 8 99999999999999999999 | number (99999999999999999999) must be a whole one of at most 9223372036854775807",
        "unrank 8 | Missing required parameter: 'K'",
        "unrank | Missing required parameters: 'N|FILE', 'K'",
        "unrank 8 -1 | K (-1) must be at least 0: the first placement has number 0",
        "unrank 0 0 | n (0) must be between 1 and",
        "unrank missing.txt 0 | file (missing.txt) was not found",
        "unrank 8 0 --format none | format (none) must be one of board, rows, text, unicode, json, svg",
        "unrank 8 0 1 --format svg | format (svg) must not come with 2 placements: an SVG file holds one picture",
        "unrank 65 0 | n (65) must be at most 64",
        "unrank 20 0 | must be at most",
        "rank 8 | Missing required parameter: 'ROWS'",
        "rank 4 1 3 0 | rows (1 3 0) must be 4 numbers, one for each column: there are 3",
        "rank 4 1 3 0 2 4 | rows (1 3 0 2 4) must be 4 numbers, one for each column: there are 5",
        "rank 4 1,3,0,2 | rows (1,3,0,2) must be numbers between blanks, as --format rows prints them: such as 1 3 0 2",
        "rank 4 1 3 0 x | rows (1 3 0 x) must be numbers between blanks",
        "rank 4 1 3 0 9 | row (9) of column 3 must be between 0 and 3",
        "rank 4 0 1 2 3 | rows (0 1 2 3) must be a solution, but the queens at (0, 0) and (1, 1) share a diagonal: give another placement, or --variant",
        "rank 4 1 3 1 2 | but the queens at (0, 1) and (2, 1) share a row",
        "rank - - | standard input (-) must be the board or the rows, not both: give the board as a file",
        "rank 2000 1 | n (2000) must be between 1 and 1024: give a size within these bounds",
      })
  void explainsBadUsage(String arguments, String message) {
    queens(arguments).assertBadUsage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\n1 3 0 2\n' | standard input, line 1: rows () must be numbers between blanks",
        "'0 1 2 3\n1 3 0 2\n' | standard input, line 1: rows (0 1 2 3) must be a solution",
        "'' | standard input has no line: give a placement in each line, such as 1 3 0 2, or boards",
        "'Solution 0\n_ Q\nQ _\n' | board 1 of standard input (of size 2) must have size 4: give a solution of the board",
        "'.Q..\n...Q\nQ...\n....\n' | board 1 of standard input (with 3 queens) must have one queen in each of 4 columns: give a solution of the board",
        "'_ Q _ ?\n' | standard input: line 1, column 7: '?' (U+003F) is not a square",
      })
  void namesTheLineOfBadInput(String input, String message) {
    CommandRun.reading(input, "rank", "4", "-").assertBadUsage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'1 3 0 2\n\n2 0 3 1\n' | standard input, line 2: rows () must be numbers between blanks, as --format rows prints them: such as 1 3 0 2",
        "'1 3 0 2\nfoo\n' | standard input, line 2: rows (foo) must be numbers between blanks, as --format rows prints them: such as 1 3 0 2",
        "'..Q.\nQ...\n...Q\n.Q..\n\nQ...\n.Q..\n..Q.\n...Q\n' | board 2 of standard input must be a solution, but the queens at (0, 0) and (1, 1) share a diagonal: give another placement, or --variant",
      })
  void printsTheAnswersBeforeBadInput(String input, String message) {
    assertThat(CommandRun.reading(input, "rank", "4", "-"))
        .isEqualTo(new CommandRun(2, "0\n", "queens: " + message + "\n"));
  }

  /** On a terminal the answers stand above the message. */
  @Test
  void printsTheAnswersFirst() {
    StringWriter both = new StringWriter();
    OutputStream out =
        new OutputStream() {
          @Override
          public void write(int letter) {
            both.write(letter);
          }
        };
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream("1 3 0 2\nfoo\n".getBytes(StandardCharsets.UTF_8)));
    try {
      assertThat(Queens.run(out, new PrintWriter(both, true), "rank", "4", "-")).isEqualTo(2);
    } finally {
      System.setIn(before);
    }
    assertThat(both.toString()).startsWith("0\nqueens: standard input, line 2: rows (foo)");
  }

  @Test
  void namesTheBlockedSquare() throws IOException {
    Path board = Files.writeString(folder.resolve("board.txt"), "..#.\n....\n....\n....\n");
    CommandRun.of("rank", board.toString(), "1", "3", "0", "2", "--backend", "cp")
        .assertBadUsage("the queen at (2, 0) stands on a blocked square");
  }
}

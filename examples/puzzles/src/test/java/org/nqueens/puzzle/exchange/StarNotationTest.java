package org.nqueens.puzzle.exchange;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.ReferenceData;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

/** Star battles in lines of size, stars and regions, and with their stars beside the rows. */
class StarNotationTest {
  private static final String FOUR = "AABBACBBCCDBCDDD";

  /** Nine rows for two queens each. */
  private static final String NINE =
      "IIIAAAAAH/IIFFAAHHH/IFFAABHDD/IIFFFBBDD/IIIIBBBDD/GGIEBBBDD/GGIEEBCCC/GGEEBBBCC/GGEEECCCC";

  private static List<String> read(String text) {
    return ForeignBoards.read(text).boards().stream()
        .map(read -> read.position().map(Position::toString).orElse(read.fault()))
        .toList();
  }

  private static Board board(Reading reading) {
    return reading.position().orElseThrow(() -> new AssertionError(reading.fault())).board();
  }

  @Test
  void isReadLineByLine() {
    String nine = "9x2." + NINE.replace("/", "");
    assertThat(read("# Two boards\n" + nine + "\r\n\r\n  4x1." + FOUR + "\n4x1.AABB\n"))
        .containsExactly(
            "# stars=2\n" + NINE.replace('/', '\n') + "\n",
            "AABB\nACBB\nCCDB\nCDDD\n",
            "regions (4 letters) must have 16 letters for 4 rows: copy the whole line");
    assertThat(read("{\"board\": \"" + nine + "\"}"))
        .containsExactly("# stars=2\n" + NINE.replace('/', '\n') + "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "4x1.AABBACBBCCDBCDD ! regions (15 letters) must have 16 letters for 4 rows: copy the whole"
            + " line",
        "4x1.AABBACBBCCDBCDDDA ! regions (17 letters) must have 16 letters for 4 rows: copy the"
            + " whole line",
        "4x1.AABBACBBCCABCAAA ! regions (3) must be as many as the rows (4), because each has as"
            + " many queens as a row: mend the letters",
        "2x1.QQQQ ! regions (1) must be as many as the rows (2), because each has as many queens as"
            + " a row: mend the letters",
        "0x1.A ! rows (0) must be between 1 and 52, a letter for each region: take another board",
        "53x2.A ! rows (53) must be between 1 and 52, a letter for each region: take another board",
        "4x0.AABBACBBCCDBCDDD ! stars (0) must be between 1 and 6: give the number of queens in"
            + " each row, column and region",
        "4x7.AABBACBBCCDBCDDD ! stars (7) must be between 1 and 6: give the number of queens in"
            + " each row, column and region",
        "4x1.0011021122313233 ! line (4x1.0011021122313233) must be of the form SIZExSTARS.REGIONS,"
            + " with a letter for each square: copy it whole, or leave it out",
      })
  void isRefusedWithTheReason(String text, String fault) {
    assertThat(read(text)).containsExactly(fault);
  }

  @Test
  void tellsRowsBesideIt() {
    assertThat(read("AABB\n4x1." + FOUR))
        .containsExactly(
            "names (AABB) must belong to a board, whose names they are: complete its rows, or leave"
                + " them out",
            "AABB\nACBB\nCCDB\nCDDD\n");
    assertThat(read("4x1." + "0".repeat(50)).get(0))
        .startsWith("line (4x1." + "0".repeat(36) + "...) must");
  }

  @Test
  void isReadFromTheReferenceBoardsAsItIsWritten() throws IOException {
    Path folder = ReferenceData.file("stars");
    Map<String, Integer> found = new TreeMap<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.filter(path -> path.toString().endsWith(".sbn")).toList()) {
        List<String> lines = Files.readAllLines(file);
        ForeignBoards read = ForeignBoards.read(Files.readString(file));
        assertThat(read.remarks()).isEmpty();
        assertThat(read.boards()).hasSameSizeAs(lines);
        for (int i = 0; i < lines.size(); i++) {
          Board board = board(read.boards().get(i));
          assertThat(
                  "%sx%s.%s".formatted(board.size(), board.stars(), String.join("", board.lines())))
              .isEqualTo(lines.get(i));
        }
        found.put(file.getFileName().toString(), lines.size());
      }
    }
    assertThat(found)
        .isEqualTo(
            Map.of(
                "g8x1.sbn", 50, "g9x2.sbn", 50, "g10x2.sbn", 100, "g11x2.sbn", 25, "g14x3.sbn", 6));
  }

  /** The rows as they are written elsewhere, with the stars beside them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "stars: 2\n%s",
        "stars = 2\n\n%s",
        "%sstars: 2\n",
        "{\"stars\": 2, \"regions\": \"%s\"}",
        "{\"grid\": [\"%s\"], \"starsPerRow\": 2}"
      })
  void hasItsStarsBesideTheRows(String form) {
    String rows = NINE.replace('/', '\n') + "\n";
    String inside =
        form.contains("[")
            ? NINE.replace("/", "\", \"")
            : form.startsWith("{") ? rows.replace("\n", "\\n") : rows;
    assertThat(read(form.formatted(inside))).containsExactly("# stars=2\n" + rows);
  }

  private static String inOrder(int letter) {
    int place = "IAHFBDGEC".indexOf(letter);
    return place < 0 ? "/" : "ABCDEFGHI".substring(place, place + 1);
  }

  /** The borders of StarBattleLab; with one character less the line is no board. */
  @Test
  void isReadFromBorders() {
    String[] rows = NINE.split("/");
    StringBuilder bits = new StringBuilder();
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 8; column++) {
        bits.append(rows[row].charAt(column) == rows[row].charAt(column + 1) ? 0 : 1);
      }
    }
    for (int column = 0; column < 9; column++) {
      for (int row = 0; row < 8; row++) {
        bits.append(rows[row].charAt(column) == rows[row + 1].charAt(column) ? 0 : 1);
      }
    }
    String digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
    String line = "992W";
    for (int i = 0; i < bits.length(); i += 6) {
      line += digits.charAt(Integer.parseInt(bits.substring(i, i + 6), 2));
    }
    Board board = board(ForeignBoards.read(line + "\n" + line).boards().get(1));
    assertThat(board.stars()).isEqualTo(2);
    assertThat(String.join("/", board.lines()))
        .as("letters in the order of the squares")
        .isEqualTo(NINE.chars().mapToObj(StarNotationTest::inOrder).collect(joining()));
    assertThat(read(line.substring(0, line.length() - 1)))
        .noneMatch(text -> text.contains("stars=2"));
  }

  @Test
  void keepsTheTitleBesideItAndRefusesOtherStars() {
    String record = "{\"name\": \"Evening\", \"board\": \"9x2.%s\", \"stars\": %s}";
    String regions = NINE.replace("/", "");
    assertThat(read(record.formatted(regions, 2)))
        .containsExactly("# Evening stars=2\n" + NINE.replace('/', '\n') + "\n");
    assertThat(read(record.formatted(regions, 3)))
        .containsExactly(
            "stars (3) must be the number of queens in each row of the board (2): correct it");
  }

  @Test
  void isReadWithLettersBeyondZ() {
    int n = 30;
    String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcd";
    String regions =
        IntStream.range(0, n * n)
            .mapToObj(square -> letters.substring(square / n, square / n + 1))
            .collect(joining());
    Board board = board(ForeignBoards.read("30x2." + regions).boards().get(0));
    assertThat(String.join("", board.lines())).isEqualTo(regions);
    assertThat(board.stars()).isEqualTo(2);
  }
}

package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

class ForeignBoardsTest {
  private static final String SMALL = "AAAB\nACBB\nCCDB\nCDDD\n";

  /** The boards of a text as this project writes them, with empty lines between them. */
  private static String read(String text) {
    return ForeignBoards.read(text).stream()
        .map(Position::toString)
        .collect(Collectors.joining("\n"));
  }

  @Test
  void readsObjectsOfJavaScript() {
    String source =
        """
        import { altoMain, anakiwa } from "../colors";

        /* [not this one] */
        const level7 = {
          path: "/community-level/7",
          name: 'A "small"  one',
          size: 4,
          colorRegions: [ // row by row
            ["A", "A", "A", "B"],
            ["A", "C", "B", "B"],
            ["C", "C", "D", "B"],
            ["C", "D", "D", "D"],
          ],
          regionColors: {
            A: altoMain,
            B: anakiwa,
          },
        };

        export default level7;
        """;
    assertThat(read(source)).isEqualTo("# A \"small\" one\n" + SMALL);
    assertThat(read(source.replace("\"", "'").replace("'A 'small'  one'", "`x`")))
        .isEqualTo("# x\n" + SMALL);
    assertThat(read(source.replace("name: 'A \"small\"  one'", "date: '2025-10-26'")))
        .isEqualTo("# 2025-10-26\n" + SMALL);
  }

  @Test
  void readsJson() {
    String rows = "[[\"A\",\"A\",\"A\",\"B\"],\"ACBB\",[\"C\",\"C\",\"D\",\"B\"],\"C,D,D,D\"]";
    assertThat(read("{\"colorRegions\":" + rows + "}")).isEqualTo(SMALL);
    assertThat(read("{\"title\":\"Caf\\u00e9 \\\"2\\\"\",\"colorRegions\":" + rows + "}"))
        .isEqualTo("# Café \"2\"\n" + SMALL);
    assertThat(read("colorRegions = [ // rows\n [0, 0], [b, b] ]")).isEqualTo("AA\nBB\n");
    assertThat(read("{/* don't */ colorRegions: [[0, 0], [1, 1]], /* can't */}"))
        .as("apostrophes are no quotation marks")
        .isEqualTo("AA\nBB\n");
    assertThat(read("{\"board\":" + rows + "}")).isEqualTo(SMALL);
    assertThat(read("[[7,7,7,0],[7,-1,0,0],[-1,-1,2,0],[-1,2,2,2]]")).isEqualTo(SMALL);
    assertThat(read("[['#f00','#f00'],['blue','blue']]")).isEqualTo("AA\nBB\n");
    assertThat(
            read(
                "[{\"name\":\"1\",\"size\":1,\"colorRegions\":[[\"Q\"]]},"
                    + "{\"size\":4,\"colorRegions\":"
                    + rows
                    + ",\"name\":\"2\"}]"))
        .isEqualTo("# 1\nA\n\n# 2\n" + SMALL);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A A A B/A C B B/C C D B/C D D D/",
        " A,A,A,B / A, C, B, B /C;C;D;B/C|D|D|D//",
        "1 1 1 2/1 3 2 2/3 3 4 2/3 4 4 4",
        "4/0001/0211/2231/2333/",
        "4/10 10 10 2/10 0 2 2/0 0 11 2/0 11 11 11",
        "1,1,1,2,1,3,2,2,3,3,4,2,3,4,4,4",
        "AAAB/ACBB/CCDB/CDDD",
        "4/A A A B/A C B B/C C D B/C D D D",
        "4//AAAB/ACBB/CCDB/CDDD",
        "\ufeffA,A,A,B\r/A,C,B,B\r/C,C,D,B\r/C,D,D,D",
      })
  void readsRows(String text) {
    assertThat(read(text.replace('/', '\n'))).isEqualTo(SMALL);
  }

  @Test
  void readsSeveralBoards() {
    String two = SMALL + "\n" + "AA\nBB\n";
    assertThat(read("4\n0 0 0 1\n0 2 1 1\n2 2 3 1\n2 3 3 3\n \n\n0 0\n1 1\n")).isEqualTo(two);
    assertThat(read("A,A,A,B\nA,C,B,B\nC,C,D,B\nC,D,D,D\r\n\r\nA,A\r\nB,B")).isEqualTo(two);
    assertThat(read("# One\n" + two)).isEqualTo("# One\n" + two);
    assertThat(read("0 0 0 1\n0 2 1 1\n\n2 2 3 1\n2 3 3 3\n")).isEqualTo(SMALL);
    assertThat(read("4\n\n0001\n0211\n2231\n2333\n")).isEqualTo(SMALL);
  }

  @Test
  void readsTheTextOfThisProjectAsItIs() {
    assertThat(read("b b\nQ Q\n")).isEqualTo("bb\nQQ\n");
    String begun = "# Begun\n A -B-\n[A] B\n";
    assertThat(read(begun)).isEqualTo(Position.parse(begun).toString());
  }

  /** What is in strings is no structure: each title comes back. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "colorRegions: [",
        "starbattle/",
        "{ size: 9, name: 'x'",
        "it's \"so\" }",
        "[[\"",
        "a\\"
      })
  void readsTitlesThatLookLikeTheFormat(String title) {
    Board board = Board.of("AABB", "ACBB", "CCDB", "CDDD").withTitle(title);
    String text = RegionFormat.COLORREGIONS.of(board);
    assertThat(ForeignBoards.read(text)).as(text).containsExactly(Position.of(board));
  }

  /** Examples of the tests of two programs. */
  @Test
  void readsStarBattles() {
    String regions = "AAABBB\nABBBCC\nADDEEC\nFFDDEC\nFEEEEC\nFCCCCC\n";
    String address = "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou";
    assertThat(read(address)).isEqualTo(regions);
    assertThat(read("starbattle/6/6/1/4ilbhgdnmhou")).isEqualTo(regions);
    assertThat(read("https://pzv.jp/p.html?starbattle/v:/6/6/1/4ilbhgdnmhou")).isEqualTo(regions);
    assertThat(read("[InternetShortcut]\nURL=" + address + "\n")).isEqualTo(regions);
    assertThat(RegionFormat.PUZZLINK.of(Board.parse(regions))).isEqualTo(address + "\n");

    String other = "https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk";
    assertThat(RegionFormat.PUZZLINK.of(Board.parse(read(other)))).isEqualTo(other + "\n");
    assertThat(ForeignBoards.isAddress(other)).isTrue();
    assertThat(ForeignBoards.isAddress(regions)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "A A/B ! row 1 (of 1 squares) must have as many squares as there are rows (2): complete",
        "0 0/0 0 ! regions (1) must be as many as the rows (2): each has one queen",
        "{size: 3, colorRegions: [[A, A], [B, B]]} ! size (3) must be the number of rows (2):"
            + " correct",
        "colorRegions: [[A, A], [B ! text must have the end of its last array: copy the whole text",
        "colorRegions: [['A', 'B ! text must have the end of its last string: copy the whole text",
        "[[A, (], [B, B]] ! '(' in the array must be the name of a region: write letters, numbers",
        "[['\\u00zz']] ! escape (\\u00zz) must have four digits: correct it",
        "[[]] ! row 0 (of 0 squares) must have as many squares as there are rows (1)",
        "[\"\"] ! row 0 (of 0 squares) must have as many squares as there are rows (1)",
        "starbattle/6/6 ! address must be of the form starbattle/COLUMNS/ROWS/STARS/BORDERS: copy it",
        "starbattle/6/6/1/4ilbhgdnmho ! borders (11 characters) must have 12 characters for 6 rows",
        "starbattle/6/6/1/4ilbhgdnmhox ! address must be of the form"
            + " starbattle/COLUMNS/ROWS/STARS/BORD",
        "starbattle/6/6/1/4ilbhgdnmhou0 ! borders (13 characters) must have 12 characters for 6",
        "starbattle/6/6/7/4ilbhgdnmhou ! stars (7) must be between 1 and 6: give the number of queens",
        "starbattle/6/5/1/4ilbhgdnmhou ! star battle (6 columns and 5 rows) must have as many",
        "starbattle/60/60/1/4 ! rows (60) must be between 1 and 52, a letter for each region",
        "starbattle/6/6/1/000000000000 ! regions (1) must be as many as the rows (6)",
        "hello? ! line 1, column 6: '?' (U+003F) is not a square",
      })
  void saysWhyATextHasNoBoard(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read(text.replace("/B", "\nB").replace("/0 0", "\n0 0")))
        .withMessageStartingWith(message);
  }
}

package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every message says where and why, and what to do. */
class BadBoardTest {
  private static final String EMPTY =
      "the board is empty: write n lines of n characters, '.' for a free square";
  private static final String SAME_LENGTH = ": write lines of the same length";
  private static final String AS_MANY_LINES = ": write as many lines as columns";
  private static final String LETTERS =
      " is not a square: write '.' free, '#' blocked, 'Q' a given queen, or a letter A-Z or a-z for a region";
  private static final String BLANKS =
      " is not a square: leave blanks and tabs out, a board has one character for each square";
  private static final String CARRIAGE_RETURN =
      "U+000D is not a square: end lines by a line feed, with or without a carriage return before it";
  private static final String BYTE_ORDER_MARK =
      "U+FEFF is not a square: leave out byte order marks, except one at the start of the text";

  private static Arguments bad(String text, int line, int column, String problem) {
    return Arguments.of(text, line, column, problem);
  }

  static Stream<Arguments> boards() {
    return Stream.of(
        bad("", 1, 1, EMPTY),
        bad("\n\n\n", 1, 1, EMPTY),
        bad("\n..\n..\n", 1, 1, EMPTY),
        bad("# only a title\n", 2, 1, EMPTY),
        bad(
            "...\n..\n...\n",
            2,
            3,
            "the line has length 2, but the first line has length 3" + SAME_LENGTH),
        bad(
            "..\n...\n",
            2,
            3,
            "the line has length 3, but the first line has length 2" + SAME_LENGTH),
        bad(
            "..\n\n..\n",
            2,
            1,
            "the line has length 0, but the first line has length 2" + SAME_LENGTH),
        bad("...\n...\n", 3, 1, "the board has fewer lines (2) than columns (3)" + AS_MANY_LINES),
        bad(
            "# a\n...\n...\n",
            4,
            1,
            "the board has fewer lines (2) than columns (3)" + AS_MANY_LINES),
        bad("..\n..\n..\n..\n", 3, 1, "the board has more lines than columns (2)" + AS_MANY_LINES),
        bad("AB\nAB\nAB\n", 3, 1, "the board has more lines than columns (2)" + AS_MANY_LINES),
        bad(
            "AAB\nAAB\nBBB\n",
            3,
            3,
            "the board ends with 2 regions (AB), but its size is 3: use as many regions as columns"),
        bad(
            "##\n#A\n",
            2,
            2,
            "the board ends with 1 regions (A), but its size is 2: use as many regions as columns"),
        bad(
            "AB\nCD\n",
            2,
            1,
            "'C' is region 3 of a board of size 2: use as many regions as columns, and note that on a board with regions Q is one"),
        bad(
            "AB\nAQ\n",
            2,
            2,
            "'Q' is region 3 of a board of size 2: use as many regions as columns, and note that on a board with regions Q is one"),
        bad(
            "AB\nA.\n",
            2,
            2,
            "'.' belongs to no region: on a board with regions write a letter or '#' for every square"),
        bad("..\n.\t\n", 2, 2, "U+0009" + BLANKS),
        bad(". .\n. .\n", 1, 2, "U+0020" + BLANKS),
        bad("..\n..\n \n", 3, 1, "U+0020" + BLANKS),
        bad("..\r..\r", 1, 3, CARRIAGE_RETURN),
        bad("..\r\r\n..\r\n", 1, 3, CARRIAGE_RETURN),
        bad("# a\n.\r.\n..\n", 2, 2, CARRIAGE_RETURN),
        bad("\uFEFF\uFEFF..\n..\n", 1, 1, BYTE_ORDER_MARK),
        bad("# a\n\uFEFF..\n..\n", 2, 1, BYTE_ORDER_MARK),
        bad("\uFEFF", 1, 1, EMPTY),
        bad("\r\n", 1, 1, EMPTY),
        bad(".1\n..\n", 1, 2, "'1' (U+0031)" + LETTERS),
        bad("..\n*.\n", 2, 1, "'*' (U+002A)" + LETTERS),
        bad("\u00C9.\n..\n", 1, 1, "U+00C9" + LETTERS),
        bad("\u007FELF\u0002\u0001\u0001\u0000", 1, 1, "U+007F" + LETTERS),
        bad("PK\u0003\u0004\u0000", 1, 3, "U+0003" + LETTERS),
        bad(".\uD83D\uDC51\n..\n", 1, 2, "U+D83D" + LETTERS),
        bad(
            "Q.\nQ.\n",
            2,
            1,
            "this column already has a queen, in line 1 of the board: give one queen per column"),
        bad(
            "# with a title\nQ.\nQ.\n",
            3,
            1,
            "this column already has a queen, in line 1 of the board: give one queen per column"),
        bad(
            "..\n..\n" + "\n".repeat(2_000) + "more",
            3,
            1,
            "too many empty lines follow the board: end the text after its last line"),
        bad(
            "...\n..Q\n..Q\n",
            3,
            3,
            "this column already has a queen, in line 2 of the board: give one queen per column"));
  }

  @ParameterizedTest(name = "{index}: line {1}, column {2}")
  @MethodSource("boards")
  void saysWhereAndWhy(String text, int line, int column, String problem) {
    assertReported(text, line, column, problem);
  }

  /** Requires that a text is refused for a problem at a line and column, both from 1 on. */
  static void assertReported(String text, int line, int column, String problem) {
    assertThatThrownBy(() -> Board.parse(text))
        .isInstanceOfSatisfying(
            BoardFormatException.class,
            e -> {
              assertThat(e).hasMessage("line " + line + ", column " + column + ": " + problem);
              assertThat(e.line()).isEqualTo(line);
              assertThat(e.column()).isEqualTo(column);
            });
  }

  @Test
  void countsLinesWithoutAHeaderFromTheFirst() {
    assertThatThrownBy(() -> Board.of("..", ".1"))
        .isInstanceOf(BoardFormatException.class)
        .hasMessageStartingWith("line 2, column 2: '1'");
    assertThatThrownBy(() -> Board.of("# title", ".."))
        .isInstanceOf(BoardFormatException.class)
        .hasMessageStartingWith("line 1, column 2: U+0020");
    assertThatThrownBy(Board::of)
        .isInstanceOf(BoardFormatException.class)
        .hasMessage("line 1, column 1: " + EMPTY);
  }

  @Test
  void refusesANullLine() {
    assertThatThrownBy(() -> Board.of("..", null))
        .isInstanceOf(NullPointerException.class)
        .hasMessageStartingWith("lines (with null) must not have a null line: ");
  }
}

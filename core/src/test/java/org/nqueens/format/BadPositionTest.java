package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every message about a text that is no position says where and why, and what to do. */
class BadPositionTest {
  private static final String REMEDY =
      ": write [A] for a queen on region A, -A- for a cross, or A between blanks";
  private static final String FOLLOWS =
      "text follows the board: end it with the board, or go on with a sentence, which is not read";
  private static final String NUMBERS =
      "the line has numbers in place of squares: draw the board without coordinates";
  private static final String BOX =
      " is not a square: draw the board as plain text, since box-drawing characters are for eyes alone";

  private static Arguments bad(String text, int line, int column, String problem) {
    return Arguments.of(text, line, column, problem);
  }

  static Stream<Arguments> texts() {
    return Stream.of(
        bad("", 1, 1, "the board is empty: write n lines of n characters, '.' for a free square"),
        bad(
            "\n..\n",
            1,
            1,
            "the board is empty: write n lines of n characters, '.' for a free square"),
        bad(
            "# x\n",
            2,
            1,
            "the board is empty: write n lines of n characters, '.' for a free square"),
        bad(
            "  \n  \n",
            1,
            1,
            "the board is empty: write n lines of n characters, '.' for a free square"),
        bad(
            "...\n...\n",
            3,
            1,
            "the board has fewer lines (2) than columns (3): write as many lines as columns"),
        bad(
            "..\n\n..\n",
            2,
            1,
            "the board has fewer lines (1) than columns (2): write as many lines as columns"),
        bad("..\n..\n\n..\n", 4, 1, FOLLOWS),
        bad("..\n..\n\nsentence\n", 4, 1, FOLLOWS),
        bad("..\n..\n\n a sentence\n", 4, 1, FOLLOWS),
        bad("# x\n..\n..\n\n\n~\n", 6, 1, FOLLOWS),
        bad(
            "..\n..\nNo empty line.\n",
            3,
            3,
            "U+0020 is not a square: leave blanks and tabs out, a board has one character for each square"),
        bad(
            "..\n..\n" + "\n".repeat(2_000),
            3,
            1,
            "too many empty lines follow the board: end the text after its last line"),
        bad(
            "Q..\nQ.\n...\n",
            2,
            3,
            "the line has length 2, but the first line has length 3: write lines of the same length"),
        bad(
            "# x n=3\n .  .\n .  .\n",
            1,
            5,
            "n=3 does not agree with the board, whose size is 2: correct one of them"),
        // Three characters for each square.
        bad(
            " .  .\n . [?]\n",
            2,
            5,
            "'?' (U+003F) is not the centre of a square: write '.' free, '#' blocked, 'Q' a queen, or a letter for a region"),
        bad(
            " .  .\n .   \n",
            2,
            4,
            "the line has length 1, but the first line has length 2: write lines of the same length"),
        bad("# x\n .  .\n .A .\n", 3, 3, "'A' (U+0041) does not end a square" + REMEDY),
        bad(" .  .\n .x .\n", 2, 3, "'x' (U+0078) does not end a square" + REMEDY),
        bad("[.- .\n .  .\n", 1, 3, "'-' (U+002D) does not end a square" + REMEDY),
        bad("[. ].\n .  .\n", 1, 3, "U+0020 does not end a square" + REMEDY),
        bad(" .  .\n..  .\n", 2, 1, "'.' (U+002E) does not begin a square" + REMEDY),
        bad(" .  . [\n .  .\n", 1, 7, "'[' (U+005B) does not begin a square" + REMEDY),
        bad(" .\t .\n .  .\n", 1, 3, "U+0009 does not end a square" + REMEDY),
        bad(
            " .  .\n .\n",
            2,
            4,
            "the line has length 1, but the first line has length 2: write lines of the same length"),
        bad(
            " .  .\n",
            2,
            1,
            "the board has fewer lines (1) than columns (2): write as many lines as columns"),
        bad(
            " A  B\n A  .\n",
            2,
            4,
            "'.' belongs to no region: on a board with regions write a letter or '#' for every square"),
        bad(
            " .  Q\n .  Q\n",
            2,
            4,
            "this column already has a queen, in line 1 of the board: give one queen per column"),
        bad("-Q- .\n .  .\n", 1, 1, "a given queen takes no cross: write Q between blanks"),
        bad("   01\n0  ..\n1  ..\n", 1, 1, NUMBERS),
        bad("# x\n   0  1\n0 [A] B\n1  A  B\n", 2, 1, NUMBERS),
        bad("    0   1\n  ┌───┬───┐\n", 1, 1, NUMBERS),
        bad("┌───┐\n│ ♛ │\n└───┘\n", 1, 1, "U+250C" + BOX),
        bad("# x\n┏━━━┳━━━┓\n", 2, 1, "U+250F" + BOX));
  }

  @ParameterizedTest(name = "{index}: line {1}, column {2}")
  @MethodSource("texts")
  void saysWhereAndWhy(String text, int line, int column, String problem) {
    assertThatThrownBy(() -> Position.parse(text))
        .isInstanceOfSatisfying(
            BoardFormatException.class,
            e -> {
              assertThat(e).hasMessage("line " + line + ", column " + column + ": " + problem);
              assertThat(e.line()).isEqualTo(line);
              assertThat(e.column()).isEqualTo(column);
            });
  }
}

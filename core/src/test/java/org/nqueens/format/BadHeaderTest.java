package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Bad headers of boards, and titles that no header can hold. */
class BadHeaderTest {

  static Stream<Arguments> headers() {
    return Stream.of(
        Arguments.of(
            "# n=3", 3, "n=3 does not agree with the board, whose size is 2: correct one of them"),
        Arguments.of(
            "# my board  n=-2 today",
            13,
            "\"n=-2\" is not a size: write a number such as n=8, or leave it out"),
        Arguments.of(
            "# n=two", 3, "\"n=two\" is not a size: write a number such as n=8, or leave it out"),
        Arguments.of(
            "# n=+2", 3, "\"n=+2\" is not a size: write a number such as n=8, or leave it out"),
        Arguments.of(
            "# n=\u0662",
            3,
            "\"n=\u0662\" is not a size: write a number such as n=8, or leave it out"),
        Arguments.of(
            "# a n=", 5, "\"n=\" is not a size: write a number such as n=8, or leave it out"),
        Arguments.of(
            "# n=99999999999",
            3,
            "\"n=99999999999\" is not a size: write a number such as n=8, or leave it out"),
        Arguments.of(
            "# a variant=kings",
            5,
            "\"kings\" is not a variant: write one of queens, toroidal, semiqueens, toroidal-semiqueens, superqueens, non-touching, rooks, or leave it out"),
        Arguments.of(
            "# variant=",
            3,
            "\"\" is not a variant: write one of queens, toroidal, semiqueens, toroidal-semiqueens, superqueens, non-touching, rooks, or leave it out"),
        Arguments.of(
            "# variant=QUEENS",
            3,
            "\"QUEENS\" is not a variant: write one of queens, toroidal, semiqueens, toroidal-semiqueens, superqueens, non-touching, rooks, or leave it out"),
        Arguments.of(
            "# a\u001B[31mb", 4, "U+001B is not printable: write the header as words on one line"),
        Arguments.of(
            "# two\twords", 6, "U+0009 is not printable: write the header as words on one line"),
        Arguments.of(
            "# n=2 a n=2", 9, "\"n=2\" comes after another word of its kind: give it once"),
        Arguments.of(
            "# variant=rooks variant=queens",
            17,
            "\"variant=queens\" comes after another word of its kind: give it once"),
        Arguments.of(
            "# first " + "t".repeat(1_050),
            9,
            "the title is longer than 1000 characters: shorten it"),
        Arguments.of(
            "# n=2\r\r", 6, "U+000D is not printable: write the header as words on one line"),
        Arguments.of(
            "# variant=a\u001B[31m",
            12,
            "U+001B is not printable: write the header as words on one line"),
        Arguments.of(
            "# old\rtitle", 6, "U+000D is not printable: write the header as words on one line"),
        Arguments.of(
            "# \u0000", 3, "U+0000 is not printable: write the header as words on one line"));
  }

  @ParameterizedTest(name = "{index}: column {1}")
  @MethodSource("headers")
  void saysWhereAndWhy(String header, int column, String problem) {
    BadBoardTest.assertReported(header + "\n..\n..\n", 1, column, problem);
  }

  @ParameterizedTest
  @CsvSource({
    "n=8, n=8",
    "my n=8, my n=8",
    "variant=rooks, variant=rooks",
    "'a\nb', a\\u000Ab",
    "'a\tb', a\\u0009b",
    "'a\0', a\\u0000",
    "'\u001B[31mé\u009B2J', \\u001B[31mé\\u009B2J",
    "'n=\u202E8', n=\\u202E8"
  })
  void refusesTitlesThatAHeaderCannotHold(String title, String shown) {
    assertThatThrownBy(() -> Board.of(".").withTitle(title))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "title (\""
                + shown
                + "\") must be one line of at most 1000 characters without words such as n=8 or"
                + " variant=toroidal: choose other words");
  }

  @Test
  void refusesLongTitlesWithoutRepeatingThem() {
    assertThatThrownBy(() -> Board.of(".").withTitle("t".repeat(1_001)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("title (\"" + "t".repeat(80) + "\") must be one line of at most");
  }
}

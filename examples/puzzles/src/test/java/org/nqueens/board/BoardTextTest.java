package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the readers of boards and positions make of texts, and how they refuse others. */
class BoardTextTest {
  private static final Pattern CASE = Pattern.compile("(\\w+) \"(.*)\"\n  (.*)");
  private static final Pattern UNICODE = Pattern.compile("\\\\u([0-9A-F]{4})");
  private static final Pattern PLACE =
      Pattern.compile("(?:board \\d+, )?line (\\d+), column (\\d+): .*");

  static Stream<Arguments> read() throws IOException {
    return cases("read.txt", 35);
  }

  static Stream<Arguments> refused() throws IOException {
    return cases("refused.txt", 90);
  }

  private static Stream<Arguments> cases(String file, int least) throws IOException {
    try (InputStream in = BoardTextTest.class.getResourceAsStream(file)) {
      List<MatchResult> cases =
          CASE.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8)).results().toList();
      assertThat(cases).hasSizeGreaterThan(least);
      return cases.stream()
          .map(found -> Arguments.of(found.group(1), found.group(2), found.group(3)));
    }
  }

  /** That equal texts are of equal boards is tested by those that are written and read again. */
  @ParameterizedTest(name = "{0} \"{1}\"")
  @MethodSource("read")
  void isReadAsItIsWritten(String as, String escaped, String quoted) throws IOException {
    String text = unescaped(escaped);
    String written = unescaped(quoted.substring(1, quoted.length() - 1));
    switch (as) {
      case "parse" -> {
        assertThat(Board.parse(text)).hasToString(written);
        assertThat(Position.parse(text)).hasToString(written);
      }
      case "position" -> assertThat(Position.parse(text)).hasToString(written);
      case "one" -> {
        assertThat(Position.parse(text)).hasToString(written);
        assertThat(all(text)).isEqualTo(written);
      }
      case "all" -> assertThat(all(text)).isEqualTo(written);
      default -> throw new IllegalArgumentException(as);
    }
  }

  private static String all(String text) throws IOException {
    return Position.readAll(new StringReader(text)).stream()
        .map(Position::toString)
        .collect(Collectors.joining("\n"));
  }

  /** Every message says where and why a text is refused, and what to do. */
  @ParameterizedTest(name = "{0} \"{1}\"")
  @MethodSource("refused")
  void saysWhereAndWhy(String as, String escaped, String message) {
    String text = unescaped(escaped);
    switch (as) {
      case "parse" -> {
        assertReported(() -> Board.parse(text), message);
        assertReported(() -> Position.parse(text), message);
      }
      case "board" -> assertReported(() -> Board.parse(text), message);
      case "position" -> assertReported(() -> Position.parse(text), message);
      case "all" -> assertReported(() -> Position.readAll(new StringReader(text)), message);
      case "title" ->
          assertThatThrownBy(() -> Board.of(".").withTitle(text))
              .isInstanceOf(IllegalArgumentException.class)
              .hasMessage(message);
      default -> throw new IllegalArgumentException(as);
    }
  }

  /** The text of a Java string without its quotation marks. */
  private static String unescaped(String escaped) {
    return UNICODE
        .matcher(escaped)
        .replaceAll(
            code ->
                Matcher.quoteReplacement(Character.toString(Integer.parseInt(code.group(1), 16))))
        .translateEscapes();
  }

  /** An action that throws. */
  private interface Reading {
    Object read() throws IOException;
  }

  private static void assertReported(Reading reading, String message) {
    assertThat(message).matches(PLACE);
    assertThatThrownBy(reading::read).isInstanceOf(BoardFormatException.class).hasMessage(message);
  }
}

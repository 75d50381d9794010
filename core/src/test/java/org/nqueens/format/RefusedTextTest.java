package org.nqueens.format;

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
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every message about a text says where and why it is refused, and what to do. */
class RefusedTextTest {
  private static final Pattern CASE = Pattern.compile("(\\w+) \"(.*)\"\n  (.*)");
  private static final Pattern UNICODE = Pattern.compile("\\\\u([0-9A-F]{4})");
  private static final Pattern PLACE =
      Pattern.compile("(?:board \\d+, )?line (\\d+), column (\\d+): .*");

  static Stream<Arguments> refused() throws IOException {
    try (InputStream in = RefusedTextTest.class.getResourceAsStream("refused.txt")) {
      List<MatchResult> cases =
          CASE.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8)).results().toList();
      assertThat(cases).hasSizeGreaterThan(90);
      return cases.stream()
          .map(found -> Arguments.of(found.group(1), found.group(2), found.group(3)));
    }
  }

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

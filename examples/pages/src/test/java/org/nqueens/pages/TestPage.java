package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.puzzle.drawing.Drawing;

/** Pages whose script ends with one of the tests, which the policy of the page allows. */
final class TestPage {
  private static final Pattern SCRIPT =
      Pattern.compile("(?s)<script type=\"module\">(.*?)</script>");

  private TestPage() {}

  /**
   * A page with the scripts of a test.
   *
   * @param before statements that run before the script of the page
   * @param html a page with one script
   * @param resources the names of the scripts, resources of this package
   */
  static String with(String html, String before, String... resources) {
    SelfContained.requirePolicy(html);
    String after = Stream.of(resources).map(TestPage::read).collect(Collectors.joining("\n"));
    String code = script(html);
    String longer = before + "\n" + code + "\n" + after;
    return html.replace(SelfContained.hash(code), SelfContained.hash(longer)).replace(code, longer);
  }

  private static String script(String html) {
    Matcher script = SCRIPT.matcher(html);
    assertThat(script.find()).as("the page has a script").isTrue();
    return script.group(1);
  }

  /** Requires that the board of a page has the colours and the texts of its picture. */
  static void requireLooksOf(Board board, Chromium page) {
    String picture = BoardSvg.of(Drawing.of(board).withCoordinates());
    String colours = "(?:fill|stroke)=\"(#[0-9a-f]{6})\"";
    assertThat(page.all(colours))
        .containsAll(
            all(picture, colours).stream().filter(colour -> !colour.equals("#ffffff")).toList());
    assertThat(page.all("<text[^>]*>([^<$]*)</text>"))
        .containsExactlyElementsOf(all(picture, "<text[^>]*>([^<]*)</text>"));
  }

  /** What the first group of an expression matches, in the order of the page. */
  static List<String> all(String html, String expression) {
    return Pattern.compile(expression)
        .matcher(html)
        .results()
        .map((MatchResult match) -> match.group(1))
        .toList();
  }

  /** The text of a resource of the pages or of their tests. */
  static String read(String resource) {
    try (InputStream in =
        Objects.requireNonNull(TestPage.class.getResourceAsStream(resource), resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

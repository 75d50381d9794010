package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.puzzle.PlayedPage.GUIDE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

/** The document of a page to play. */
class PlayPageTest {
  private static final int MAX_TEMPLATE = 40_000;

  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");

  private static String page() {
    return PlayPage.of(Position.of(BOARD), GUIDE);
  }

  private static List<String> all(String html, String expression) {
    return Pattern.compile(expression)
        .matcher(html)
        .results()
        .map((MatchResult match) -> match.group(1))
        .toList();
  }

  @Test
  void hasASmallTemplate() throws IOException, URISyntaxException {
    Path resources =
        Path.of(Objects.requireNonNull(PlayPage.class.getResource("play.html")).toURI())
            .getParent();
    try (Stream<Path> files = Files.list(resources)) {
      long bytes =
          files
              .filter(file -> file.getFileName().toString().startsWith("play"))
              .mapToLong(PlayPageTest::size)
              .sum();
      assertThat(bytes).isBetween(1L, (long) MAX_TEMPLATE);
    }
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"http:", "https:", "//www", "src=", "url(", "@import", "<link", "<img", "<iframe"})
  void namesNothingOutside(String reference) {
    // The name of the SVG language is an address that no browser opens.
    String html = page().replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
    assertThat(html.toLowerCase(Locale.ROOT)).doesNotContain(reference);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<[^>]* style=", "<[^>]* on[a-z]+=", "\\beval\\(", "new Function"})
  void hasNothingThatItsPolicyForbids(String code) {
    assertThat(page()).doesNotContainPattern(code);
  }

  @Test
  void allowsItsStyleSheetAndScriptOnly() {
    assertThat(all(page(), "http-equiv=\"Content-Security-Policy\" content=\"([^\"]*)\""))
        .singleElement()
        .asString()
        .matches(
            "default-src 'none'; script-src 'sha256-[A-Za-z0-9+/]{43}='; style-src 'sha256-[A-Za-z0-9+/]{43}='");
    assertThat(all(page(), "(<style)")).hasSize(1);
    assertThat(all(page(), "(<script)>")).hasSize(1);
    assertThat(all(page(), "(<script)")).as("one script and the data").hasSize(2);
  }

  @Test
  void hasUniqueIdentifiers() {
    List<String> ids = all(page(), " id=\"([^\"]*)\"");
    assertThat(ids).contains("grid", "picture-title").doesNotHaveDuplicates();
  }

  @Test
  void tellsTitleRulesAndLevel() {
    assertThat(page())
        .contains("<title>Queens puzzle, 4 × 4</title>")
        .contains(
            "<b>Level %s</b> Place one queen in each row, in each column and in each region."
                .formatted(Rating.of(BOARD).orElseThrow().level()));
    assertThat(PlayPage.of(Position.of(Board.of("....", "....", "....", "....")), GUIDE))
        .as("several solutions have no level")
        .contains("<b></b> Place one queen");
  }

  @Test
  void quotesItsTitle() {
    Board board = BOARD.withTitle("</title><script>{data}\"&");
    assertThat(PlayPage.of(Position.of(board), GUIDE))
        .contains("<title>&lt;/title&gt;&lt;script&gt;{data}&quot;&amp;</title>")
        .contains("<h1>&lt;/title&gt;&lt;script&gt;{data}&quot;&amp;</h1>");
  }

  @Test
  void writesEqualPagesOfEqualPositions() {
    assertThat(page()).isEqualTo(page());
    assertThat(PlayPage.of(Position.of(BOARD).withCross(1, 1), GUIDE)).isNotEqualTo(page());
  }

  @Test
  void refusesABoardWithoutHints() {
    Position large =
        Position.of(Board.of(Collections.nCopies(65, ".".repeat(65)).toArray(String[]::new)));
    assertThatThrownBy(() -> PlayPage.of(large, GUIDE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("size (65) of the board must be at most 64");
  }

  @Test
  void refusesNull() {
    assertThatThrownBy(() -> PlayPage.of(null, GUIDE))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("position (null) must not be null: pass the position to play");
    Position position = Position.of(BOARD);
    assertThatThrownBy(() -> PlayPage.of(position, null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("guide (null) must not be null: pass the guide of the hints");
  }
}

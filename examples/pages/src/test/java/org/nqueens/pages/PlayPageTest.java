package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.pages.PlayedPage.GUIDE;

import java.util.Collections;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.Rating;

/** The document of a page to play. */
class PlayPageTest {
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
  void isSmallAndSelfContained() {
    SelfContained.requireSmallTemplate(PlayPage.class, "play");
    SelfContained.requireNothingElse(page());
    SelfContained.requirePolicy(page());
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
            "<b>Difficulty %s</b> Place one queen in each row, in each column and in each region."
                .formatted(Rating.of(BOARD).orElseThrow().difficulty()));
    assertThat(PlayPage.of(Position.of(Board.of("....", "....", "....", "....")), GUIDE))
        .as("several solutions have no difficulty")
        .contains("<b></b> Place one queen");
  }

  @Test
  void quotesItsTitle() {
    Board board = BOARD.withTitle("</title><script>{data}\"&");
    assertThat(PlayPage.of(Position.of(board), GUIDE))
        .contains("<title>&lt;/title&gt;&lt;script&gt;{data}&quot;&amp;</title>")
        .contains(">&lt;/title&gt;&lt;script&gt;{data}&quot;&amp;</h1>");
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
}

package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.pages.PlayedPage.GUIDE;
import static org.nqueens.pages.TestPage.all;

import java.util.Collections;
import java.util.List;
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

  @Test
  void isSmallAndSelfContained() {
    SelfContained.requireSmallTemplate(PlayPage.class, "play", "board");
    SelfContained.requireNothingElse(page());
    SelfContained.requirePolicy(page());
    assertThat(all(page(), "(<script)")).as("one script and the data").hasSize(2);
  }

  @Test
  void hasUniqueIdentifiers() {
    List<String> ids = all(page(), " id=\"([^\"]*)\"");
    assertThat(ids).contains("grid", "picture").doesNotHaveDuplicates();
  }

  @NeedsChromium
  @Test
  void tellsTitleRulesAndLevel() {
    assertThat(page())
        .contains("<title>Queens puzzle, 4 × 4</title>")
        .contains("Place one queen in each row, in each column and in each region.");
    int difficulty = Rating.of(BOARD).orElseThrow().difficulty();
    assertThat(difficulty).isEqualTo(3);
    Chromium page = Chromium.open(page(), "");
    assertThat(page.text("title")).isEqualTo("Queens puzzle, 4 × 4");
    assertThat(page.text("difficulty")).isEqualTo("Difficulty 3, medium.");
    assertThat(page.text("about"))
        .startsWith("Place one queen in each row, in each column and in each region.");
    Board ambiguous = Board.of("....", "....", "....", "....");
    assertThat(Chromium.open(PlayPage.of(Position.of(ambiguous), GUIDE), "").text("difficulty"))
        .as("several solutions have no difficulty")
        .isEmpty();
  }

  @NeedsChromium
  @Test
  void drawsTheBoardInTheColoursOfItsPicture() {
    for (Board board :
        List.of(
            BOARD,
            Board.of("AABB", "A#BB", "CCDB", "CDDD"),
            Board.of("AABBC", "BACCC", "DADBE", "DDEEE", "AEBBB"),
            Board.of(".#..", "...Q", "....", "...."))) {
      Chromium page = Chromium.open(PlayPage.of(Position.of(board), GUIDE), "");
      TestPage.requireLooksOf(board, page);
    }
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

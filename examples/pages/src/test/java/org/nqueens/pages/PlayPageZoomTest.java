package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;

/** Large boards on a page to play, and the letters of regions. */
@NeedsChromium
class PlayPageZoomTest {
  private static final Board SMALL = board(12);
  private static final Board LARGE = board(13);

  private static Board board(int n) {
    return Board.of(Collections.nCopies(n, ".".repeat(n)).toArray(String[]::new))
        .withVariant(Variant.ROOKS);
  }

  private static double zoom(PlayedPage page) {
    List<String> zoom = page.page().all("<div id=\"board\"[^>]*--zoom: ([0-9.]+)");
    assertThat(zoom).hasSize(1);
    return Double.parseDouble(zoom.get(0));
  }

  @Test
  void growsByKeysAndButtonsUpToFiveTimes() {
    List<PlayedPage> pages =
        PlayedPage.all(
            LARGE,
            "key -",
            "key %2B",
            "press larger,press larger,press smaller",
            "key %2B" + ",key =".repeat(20));
    assertThat(pages).extracting(PlayPageZoomTest::zoom).containsExactly(1.0, 1.25, 1.25, 5.0);
    assertThat(pages.get(1).page().all("<p id=\"zooms\"( hidden)")).isEmpty();
  }

  @Test
  void growsBetweenTwoFingersWithoutAMark() {
    PlayedPage page = PlayedPage.of(LARGE, "click 0,pinch 56 60");
    assertThat(zoom(page)).isEqualTo(2.0);
    assertThat(page.marks()).as("the mark before").isEqualTo("b");
    assertThat(PlayedPage.of(LARGE, "key =,key %2B,click 84").marks())
        .as("a click finds its square on the larger board")
        .isEqualTo("a".repeat(28) + "b");
  }

  @Test
  void leavesSmallBoardsAsTheyAre() {
    List<PlayedPage> pages = PlayedPage.all(SMALL, "key %2B", "press larger", "pinch 52 56");
    assertThat(pages).extracting(PlayPageZoomTest::zoom).containsOnly(1.0);
    assertThat(pages.get(0).page().all("<p id=\"zooms\"( hidden)")).hasSize(1);
  }

  @Test
  void hasLettersInAllSquaresIfTold() {
    Board parts = Board.of("AABBC", "BACCC", "DADBE", "DDEEE", "AEBBB").withVariant(Variant.ROOKS);
    List<PlayedPage> pages =
        PlayedPage.all(parts, "press dots", "press letters", "press letters,press letters");
    assertThat(pages)
        .extracting(page -> page.page().all("<text[^>]*>([A-E])</text>").size())
        .as("one in each part, or all")
        .containsExactly(11, 25, 11);
    assertThat(
            PlayedPage.of(SMALL, "press dots")
                .page()
                .all("<label( hidden)=\"\"><input id=\"letters"))
        .hasSize(1);
  }
}

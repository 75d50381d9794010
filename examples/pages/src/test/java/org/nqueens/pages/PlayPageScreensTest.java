package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.contract.Exhaustive;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

/** A page to play on screens of several sizes, and on paper. */
@NeedsChromium
class PlayPageScreensTest {
  @ParameterizedTest
  @CsvSource({"320, 568", "844, 390", "1440, 900"})
  void showsBoardHintAndButtonsAtOnce(int width, int height) {
    assertFits(width, height);
  }

  @Exhaustive
  @ParameterizedTest
  @CsvSource({"360, 640", "390, 664", "820, 1180"})
  void showsThemOnOtherScreens(int width, int height) {
    assertFits(width, height);
  }

  private static void assertFits(int width, int height) {
    Board titled = PlayedPage.GARDEN.withTitle("A title that goes on and on ".repeat(30).strip());
    List<Chromium> pages =
        Chromium.openAll(
            List.of(
                PlayedPage.scripted(Position.of(PlayedPage.GARDEN)),
                PlayedPage.scripted(Position.of(titled)),
                PlayedPage.scripted(Position.of(EditorPageTest.empty(5)))),
            List.of("#check=press+hint,press+hint,press+hint", "#check=press+hint,press+hint", ""),
            width,
            height);
    assertThat(pages)
        .extracting(page -> page.data("fits"))
        .as(
            "not below the fold, the message not cut, nothing to scroll sideways, coordinates small and beside the board")
        .containsOnly("true true true true");
  }

  @Test
  void printsTheQueensOfASolvedBoard() {
    String html = PlayPage.of(Position.of(PlayedPage.GARDEN), PlayedPage.GUIDE);
    String solved = Chromium.printed(html, "#marks=agaasacaaagsasaaass");
    assertThat(solved.length()).isGreaterThan(Chromium.printed(html, "").length() + 1000);
  }
}

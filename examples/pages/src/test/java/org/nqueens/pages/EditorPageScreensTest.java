package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.EditorPageTest.empty;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.contract.Exhaustive;
import org.nqueens.format.Board;

/** A page to make a board on screens of several sizes. */
@NeedsChromium
class EditorPageScreensTest {
  @ParameterizedTest
  @CsvSource({"320, 568", "844, 390", "1440, 900"})
  void showsBoardAnswerAndPaletteAtOnce(int width, int height) {
    assertFits(width, height, List.of(empty(12)));
  }

  @Exhaustive
  @ParameterizedTest
  @CsvSource({"320, 568", "360, 640", "390, 664", "844, 390", "820, 1180", "1440, 900"})
  void showsThemOfEveryBoardOnEveryScreen(int width, int height) {
    assertFits(width, height, List.of(empty(5), PlayedPage.GARDEN, empty(8), empty(12)));
  }

  private static void assertFits(int width, int height, List<Board> boards) {
    List<Chromium> pages =
        Chromium.openAll(
            boards.stream()
                .map(board -> EditedPage.scripted(board, "localStorage.clear();"))
                .toList(),
            Collections.nCopies(boards.size(), EditedPage.fragment("click 0")),
            width,
            height);
    assertThat(pages)
        .extracting(page -> page.data("fits"))
        .as("not below the fold, and nothing to scroll sideways")
        .containsOnly("true true");
  }
}

package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.contract.Exhaustive;
import org.nqueens.format.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.trace.SearchTrace;

/** A page of one search, and of two, on screens of several sizes. */
@NeedsChromium
class TracePageScreensTest {
  @ParameterizedTest
  @CsvSource({"320, 568", "844, 390", "820, 1180", "1440, 900"})
  void showsBoardsSentenceAndTreesAtOnce(int width, int height) {
    assertFits(width, height);
  }

  @Exhaustive
  @ParameterizedTest
  @CsvSource({
    "360, 640",
    "390, 664",
    "1024, 768",
    "1024, 1366",
    "1400, 1000",
    "1920, 1080",
    "2560, 1300"
  })
  void showsThemOnOtherScreens(int width, int height) {
    assertFits(width, height);
  }

  private static void assertFits(int width, int height) {
    String title = "A title that goes on and on ".repeat(30).strip();
    QueensModel board =
        Board.of("AABBCC", "ABBBCC", "AAADCC", "EEDDDF", "EEEDFF", "EEEFFF").model();
    SearchTrace titled = trace(board, Propagation.VALUE, INPUT_ORDER);
    SearchTrace other = trace(board, Propagation.VALUE, SearchStrategy.FIRST_FAIL);
    List<String> pages =
        Stream.of(TracePage.of(plain(8)), TracePage.of(title, titled, other))
            .map(page -> TestPage.with(page, "", "trace-use.js"))
            .toList();
    assertThat(
            Chromium.openAll(
                pages, Collections.nCopies(2, "#use=key+x,key+ArrowDown"), width, height))
        .extracting(page -> page.data("screen"))
        .as(
            "nothing to scroll sideways, boards in view, sentence and path in view, the panel above the footer beside a tree, the board before the tree, the difference of two searches in view, both trees reached by one swipe on a telephone")
        .containsOnly("true true true true true true true");
  }
}

package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

/** The clock of a page to play, and the result of a game. */
@NeedsChromium
class PlayPageResultTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");
  private static final String SOLVE = "right 1,right 7,right 8,right 14";
  private static final String CLIPBOARD =
      "Object.defineProperty(navigator, 'clipboard', {value: {writeText: text => {"
          + " document.body.dataset.copied = text; return Promise.resolve(); }}});";

  private static String clock(PlayedPage page) {
    return page.page().text("clock");
  }

  @Test
  void countsFromTheFirstMarkWhileThePageIsSeen() {
    List<PlayedPage> pages =
        PlayedPage.all(
            BOARD,
            "wait 9,press hint",
            "wait 9,click 5,wait 61",
            "click 5,wait 10,see nothing,wait 100,see page,wait 2",
            "click 5,wait 3725",
            "click 5,wait 10,press forget,wait 5",
            "click 5,wait 10,press timed");
    assertThat(pages)
        .extracting(PlayPageResultTest::clock)
        .containsExactly("0:00", "1:01", "0:12", "1:02:05", "0:00", "");
  }

  @Test
  void tellsTimeHintsAndBestTime() {
    String html = PlayedPage.scripted(Position.of(BOARD), "");
    List<String> scripts =
        Stream.of(
                "click 5,wait 42," + SOLVE + ",wait 5",
                "press restart,press hint,press hint,press mistakes,click 5,wait 50," + SOLVE,
                "press restart,click 5,wait 30," + SOLVE + ",press undo,press redo",
                "press restart,click 5,wait 3,press undo,press solution,press reveal",
                "wait 100")
            .map(script -> "#check=" + script.replace(' ', '+'))
            .toList();
    List<PlayedPage> pages =
        Chromium.openAll(scripts.stream().map(each -> html).toList(), scripts).stream()
            .map(PlayedPage::new)
            .toList();
    assertThat(pages.subList(0, 3))
        .extracting(PlayedPage::message)
        .containsExactly(
            "The board is solved.\n0:42, no hints; best time 0:42.",
            "The board is solved.\n0:50, 2 hints; best time 0:42.",
            "The board is solved.\n0:30, no hints; best time 0:30.");
    assertThat(clock(pages.get(0))).as("stopped").isEqualTo("0:42");
    assertThat(pages.get(3).message()).as("no result").isEqualTo("This is the solution.");
    assertThat(clock(pages.get(4))).as("stopped for good").isEqualTo("0:03");
  }

  @Test
  void celebratesANewResultOnly() {
    String open = "<dialog id=\"win\"[^>]* (open)";
    List<PlayedPage> pages =
        PlayedPage.all(
            BOARD,
            "click 5,wait 42," + SOLVE,
            "press hint,click 5,wait 42," + SOLVE,
            SOLVE + ",press look,press undo,press redo",
            "press solution,press reveal");
    assertThat(pages).extracting(page -> page.page().all(open).size()).containsExactly(1, 1, 0, 0);
    assertThat(pages)
        .extracting(page -> page.page().text("wonin") + ", " + page.page().text("score"))
        .startsWith("0:42, no hints; best time 0:42", "0:42, 1 hint", "0:00, no hints");
  }

  @Test
  void startsAGameThatCannotBeUndoneToTheSolution() {
    PlayedPage page = PlayedPage.of(BOARD, SOLVE + ",press restart,press undo");
    assertThat(page.marks()).isEmpty();
    assertThat(page.message()).isEmpty();
  }

  @Test
  void givesNoResultOfASolutionInTheAddress() {
    String html = PlayedPage.scripted(Position.of(BOARD));
    String solved =
        PlayedPage.code(
            Position.of(BOARD).withQueen(1, 0).withQueen(3, 1).withQueen(0, 2).withQueen(2, 3));
    assertThat(PlayedPage.opened(html, "#marks=" + solved).message())
        .isEqualTo("The board is solved.");
  }

  @Test
  void copiesTheResultWithoutTheQueens() {
    String html = PlayedPage.scripted(Position.of(BOARD.withTitle("Garden")), CLIPBOARD);
    String script = "#check=" + SOLVE.replace(' ', '+') + ",press+copy";
    PlayedPage page = PlayedPage.opened(html, script);
    List<String> lines = page.page().data("copied").lines().toList();
    assertThat(lines).first().asString().matches("Garden, 4×4, difficulty [1-6], 0:00, no hints");
    List<List<Integer>> rows =
        lines.stream().skip(1).map(row -> row.codePoints().boxed().toList()).toList();
    assertThat(rows).hasSize(4).allMatch(row -> row.size() == 4);
    for (int at = 0; at < 16; at++) {
      for (int other = 0; other < 16; other++) {
        boolean isSame = rows.get(at / 4).get(at % 4).equals(rows.get(other / 4).get(other % 4));
        assertThat(isSame)
            .isEqualTo(BOARD.region(at % 4, at / 4) == BOARD.region(other % 4, other / 4));
      }
    }
    assertThat(page.live()).isEqualTo("Copied.");
  }

  @Test
  void copiesTheHuesOfPaleRegions() {
    String html = PlayedPage.scripted(Position.of(PlayedPage.GARDEN), CLIPBOARD);
    assertThat(PlayedPage.opened(html, "#check=press+copy").page().data("copied").lines().toList())
        .startsWith("Queens puzzle, 8×8, difficulty 3, 0:00, no hints", "🟪🟪🟪🟦🟦🟧🟨🟨")
        .endsWith("🟥⬜⬜🟫🟫🟩🟩🟨");
  }

  @Test
  void showsTheTextWhereTheClipboardIsRefused() {
    for (String refusal :
        List.of(
            "Object.defineProperty(navigator, 'clipboard', {value: undefined});",
            "Object.defineProperty(navigator, 'clipboard', {value: {writeText: () =>"
                + " Promise.reject(new DOMException('no'))}});")) {
      String html = PlayedPage.scripted(Position.of(BOARD), refusal);
      String script = "#check=" + SOLVE.replace(' ', '+') + ",press+copy";
      assertThat(PlayedPage.opened(html, script).page().all("(<textarea [^>]*>)"))
          .singleElement()
          .asString()
          .doesNotContain("hidden");
    }
  }
}

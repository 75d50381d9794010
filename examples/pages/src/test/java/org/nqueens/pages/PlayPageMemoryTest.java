package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

/** What a page to play finds again when it is opened again in the same browser. */
@NeedsChromium
class PlayPageMemoryTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");
  private static final Position EMPTY = Position.of(BOARD);
  private static final String CLICK_5 = PlayedPage.code(EMPTY.withCross(1, 1));
  private static final String CLICKS_5_6 = PlayedPage.code(EMPTY.withCross(1, 1).withCross(2, 1));

  /** Opens the page at one address after the other. */
  private static List<PlayedPage> visits(String before, String... fragments) {
    String html = PlayedPage.scripted(EMPTY, before);
    return Chromium.openAll(
            List.of(fragments).stream().map(each -> html).toList(), List.of(fragments))
        .stream()
        .map(PlayedPage::new)
        .toList();
  }

  @Test
  void remembersMarksAndWhatWasUndone() {
    List<PlayedPage> pages =
        visits(
            "",
            "#check=click+5,click+6,press+undo",
            "",
            "#check=press+redo",
            "#check=press+undo,press+undo");
    assertThat(pages)
        .extracting(PlayedPage::marks)
        .containsExactly(CLICK_5, CLICK_5, CLICKS_5_6, "");
  }

  @Test
  void remembersNoSolutionThatWasShownBeforeARestart() {
    List<PlayedPage> pages =
        visits("", "#check=press+solution,press+reveal", "#check=press+restart", "");
    assertThat(pages.get(0).message()).isEqualTo("This is the solution.");
    assertThat(pages.get(2).marks()).isEmpty();
    assertThat(pages.get(2).message()).isEmpty();
  }

  @Test
  void remembersTheOptions() {
    List<PlayedPage> pages = visits("", "#check=press+dots", "#check=right+0");
    assertThat(pages.get(1).layers("dot")).isEqualTo(1);
  }

  @Test
  void remembersEachBoardWhateverItsTitle() {
    Board mirrored = Board.of("BBAA", "BBCA", "BDCC", "DDDC");
    List<String> pages =
        List.of(
            PlayedPage.scripted(EMPTY, ""),
            PlayedPage.scripted(Position.of(mirrored), ""),
            PlayedPage.scripted(Position.of(BOARD.withTitle("Garden")), ""));
    assertThat(Chromium.openAll(pages, List.of("#check=click+5", "", "")))
        .extracting(page -> page.data("marks"))
        .containsExactly(CLICK_5, "", CLICK_5);
  }

  @Test
  void prefersTheMarksOfTheAddress() {
    List<PlayedPage> pages =
        visits(
            "",
            "#check=click+5",
            "#marks=" + CLICKS_5_6,
            "#marks=" + CLICKS_5_6 + "&check=press+undo");
    assertThat(pages)
        .extracting(PlayedPage::marks)
        .as("undo brings back the marks of the last visit")
        .containsExactly(CLICK_5, CLICKS_5_6, CLICK_5);
  }

  @Test
  void forgetsAtOnePress() {
    List<PlayedPage> pages =
        visits(
            "",
            "#check=click+5,press+dots",
            "#check=press+forget",
            "",
            "#check=right+0,press+forget,press+undo",
            "#check=press+forget,click+5,press+undo,press+undo");
    assertThat(pages.get(1).marks()).isEmpty();
    assertThat(pages.get(1).live())
        .isEqualTo("Marks, times and options are forgotten. Undo brings them back.");
    assertThat(pages.get(2).marks()).isEmpty();
    assertThat(pages.get(2).layers("dot")).isZero();
    assertThat(pages.get(3).marks()).as("undone").isEqualTo("c");
    assertThat(pages.get(3).live()).isEqualTo("Marks, times and options are back.");
    assertThat(pages.get(4).marks()).as("nothing but the click to undo").isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no'); }});",
        "Object.defineProperty(window, 'localStorage', {value: null});",
        "Storage.prototype.setItem = () => { throw new DOMException('full'); };",
        "localStorage.setItem('nqueens options', '{');",
        "localStorage.setItem('nqueens ' + JSON.parse(document.getElementById('data').textContent).key,"
            + " '{\"marks\": 7, \"past\": 7, \"future\": [null, \"!\"]}');"
      })
  void playsWithoutAMemory(String before) {
    PlayedPage page =
        visits(before, "#check=click+5,click+6,press+dots,press+undo,press+hint").get(0);
    assertThat(page.marks()).isEqualTo(CLICK_5);
    assertThat(page.message()).startsWith("Look at");
    assertThat(visits(before, "#check=click+5,press+forget").get(0).marks()).isEmpty();
    assertThat(visits(before, "#check=click+5,press+forget,press+undo").get(0).marks())
        .isEqualTo(CLICK_5);
  }
}

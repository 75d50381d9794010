package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.EditorPageTest.empty;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a page to make a board finds again when it is opened again in the same browser. */
@NeedsChromium
class EditorPageMemoryTest {
  @Test
  void remembersTheBoardAndWhatWasUndone() {
    List<EditedPage> pages =
        EditedPage.visits(
            empty(2), "", "click 0,click 1,press undo", "", "press redo", "press undo,press undo");
    assertThat(pages)
        .extracting(EditedPage::text)
        .containsExactly("A.\n..\n", "A.\n..\n", "AA\n..\n", "..\n..\n");
  }

  @Test
  void remembersEachBoardByItself() {
    List<String> pages =
        List.of(
            EditedPage.scripted(empty(2), ""),
            EditedPage.scripted(empty(3), ""),
            EditedPage.scripted(empty(2), ""));
    assertThat(Chromium.openAll(pages, List.of(EditedPage.fragment("click 0"), "", "")))
        .extracting(page -> new EditedPage(page).text())
        .containsExactly("A.\n..\n", "...\n...\n...\n", "A.\n..\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no'); }});",
        "Object.defineProperty(window, 'localStorage', {value: null});",
        "Storage.prototype.setItem = () => { throw new DOMException('full'); };",
        "localStorage.setItem('nqueens ' + JSON.parse(document.getElementById('data').textContent).key,"
            + " '{\"text\": 7, \"past\": 7, \"future\": [null, \"!\"]}');"
      })
  void worksWithoutAMemory(String before) {
    List<EditedPage> pages =
        EditedPage.visits(empty(2), before, "click 0,click 1,press undo", "press undo,press redo");
    assertThat(pages).extracting(EditedPage::text).containsExactly("A.\n..\n", "..\n..\n");
  }
}

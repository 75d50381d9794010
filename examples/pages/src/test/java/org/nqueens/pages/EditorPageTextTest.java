package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.EditorPageTest.empty;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The text of a page to make a board. */
@NeedsChromium
class EditorPageTextTest {
  @Test
  void keepsWhatIsTypedUntilTheBoardChanges() {
    String wrong = EditedPage.encoded("..\n.\n");
    String right = EditedPage.encoded("..\r\n..");
    List<EditedPage> pages =
        EditedPage.all(
            empty(4),
            "type " + wrong,
            "type " + wrong + ",leave text",
            "type " + wrong + ",leave text,click 0",
            "type " + right,
            "type " + right + ",leave text",
            "type " + right + ",leave text,press undo");
    assertThat(pages)
        .extracting(EditedPage::value)
        .containsExactly(
            "..\n.\n",
            "..\n.\n",
            "A...\n....\n....\n....\n",
            "..\n..",
            "..\n..\n",
            "....\n".repeat(4));
    assertThat(pages.get(1).problem()).startsWith("line 2, column 2: ");
    assertThat(pages.get(2).problem()).isEmpty();
  }

  @Test
  void takesATitleThatAHeaderCanHave() {
    List<EditedPage> pages =
        EditedPage.all(
            empty(2),
            "title " + EditedPage.encoded("  Two  words "),
            "title " + EditedPage.encoded("too n=9"),
            "title A,title %20",
            "title Old,key Control-z");
    assertThat(pages.get(0).text()).isEqualTo("# Two words\n..\n..\n");
    assertThat(pages.get(0).page().text("heading")).isEqualTo("Two words");
    assertThat(pages.get(1).problem())
        .isEqualTo(
            "line 1, column 7: n=9 does not agree with the board, whose size is 2: correct one of them");
    assertThat(pages.get(2).text()).isEqualTo("..\n..\n");
    assertThat(pages.get(3).text()).isEqualTo("..\n..\n");
  }

  @Test
  void copiesAndDownloadsTheText() {
    String noted =
        """
        localStorage.clear();
        URL.createObjectURL = blob => (blob.text().then(text => (document.body.dataset.file = text)), "");
        HTMLAnchorElement.prototype.click = function() { document.body.dataset.name = this.download; };
        navigator.clipboard.writeText = text => (document.body.dataset.copied = text, Promise.resolve());
        """;
    Chromium page =
        Chromium.open(
            EditedPage.scripted(empty(2), noted),
            EditedPage.fragment(
                "press copy,press download,title "
                    + EditedPage.encoded("Über  2!")
                    + ",press download"));
    assertThat(page.data("copied")).isEqualTo("..\n..\n");
    assertThat(page.data("name")).isEqualTo("über-2.txt");
    assertThat(page.data("file")).isEqualTo("# Über 2!\n..\n..\n");
    EditedPage untitled = EditedPage.visits(empty(2), noted, "press download").get(0);
    assertThat(untitled.page().data("name")).isEqualTo("board-2.txt");
    String refused =
        "localStorage.clear(); Object.defineProperty(navigator, 'clipboard', {value: undefined});"
            + "HTMLTextAreaElement.prototype.select = () => (document.body.dataset.selected = true);";
    assertThat(EditedPage.visits(empty(2), refused, "press copy").get(0).page().data("selected"))
        .isEqualTo("true");
  }
}

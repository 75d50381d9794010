package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.pages.EditorPageTest.empty;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.format.BoardFormatException;
import org.nqueens.format.Position;

/** The text of a page to make a board. */
@NeedsChromium
class EditorPageTextTest {
  private static List<EditedPage> typed(List<String> texts) {
    return EditedPage.all(
        empty(4),
        texts.stream().map(text -> "type " + EditedPage.encoded(text)).toArray(String[]::new));
  }

  @Test
  void readsWhatTheLibraryReads() {
    List<String> texts =
        List.of(
            "AABB\nACBB\nCCDB\nCDDD\n",
            "\uFEFF# Evening  puzzle n=3 variant=toroidal\r\n...\r\n.Q.\r\n#..\r\n\r\n\r\n",
            "# variant=rooks\n...\n.Q.\n#..",
            "A A B\nA C B \nC C B\n",
            "Solution 12\n_ Q _ _\n_ _ _ Q\nQ _ _ _\n_ _ Q _\n",
            "___\n_#_\n__Q\n\nThis is the only solution.\n",
            ".",
            "#\n",
            "# Ümläute & <b>\n..\n..\n");
    List<EditedPage> pages = typed(texts);
    for (int i = 0; i < texts.size(); i++) {
      Board board = Position.parse(texts.get(i)).board();
      assertThat(pages.get(i).problem()).as(texts.get(i)).isEmpty();
      assertThat(Board.parse(pages.get(i).text())).as(texts.get(i)).isEqualTo(board);
    }
  }

  @Test
  void refusesWhatTheLibraryRefusesInTheSameWords() {
    List<String> texts =
        List.of(
            "",
            "\nAB\nBA\n",
            "...\n..\n...\n",
            "...\n....\n...\n",
            "...\n...\n",
            "..\n..\n..\n",
            "..\n.?\n",
            "..\n.é\n",
            "..\n. \n",
            "..\n.\t\n",
            "..\n\uFEFF..\n",
            ". .\n.-.\n",
            "A A B\nA C B\nC C !\n",
            "..\n..\n\n..\n..\n",
            "Solution 1\n..\n..\n\nSolution 2\n..\n..\n",
            "# n=3\n..\n..\n",
            "# a n=x\n..\n..\n",
            "# n=2 n=2\n..\n..\n",
            "# b variant=bishops\n..\n..\n",
            "# variant=rooks variant=rooks\n..\n..\n",
            "# a\u0007b\n..\n..\n",
            "# " + "long ".repeat(210) + "\n..\n..\n",
            "# title\n",
            "# title\n..\n.!\n",
            "Solution 1\n# title n=4\n..\n..\n");
    List<EditedPage> pages = typed(texts);
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      assertThatThrownBy(() -> Position.parse(text))
          .as(text)
          .isInstanceOf(BoardFormatException.class)
          .hasMessage(pages.get(i).problem());
      assertThat(pages.get(i).text()).as("unchanged").isEqualTo(empty(4).toString());
    }
  }

  @Test
  void refusesLargerBoards() {
    List<EditedPage> pages = typed(Stream.of(52, 53).map(n -> empty(n).toString()).toList());
    assertThat(pages.get(0).text()).isEqualTo(empty(52).toString());
    assertThat(pages.get(1).problem())
        .isEqualTo("line 1, column 53: a board has at most 52 columns on this page");
  }

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

package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.EditorPageTest.empty;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;

/** What is painted on a page to make a board. Squares of the scripts are row * n + column. */
@NeedsChromium
class EditorPagePaintingTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");

  /** Each line has a script, and the rows that it leaves. */
  private static void assertRows(Board board, String table) {
    List<String[]> cases = table.lines().map(line -> line.split(" *\\| ")).toList();
    String scripts = cases.stream().map(line -> line[0]).collect(Collectors.joining(";"));
    List<String> texts = EditedPage.of(board, scripts).texts();
    assertThat(texts).hasSameSizeAs(cases);
    for (int i = 0; i < cases.size(); i++) {
      assertThat(texts.get(i).replace('\n', ' ').strip())
          .as(cases.get(i)[0])
          .isEqualTo(cases.get(i)[1]);
    }
  }

  @Test
  void paintsByPointerAndByKeys() {
    assertRows(
        empty(4),
        """
        click 5 | .... .A.. .... ....
        click 5,click 5 | .... .A.. .... ....
        voice 5 | .... .A.. .... ....
        choose B,drag 4 7 | .... BBBB .... ....
        choose B,touch 1 13 | .B.. .B.. .B.. .B..
        choose C,pen 3 0,choose .,touch 1 | C.CC .... .... ....
        choose #,drag 0 2,click 3 | #### .... .... ....
        choose Q,drag 0 2,click 7 | Q... ...Q .... ....
        drag 0 1,drag 5 6,press undo | AA.. .... .... ....
        key d | D... .... .... ....
        key b,key ArrowRight,key C,key End,key Space | BC.C .... .... ....
        click 6,key Shift-ArrowLeft,key Shift-ArrowDown | .... .AA. .A.. ....
        click 6,key Delete,click 7,key Backspace,click 8,key . | .... .... .... ....
        key #,key ArrowDown,key q,key ArrowRight,key Enter | #... QQ.. .... ....
        key z,key 1,key E | .... .... .... ....
        click 5,right 9,click 0 | .... .A.. .... ....
        choose C,click 5,choose #,right 5,click 0 | C... .C.. .... ....
        choose C,click 5,choose #,long 5,click 0 | C... .C.. .... ....
        choose C,click 5,choose #,long 6,click 5 | .... .... .... ....
        """);
  }

  @Test
  void undoesAndRedoes() {
    assertRows(
        empty(4),
        """
        click 0,click 1,key Control-z | A... .... .... ....
        click 0,click 1,key Control-z,key Control-y | AA.. .... .... ....
        click 0,click 1,key Control-z,key Control-Shift-Z | AA.. .... .... ....
        click 0,click 1,press undo,click 5,press redo | A... .A.. .... ....
        drag 0 3,press undo | .... .... .... ....
        drag 0 3,press clear | .... .... .... ....
        drag 0 3,press clear,press undo | AAAA .... .... ....
        press undo,press redo,press clear | .... .... .... ....
        click 0,size 2,press undo | A... .... .... ....
        """);
    assertRows(
        BOARD,
        """
        press clear,press reset | AABB ACBB CCDB CDDD
        press clear,press reset,press undo | .... .... .... ....
        size 3 | AAB ACB CCD
        size 5,press undo | AABB ACBB CCDB CDDD
        size 5 | AABB. ACBB. CCDB. CDDD. .....
        variant rooks | # variant=rooks AABB ACBB CCDB CDDD
        variant rooks,variant non-touching | AABB ACBB CCDB CDDD
        title Old,title New | # New AABB ACBB CCDB CDDD
        title Old,title New,press undo | # Old AABB ACBB CCDB CDDD
        """);
  }

  @Test
  void hasRegionsOrGivenQueens() {
    List<EditedPage> pages =
        EditedPage.all(empty(4), "choose Q,click 5,key a", "click 5,key q", "click 5");
    assertThat(pages.get(0).text()).isEqualTo("....\n.Q..\n....\n....\n");
    assertThat(pages.get(0).notes())
        .isEqualTo("Take the given queens away before you paint regions.");
    assertThat(pages.get(0).live()).isEqualTo(pages.get(0).notes());
    assertThat(disabled(pages.get(0))).containsExactly("A", "B", "C", "D");
    assertThat(pages.get(1).text()).isEqualTo("....\n.A..\n....\n....\n");
    assertThat(pages.get(1).notes()).isEqualTo("A board with regions has no given queens.");
    assertThat(disabled(pages.get(1))).containsExactly("Q");
    assertThat(pages.get(2).notes())
        .startsWith("1 of 4 regions: regions B, C and D have no square.");
  }

  private static List<String> disabled(EditedPage page) {
    return page.page().all("<input type=\"radio\" name=\"tool\" value=\"(.)\"[^>]* disabled");
  }

  @Test
  void offersTheRegionsOfTheBoardAndAsManyAsItNeeds() {
    assertThat(EditedPage.of(empty(2), "").tools())
        .containsExactly("region A", "region B", "empty", "blocked", "given queen");
    assertThat(EditedPage.of(Board.of("XXX", "YYQ", "YQQ"), "").tools())
        .containsExactly("region X", "region Y", "region Q", "empty", "blocked");
    assertThat(EditedPage.of(empty(28), "key A,key ArrowRight,key b,key ArrowRight,key Z").text())
        .as("small letters are regions where they are offered, else those of the capitals")
        .startsWith("AbZ.");
    assertThat(EditedPage.of(empty(4), "key b").text()).startsWith("B...");
  }

  @Test
  void followsTheRulesThatRegionsUsuallyHave() {
    List<EditedPage> pages =
        EditedPage.all(empty(4), "", "click 0", "variant rooks,click 0", "variant superqueens");
    assertThat(pages)
        .extracting(page -> page.page().text("about"))
        .containsExactly(
            PuzzleRules.of(empty(4)),
            PuzzleRules.of(BOARD),
            "Place one rook in each row, in each column and in each region.",
            "Place one superqueen in each row and in each column. No two superqueens share a diagonal or are a knight's move apart.");
    assertThat(pages.get(2).text()).startsWith("# variant=rooks\nA...\n");
  }

  @Test
  void tellsEachSquareAndEachAction() {
    EditedPage page = EditedPage.of(empty(4), "choose B,click 1,choose #,click 2");
    assertThat(page.labels())
        .hasSize(16)
        .startsWith(
            "column 0, row 0, empty",
            "column 1, row 0, region B",
            "column 2, row 0, blocked",
            "column 3, row 0, empty");
    assertThat(page.live()).startsWith("Blocked. Unfinished. 1 of 4 regions");
    List<EditedPage> pages =
        EditedPage.all(
            BOARD, "press undo", "size 3,press undo", "press clear", "click 5,right 10", "size 3");
    assertThat(pages)
        .extracting(EditedPage::live)
        .containsExactly(
            " One solution. ",
            "Undone. One solution. ",
            "All squares are empty. No regions yet. Paint regions, or block squares and give queens.",
            "Region D. Chosen.",
            "3 columns and rows. Unfinished. 4 regions, but 3 columns: paint 1 region over.");
    assertThat(EditedPage.of(empty(4), "choose Q,click 5").labels())
        .contains("column 1, row 1, given queen");
  }

  @Test
  void growsLargeBoards() {
    List<EditedPage> pages = EditedPage.all(empty(13), "key +", "click 1,pinch 56 60,click 84", "");
    assertThat(pages)
        .extracting(page -> page.page().all("<div id=\"board\"[^>]*--zoom: ([0-9.]+)").get(0))
        .containsExactly("1.25", "2", "1");
    assertThat(pages.get(1).text().replace("\n", ""))
        .as("the first finger paints nothing, and a click finds its square on the larger board")
        .isEqualTo("." + "A" + ".".repeat(82) + "A" + ".".repeat(84));
    assertThat(pages.get(0).page().all("<p id=\"zooms\"( hidden)")).isEmpty();
    assertThat(EditedPage.of(empty(12), "").page().all("<p id=\"zooms\"( hidden)")).hasSize(1);
  }

  @Test
  void showsLettersInAllSquaresIfTold() {
    assertThat(EditedPage.all(BOARD, "", "press letters"))
        .extracting(page -> page.page().all("<text[^>]*>([A-D])</text>").size())
        .containsExactly(4, 16);
  }
}

package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.EditorPageTest.empty;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;

/** The solutions that a page to make a board shows. */
@NeedsChromium
class EditorPageSearchTest {
  private static final Board UNIQUE = Board.of("AABB", "ACBB", "CCDB", "CDDD");
  private static final Board AMBIGUOUS = Board.of("AABB", "AABB", "CCDD", "CCDD");

  @Test
  void showsTheOnlySolutionIfTold() {
    List<EditedPage> pages =
        EditedPage.all(UNIQUE, "", "press show", "press show,press show", "press show,click 15");
    assertThat(pages.get(0).verdict()).isEqualTo("One solution");
    assertThat(pages.get(0).page().text("show")).isEqualTo("Show it");
    assertThat(pages.get(0).solutions()).isEmpty();
    assertThat(pages.get(1).solutions())
        .containsExactly("The solution: queens at (column, row) (0, 2), (1, 0), (2, 3) and (3, 1)");
    assertThat(pages.get(1).page().text("show")).isEqualTo("Hide it");
    assertThat(pages.get(2).solutions()).isEmpty();
    assertThat(pages.get(3).verdict()).as("A in the last square").isEqualTo("One solution");
    assertThat(pages.get(3).page().data("answer")).isEqualTo("one");
  }

  @Test
  void showsTwoSolutionsAndWhereTheyDiffer() {
    EditedPage page = EditedPage.of(AMBIGUOUS, "");
    assertThat(page.verdict()).isEqualTo("Two or more solutions");
    assertThat(page.solutions())
        .containsExactlyInAnyOrder(
            "Solution 1: queens at (column, row) (0, 1), (1, 3), (2, 0) and (3, 2)",
            "Solution 2: queens at (column, row) (0, 2), (1, 0), (2, 3) and (3, 1)");
    assertThat(page.rings()).as("all differ").isEqualTo(8);
    Board corner = Board.of("Q...", "....", "....", "....").withVariant(Variant.ROOKS);
    assertThat(EditedPage.of(corner, "").rings()).as("two queens are the same").isEqualTo(4);
  }

  @Test
  void tellsWhatIsMissing() {
    List<EditedPage> pages =
        EditedPage.all(
            empty(4),
            "type " + EditedPage.encoded("AABB\nACBB\nCC.B\nC...\n"),
            "type " + EditedPage.encoded("AABB\nACBB\nCCDB\nCDDE\n"),
            "type " + EditedPage.encoded("AABB\nACBB\nCCDB\nCD#D\n"));
    assertThat(pages)
        .extracting(EditedPage::verdict)
        .containsExactly(
            "Unfinished: 3 of 4 regions", "Unfinished: 5 regions, but 4 columns", "No solution");
    assertThat(pages)
        .extracting(EditedPage::notes)
        .containsExactly(
            "3 of 4 regions: region D has no square. 4 squares have no region.",
            "5 regions, but 4 columns: paint 1 region over.",
            "Region D is in 3 parts.");
  }

  @Test
  void searchesLongInPauses() {
    String[] rows = empty(12).lines().toArray(String[]::new);
    rows[0] = "#...........";
    Board long12 = Board.of(rows).withVariant(Variant.TOROIDAL_SEMIQUEENS);
    Chromium page = Chromium.open(EditedPage.scripted(long12, "localStorage.clear();"), "");
    assertThat(page.data("said")).as("at first").isEqualTo("Searching …");
    assertThat(page.text("verdict")).as("at the end").isEqualTo("No solution");
    assertThat(page.text("live")).isEqualTo(" No solution. ");
    Chromium changed =
        Chromium.open(
            EditedPage.scripted(long12, "localStorage.clear();"),
            EditedPage.fragment("variant rooks"));
    assertThat(changed.text("verdict"))
        .as("the search of what was before is given up")
        .isEqualTo("Two or more solutions");
  }

  @Test
  void saysThatItDoesNotSearchLargeBoards() {
    EditedPage page = EditedPage.of(empty(13), "choose #,click 0");
    assertThat(page.verdict()).isEqualTo("Not searched");
    assertThat(page.notes())
        .isEqualTo("This page searches boards of up to 12 columns, \"queens solve\" larger ones.");
    assertThat(EditedPage.of(empty(13), "choose #,click 0,size 12").verdict())
        .isEqualTo("Two or more solutions");
  }
}

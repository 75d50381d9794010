package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;
import static org.nqueens.pages.TraceFixtures.used;
import static org.nqueens.pages.TraceFixtures.usedAll;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;

/** A student who decides instead of the strategy. */
@NeedsChromium
class TracePageChooseTest {
  private static final String FOUR = TracePage.of(plain(4));

  private static final String CHOOSE = "key c,";

  /** Presses the square in the middle of a column and a row of the board of four. */
  private static String square(int column, int row) {
    return "press #board %s %s".formatted(at(column), at(row));
  }

  /** The board has a margin of 5.5 % of its side before the squares, and of 1.1 % after them. */
  private static double at(int index) {
    return (0.055 + (index + 0.5) / 4) / 1.066;
  }

  private static final String OPEN = CHOOSE + square(1, 3);

  private static final String TOLD = "You decide q₁ = 3: 9 squares go. Some columns are open.";

  @Test
  void growsTheTreeByABranchOfTheStudent() {
    List<Chromium> pages =
        usedAll(FOUR, List.of(OPEN, OPEN.replace("press", "tap"), CHOOSE + typed()));
    assertThat(pages)
        .allSatisfy(
            page -> {
              assertThat(page.data("shown")).as("seven nodes, and the student's").isEqualTo("8");
              assertThat(page.text("node")).isEqualTo("q₁ = 3");
              assertThat(page.text("place")).isEqualTo("your node 1, depth 1");
              assertThat(page.text("sentence"))
                  .isEqualTo(TOLD + " Choose a square for the next queen.");
              assertThat(page.text("live"))
                  .isEqualTo(
                      "Your node 1, q₁ = 3, open. "
                          + TOLD
                          + " Choose a square for the next queen.");
              assertThat(page.text("count")).isEqualTo("event 5 (0 to 5) of your node");
              assertThat(page.label("board"))
                  .isEqualTo(
                      "Board. Column 0: rows 0 and 1. Column 1: row 3. Column 2: rows 0 and 1. Column 3: rows 0 and 2.");
              assertThat(page.all("<li role=\"treeitem\"[^>]* aria-label=\"([^\"]*)\""))
                  .containsExactly("root, decision", "q₁ = 3, your branch, open");
            });
  }

  /** The cursor begins at the first square, and goes on where it was. */
  private static String typed() {
    String right = "key ArrowRight,";
    String down = "key ArrowDown,";
    return "focus #board," + right + down + down + down + "key Enter";
  }

  @Test
  void failsSolvesOrRemainsOpen() {
    List<Chromium> pages =
        usedAll(FOUR, List.of(OPEN + "," + square(0, 0), OPEN + "," + square(0, 1)));
    assertThat(pages).extracting(page -> page.text("place")).containsOnly("your node 2, depth 2");
    assertThat(pages)
        .extracting(page -> page.text("sentence").replaceAll(".*(?=Failure|Solution)", ""))
        .containsExactly(
            "Failure: column 3 has no row left. Go back (↑), or remove the branch.",
            "Solution: the queens are in rows 1, 3, 0 and 2. Go back (↑), or remove the branch.");
    assertThat(pages.get(1).text("below"))
        .isEqualTo("Your branch, by value propagation: the search did not go here.");
  }

  /** Next steps through the events of the student's node, from its last one to the first again. */
  @Test
  void stepsThroughTheEventsOfTheStudentsNode() {
    assertThat(usedAll(FOUR, List.of(OPEN + ",key Space", OPEN + ",key Space,key PageDown")))
        .extracting(page -> page.text("sentence"))
        .containsExactly(
            "The decision q₁ = 3 removes rows 0, 1 and 2 from column 1. Choose a square for the next queen.",
            "The queen at column 1, row 3 removes row 3 from columns 0, 2 and 3, by the rule “rows”. Choose a square for the next queen.");
  }

  @Test
  void undoesChoices() {
    assertThat(
            usedAll(
                FOUR,
                List.of(
                    OPEN + ",key Control-z",
                    OPEN + ",key Control-z,key Control-y",
                    OPEN + "," + square(0, 0) + ",key ArrowUp,key Delete,key Control-z",
                    "key Control-z")))
        .extracting(page -> page.data("shown") + ", " + page.text("place").replaceAll(" \\(.*", ""))
        .containsExactly(
            "7, node 0", "8, your node 1, depth 1", "9, your node 1, depth 1", "7, node 0");
  }

  @Test
  void goesBack() {
    assertThat(
            usedAll(
                FOUR,
                List.of(
                    OPEN + ",key ArrowUp",
                    OPEN + "," + square(0, 0) + ",key ArrowUp",
                    OPEN + ",key Shift-Space",
                    OPEN + ",key ArrowUp,key ArrowLeft",
                    OPEN + ",enter #goto 1,key ArrowRight,key ArrowRight",
                    OPEN + ",click #events>button,key Shift-Space",
                    OPEN + ",key X",
                    OPEN + ",enter #goto 2")))
        .extracting(page -> page.text("place").replaceAll(" \\(.*,|, depth.*", ""))
        .containsExactly(
            "node 0 depth 0",
            "your node 1",
            "your node 1",
            "node 0 depth 0",
            "your node 1",
            "node 0 depth 0",
            "node 2 depth 2",
            "node 2 depth 2");
  }

  @Test
  void removesABranchWithAllBelow() {
    List<Chromium> pages =
        usedAll(
            FOUR,
            List.of(
                OPEN + "," + square(0, 0) + ",click #remove",
                OPEN + "," + square(0, 0) + ",key ArrowUp,key Delete",
                OPEN
                    + ","
                    + square(0, 0)
                    + ",key ArrowUp,key ArrowUp,"
                    + square(2, 2)
                    + ",key Delete",
                OPEN + ",key ArrowUp,key Delete"));
    assertThat(pages).extracting(page -> page.data("shown")).containsExactly("8", "7", "9", "8");
    assertThat(pages)
        .extracting(page -> page.text("place").replaceAll(" \\(.*", ""))
        .containsExactly("your node 1, depth 1", "node 0", "node 0", "node 0");
    assertThat(pages.get(3).text("live")).isEqualTo("The branches of the search stay.");
    assertThat(pages)
        .extracting(page -> page.all("id=\"remove\"( hidden=\"\"|)>").get(0).isEmpty())
        .containsExactly(true, false, false, false);
  }

  @Test
  void keepsEachChoiceOnce() {
    Chromium page = used(FOUR, OPEN + ",key ArrowUp," + square(1, 3));
    assertThat(page.data("shown")).isEqualTo("8");
    assertThat(page.text("place")).isEqualTo("your node 1, depth 1");
  }

  @Test
  void saysWhyASquareCannotBeChosen() {
    List<Chromium> pages =
        usedAll(
            FOUR,
            List.of(
                OPEN + "," + square(0, 3),
                OPEN + "," + square(1, 3),
                CHOOSE + "enter #goto 2," + square(2, 0),
                "press #board 0.5 0.5",
                CHOOSE + "press #board 0.01 0.01"));
    assertThat(pages)
        .extracting(page -> page.text("live"))
        .containsExactly(
            "Column 0, row 3: removed at your node 1. The queen at column 1, row 3 removes row 3 from column 0, by the rule “rows”.",
            "Column 1, row 3: a queen, decided.",
            "Column 2, row 0: removed at node 1. The queen at column 0, row 0 removes row 0 from column 2, by the rule “rows”.",
            "Node 0, root, decision. The search begins at the root.",
            "Choose a square for the next queen.");
    assertThat(used(FOUR, CHOOSE + "enter #goto 2").text("sentence"))
        .isEqualTo("Failure: column 2 has no row left. Nothing is left to choose: go back (↑).");
  }

  @Test
  void asksAtTheStudentsNodes() {
    Chromium page = used(FOUR, "key q," + OPEN);
    assertThat(page.text("count")).isEqualTo("event 0 (0 to 5) of your node");
    assertThat(page.text("sentence"))
        .isEqualTo(
            "You decide q₁ = 3: which squares go before the next decision? Mark them, then press Check.");
  }

  @Test
  void playsTheStudentsNode() {
    assertThat(usedAll(FOUR, List.of(OPEN + ",key p,tick 3", OPEN + ",key p,tick 9")))
        .extracting(page -> page.text("count"))
        .containsExactly("event 3 (0 to 5) of your node", "event 5 (0 to 5) of your node");
  }

  @Test
  void drawsTheStudentsBranchDashed() {
    assertThat(used(FOUR, OPEN + ",key s").data("saved").split("stroke-dasharray="))
        .as("an edge and a ring")
        .hasSize(3);
    assertThat(used(FOUR, "key s").data("saved")).doesNotContain("stroke-dasharray=\"[0-9]");
  }

  /** The script eliminates values, so it has no branch beside a search that does more. */
  @Test
  void choosesWhereTheSearchEliminatesValues() {
    String both =
        TracePage.of(
            plain(4), trace(QueensModel.of(4), Propagation.DOMAIN, SearchStrategy.FIRST_FAIL));
    List<Chromium> pages =
        usedAll(
            both,
            List.of(
                "key ArrowUp," + CHOOSE + square(1, 3),
                "focus .search:nth-of-type(2)>canvas," + CHOOSE + square(1, 3)));
    assertThat(pages)
        .extracting(page -> page.text("place"))
        .containsExactly("your node 1, depth 1", "node 0 (0 to 10), depth 0");
    assertThat(pages.get(0).text("twin"))
        .isEqualTo(
            "Second board: the right search at node 0, root, the last decisions that both have.");
    assertThat(pages.get(1).text("live"))
        .isEqualTo("Choose needs a search with value propagation.");
  }
}

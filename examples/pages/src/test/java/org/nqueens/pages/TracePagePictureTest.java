package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;
import static org.nqueens.pages.TraceFixtures.used;
import static org.nqueens.pages.TraceFixtures.usedAll;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.trace.SearchTrace;

/** The page of a search as a picture and on paper. */
@NeedsChromium
class TracePagePictureTest {
  /** Where the legend says that decisions are named. */
  private static final String NAMES = "Decisions and numbers of nodes: ([a-z ,]+)\\.<";

  @Test
  void savesTheTreeTheBoardAndTheSentence() {
    String svg =
        used(TracePage.of(plain(4)), "key x,click button[data-key=s]")
            .data("saved")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&quot;", "\"");
    assertThat(svg)
        .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        .doesNotContain("class=", "var(--", "style=")
        .contains(">Search for 4 queens</text>")
        .contains(">first-unbound/smallest, value propagation, embedded</text>")
        .contains(">Failure: column 2 has no row left.</text>")
        .contains(">q₁ = 2, node 2 (0 to 10), depth 2</text>");
    assertThat(svg.split("fill=\"rgb\\(63, 134, 208\\)\""))
        .as("decisions in blue")
        .hasSizeGreaterThan(1);
  }

  @Test
  void savesBothTreesAndBoardsOfTwoSearches() {
    SearchTrace second = trace(QueensModel.of(4), Propagation.DOMAIN, SearchStrategy.FIRST_FAIL);
    String svg =
        used(TracePage.of(plain(4), second), "key x,click button[data-key=s]")
            .data("saved")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&quot;", "\"");
    assertThat(svg)
        .doesNotContain("class=", "var(--", "style=")
        .contains(">first-unbound/smallest, value propagation, embedded</text>")
        .contains(">min-domain-size/middle, domain propagation, embedded</text>")
        .contains(">Failure: column 2 has no row left.</text>")
        .contains(">11 nodes, 5 decisions, 4 failures, 2 solutions, 42 removed</text>")
        .contains(">decision</text>", ">failure</text>", ">Only the left search goes here.")
        .contains(">The decision q₁ = 2 removes row 3 from column 1.</text>");
    assertThat(svg.split("viewBox=\"-0\\.22 -0\\.22 ", -1)).as("two boards of four").hasSize(3);
  }

  /** Of a failure, of the tree with all nodes, and of a solution, whose node has many causes. */
  @Test
  void isPrintedInLettersOfEightPoints() {
    SearchTrace second = trace(QueensModel.of(8), Propagation.DOMAIN, INPUT_ORDER);
    List<String> events = List.of("key x,print", "key r,key u,print", "key n,print");
    List<Chromium> pages = new ArrayList<>(usedAll(TracePage.of(plain(8)), events));
    pages.addAll(usedAll(TracePage.of(plain(8), second), events));
    assertThat(pages)
        .extracting(page -> Double.parseDouble(page.data("points")))
        .allMatch(points -> points >= 8);
    assertThat(pages)
        .as("decisions that are named")
        .allMatch(page -> page.all("<text[^>]*>(q.)(?: . \\d)<").contains("q₀"))
        .allMatch(page -> page.all(NAMES).equals(List.of("where there is room")));
  }

  /** A node with so many causes that there is no room for the names of decisions. */
  @Test
  void saysWhereDecisionsAreNotNamed() {
    Chromium page = used(TracePage.of(plain(10)), "key n,key u,print");
    assertThat(page.all(NAMES)).containsExactly("not here, for want of room");
    assertThat(page.all("<text[^>]*>(q.)(?: . \\d)<")).isEmpty();
  }

  @Test
  void drawsTheStudentsBranchDashed() {
    String four = TracePage.of(plain(4));
    assertThat(used(four, "key c,square 1 3,key s").data("saved").split("stroke-dasharray="))
        .as("an edge and a ring")
        .hasSize(3);
    assertThat(used(four, "key s").data("saved")).doesNotContain("stroke-dasharray=\"[0-9]");
  }

  @Test
  void isPrintedOnOnePage() {
    assertThat(Chromium.printedPages(TracePage.of(plain(8)))).isEqualTo(1);
  }

  @Test
  void isPrintedWithTheTreeTheBoardAndTheSentence() {
    Chromium page = used(TracePage.of(plain(4)), "key x,print");
    assertThat(page.data("printed")).isEqualTo("print");
    assertThat(page.all("fill=\"var\\(--(branch|fail|solve)\\)\"")).contains("branch", "solve");
    assertThat(page.all("class=\"title\"[^>]*>([^<]*)<"))
        .contains("Failure: column 2 has no row left.");
  }
}

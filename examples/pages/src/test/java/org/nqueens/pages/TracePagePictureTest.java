package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;
import static org.nqueens.pages.TraceFixtures.used;

import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.trace.SearchTrace;

/** The page of a search as a picture and on paper. */
@NeedsChromium
class TracePagePictureTest {
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

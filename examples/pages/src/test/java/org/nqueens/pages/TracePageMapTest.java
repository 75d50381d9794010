package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.used;
import static org.nqueens.pages.TraceFixtures.usedAll;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The map of a search below the slider. */
@NeedsChromium
class TracePageMapTest {
  private static final String FOUR = TracePage.of(plain(4));

  @Test
  void leadsToANode() {
    List<Chromium> pages =
        usedAll(
            FOUR,
            List.of(
                "press #map 0.01 0.01",
                "press #map 0.99 0.1",
                "press #map 0.99 0.3",
                "press #map 0.99 0.99",
                "press #map 0.1 0.3"));
    assertThat(pages)
        .extracting(page -> page.text("place").replaceAll(" \\(.*,", ","))
        .containsExactly(
            "node 0, depth 0",
            "node 0, depth 0",
            "node 4, depth 1",
            "node 10, depth 4",
            "node 1, depth 1");
  }

  @Test
  void isDarkWithoutASolution() {
    assertThat(usedAll(FOUR, List.of("pixel #map 0.2 0.3", "pixel #map 0.6 0.3")))
        .as("the subtree of q_0 = 0, which has no solution, and that of its refutation")
        .extracting(page -> page.data("pixel"))
        .containsExactly("74,50,47", "109,138,128");
  }

  @Test
  void namesTheNodeUnderThePointer() {
    assertThat(used(FOUR, "move #map 0.99 0.3").text("tip"))
        .isEqualTo("q₀ ≠ 0: decision, node 4. 7 nodes with those below, some with a solution.");
  }

  @Test
  void showsALargeTrace() {
    assertThat(
            used(TracePage.of(plain(12)), "press #map 0.5 0.01,press #map 0.5 0.99").text("place"))
        .matches("node [45]\\d,\\d{3} \\(0 to 99,999\\), depth .*");
  }
}

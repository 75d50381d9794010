package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;
import static org.nqueens.pages.TraceFixtures.used;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.search.Propagation;

/** How the page of a search explains itself. */
class TracePageWordsTest {
  private static final Board GARDEN =
      Board.of("AABB", "ABBB", "ACCD", "CCDD").withTitle("Garden <4>");

  private static String garden() {
    return TracePage.of(GARDEN.title(), trace(GARDEN.model(), Propagation.COVERAGE, INPUT_ORDER));
  }

  @Test
  void hasTheTitleAndTheKindsOfRules() {
    assertThat(garden())
        .contains("<h1>Garden &lt;4&gt;: search for 4 queens</h1>")
        .contains("Rules: rows, neighbours (6), regions<");
  }

  @NeedsChromium
  @Test
  void hasTheColoursOfTheRegions() {
    Chromium page = Chromium.open(garden(), "#node=0");
    List<String> colours =
        RegionColours.of(GARDEN).rgb().values().stream().map("#%06x"::formatted).toList();
    assertThat(page.all("<path fill=\"(#[0-9a-f]{6})\" class=\"(?:faint)?\" d=\"M"))
        .as("squares that are left, and those that are gone")
        .hasSameElementsAs(colours);
    assertThat(Chromium.open(TracePage.of(plain(4)), "#node=0").all("(<path fill)=\"#")).isEmpty();
  }

  @NeedsChromium
  @Test
  void namesTheRegionOfASquare() {
    assertThat(used(garden(), "move #board 0.5 0.99,move #board 0.4 0.8").text("sentence"))
        .startsWith("Column 1, row 3, region C: ");
  }

  @NeedsChromium
  @Test
  void opensHelpAtItsBeginning() {
    String page = TestPage.with(TracePage.of(plain(4)), "", "trace-use.js");
    Chromium small = Chromium.openAll(List.of(page), List.of("#use=key+?"), 320, 568).get(0);
    assertThat(small.data("help")).isEqualTo("0");
  }

  @NeedsChromium
  @Test
  void beginsHelpWithHowToReadThePage() {
    assertThat(
            used(TracePage.of(plain(4)), "key ?")
                .all("<dialog id=\"help\"( open=\"\")>\\s*<h2>How"))
        .hasSize(1);
  }
}

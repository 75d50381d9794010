package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.contract.Exhaustive;
import org.nqueens.search.Propagation;

/**
 * The contrast of what the page of a search shows, light and dark: WCAG 2.2 demands 4.5 of texts
 * (1.4.3), and 3 of what is drawn (1.4.11).
 */
@NeedsChromium
class TracePageContrastTest {
  private static final Board GARDEN = Board.of("AABB", "ABBB", "ACCD", "CCDD");

  /** A text or a mark, and the colours of it and of what is under it, as {@code #rrggbb}. */
  private record Seen(String kind, String name, String colour, String background) {
    double contrast() {
      return Eyes.contrast(colour, background);
    }
  }

  private static List<Seen> seen(Chromium page) {
    return Stream.of(page.data("colours").split("\n"))
        .map(line -> line.split("\\|"))
        .map(parts -> new Seen(parts[0], parts[1], parts[2], parts[3]))
        .toList();
  }

  @Test
  void isEnoughInLightAndDark() {
    List<List<Seen>> both = seen(TracePage.of(plain(4), plain(4)));
    both.forEach(TracePageContrastTest::assertEnough);
    assertThat(both.get(0)).doesNotContainAnyElementsOf(both.get(1));
  }

  @Exhaustive
  @Test
  void isEnoughOnTheColoursOfRegions() {
    seen(TracePage.of(trace(GARDEN.model(), Propagation.COVERAGE, INPUT_ORDER)))
        .forEach(TracePageContrastTest::assertEnough);
  }

  /** What is seen of a page in light, and in dark. */
  private static List<List<Seen>> seen(String html) {
    String page = TestPage.with(html, "", "trace-contrast.js");
    return Chromium.openAll(List.of(page, page), List.of("#light", "#dark")).stream()
        .map(TracePageContrastTest::seen)
        .toList();
  }

  private static void assertEnough(List<Seen> all) {
    assertThat(all)
        .extracting(Seen::name)
        .contains("event to come", "sentence", "tip", "goto", "cross on gone", "edge", "dead");
    assertThat(all).filteredOn(seen -> seen.kind().equals("text")).hasSizeGreaterThan(60);
    assertThat(all)
        .filteredOn(seen -> seen.contrast() < (seen.kind().equals("text") ? 4.5 : 3))
        .isEmpty();
  }
}

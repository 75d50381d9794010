package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
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
    String four = TestPage.with(TracePage.of(plain(4), plain(4)), "", "trace-contrast.js");
    String garden =
        TestPage.with(
            TracePage.of(trace(GARDEN.model(), Propagation.COVERAGE, INPUT_ORDER)),
            "",
            "trace-contrast.js");
    for (Chromium page :
        Chromium.openAll(
            List.of(four, four, garden, garden), List.of("#light", "#dark", "#light", "#dark"))) {
      List<Seen> all = seen(page);
      assertThat(all)
          .extracting(Seen::name)
          .contains("event to come", "sentence", "tip", "goto", "cross on gone", "edge", "dead");
      assertThat(all).filteredOn(seen -> seen.kind().equals("text")).hasSizeGreaterThan(60);
      assertThat(all)
          .filteredOn(seen -> seen.contrast() < (seen.kind().equals("text") ? 4.5 : 3))
          .isEmpty();
    }
  }

  @Test
  void differsInLightAndDark() {
    String four = TestPage.with(TracePage.of(plain(4)), "", "trace-contrast.js");
    List<Chromium> pages = Chromium.openAll(List.of(four, four), List.of("#light", "#dark"));
    assertThat(seen(pages.get(0))).doesNotContainAnyElementsOf(seen(pages.get(1)));
  }
}

package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.plain;

import org.junit.jupiter.api.Test;

/** The sentences of the page of a search. */
@NeedsChromium
class TracePageSentencesTest {
  @Test
  void tellsTheEventsInSentences() {
    Chromium page = Chromium.open(TracePage.of(plain(4)), "#node=2");
    assertThat(page.all("<button[^>]*>((?:The|Failure)[^<]*)</button>"))
        .containsExactly(
            "The strategy decides q₁ = 2.",
            "The decision q₁ = 2 removes row 3 from column 1.",
            "The queen at column 1, row 2 removes row 2 from column 3, by the rule “rows”.",
            "The queen at column 1, row 2 removes row 1 from column 2, by the rule “ascending diagonals”.",
            "The queen at column 1, row 2 removes row 3 from column 2, by the rule “descending diagonals”.",
            "Failure: column 2 has no row left.");
    assertThat(page.all("<li role=\"treeitem\"[^>]* aria-label=\"([^\"]*)\""))
        .containsExactly("root, decision", "q₀ = 0, decision", "q₁ = 2, failure");
    assertThat(page.text("live"))
        .isEqualTo("Node 2, q₁ = 2, failure. Failure: column 2 has no row left.");
  }
}

package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;
import static org.nqueens.pages.TraceFixtures.used;
import static org.nqueens.pages.TraceFixtures.usedAll;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;

/** A page whose number of queens, strategies and propagation are changed. */
@NeedsChromium
class TracePageChangeTest {
  private static final String BOTH =
      TracePage.of(
          plain(6), trace(QueensModel.of(6), Propagation.DOMAIN, SearchStrategy.FIRST_FAIL));

  /** Sets a list, by the first word of its label, of the first search that has it. */
  private static String set(String label, String value) {
    return "enter select[aria-label^=" + label + "] " + value;
  }

  /** The totals of all searches, as their sums and names. */
  private static List<String> totals(Chromium page) {
    return page.all("<dd>([0-9,]+)");
  }

  private static List<String> totals(SearchTrace... traces) {
    return TestPage.all(TracePage.of(traces), "<dd>([0-9,]+)");
  }

  private static String command(Chromium page) {
    return page.text("rules");
  }

  @Test
  void searchesAnotherBoard() {
    Chromium page = used(BOTH, "key x," + set("Queens", "5"));
    assertThat(page.all("<title>(.*?)</title>")).containsExactly("Search for 5 queens");
    assertThat(page.text("place")).isEqualTo("node 0 (0 to 26), depth 0");
    assertThat(totals(page))
        .isEqualTo(
            totals(
                plain(5), trace(QueensModel.of(5), Propagation.DOMAIN, SearchStrategy.FIRST_FAIL)));
    assertThat(command(page))
        .isEqualTo(
            "queens trace 5 --html 5.html --strategy first-unbound/smallest --propagation value; queens trace 5 --html 5.html --strategy min-domain-size/middle --propagation domain");
    assertThat(page.text("twin")).isEqualTo("Second board: the right search at node 0, root.");
  }

  @Test
  void searchesByAnotherStrategyAndPropagation() {
    SearchStrategy largest =
        SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST);
    List<Chromium> pages =
        usedAll(
            TracePage.of(plain(6)),
            List.of(
                set("Row", "largest"),
                set("Row", "largest") + "," + set("Propagation", "coverage"),
                set("Queens", "1"),
                set("Next", "max-regret-on-min") + "," + set("Next", "first-unbound")));
    assertThat(pages)
        .extracting(TracePageChangeTest::totals)
        .containsExactly(
            totals(trace(QueensModel.of(6), Propagation.VALUE, largest)),
            totals(trace(QueensModel.of(6), Propagation.COVERAGE, largest)),
            totals(plain(1)),
            totals(plain(6)));
    assertThat(pages)
        .extracting(TracePageChangeTest::command)
        .containsExactly(
            "queens trace 6 --html 6.html --strategy first-unbound/largest --propagation value",
            "queens trace 6 --html 6.html --strategy first-unbound/largest --propagation coverage",
            "queens trace 1 --html 1.html --strategy first-unbound/smallest --propagation value",
            "queens trace 6 --html 6.html --strategy first-unbound/smallest --propagation value");
    assertThat(pages.get(2).all("<title>(.*?)</title>")).containsExactly("Search for 1 queen");
  }

  @Test
  void linksWhatItHasSearched() {
    String equal = set("Propagation", "domain") + "," + set("Next", "min-domain-size");
    Chromium page = used(BOTH, equal + "," + set("Row", "middle"));
    assertThat(page.text("headline")).startsWith("The two searches are equal: ");
    assertThat(command(page))
        .isEqualTo(
            "queens trace 6 --html 6.html --strategy min-domain-size/middle,min-domain-size/middle --propagation domain");
    assertThat(page.all("<th>(Search)")).hasSize(1);
  }

  @Test
  void letsAStudentChooseAfterAChangeToValuePropagation() {
    String html = TracePage.of(trace(QueensModel.of(6), Propagation.COVERAGE, INPUT_ORDER));
    assertThat(usedAll(html, List.of("key c", set("Propagation", "value") + ",key c")))
        .extracting(page -> page.text("live"))
        .containsExactly(
            "Choose needs a search with value propagation.", "Choose a square for the next queen.");
  }

  @Test
  void refusesASearchThatATraceWouldCut() {
    Chromium page =
        used(
            TracePage.of(
                trace(
                    QueensModel.of(7),
                    Propagation.VALUE,
                    SearchStrategy.of(
                        VariableSelection.MAX_DOMAIN_SIZE, ValueSelection.LOWER_HALF))),
            set("Queens", "8"));
    assertThat(page.text("feedback"))
        .isEqualTo(
            "That search has more than 100,000 nodes, the most of a trace: choose fewer queens or another strategy.");
    assertThat(command(page)).startsWith("queens trace 7 ");
    assertThat(page.all("<title>(.*?)</title>")).containsExactly("Search for 7 queens");
  }

  /** Searches that the script does not repeat: of another board, cut, larger, of other names. */
  @Test
  void leavesOtherSearchesAsTheyAre() {
    QueensModel blocked = QueensModel.of(6).toBuilder().block(0, 0).build();
    SearchStrategy named =
        SearchStrategy.named(
            "first-unbound/smallest",
            SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST));
    SearchTrace cut = QueensSolver.builder().solutionLimit(1).build().trace(QueensModel.of(6));
    List<SearchTrace> others =
        List.of(
            plain(9),
            cut,
            trace(blocked, Propagation.VALUE, INPUT_ORDER),
            trace(QueensModel.of(6), Propagation.VALUE, named));
    assertThat(others.stream().map(other -> used(TracePage.of(other), "key x")))
        .allMatch(page -> page.all("(<select [^>]*class=\"quiet\")").isEmpty())
        .allMatch(page -> command(page).startsWith("Rules: "));
    assertThat(used(BOTH, "key x").all("(<select [^>]*class=\"quiet\")")).hasSize(7);
  }
}

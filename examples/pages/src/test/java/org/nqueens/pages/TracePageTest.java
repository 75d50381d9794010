package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.pages.TraceFixtures.ofNodes;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.root;
import static org.nqueens.pages.TraceFixtures.trace;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.model.View;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode.Kind;

class TracePageTest {
  @Test
  void isSelfContained() {
    SelfContained.requireNothingElse(TracePage.of(plain(8)));
    SelfContained.requirePolicy(TracePage.of(plain(8)));
  }

  /** Without a step that unpacks it, before which a picture of the page would show nothing. */
  @Test
  void hasItsScriptAsItIs() {
    assertThat(TracePage.of(plain(4)))
        .contains("\nfunction render() {\n", "<noscript>This page needs JavaScript.</noscript>");
  }

  @Test
  void showsTheTotals() {
    assertThat(totals(TracePage.of(plain(4))))
        .containsExactly("nodes 11", "decisions 5", "failures 4", "solutions 2", "removed 42");
  }

  @Test
  void showsTheOpenNodesOfASearchThatIsCut() {
    SearchTrace trace = ofNodes(QueensModel.of(4), "none", List.of(root(List.of(), Kind.OPEN)));
    String page = TracePage.of(trace);
    assertThat(totals(page)).contains("nodes 1", "open 1");
    assertThat(page)
        .contains("<p class=\"cut\">The search is cut (time limit): 1 open node left.</p>");
  }

  @NeedsChromium
  @Test
  void isPrintedOnOnePage() {
    assertThat(Chromium.printedPages(TracePage.of(plain(8)))).isEqualTo(1);
  }

  private static List<String> totals(String page) {
    return Pattern.compile("<dt class=\"[a-z]+\">([a-z]+)<dd>([0-9,]+)</div>")
        .matcher(page)
        .results()
        .map(total -> total.group(1) + " " + total.group(2))
        .toList();
  }

  @Test
  void describesASearch() {
    assertThat(TracePage.of(plain(4)))
        .contains("<title>Search for 4 queens</title>")
        .contains("<h2>first-unbound/smallest</h2>")
        .contains(">value propagation, embedded</p>")
        .contains("<p class=\"cut\"></p>");
    assertThat(TracePage.of(plain(1))).contains("<title>Search for 1 queen</title>");
  }

  @Test
  void quotesNames() {
    QueensModel model =
        QueensModel.builder(2)
            .allDifferent(new AllDifferent("<b>{script}\"", List.of(View.row(0), View.row(1))))
            .build();
    SearchTrace trace =
        ofNodes(model, "</h2><script>{data}\"", List.of(root(List.of(), Kind.OPEN)));
    assertThat(TracePage.of(trace))
        .contains("<h2>&lt;/h2&gt;&lt;script&gt;{data}&quot;</h2>")
        .contains("Rules: &lt;b&gt;{script}&quot;");
  }

  @Test
  void comparesSearchesOfOneModel() {
    SearchTrace four = plain(4);
    SearchTrace five = plain(5);
    assertThatThrownBy(() -> TracePage.of(four, five))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "traces (of %s and %s) must be of the same model: trace one model with two strategies or two kinds of propagation"
                .formatted(four.model(), five.model()));
  }

  @Test
  void refusesABoardOfTinySquares() {
    assertThat(TracePage.of(rootOf(256))).contains("256 queens");
    SearchTrace trace = rootOf(257);
    assertThatThrownBy(() -> TracePage.of(trace))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "size (257) of the board must be at most 256 for a page: show a smaller board, or write"
                + " the trace as text");
  }

  private static SearchTrace rootOf(int n) {
    return ofNodes(
        QueensModel.builder(n).rowsAllDifferent().build(),
        "none",
        List.of(root(List.of(), Kind.OPEN)));
  }

  @Test
  void refusesSquaresOutsideTheBoard() {
    Pruning pruning = new Pruning(new Cause.Unexplained(), List.of(new Square(4, 0)));
    SearchTrace trace =
        ofNodes(QueensModel.of(4), "none", List.of(root(List.of(pruning), Kind.OPEN)));
    assertThatThrownBy(() -> TracePage.of(trace))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "square ((4, 0)) of a pruning must be on the board of size 4: rows and columns are"
                + " 0-based");
  }

  @Test
  void refusesNull() {
    assertThatThrownBy(() -> TracePage.of(plain(4), null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("traces (with null) must not have a null trace: pass a trace");
  }
}

package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.ofNodes;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.root;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.search.Decision;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/** The sentences of pages in a real browser. */
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

  @Test
  void tellsEveryCause() {
    QueensModel model =
        QueensModel.builder(4)
            .rowsAllDifferent()
            .regionsAllDifferent((column, row) -> 'A' + row)
            .build();
    List<Pruning> prunings =
        List.of(
            new Pruning(
                new Cause.HallSet("rows", Set.of(0, 1), Set.of(2, 3)),
                List.of(new Square(2, 2), new Square(3, 3))),
            new Pruning(
                new Cause.HallSet("diagonals", Set.of(1), Set.of(-1)), List.of(new Square(2, 3))),
            new Pruning(
                new Cause.LastPlace("regions", 'B'), List.of(new Square(2, 0), new Square(2, 1))),
            new Pruning(new Cause.Unexplained(), List.of(new Square(3, 0))));
    TraceNode failed =
        node(
            1,
            Side.APPLIED,
            Decision.atMost(0, 1),
            new Failure.TooFewValues("rows", Set.of(0, 1), Set.of(2)));
    TraceNode refuted =
        node(2, Side.REFUTED, Decision.atMost(0, 1), new Failure.NoPlace("regions", 'C'));
    String page =
        TracePage.of(
            ofNodes(model, "by hand", List.of(root(prunings, Kind.BRANCHED), failed, refuted)));
    assertThat(
            Chromium.open(page, "#node=0")
                .all("<button[^>]*>((?:Column|The so|Prop)[^<]*)</button>"))
        .containsExactly(
            "Columns 0 and 1 need rows 2 and 3, by the rule “rows”, which removes (2, 2) (3, 3).",
            "Column 1 needs value -1, by the rule “diagonals”, which removes row 3 from column 2.",
            "Column 2 is the last place for region B, by the rule “regions”, which removes rows 0 and 1 from column 2.",
            "The solver removes row 0 from column 3 and does not tell why.",
            "Propagation ends. The strategy decides q₀ ≤ 1 next.");
    assertThat(Chromium.open(page, "#node=1").text("sentence"))
        .isEqualTo("Failure: columns 0 and 1 have only row 2 left, by the rule “rows”.");
    Chromium last = Chromium.open(page, "#node=2");
    assertThat(last.text("node")).isEqualTo("q₀ > 1");
    assertThat(last.text("sentence"))
        .isEqualTo("Failure: region C has no place left, by the rule “regions”.");
  }

  @Test
  void tellsThatTheSolverDoesNotTell() {
    TraceNode failed = node(1, Side.APPLIED, Decision.assign(0, 0), new Failure.Unexplained());
    SearchTrace trace =
        ofNodes(QueensModel.of(4), "", List.of(root(List.of(), Kind.BRANCHED), failed));
    Chromium page = Chromium.open(TracePage.of(trace), "#node=1");
    assertThat(page.text("sentence")).isEqualTo("Failure: the solver does not tell why.");
    assertThat(Chromium.open(TracePage.of(trace), "#node=0").all("aria-label=\"(q[^\"]*)\""))
        .as("an open node where the search did not go")
        .containsExactly("q₀ = 0, failure", "q₀ ≠ 0, open");
  }

  private static TraceNode node(int number, Side side, Decision decision, Failure failure) {
    return new TraceNode(
        number,
        Optional.of(new Branch(number, 0, decision, side)),
        List.of(),
        Kind.FAILED,
        Optional.of(failure));
  }
}

package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.GARDEN;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.ofNodes;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.root;
import static org.nqueens.pages.TraceFixtures.trace;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.pages.trace.SearchTotals;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/** What the page of a search reads from a trace, against the trace. */
@NeedsNode
class TraceEventsTest {
  private static final QueensModel FIXED =
      QueensModel.of(6).toBuilder().block(0, 0).place(2, 5).build();

  private static List<JsonNode> answers(String question, List<SearchTrace> traces) {
    return answers(question, 1, traces);
  }

  /**
   * What the page answers about traces.
   *
   * @param step the distance of the nodes that it goes to
   */
  private static List<JsonNode> answers(String question, int step, List<SearchTrace> traces) {
    List<byte[]> data = traces.stream().map(TraceData::of).toList();
    JsonNode answers =
        Node.answers(
            "trace-answers.mjs", Map.of("question", question, "step", step, "traces", data));
    assertThat(answers).hasSameSizeAs(traces);
    return StreamSupport.stream(answers.spliterator(), false).toList();
  }

  @Test
  void walksAllEventsForwardAndBack() {
    List<SearchTrace> traces =
        List.of(
            plain(1),
            plain(4),
            plain(8),
            trace(QueensModel.of(9), Propagation.DOMAIN, SearchStrategy.FIRST_FAIL),
            trace(Variant.TOROIDAL.builder(7).build(), Propagation.COVERAGE, INPUT_ORDER),
            trace(FIXED, Propagation.BOUNDS, INPUT_ORDER));
    assertThat(answers("walk", traces))
        .extracting(JsonNode::asText)
        .containsExactlyElementsOf(traces.stream().map(trace -> walked(trace, 1)).toList());
  }

  @Test
  void goesToNodesOfTheLargestTrace() {
    SearchTrace trace = plain(12);
    assertThat(trace.isCut()).isTrue();
    assertThat(answers("goToNodes", 17, List.of(trace)).get(0).asText())
        .isEqualTo(walked(trace, 17));
  }

  /** The nodes by kind, and a hash of the domains of the nodes at a distance. */
  private static String walked(SearchTrace trace, int step) {
    int all = 0;
    for (int node = 0; node < trace.nodes().size(); node += step) {
      int hash = 1;
      for (RowDomain domain : trace.domains(node)) {
        for (int row = 0; row < trace.model().size(); row++) {
          hash = 31 * hash + (domain.contains(row) ? 1 : 0);
        }
      }
      all = 31 * all + hash;
    }
    return Arrays.stream(Kind.values())
            .map(kind -> Long.toString(trace.count(kind)))
            .collect(Collectors.joining(","))
        + " "
        + all;
  }

  @Test
  void propagatesAsTheLibraryDoes() {
    SearchStrategy halves =
        SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.UPPER_HALF);
    List<SearchTrace> traces =
        Stream.of(
                QueensModel.of(1),
                QueensModel.of(3),
                QueensModel.of(8),
                Variant.TOROIDAL.builder(7).build(),
                Variant.TOROIDAL.builder(5).build(),
                QueensModel.of(8).toBuilder().block(0, 0).block(5, 5).place(2, 5).build(),
                GARDEN.model())
            .flatMap(
                model ->
                    Stream.of(INPUT_ORDER, halves)
                        .map(strategy -> trace(model, Propagation.VALUE, strategy)))
            .toList();
    assertThat(answers("propagate", traces))
        .extracting(JsonNode::asInt)
        .containsExactlyElementsOf(traces.stream().map(trace -> trace.nodes().size()).toList());
    assertThat(traces.stream().mapToInt(trace -> trace.nodes().size()).sum()).isGreaterThan(1_000);
  }

  /** The sentences of the events of a node, from its branch on. */
  private static List<String> events(JsonNode nodes, int node) {
    return StreamSupport.stream(nodes.get(node).get("events").spliterator(), false)
        .map(JsonNode::asText)
        .toList();
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
    JsonNode nodes =
        answers(
                "tell",
                List.of(
                    ofNodes(
                        model, "by hand", List.of(root(prunings, Kind.BRANCHED), failed, refuted))))
            .get(0);
    assertThat(events(nodes, 0))
        .containsExactly(
            "The search begins at the root.",
            "Columns 0 and 1 need rows 2 and 3, by the rule “rows”, which removes (2, 2) (3, 3).",
            "Column 1 needs value -1, by the rule “diagonals”, which removes row 3 from column 2.",
            "Column 2 is the last place for region B, by the rule “regions”, which removes rows 0 and 1 from column 2.",
            "The solver removes row 0 from column 3 and does not tell why.",
            "Propagation ends. The strategy decides q₀ ≤ 1 next.");
    assertThat(events(nodes, 1))
        .containsExactly(
            "The strategy decides q₀ ≤ 1.",
            "Failure: columns 0 and 1 have only row 2 left, by the rule “rows”.");
    assertThat(nodes.get(2).get("name").asText()).isEqualTo("q₀ > 1");
    assertThat(events(nodes, 2))
        .containsExactly(
            "q₀ ≤ 1 is refuted: now q₀ > 1.",
            "Failure: region C has no place left, by the rule “regions”.");
  }

  @Test
  void tellsThatTheSolverDoesNotTell() {
    TraceNode failed = node(1, Side.APPLIED, Decision.assign(0, 0), new Failure.Unexplained());
    SearchTrace trace =
        ofNodes(QueensModel.of(4), "", List.of(root(List.of(), Kind.BRANCHED), failed));
    JsonNode nodes = answers("tell", List.of(trace)).get(0);
    assertThat(events(nodes, 1)).endsWith("Failure: the solver does not tell why.");
    assertThat(nodes.get(0).get("children"))
        .as("an open node where the search did not go")
        .extracting(JsonNode::asText)
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

  @Test
  void sumsUpASubtree() {
    SearchTrace coverage =
        trace(Board.of("AABB", "ABBB", "ACCD", "CCDD").model(), Propagation.COVERAGE, INPUT_ORDER);
    List<JsonNode> answers = answers("tell", List.of(plain(4), coverage));
    Map<String, Long> removed = SearchTotals.of(plain(4)).removedByKind();
    assertThat(answers.get(0).get(0).get("totals").asText())
        .isEqualTo(
            "With all below: 11 nodes, 4 failures, 2 solutions, 4 deep. Removed 42: by rows %s, ascending diagonals %s, descending diagonals %s."
                .formatted(removed.values().toArray()));
    assertThat(answers.get(1).get(0).get("totals").asText())
        .endsWith("Removed 38: by rows 23, neighbours 13, regions 2.");
  }
}

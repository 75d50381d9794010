package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.format.TraceSentences;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.trace.Branch;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/** Pages in a real browser. */
@NeedsChromium
class TracePageInBrowserTest {
  static Stream<SearchTrace> traces() {
    return Stream.of(
        plain(1),
        plain(4),
        plain(8),
        trace(QueensModel.of(9), Propagation.DOMAIN, SearchStrategy.FIRST_FAIL),
        trace(Variant.TOROIDAL.builder(7).build(), Propagation.COVERAGE, INPUT_ORDER),
        trace(
            QueensModel.of(6).toBuilder().block(0, 0).place(2, 5).build(),
            Propagation.BOUNDS,
            INPUT_ORDER));
  }

  @ParameterizedTest
  @MethodSource("traces")
  void walksAllEventsForwardAndBack(SearchTrace trace) {
    assertThat(opened(trace).data("check")).isEqualTo(checked(trace));
  }

  @Test
  void showsTheLargestTrace() {
    SearchTrace trace = plain(12);
    assertThat(trace.isCut()).isTrue();
    Chromium page = opened(trace);
    assertThat(page.data("check")).isEqualTo(checked(trace));
    assertThat(page.text("place")).isEqualTo("node 0 (0 to 99,999), depth 0");
    assertThat(page.all("<p class=\"cut\">([^<]*)<")).containsExactly(TraceSentences.end(trace));
  }

  @Test
  void checksTwoSearches() {
    SearchTrace first = plain(6);
    SearchTrace second = trace(QueensModel.of(6), Propagation.DOMAIN, SearchStrategy.FIRST_FAIL);
    assertThat(opened(first, second).data("check"))
        .isEqualTo(checked(first) + "," + checked(second));
  }

  /** Opens the page of traces, which then walks all events. */
  private static Chromium opened(SearchTrace... traces) {
    return Chromium.open(TestPage.with(TracePage.of(traces), "", "trace-check.js"), "#check");
  }

  /** The nodes by kind, and a hash of the domains of all nodes, as {@code check} computes it. */
  private static String checked(SearchTrace trace) {
    int all = 0;
    for (TraceNode node : trace.nodes()) {
      int hash = 1;
      for (RowDomain domain : trace.domains(node.number())) {
        for (int row = 0; row < trace.model().size(); row++) {
          hash = 31 * hash + (domain.contains(row) ? 1 : 0);
        }
      }
      all = 31 * all + hash;
    }
    return "ok "
        + Arrays.stream(Kind.values())
            .map(kind -> Long.toString(trace.count(kind)))
            .collect(Collectors.joining(","))
        + " "
        + all;
  }

  @ParameterizedTest
  @CsvSource({"17, 3", "17, 0", "4, 2", "500, 4", "830, 1"})
  void opensAtTheEventOfTheAddress(int node, int event) {
    SearchTrace trace = plain(8);
    Chromium page = Chromium.open(TracePage.of(trace), "#node=%s&event=%s".formatted(node, event));
    assertThat(page.text("place")).startsWith("node %s (0 to 830), ".formatted(node));
    assertThat(page.text("node")).isEqualTo(formula(trace.nodes().get(node)));
    assertThat(currentEvent(page)).isEqualTo(event);
    assertThat(page.label("board")).isEqualTo(board(trace, node, event));
  }

  @Test
  void opensAtTheEndOfANode() {
    SearchTrace trace = plain(8);
    Chromium page = Chromium.open(TracePage.of(trace), "#node=17");
    assertThat(currentEvent(page)).isEqualTo(trace.nodes().get(17).prunings().size() + 1);
    assertThat(page.label("board")).isEqualTo(board(trace.domains(17)));
  }

  @Test
  void opensAtTheBeginningOfTheSearch() {
    Chromium page = Chromium.open(TracePage.of(plain(4)), "");
    assertThat(page.text("place")).isEqualTo("node 0 (0 to 10), depth 0");
    assertThat(page.text("sentence")).isEqualTo("The search begins at the root.");
    assertThat(page.text("count")).isEqualTo("event 0 (0 to 59)");
  }

  @Test
  void opensAtANodeOfTheSecondSearch() {
    SearchTrace first = plain(8);
    SearchTrace second = trace(QueensModel.of(8), Propagation.DOMAIN, SearchStrategy.FIRST_FAIL);
    Chromium page =
        Chromium.open(
            TracePage.of(first, second), "#second-node=20&second-event=1&node=17&event=3");
    assertThat(page.text("place")).startsWith("node 20 (0 to 690), ");
    assertThat(page.label("board")).isEqualTo(board(second, 20, 1));
    assertThat(Chromium.open(TracePage.of(first, second), "#node=17&second-node=20").text("place"))
        .startsWith("node 17 (0 to 830), ");
  }

  @Test
  void staysOnTheTraceForAnAddressBeyondIt() {
    Chromium page = Chromium.open(TracePage.of(plain(4)), "#node=99&event=99");
    assertThat(page.text("place")).startsWith("node 10 (0 to 10), ");
    assertThat(page.text("count")).isEqualTo("event 59 (0 to 59)");
    assertThat(Chromium.open(TracePage.of(plain(4)), "#node=-1&event=x").text("count"))
        .isEqualTo("event 0 (0 to 59)");
  }

  private static String formula(TraceNode node) {
    String formula = node.branch().map(Branch::toString).orElse("root").replace("!=", "≠");
    int end = formula.indexOf(' ');
    return formula
            .substring(0, end)
            .replace("_", "")
            .chars()
            .mapToObj(c -> Character.toString(Character.isDigit(c) ? c - '0' + '₀' : c))
            .collect(Collectors.joining())
        + formula.substring(end);
  }

  private static int currentEvent(Chromium page) {
    List<String> events = page.all("<button( aria-current=\"step\"|) aria-description=");
    assertThat(events).as("events").contains(" aria-current=\"step\"");
    return events.indexOf(" aria-current=\"step\"");
  }

  private static String board(SearchTrace trace, int node, int event) {
    List<RowDomain> before = trace.domains(trace.nodes().get(node).branch().orElseThrow().parent());
    BitSet[] rows =
        before.stream().map(domain -> BitSet.valueOf(domain.toLongArray())).toArray(BitSet[]::new);
    trace.nodes().get(node).prunings().stream()
        .limit(event)
        .flatMap(pruning -> pruning.squares().stream())
        .forEach(square -> rows[square.column()].clear(square.row()));
    return board(Arrays.stream(rows).map(set -> RowDomain.ofBits(set.toLongArray())).toList());
  }

  private static String board(List<RowDomain> domains) {
    return "Board. "
        + IntStream.range(0, domains.size())
            .mapToObj(column -> "Column " + column + ": " + rows(domains.get(column)) + ".")
            .collect(Collectors.joining(" "));
  }

  private static String rows(RowDomain domain) {
    List<String> rows = domain.rows().mapToObj(Integer::toString).toList();
    return switch (rows.size()) {
      case 0 -> "no row";
      case 1 -> "row " + rows.get(0);
      default ->
          "rows "
              + String.join(", ", rows.subList(0, rows.size() - 1))
              + " and "
              + rows.get(rows.size() - 1);
    };
  }
}

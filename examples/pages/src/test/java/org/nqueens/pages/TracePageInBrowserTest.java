package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.trace.Branch;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** Where the page of a search opens. */
@NeedsChromium
class TracePageInBrowserTest {
  @ParameterizedTest
  @CsvSource({"17, 3", "830, 1"})
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

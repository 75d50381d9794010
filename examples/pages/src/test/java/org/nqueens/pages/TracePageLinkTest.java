package org.nqueens.pages;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;
import static org.nqueens.pages.TraceFixtures.used;
import static org.nqueens.pages.TraceFixtures.usedAll;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** Two searches on one page, at the same decisions. */
@NeedsChromium
class TracePageLinkTest {
  private static final SearchTrace VALUE = plain(6);
  private static final SearchTrace DOMAIN =
      trace(QueensModel.of(6), Propagation.DOMAIN, INPUT_ORDER);
  private static final String BOTH = TracePage.of(VALUE, DOMAIN);

  /** The decisions that lead to each node, by its number. */
  private static List<String> paths(SearchTrace trace) {
    List<String> paths = new ArrayList<>();
    for (TraceNode node : trace.nodes()) {
      paths.add(node.branch().map(branch -> paths.get(branch.parent()) + "/" + branch).orElse(""));
    }
    return paths;
  }

  private static final List<String> FIRST = paths(VALUE);
  private static final List<String> SECOND = paths(DOMAIN);

  private static String place(int node) {
    return "node " + node + " (0 to " + (FIRST.size() - 1) + "), ";
  }

  @Test
  void goesToTheSameDecisions() {
    int first = FIRST.indexOf("/q_0 != 0/q_0 = 1");
    int second = SECOND.indexOf("/q_0 != 0/q_0 = 1");
    List<Chromium> pages =
        usedAll(
            BOTH,
            List.of(
                "enter #goto q0 = 1", "focus .search:nth-of-type(2)>canvas,enter #goto q0 = 1"));
    assertThat(pages)
        .extracting(page -> page.text("twin"))
        .containsExactly(
            "Second board: the right search at node " + second + ", q₀ = 1.",
            "First board: the left search at node " + first + ", q₀ = 1.");
    assertThat(pages)
        .extracting(page -> page.text("headline"))
        .containsOnly("Here the two searches do the same: each decides q₁ = 3 next.");
    assertThat(pages.get(0).label("other")).contains(" Column 0: row 1. ");
  }

  @Test
  void staysAtTheLastDecisionsThatBothHave() {
    int alone =
        IntStream.range(0, FIRST.size())
            .filter(node -> !SECOND.contains(FIRST.get(node)))
            .findFirst()
            .orElseThrow();
    int parent = VALUE.nodes().get(alone).branch().orElseThrow().parent();
    Chromium page = used(BOTH, "enter #goto " + alone);
    assertThat(page.text("twin"))
        .startsWith(
            "Second board: the right search at node " + SECOND.indexOf(FIRST.get(parent)) + ", ")
        .endsWith(", the last decisions that both have.");
    assertThat(page.text("headline")).startsWith("Only the left search goes here. The right one ");
  }

  @Test
  void goesToTheFirstDifference() {
    int different =
        IntStream.range(0, FIRST.size())
            .filter(node -> SECOND.contains(FIRST.get(node)))
            .filter(node -> below(FIRST, node) != below(SECOND, SECOND.indexOf(FIRST.get(node))))
            .findFirst()
            .orElseThrow();
    assertThat(usedAll(BOTH, List.of("key d", "key n,click #difference")))
        .allSatisfy(
            page -> {
              assertThat(page.text("place")).startsWith(place(different));
              assertThat(page.text("headline"))
                  .isEqualTo(
                      "The first difference: the left search decides q₂ = 1 next, the right one fails: column 4 has no row left.");
              assertThat(page.all("class=\"(differ)\" d=\"M"))
                  .as("rings on both boards")
                  .hasSize(2);
            });
    assertThat(used(BOTH, "key d,key Shift-Space").all("class=\"(differ)\" d=\"M"))
        .as("rings where both searches are at the end of a node")
        .isEmpty();
  }

  /** Tells whether a node has children; both searches decide alike where both decide. */
  private static boolean below(List<String> paths, int node) {
    return paths.stream().anyMatch(path -> path.startsWith(paths.get(node) + "/"));
  }

  static Stream<SearchTrace> others() {
    SearchStrategy largest =
        SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST);
    return Stream.of(DOMAIN, trace(VALUE.model(), Propagation.VALUE, largest));
  }

  @ParameterizedTest
  @MethodSource("others")
  void listsTheLargestSubtreesOfOneSearchOnly(SearchTrace other) {
    List<String> expected = new ArrayList<>(only("left", VALUE, FIRST, paths(other)));
    expected.addAll(only("right", other, paths(other), FIRST));
    expected.sort(comparing(TracePageLinkTest::nodes).reversed());
    List<Chromium> pages =
        usedAll(TracePage.of(VALUE, other), List.of("key r", "click td", "click td>button"));
    Chromium page = pages.get(0);
    List<String> rows =
        page.all("<tr>(<td>(?:left|right)</td><td><button>.*?</td>)</tr>").stream()
            .map(row -> row.replaceAll("</?(td|button)>", " ").strip().replaceAll(" {2,}", " | "))
            .toList();
    assertThat(page.all("<th>([^<]*)")).startsWith("Search", "Decisions", "Nodes", "Solutions");
    assertThat(page.all("<summary>([^<]*)"))
        .containsExactly("Decisions of one search only: " + expected.size() + " subtrees");
    assertThat(rows).hasSize(Math.min(6, expected.size())).isSubsetOf(expected);
    assertThat(rows)
        .extracting(TracePageLinkTest::nodes)
        .containsExactlyElementsOf(
            expected.stream().limit(6).map(TracePageLinkTest::nodes).toList());
    assertThat(pages.subList(1, 3))
        .extracting(clicked -> clicked.text("below"))
        .allMatch(text -> text.startsWith("With all below: " + nodes(rows.get(0)) + " node"));
  }

  /** A row for each subtree that only one of two searches visits. */
  private static List<String> only(
      String side, SearchTrace trace, List<String> paths, List<String> others) {
    return paths.stream()
        .filter(path -> !others.contains(path))
        .filter(path -> others.contains(path.substring(0, path.lastIndexOf('/'))))
        .map(
            path -> {
              List<TraceNode> below =
                  trace.nodes().stream()
                      .filter(node -> (paths.get(node.number()) + "/").startsWith(path + "/"))
                      .toList();
              long solutions =
                  below.stream().filter(node -> node.kind() == TraceNode.Kind.SOLVED).count();
              return "%s | %s | %s | %s"
                  .formatted(side, lastDecisions(path), below.size(), solutions);
            })
        .toList();
  }

  private static int nodes(String row) {
    return Integer.parseInt(row.split(" \\| ")[2]);
  }

  /** At most three decisions of a path, with subscripts. */
  private static String lastDecisions(String path) {
    List<String> all = List.of(path.substring(1).split("/"));
    String last = String.join(", ", all.subList(Math.max(0, all.size() - 3), all.size()));
    return (all.size() > 3 ? "… " : "")
        + last.replace("!=", "≠")
            .replaceAll("_", "")
            .replaceAll("q0", "q₀")
            .replaceAll("q1", "q₁")
            .replaceAll("q2", "q₂")
            .replaceAll("q3", "q₃")
            .replaceAll("q4", "q₄");
  }

  @Test
  void findsNoDifferenceOfEqualSearches() {
    Chromium page = used(TracePage.of(VALUE, VALUE), "key d");
    assertThat(page.text("headline"))
        .isEqualTo(
            "The two searches are equal: they take the same decisions, and visit the same 79 nodes.");
    assertThat(page.all("<(?:button|details)[^>]* id=\"(difference|only)\" hidden=\"\""))
        .hasSize(2);
    assertThat(page.text("place")).startsWith("node 0 ");
  }
}

package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;
import static org.nqueens.pages.TraceFixtures.used;
import static org.nqueens.pages.TraceFixtures.usedAll;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** Two searches on one page, at the same decisions. */
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
            "Second board: the right tree at node " + second + ", q₀ = 1, the same decisions.",
            "Second board: the left tree at node " + first + ", q₀ = 1, the same decisions.");
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
    assertThat(used(BOTH, "enter #goto " + alone).text("twin"))
        .startsWith(
            "Second board: the right tree at node " + SECOND.indexOf(FIRST.get(parent)) + ", ")
        .endsWith(", the last decisions that both have.");
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
        .extracting(page -> page.text("place"))
        .allMatch(text -> text.startsWith(place(different)));
  }

  /** Tells whether a node has children; both searches decide alike where both decide. */
  private static boolean below(List<String> paths, int node) {
    return paths.stream().anyMatch(path -> path.startsWith(paths.get(node) + "/"));
  }

  @Test
  void listsTheLargestSubtreesOfOneSearchOnly() {
    Chromium page = used(BOTH, "key r");
    List<String> subtrees = page.all("<button>((?:Left|Right) tree: [^<]*)</button>");
    assertThat(subtrees).hasSize(6);
    assertThat(subtrees)
        .extracting(text -> Integer.valueOf(text.replaceAll(".*, (\\d+) nodes?$", "$1")))
        .isSortedAccordingTo((one, other) -> other - one);
    assertThat(used(BOTH, "click #only>button").text("below"))
        .startsWith("With all below: " + subtrees.get(0).replaceAll(".*, ", "") + ", ");
  }

  @Test
  void findsNoDifferenceOfEqualSearches() {
    Chromium page = used(TracePage.of(VALUE, VALUE), "key d");
    assertThat(page.all("<(?:button|details)[^>]* id=\"(difference|only)\" hidden=\"\""))
        .hasSize(2);
    assertThat(page.text("place")).startsWith("node 0 ");
  }
}

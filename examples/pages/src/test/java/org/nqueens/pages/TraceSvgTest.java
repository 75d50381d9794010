package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.SvgPicture.all;
import static org.nqueens.pages.SvgPicture.description;
import static org.nqueens.pages.SvgPicture.ids;
import static org.nqueens.pages.SvgPicture.parse;
import static org.nqueens.pages.SvgPicture.title;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.w3c.dom.Element;

class TraceSvgTest {
  private static final String BLUE = "#005ca1";
  private static final String RED = "#da251d";
  private static final String GREEN = "#0b7646";
  private static final String WHITE = "#ffffff";

  private static QueensSolverBuilder solver() {
    return QueensSolver.builder()
        .strategy(SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST))
        .propagation(Propagation.VALUE);
  }

  private static String tree(int n) {
    return TraceSvg.of(solver().build().trace(QueensModel.of(n)));
  }

  /** The shapes of the tree, which unlike those of the key have tooltips. */
  private static List<Element> shapes(String svg) {
    return all(parse(svg), "title").stream()
        .map(title -> (Element) title.getParentNode())
        .filter(parent -> !parent.getLocalName().equals("svg"))
        .toList();
  }

  /** The tooltips of the shapes of a kind. */
  private static List<String> tooltips(String svg, String element, String colour, String outline) {
    return shapes(svg).stream()
        .filter(shape -> shape.getLocalName().equals(element))
        .filter(shape -> shape.getAttribute("fill").equals(colour))
        .filter(shape -> shape.getAttribute("d").contains(outline))
        .map(Element::getTextContent)
        .toList();
  }

  private static List<String> circles(String svg, String colour) {
    return tooltips(svg, "circle", colour, "");
  }

  private static List<String> squares(String svg) {
    return tooltips(svg, "path", RED, "h10v10h-10z");
  }

  private static List<String> diamonds(String svg) {
    return tooltips(svg, "path", GREEN, "l8 8l-8 8l-8 -8z");
  }

  private static List<String> triangles(String svg, String colour) {
    return tooltips(svg, "path", colour, "l8 16h-16z");
  }

  private static List<String> texts(String svg) {
    return all(parse(svg), "text").stream().map(Element::getTextContent).toList();
  }

  @Test
  void drawsTheShapesOfTheNodes() {
    String svg = tree(4);
    assertThat(circles(svg, BLUE))
        .containsExactly(
            "node 0: start",
            "node 1: q_0 = 0",
            "node 4: q_0 != 0",
            "node 6: q_0 != 1",
            "node 8: q_0 != 2");
    assertThat(squares(svg))
        .containsExactly(
            "node 2: q_1 = 2, failure: column 2 has no row left",
            "node 3: q_1 != 2, failure: column 3 has no row left",
            "node 9: q_1 = 0, failure: column 3 has no row left",
            "node 10: q_1 != 0, failure: column 2 has no row left");
    assertThat(diamonds(svg))
        .containsExactly(
            "node 5: q_0 = 1, solution: 1 3 0 2", "node 7: q_0 = 2, solution: 2 0 3 1");
    assertThat(shapes(svg)).hasSize(11);
  }

  @Test
  void writesTheDecisionsAtTheEdgesOfASmallTree() {
    assertThat(texts(tree(4)))
        .containsSubsequence(
            "q0 = 0", "q1 = 2", "q1 \u2260 2", "q0 \u2260 0", "q0 = 1", "q0 \u2260 1", "q0 = 2");
    assertThat(texts(tree(7))).noneMatch(text -> text.contains(" = "));
    String halves =
        TraceSvg.of(
            QueensSolver.builder()
                .strategy(
                    SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.UPPER_HALF))
                .propagation(Propagation.VALUE)
                .build()
                .trace(QueensModel.of(4)));
    assertThat(texts(halves)).contains("q0 \u2265 2", "q0 < 2");
  }

  @Test
  void hasATitleAndADescription() {
    Element svg = parse(tree(4));
    assertThat(svg.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
    assertThat(svg.getAttribute("role")).isEqualTo("img");
    assertThat(title(tree(4)))
        .isEqualTo(
            "Search tree: 4 queens, first-unbound/smallest, propagation value, backend embedded");
    assertThat(description(tree(4)))
        .isEqualTo("5 decisions, 4 failures, 2 solutions, 11 nodes. The search is exhausted.");
    assertThat(ids(svg)).hasSize(2).allMatch(id -> id.matches("tree-[0-9a-f-]{36}-(title|desc)"));
    assertThat(svg.getAttribute("aria-labelledby")).isEqualTo(String.join(" ", ids(svg)));
    assertThat(texts(tree(4)))
        .contains("4 queens, first-unbound/smallest, propagation value, backend embedded")
        .contains("decision", "failure", "solution")
        .doesNotContain("open node");
  }

  @Test
  void drawsOpenNodesOfACutSearch() {
    String svg = TraceSvg.of(solver().solutionLimit(1).build().trace(QueensModel.of(4)));
    assertThat(circles(svg, WHITE)).containsExactly("q_0 != 1, not explored");
    assertThat(description(svg))
        .isEqualTo(
            "3 decisions, 2 failures, 1 solution, 6 nodes. The search is cut (SOLUTION_LIMIT): 1 open node left.");
    assertThat(texts(svg)).contains("open node");
  }

  @Test
  void foldsTheFailedSubtreesOfALargerTree() {
    String svg = tree(8);
    assertThat(diamonds(svg)).hasSize(92);
    assertThat(triangles(svg, GREEN)).isEmpty();
    assertThat(triangles(svg, RED))
        .contains("node 2: q_1 = 2, 13 nodes folded: 7 failures, 0 solutions, 0 open nodes");
    assertThat(nodes(svg)).isEqualTo(831);
    assertThat(texts(svg))
        .contains("Failed subtrees are folded; the number below a triangle counts their nodes.")
        .contains("13");
  }

  /** The nodes that the shapes stand for. */
  private static long nodes(String svg) {
    Pattern folded = Pattern.compile("(\\d+) nodes folded");
    return shapes(svg).stream()
        .map(Element::getTextContent)
        .filter(tooltip -> !tooltip.endsWith("not explored"))
        .mapToLong(
            tooltip ->
                folded
                    .matcher(tooltip)
                    .results()
                    .findFirst()
                    .map(MatchResult::group)
                    .map(words -> Long.parseLong(words.split(" ")[0]))
                    .orElse(1L))
        .sum();
  }

  @Test
  void foldsTheSmallSubtreesOfTheLargestTrace() {
    SearchTrace trace = solver().build().trace(QueensModel.of(12));
    assertThat(trace.nodes()).hasSize(SearchTrace.MAX_NODES);
    String svg = TraceSvg.of(trace);
    assertThat(nodes(svg)).isEqualTo(SearchTrace.MAX_NODES);
    assertThat(circles(svg, BLUE)).hasSizeBetween(200, 300);
    assertThat(svg.length()).isLessThan(200_000);
    assertThat(description(svg))
        .contains("The search is cut (NODE_LIMIT): ")
        .containsPattern("Failed subtrees, and subtrees of at most \\d{3} nodes, are folded; ");
  }

  @Test
  void drawsASingleNode() {
    assertThat(diamonds(tree(1))).containsExactly("node 0: start, solution: 0");
  }

  @Test
  void escapesTheTextsOfTheApplication() {
    TraceNode root =
        new TraceNode(
            0,
            Optional.empty(),
            List.of(),
            TraceNode.Kind.FAILED,
            Optional.of(new Failure.NoPlace("<rule> & \"rule\"", 3)));
    SolveResult result =
        new SolveResult(
            Completion.EXHAUSTED,
            0,
            new SearchStatistics(0, 1, 1, Duration.ZERO),
            "a < b",
            Propagation.VALUE);
    String svg =
        TraceSvg.of(new SearchTrace(QueensModel.of(2), "x".repeat(300), List.of(root), result));
    assertThat(squares(svg))
        .containsExactly("node 0: start, failure: value 3 of <rule> & \"rule\" has no place left");
    assertThat(title(svg)).endsWith("x, propagation value, backend a < b");
  }

  @Test
  void isTheSameForEqualTraces() {
    assertThat(tree(6)).isEqualTo(tree(6));
    assertThat(ids(parse(tree(6)))).doesNotContainAnyElementsOf(ids(parse(tree(5))));
  }
}

package org.nqueens.pages.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.TreeSearch;
import org.nqueens.board.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;

class TraceTextTest {
  private static QueensSolverBuilder builder() {
    return QueensSolver.builder()
        .strategy(SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST));
  }

  private static TreeSearch tree(Propagation level) {
    return builder().build().tree().at(level);
  }

  /** A search that ends at a number of solutions. */
  private static TreeSearch tree(Propagation level, long limit) {
    return builder().solutionLimit(limit).build().tree().at(level);
  }

  private static String text(SearchTrace trace) {
    return TraceText.lines("", trace).map(line -> line + "\n").collect(Collectors.joining());
  }

  /** The lines of a node with the texts beside its board. */
  private static List<String> node(SearchTrace trace, int number) {
    return Stream.of(text(trace).split("\n\n"))
        .filter(block -> block.contains("node " + number + ":"))
        .flatMap(block -> Stream.of(block.split("\n")))
        .toList();
  }

  /** The states are those of the OR-Tools N-queens guide. */
  @Test
  void walksThroughFourQueens() throws IOException {
    SearchTrace trace = tree(Propagation.VALUE).trace(QueensModel.of(4));
    try (InputStream golden = getClass().getResourceAsStream("four-queens-trace.txt")) {
      assertThat(text(trace)).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void namesTheRegionsOfABoard() {
    QueensModel model = Board.of("AABB", "ABBB", "ACCD", "CCDD").model();
    SearchTrace trace = tree(Propagation.COVERAGE).trace(model);
    assertThat(node(trace, 7))
        .containsExactly(
            "- x . .   node 7: decide q_0 = 2",
            "- x . .     queen (0, 2) attacks (1, 2) (2, 2) (3, 2) by rows",
            "Q x x x     queen (0, 2) attacks (1, 1) by neighbours, columns 0 and 1,",
            "x x . .       ascending",
            "            queen (0, 2) attacks (1, 3) by neighbours, columns 0 and 1,",
            "              descending",
            "            queen (0, 2) attacks (1, 0) by regions",
            "            failure: column 1 has no row left");
    assertThat(text(trace))
        .contains("row 2 has its last place in column 3, which removes (3, 0)")
        .contains("\n   2   by regions\n");
  }

  @Test
  void beginsWithATitle() {
    SearchTrace trace = tree(Propagation.VALUE).trace(QueensModel.of(4));
    assertThat(TraceText.lines("Garden\n8", trace).limit(2))
        .containsExactly("Garden 8", TraceText.lines("", trace).findFirst().orElseThrow());
    assertThat(TraceText.lines(" ", trace)).isEqualTo(TraceText.lines("", trace).toList());
  }

  @Test
  void marksSquaresThatAreNotAllowedAsRemoved() {
    QueensModel model = QueensModel.builder(3).rowsAllDifferent().place(0, 1).block(1, 2).build();
    assertThat(node(tree(Propagation.VALUE).trace(model), 0))
        .containsExactly(
            "- Q x   node 0: start",
            "Q x x     queen (0, 1) attacks (1, 1) (2, 1) by rows",
            "- - Q     queen (1, 0) attacks (2, 0) by rows",
            "          solution 1: 1 0 2");
  }

  @Test
  void hasADecisionThatHalvesADomain() {
    SearchTrace trace =
        QueensSolver.builder()
            .strategy(SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LOWER_HALF))
            .build()
            .tree()
            .at(Propagation.VALUE)
            .trace(QueensModel.of(4));
    assertThat(text(trace))
        .contains("node 1: decide q_0 <= 1\n")
        .contains("back at node 0, refute: q_0 > 1\n");
  }

  @Test
  void tellsTheDomainsOfALargeBoard() {
    SearchTrace trace = tree(Propagation.VALUE, 1).trace(QueensModel.of(9));
    assertThat(TraceText.lines("", trace).limit(11))
        .containsExactly(
            "9 queens, first-unbound/smallest, propagation value, backend embedded",
            "q_j is the row of the queen in column j; a square is (column, row); all from 0",
            "",
            "node 0: start",
            "node 1: decide q_0 = 0",
            "  queen (0, 0) attacks (1, 0) (2, 0) (3, 0) (4, 0) (5, 0) (6, 0) (7, 0) (8, 0)",
            "    by rows",
            "  queen (0, 0) attacks (1, 1) (2, 2) (3, 3) (4, 4) (5, 5) (6, 6) (7, 7) (8, 8)",
            "    by descending diagonals",
            "  left: q_0 {0} q_1 {2..8} q_2 {1, 3..8} q_3 {1, 2, 4..8} q_4 {1..3, 5..8}",
            "    q_5 {1..4, 6..8} q_6 {1..5, 7, 8} q_7 {1..6, 8} q_8 {1..7}");
  }

  @ParameterizedTest
  @EnumSource(Variant.class)
  void fitsATerminal(Variant variant) {
    for (int n = 1; n <= 8; n++) {
      SearchTrace trace = tree(Propagation.DOMAIN, 2).trace(variant.builder(n).build());
      assertThat(TraceText.lines("", trace)).allMatch(line -> line.length() <= 80);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 9})
  void hasTheSameLinesHoweverTheyAreRead(int n) {
    SearchTrace trace = tree(Propagation.BOUNDS).trace(QueensModel.of(n));
    List<String> lines = TraceText.lines("", trace).toList();
    assertThat(TraceText.lines("", trace).parallel().toList()).isEqualTo(lines);
    List<String> pulled = new ArrayList<>();
    TraceText.lines("", trace).iterator().forEachRemaining(pulled::add);
    assertThat(pulled).isEqualTo(lines);
  }

  @Test
  void namesARuleInOneLine() {
    QueensModel model =
        QueensModel.builder(2).allDifferent("a\u001b[2J\nrule", View.row(0), View.row(1)).build();
    assertThat(text(tree(Propagation.VALUE).trace(model)))
        .contains("queen (0, 0) attacks (1, 0) by a [2J rule\n")
        .contains("  by a [2J rule\n");
  }
}

package org.nqueens.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.trace.TraceNode.Kind;

/** The walk-through of the OR-Tools N-queens guide, figure by figure. */
class FourQueensTest {

  /** The domains after each event, such as {@code 0|23|13|12}, with the event. */
  private static final class States implements SearchListener {
    private final List<StringBuilder> domains = new ArrayList<>();
    private final List<List<String>> saved = new ArrayList<>();
    private final List<String> seen = new ArrayList<>();

    @Override
    public void begun(QueensModel model) {
      model.domains().stream()
          .map(domain -> domain.rows().mapToObj(Integer::toString).collect(Collectors.joining()))
          .forEach(rows -> domains.add(new StringBuilder(rows)));
      note("begun");
    }

    @Override
    public void branched(Branch branch) {
      if (branch.side() == Branch.Side.REFUTED) {
        List<String> before = saved.remove(saved.size() - 1);
        IntStream.range(0, before.size())
            .forEach(column -> domains.set(column, new StringBuilder(before.get(column))));
      } else {
        saved.add(domains.stream().map(StringBuilder::toString).toList());
      }
      seen.add(branch.toString());
    }

    @Override
    public void pruned(int column, int row, Cause cause) {
      StringBuilder rows = domains.get(column);
      rows.deleteCharAt(rows.indexOf(Integer.toString(row)));
      note(cause instanceof Cause.Attacked attack ? attack.rule() : cause.toString());
    }

    @Override
    public void propagated(SearchState state) {
      note("propagated");
      for (int column = 0; column < state.size(); column++) {
        assertThat(state.domainSize(column)).isEqualTo(domains.get(column).length());
      }
    }

    @Override
    public void failed(Failure failure) {
      note(failure.toString());
    }

    @Override
    public void solved(Placement placement) {
      note("solved " + placement);
    }

    @Override
    public void ended(Optional<SolveResult> result) {
      note("ended");
    }

    private void note(String event) {
      seen.add(
          domains.stream().map(rows -> rows.isEmpty() ? "-" : rows).collect(Collectors.joining("|"))
              + " "
              + event);
    }
  }

  /** The guide draws diagonals before rows. */
  @Test
  void passesThroughTheStatesOfTheFigures() {
    States states = new States();
    QueensSolver.builder()
        .build()
        .tree()
        .at(Propagation.VALUE)
        .listener(states)
        .enumerate(
            QueensModel.builder(4).diagonalsAllDifferent().rowsAllDifferent().build(),
            placement -> {});
    assertThat(states.seen)
        .containsSubsequence(
            "0123|0123|0123|0123 propagated",
            "q_0 = 0",
            "0|023|013|012 descending diagonals", // figure 1
            "0|23|13|12 rows", // figure 2
            "0|23|13|12 propagated",
            "q_1 = 2",
            "0|2|13|12 decided", // figure 3
            "0|2|-|12 descending diagonals", // figure 4
            "0|2|-|12 column 2 is empty",
            "q_1 != 2",
            "0|3|13|12 decided", // figure 5
            "0|3|1|- descending diagonals", // figure 6
            "0|3|1|- column 3 is empty",
            "q_0 != 0",
            "123|0123|0123|0123 propagated", // figure 7
            "q_0 = 1",
            "1|0123|0123|0123 decided", // figure 8
            "1|3|02|023 rows", // figure 9
            "1|3|0|02 rows", // figure 10
            "1|3|0|2 rows", // figure 12
            "1|3|0|2 solved 1 3 0 2",
            "q_0 != 1",
            "q_0 = 2",
            "2|0|3|1 propagated",
            "2|0|3|1 solved 2 0 3 1",
            "q_0 != 2",
            "3|01|02|12 propagated",
            "q_1 = 0",
            "3|0|2|- column 3 is empty",
            "q_1 != 0",
            "3|1|-|12 column 2 is empty",
            "3|1|-|12 ended");
  }

  @Test
  void hasTheTotalsOfTheGuide() {
    SearchTrace trace =
        QueensSolver.builder().build().tree().at(Propagation.VALUE).trace(QueensModel.of(4));
    assertThat(trace.nodes()).hasSize(11);
    assertThat(trace.count(Kind.BRANCHED)).isEqualTo(5);
    assertThat(trace.count(Kind.FAILED)).isEqualTo(4);
    assertThat(trace.count(Kind.SOLVED)).isEqualTo(2);
    List<Pruning> propagated =
        trace.nodes().stream()
            .flatMap(node -> node.prunings().stream())
            .filter(pruning -> !(pruning.cause() instanceof Cause.Decided))
            .toList();
    assertThat(propagated).hasSize(28);
    assertThat(propagated.stream().mapToInt(pruning -> pruning.squares().size()).sum())
        .isEqualTo(42);
    assertThat(propagated.subList(0, 2))
        .extracting(Pruning::toString)
        .containsExactly(
            "queen (0, 0), rows: (1, 0) (2, 0) (3, 0)",
            "queen (0, 0), descending diagonals: (1, 1) (2, 2) (3, 3)");
  }
}

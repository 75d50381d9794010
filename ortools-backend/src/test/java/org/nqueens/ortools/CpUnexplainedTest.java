package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.Gate;
import org.nqueens.contract.ReferenceData;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** Traces of boards on which the solver has redundant constraints, beyond every level. */
@Sampled
class CpUnexplainedTest {
  private static void requireUnexplained(List<SearchTrace> traces) {
    assertThat(traces)
        .flatExtracting(SearchTrace::nodes)
        .flatExtracting(TraceNode::prunings)
        .extracting(Pruning::cause)
        .contains(new Cause.Unexplained());
    assertThat(traces)
        .flatExtracting(SearchTrace::nodes)
        .extracting(TraceNode::failure)
        .contains(Optional.of(new Failure.Unexplained()));
  }

  private static boolean isSmall(String board) {
    return ReferenceData.model(board).size() <= 8
        && Long.parseLong(ReferenceData.word(board, "solutions")) <= 100;
  }

  /** Each value of a region that must be taken is a constraint of its own. */
  @Test
  void tellsRemovalsWithoutACauseOnRegionBoards() {
    List<String> boards = ReferenceData.boards("region-boards.txt");
    assertThat(boards).hasSize(369);
    List<String> small = boards.stream().filter(CpUnexplainedTest::isSmall).toList();
    requireUnexplained(
        Gate.spread(Gate.cases(25, 80), small).stream()
            .map(board -> SolverDomains.check(ReferenceData.model(board)))
            .toList());
  }

  @Test
  void tellsRemovalsWithoutACauseOnBlockedBoards() {
    QueensModel model = QueensModel.of(8).toBuilder().block(0, 0).block(3, 3).block(5, 2).build();
    requireUnexplained(List.of(SolverDomains.check(model)));
  }
}

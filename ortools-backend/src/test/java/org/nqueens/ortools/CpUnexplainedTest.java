package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.ReferenceData;
import org.nqueens.format.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** Traces of boards on which the solver has redundant constraints, beyond every level. */
class CpUnexplainedTest {
  private static void requireUnexplained(SearchTrace trace) {
    assertThat(trace.nodes())
        .flatExtracting(TraceNode::prunings)
        .extracting(Pruning::cause)
        .contains(new Cause.Unexplained());
    assertThat(trace.nodes())
        .extracting(TraceNode::failure)
        .contains(Optional.of(new Failure.Unexplained()));
  }

  /** Each value of a region that must be taken is a constraint of its own. */
  @Test
  void tellsRemovalsWithoutACauseOnRegionBoards() {
    List<String> boards = ReferenceData.boards("region-boards.txt");
    assertThat(boards).hasSize(369);
    SearchTrace largest = null;
    for (String text : boards) {
      QueensModel model = Board.parse(text).model();
      if (model.size() <= 8 && Long.parseLong(ReferenceData.word(text, "solutions")) <= 100) {
        SearchTrace trace = SolverDomains.check(model);
        largest =
            largest == null || trace.nodes().size() > largest.nodes().size() ? trace : largest;
      }
    }
    requireUnexplained(largest);
  }

  @Test
  void tellsRemovalsWithoutACauseOnBlockedBoards() {
    QueensModel model = QueensModel.of(8).toBuilder().block(0, 0).block(3, 3).block(5, 2).build();
    requireUnexplained(SolverDomains.check(model));
  }
}

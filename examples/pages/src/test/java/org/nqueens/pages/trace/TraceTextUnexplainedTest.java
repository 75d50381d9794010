package org.nqueens.pages.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** The trace of a backend that explains nothing. */
class TraceTextUnexplainedTest {
  /** A search of 2 queens by another solver, which was cut at its last node. */
  private static SearchTrace unexplained() {
    TraceNode root =
        new TraceNode(0, Optional.empty(), List.of(), TraceNode.Kind.BRANCHED, Optional.empty());
    TraceNode failure =
        new TraceNode(
            1,
            Optional.of(new Branch(1, 0, Decision.assign(0, 0), Branch.Side.APPLIED)),
            List.of(
                new Pruning(new Cause.Decided(), List.of(new Square(0, 1))),
                new Pruning(new Cause.Unexplained(), List.of(new Square(1, 0), new Square(1, 1)))),
            TraceNode.Kind.FAILED,
            Optional.of(new Failure.Unexplained()));
    TraceNode open =
        new TraceNode(
            2,
            Optional.of(new Branch(2, 0, Decision.assign(0, 0), Branch.Side.REFUTED)),
            List.of(new Pruning(new Cause.Decided(), List.of(new Square(0, 0)))),
            TraceNode.Kind.OPEN,
            Optional.empty());
    SolveResult result =
        new SolveResult(
            Completion.TIME_LIMIT,
            0,
            new SearchStatistics(1, 1, 2, Duration.ZERO),
            "another",
            Propagation.UNSPECIFIED);
    return new SearchTrace(
        QueensModel.of(2), "by\u001b[31m\nchance", List.of(root, failure, open), result);
  }

  @Test
  void tellsWhatTheSolverDoesNotExplain() {
    assertThat(
            TraceText.lines("", unexplained())
                .map(line -> line + "\n")
                .collect(Collectors.joining()))
        .isEqualTo(
            """
            2 queens, by [31m chance, propagation unspecified, backend another
            q_j is the row of the queen in column j; a square is (column, row); all from 0
            Q queen, . free, x removed at the node, - removed before

            . .   node 0: start
            . .

            Q x   node 1: decide q_0 = 0
            x x     the solver removes (1, 0) (1, 1) and does not tell why
                    failure: the solver fails and does not tell why

            x .   node 2: back at node 0, refute: q_0 != 0
            Q .     open: the search is cut here

            The search is cut (TIME_LIMIT): 1 open node left.
            2 queens, by [31m chance, propagation unspecified, backend another
              1 decision
              1 failure
              0 solutions
              3 nodes
              2 values removed by decisions
              2 values removed by propagation
              0   by rows
              0   by ascending diagonals
              0   by descending diagonals
              2   by the solver, which does not tell why
            """);
  }
}

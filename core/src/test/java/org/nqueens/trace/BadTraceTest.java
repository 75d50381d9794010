package org.nqueens.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.TraceNode.Kind;

/** No trace is a tree that a search cannot have. */
class BadTraceTest {
  private static final QueensModel MODEL = QueensModel.of(4);
  private static final SolveResult RESULT =
      new SolveResult(
          Completion.EXHAUSTED,
          0,
          new SearchStatistics(0, 0, 0, Duration.ZERO),
          "embedded",
          Propagation.VALUE);

  private static TraceNode node(int number, Branch... branch) {
    return new TraceNode(
        number, Stream.of(branch).findFirst(), List.of(), Kind.OPEN, Optional.empty());
  }

  private static Branch branch(int node, int parent, Side side) {
    return new Branch(node, parent, Decision.assign(0, 0), side);
  }

  private static SearchTrace trace(TraceNode... nodes) {
    return new SearchTrace(MODEL, "a strategy", List.of(nodes), RESULT);
  }

  private static Arguments bad(String message, ThrowingCallable call) {
    return Arguments.of(message, call);
  }

  static Stream<Arguments> traces() {
    return Stream.of(
        bad("nodes (none) must have the root: ", BadTraceTest::trace),
        bad("node (1) at place 0 must have its place", () -> trace(node(1))),
        bad("node (0) at place 0", () -> trace(node(0, branch(1, 0, Side.APPLIED)))),
        bad("node (1) at place 1", () -> trace(node(0), node(1))),
        bad("node (1) at place 1", () -> trace(node(0), node(1, branch(2, 0, Side.APPLIED)))),
        bad(
            "node (0) has two branches in which its decision is APPLIED: nodes 1 and 2",
            () ->
                trace(
                    node(0),
                    node(1, branch(1, 0, Side.APPLIED)),
                    node(2, branch(2, 0, Side.APPLIED)))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("traces")
  void refusesWhatCannotBe(String message, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message)
        .hasMessageContaining(": ");
  }

  @Test
  void tellsTheChildrenOfANode() {
    SearchTrace trace = trace(node(0), node(1, branch(1, 0, Side.REFUTED)));
    assertThat(trace.child(0, Side.APPLIED)).isEmpty();
    assertThat(trace.child(0, Side.REFUTED)).hasValue(1);
    assertThat(trace.child(1, Side.REFUTED)).isEmpty();
    assertThatThrownBy(() -> trace.child(2, Side.APPLIED))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}

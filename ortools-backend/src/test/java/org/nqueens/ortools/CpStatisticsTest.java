package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode.Kind;

/** Statistics by the solver's counters count the nodes of the tree, however the search ends. */
class CpStatisticsTest {
  private static QueensSolverBuilder cp() {
    return QueensSolver.builder().backend("cp");
  }

  static Stream<QueensSolverBuilder> builders() {
    return Stream.of(
        cp(),
        cp().anyOrder(),
        cp().strategy(SearchStrategy.FIRST_FAIL),
        cp().strategy(SearchStrategy.FIRST_FAIL::next),
        cp().propagation(Propagation.VALUE));
  }

  private static void requireCounts(SearchStatistics untraced, SearchTrace trace) {
    long decisions = trace.count(Kind.BRANCHED);
    long failures = trace.count(Kind.FAILED);
    assertThat(untraced.decisions()).isEqualTo(decisions);
    assertThat(untraced.failures()).isEqualTo(failures);
    assertThat(untraced.nodes()).isEqualTo(decisions + failures + trace.count(Kind.SOLVED));
    assertThat(trace.result().statistics().decisions()).isEqualTo(decisions);
    assertThat(trace.result().statistics().failures()).isEqualTo(failures);
    assertThat(trace.result().statistics().nodes()).isEqualTo(untraced.nodes());
  }

  @ParameterizedTest
  @MethodSource("builders")
  void countsTheNodesOfAWholeTree(QueensSolverBuilder builder) {
    QueensSolver solver = builder.build();
    for (int n = 1; n <= 8; n++) {
      QueensModel model = QueensModel.of(n);
      SolveResult result = solver.enumerate(model, placement -> {});
      requireCounts(result.statistics(), solver.trace(model));
      assertThat(result.statistics().nodes())
          .isEqualTo(2 * result.statistics().decisions() + 1)
          .isEqualTo(result.statistics().branches() + 1);
    }
  }

  @ParameterizedTest
  @MethodSource("builders")
  void countsTheNodesUpToASolutionLimit(QueensSolverBuilder builder) {
    QueensSolver solver = builder.build();
    for (int n = 4; n <= 7; n++) {
      QueensModel model = QueensModel.of(n);
      long all = solver.enumerate(model, placement -> {}).solutions();
      for (long limit = 1; limit <= all; limit += 1 + limit / 4) {
        QueensSolver limited = solver.toBuilder().solutionLimit(limit).build();
        SolveResult result = limited.enumerate(model, placement -> {});
        assertThat(result.completion()).isEqualTo(Completion.SOLUTION_LIMIT);
        SearchTrace trace = limited.trace(model);
        assertThat(trace.result().completion()).isEqualTo(Completion.SOLUTION_LIMIT);
        assertThat(trace.count(Kind.SOLVED)).isEqualTo(limit);
        assertThat(trace.count(Kind.OPEN)).isZero();
        requireCounts(result.statistics(), trace);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("builders")
  void countsTheNodesUntilTheConsumerHasEnough(QueensSolverBuilder builder) {
    QueensSolver solver = builder.build();
    for (int n = 4; n <= 8; n++) {
      QueensModel model = QueensModel.of(n);
      SolveResult result = solver.enumerateWhile(model, placement -> false);
      assertThat(result.completion()).isEqualTo(Completion.STOPPED_BY_CONSUMER);
      requireCounts(result.statistics(), solver.toBuilder().solutionLimit(1).build().trace(model));
    }
  }

  /** Counts what it hears, and interrupts the search at a node. */
  private static final class Interrupting implements SearchListener {
    private final int last;
    private final AtomicInteger decisions = new AtomicInteger();
    private final AtomicInteger failures = new AtomicInteger();
    private final AtomicInteger nodes = new AtomicInteger(1);
    private Optional<SolveResult> result = Optional.empty();

    Interrupting(int last) {
      this.last = last;
    }

    @Override
    public void branched(Branch branch) {
      nodes.incrementAndGet();
      if (branch.side() == Side.APPLIED) {
        decisions.incrementAndGet();
      }
      if (branch.node() == last) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void failed(Failure failure) {
      failures.incrementAndGet();
    }

    @Override
    public void ended(Optional<SolveResult> outcome) {
      result = outcome;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 20, 100, 500})
  void countsTheNodesUntilAnInterruptAtANode(int last) {
    Interrupting listener = new Interrupting(last);
    SolveResult result =
        cp().listener(listener).build().enumerate(QueensModel.of(8), placement -> {});
    assertThat(Thread.interrupted()).isTrue();
    assertThat(result.completion()).isEqualTo(Completion.INTERRUPTED);
    assertThat(listener.result).contains(result);
    assertThat(listener.nodes.get()).isEqualTo(last + 1);
    assertThat(result.statistics().decisions()).isEqualTo(listener.decisions.get());
    assertThat(result.statistics().failures()).isEqualTo(listener.failures.get());
  }

  /** The node at which a search is stopped may count or not; no branch is without its nodes. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 20, 100})
  void countsTheNodesUntilATimeLimit(int millis) {
    SolveResult result =
        cp().timeLimit(Duration.ofMillis(millis))
            .build()
            .enumerate(QueensModel.of(30), placement -> {});
    SearchStatistics statistics = result.statistics();
    assertThat(result.completion()).isEqualTo(Completion.TIME_LIMIT);
    assertThat(statistics.nodes())
        .isEqualTo(statistics.decisions() + statistics.failures() + result.solutions());
    assertThat(statistics.failures() + result.solutions())
        .isLessThanOrEqualTo(statistics.decisions() + 1);
  }

  @Test
  void keepsThePublishedBranchesAndFailures() {
    SolveResult result = cp().build().enumerate(QueensModel.of(8), placement -> {});
    SearchStatistics statistics = result.statistics();
    assertThat(result.solutions()).isEqualTo(92);
    assertThat(statistics.branches()).isEqualTo(790);
    assertThat(statistics.failures()).isEqualTo(304);
    assertThat(statistics.decisions()).isEqualTo(395);
    assertThat(statistics.nodes()).isEqualTo(791);
  }
}

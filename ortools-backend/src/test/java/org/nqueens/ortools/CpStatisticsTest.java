package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.TreeSearch;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
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

  /** Searches by a strategy at a level, up to a number of solutions. */
  private record Search(SearchStrategy strategy, Propagation level) {
    TreeSearch limited(long solutions) {
      return cp().strategy(strategy).solutionLimit(solutions).build().tree().at(level);
    }

    TreeSearch whole() {
      return cp().strategy(strategy).build().tree().at(level);
    }
  }

  static Stream<Search> searches() {
    return Stream.of(
        new Search(SearchStrategy.LEXICOGRAPHIC, Propagation.UNSPECIFIED),
        new Search(
            SearchStrategy.of(VariableSelection.MIN_SIZE_HIGHEST_MIN, ValueSelection.SMALLEST),
            Propagation.UNSPECIFIED),
        new Search(SearchStrategy.FIRST_FAIL, Propagation.UNSPECIFIED),
        new Search(SearchStrategy.FIRST_FAIL::next, Propagation.UNSPECIFIED),
        new Search(SearchStrategy.LEXICOGRAPHIC, Propagation.VALUE));
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
  @MethodSource("searches")
  void countsTheNodesUpToASolutionLimit(Search search) {
    for (int n = 4; n <= 7; n++) {
      QueensModel model = QueensModel.of(n);
      long all = search.whole().enumerate(model, placement -> {}).solutions();
      for (long limit = 1; limit <= all; limit += 1 + limit / 4) {
        TreeSearch limited = search.limited(limit);
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
        cp().build().tree().listener(listener).enumerate(QueensModel.of(8), placement -> {});
    assertThat(Thread.interrupted()).isTrue();
    assertThat(result.completion()).isEqualTo(Completion.INTERRUPTED);
    assertThat(listener.result).contains(result);
    assertThat(listener.nodes.get()).isEqualTo(last + 1);
    assertThat(result.statistics().decisions()).isEqualTo(listener.decisions.get());
    assertThat(result.statistics().failures()).isEqualTo(listener.failures.get());
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

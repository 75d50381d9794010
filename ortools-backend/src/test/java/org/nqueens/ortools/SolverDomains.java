package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.contract.ProofChecker;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchState;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/**
 * A listener that reads the domains of the native solver at each node, to compare them with the
 * domains that the removals of the trace leave.
 */
final class SolverDomains implements SearchListener {
  /** By node: the domains, or empty at a dead end. */
  private final List<Optional<List<RowDomain>>> domains = new ArrayList<>();

  private SolverDomains() {}

  /** Traces a model at no set level and checks the tree; returns the trace. */
  static SearchTrace check(QueensModel model) {
    List<Placement> expected = new ArrayList<>();
    List<Placement> found = new ArrayList<>();
    SolverDomains listener = new SolverDomains();
    QueensSolver solver = QueensSolver.builder().backend("cp").build();
    SolveResult untraced = solver.enumerate(model, expected::add);
    SolveResult traced = solver.tree().listener(listener).enumerate(model, found::add);
    SearchTrace trace = solver.tree().trace(model);
    ProofChecker.check(trace);
    assertThat(found).isEqualTo(expected);
    assertThat(trace.nodes()).hasSameSizeAs(listener.domains);
    for (TraceNode node : trace.nodes()) {
      assertThat(node.kind() == Kind.FAILED)
          .isEqualTo(listener.domains.get(node.number()).isEmpty());
      listener
          .domains
          .get(node.number())
          .ifPresent(read -> assertThat(trace.domains(node.number())).isEqualTo(read));
    }
    long decisions = trace.count(Kind.BRANCHED);
    assertThat(trace.nodes()).hasSize((int) (2 * decisions + 1));
    assertThat(trace.count(Kind.FAILED) + trace.count(Kind.SOLVED)).isEqualTo(decisions + 1);
    assertThat(traced.statistics().decisions()).isEqualTo(decisions);
    // Untraced, a model with too few values for its views is not searched.
    if (untraced.statistics().nodes() > 0) {
      assertThat(traced.statistics().decisions()).isEqualTo(untraced.statistics().decisions());
      assertThat(traced.statistics().failures()).isEqualTo(untraced.statistics().failures());
      assertThat(traced.statistics().nodes()).isEqualTo(untraced.statistics().nodes());
    }
    return trace;
  }

  @Override
  public void propagated(SearchState state) {
    domains.add(
        Optional.of(
            IntStream.range(0, state.size())
                .mapToObj(
                    column ->
                        RowDomain.of(
                            IntStream.range(0, state.size())
                                .filter(row -> state.contains(column, row))
                                .toArray()))
                .toList()));
  }

  @Override
  public void failed(Failure failure) {
    domains.add(Optional.empty());
  }
}

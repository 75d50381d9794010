package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.TreeSearch;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StrategyException;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Consequences;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/** The trees of a backend that traces its searches; other backends refuse to. */
public interface TraceContract extends BackendFixture {

  /** Skips the test if the backend under test cannot trace searches. */
  default void assumeTraces() {
    assumeApplies(spi() instanceof TracingBackend, () -> "traces no searches");
  }

  /** The levels at which a backend is traced: those that it keeps, else its own. */
  private List<Propagation> levels() {
    List<Propagation> kept = List.copyOf(spi().capabilities().levels());
    return kept.isEmpty() ? List.of(Propagation.UNSPECIFIED) : kept;
  }

  private List<TreeSearch> trees() {
    List<TreeSearch> trees = new ArrayList<>();
    for (Propagation level : levels()) {
      for (SearchStrategy strategy :
          List.of(SearchStrategy.LEXICOGRAPHIC, SearchStrategy.FIRST_FAIL)) {
        if (supports(strategy)) {
          trees.add(tree(strategy).at(level));
        }
      }
    }
    return trees;
  }

  /** Boards whose trees are small, if the backend under test traces searches. */
  default Stream<QueensModel> tracedModels() {
    return spi() instanceof TracingBackend ? models() : Stream.empty();
  }

  private static Stream<QueensModel> models() {
    return Stream.of(
        QueensModel.of(1),
        QueensModel.of(2),
        QueensModel.of(3),
        QueensModel.of(7),
        QueensModel.of(8).toBuilder().place(0, 3).block(4, 4).build(),
        QueensModel.of(5).toBuilder().place(0, 0).place(1, 1).build(),
        QueensModel.of(4).toBuilder().allowOnly(2).build(),
        Variant.TOROIDAL.builder(7).build(),
        Variant.NON_TOUCHING.builder(6).build(),
        QueensModel.builder(3).build());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("tracedModels")
  default void tracesTheTreeOfTheSearch(QueensModel model) {
    for (TreeSearch tree : trees()) {
      List<Placement> found = new ArrayList<>();
      SolveResult untraced = tree.enumerate(model, found::add);
      SearchTrace trace = tree.trace(model);
      ProofChecker.check(trace);
      assertThat(trace.isCut()).isFalse();
      assertThat(trace.model()).isEqualTo(model);
      assertThat(solutions(trace)).isEqualTo(found);
      requireWholeTree(trace);
      SolveResult traced = trace.result();
      assertThat(traced.propagation()).isEqualTo(untraced.propagation());
      assertThat(traced.statistics().decisions())
          .as("decisions of %s on %s", tree, model)
          .isEqualTo(untraced.statistics().decisions());
      assertThat(traced.statistics().failures()).isEqualTo(untraced.statistics().failures());
      assertThat(traced.statistics().nodes()).isEqualTo(untraced.statistics().nodes());
    }
  }

  /** Placements at the solved nodes, in the order of the nodes. */
  private static List<Placement> solutions(SearchTrace trace) {
    return trace.nodes().stream()
        .filter(node -> node.kind() == Kind.SOLVED)
        .map(
            node ->
                Placement.of(
                    trace.domains(node.number()).stream()
                        .mapToInt(domain -> domain.next(0))
                        .toArray()))
        .toList();
  }

  private static void requireWholeTree(SearchTrace trace) {
    long decisions = trace.count(Kind.BRANCHED);
    long failures = trace.count(Kind.FAILED);
    long solved = trace.count(Kind.SOLVED);
    assertThat(trace.count(Kind.OPEN)).isZero();
    assertThat(failures + solved).isEqualTo(decisions + 1);
    assertThat(trace.nodes()).hasSize((int) (2 * decisions + 1));
    assertThat(trace.result().statistics().decisions()).isEqualTo(decisions);
    assertThat(trace.result().statistics().failures()).isEqualTo(failures);
    assertThat(trace.result().solutions()).isEqualTo(solved);
    for (TraceNode node : trace.nodes()) {
      boolean branched = node.kind() == Kind.BRANCHED;
      for (Side side : Side.values()) {
        assertThat(trace.child(node.number(), side).isPresent()).as("%s", node).isEqualTo(branched);
      }
    }
  }

  /** Not in the words of the backend that asks the strategy for a trace. */
  @Test
  default void reportsAStrategyThatFailsInATrace() {
    assumeTraces();
    assumeRunsCustomStrategies();
    SearchStrategy useless = state -> Decision.assign(0, 99);
    assertThatThrownBy(() -> tree(useless).trace(QueensModel.of(6)))
        .isInstanceOf(StrategyException.class)
        .hasMessageStartingWith(
            "strategy (lambda in org.nqueens.contract.TraceContract) returned q_0 = 99")
        .hasNoCause();
  }

  @Test
  default void cutsATraceAtTheSolutionLimit() {
    assumeTraces();
    SearchTrace trace = with().solutionLimit(1).build().tree().trace(QueensModel.of(6));
    assertThat(trace.isCut()).isTrue();
    assertThat(trace.result().completion()).isEqualTo(Completion.SOLUTION_LIMIT);
    assertThat(solutions(trace)).containsExactly(Placement.of(1, 3, 5, 0, 2, 4));
    assertThat(trace.nodes().get(trace.nodes().size() - 1).kind()).isEqualTo(Kind.SOLVED);
    assertThat(trace.count(Kind.BRANCHED)).isEqualTo(trace.result().statistics().decisions());
    assertThat(trace.count(Kind.FAILED)).isEqualTo(trace.result().statistics().failures());
  }

  @Test
  default void cutsATraceAtTheTimeLimit() {
    assumeTraces();
    SearchTrace trace = with().timeLimit(Duration.ZERO).build().tree().trace(QueensModel.of(6));
    assertThat(trace.result().completion()).isEqualTo(Completion.TIME_LIMIT);
    assertThat(trace.nodes()).hasSize(1);
    assertThat(trace.nodes().get(0).kind()).isEqualTo(Kind.OPEN);
  }

  @Test
  default void cutsATraceAtTheLargestNumberOfNodes() {
    assumeTraces();
    assumeApplies(largestEnumeration() >= 12, () -> "searches no board of n = 12 here");
    SearchTrace trace = tree().trace(QueensModel.of(12));
    assertThat(trace.result().completion()).isEqualTo(Completion.NODE_LIMIT);
    assertThat(trace.nodes()).hasSize(SearchTrace.MAX_NODES);
  }

  @Test
  default void tracesACustomStrategy() {
    assumeTraces();
    assumeRunsCustomStrategies();
    SearchStrategy halves =
        state -> {
          int column = state.smallestDomain();
          return Decision.atMost(column, state.min(column));
        };
    QueensModel model = QueensModel.of(6);
    SearchTrace trace = tree(halves).trace(model);
    requireWholeTree(trace);
    ProofChecker.check(trace);
    assertThat(solutions(trace)).containsExactlyInAnyOrderElementsOf(BruteForce.solve(model));
    assertThat(trace.nodes().get(1).branch().orElseThrow()).hasToString("q_0 <= 0");
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("tracedLevels")
  default void propagatesWithoutADecision(Propagation level) {
    TreeSearch tree = tree().at(level);
    QueensModel model = QueensModel.of(6).toBuilder().place(0, 1).place(1, 3).build();
    Consequences.Narrowed consequences = (Consequences.Narrowed) tree.propagate(model);
    SearchTrace trace = tree.trace(model);
    assertThat(consequences.prunings()).isEqualTo(trace.nodes().get(0).prunings());
    assertThat(consequences.prunings().isEmpty()).isEqualTo(level == Propagation.NONE);
    assertThat(consequences.model().domains()).isEqualTo(trace.domains(0));
    Consequences refuted = tree.propagate(model.toBuilder().place(2, 2).build());
    assertThat(refuted).isInstanceOf(Consequences.Refuted.class);
  }

  @Test
  default void refusesToTraceIfItHasNoTreeToShow() {
    assumeApplies(!(spi() instanceof TracingBackend), () -> "traces searches");
    assertThatThrownBy(() -> tree().trace(QueensModel.of(6)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("shows no search tree")
        .hasMessageContaining("embedded");
  }
}

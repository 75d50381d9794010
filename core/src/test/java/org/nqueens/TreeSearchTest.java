package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.EventLog;
import org.nqueens.contract.Stopped;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchProgress;
import org.nqueens.result.SearchStatistics;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;
import org.nqueens.search.TreeLimit;
import org.nqueens.trace.SearchTrace;

/** The searches of one tree of a solver; what their trees are is in the contracts of a backend. */
class TreeSearchTest {
  private static final QueensModel TWELVE = QueensModel.of(12);

  private static TreeSearch tree() {
    return QueensSolver.builder().build().tree();
  }

  private static SearchStatistics statistics(TreeSearch tree, QueensModel model) {
    return tree.enumerate(model, placement -> {}).statistics();
  }

  @Test
  void variesASearch() {
    TreeSearch whole = tree();
    TreeSearch cut = whole.at(Propagation.VALUE).failureLimit(3);
    QueensModel model = QueensModel.of(8);
    assertThat(cut.enumerate(model, placement -> {}).completion())
        .isEqualTo(Completion.FAILURE_LIMIT);
    assertThat(whole.enumerate(model, placement -> {}))
        .satisfies(
            result -> {
              assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
              assertThat(result.propagation()).isEqualTo(Propagation.COVERAGE);
            });
    assertThat(cut.failureLimit(Long.MAX_VALUE).enumerate(model, placement -> {}))
        .satisfies(
            result -> {
              assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
              assertThat(result.propagation()).isEqualTo(Propagation.VALUE);
            });
  }

  /** The solver replays half of the model, and decides a crowded one without a search. */
  @Test
  void searchesTheWholeModel() {
    SearchStatistics whole = statistics(tree().at(Propagation.VALUE), TWELVE);
    assertThat(whole.decisions()).isEqualTo(146_101);
    assertThat(whole.failures()).isEqualTo(131_902);
    QueensModel crowded = QueensModel.of(6).toBuilder().allowOnly(0, 1).allowOnly(1, 1).build();
    assertThat(statistics(tree(), crowded).nodes()).isPositive();
    assertThat(QueensSolver.builder().build().enumerate(crowded, placement -> {}).statistics())
        .satisfies(statistics -> assertThat(statistics.nodes()).isZero());
  }

  @Test
  void findsTheFirstPlacementsOfTheTree() {
    QueensModel model = QueensModel.of(8);
    TreeSearch tree = QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL).build().tree();
    List<Placement> found = new ArrayList<>();
    tree.enumerateWhile(model, placement -> found.add(placement) && found.size() < 2);
    assertThat(tree.findAny(model)).contains(found.get(0));
    assertThat(tree.uniqueness(model))
        .hasToString("Ambiguous[first=%s, second=%s]", found.stream().sorted().toArray());
    assertThat(tree.findAny(QueensModel.of(3))).isEmpty();
    assertThat(tree().at(Propagation.BOUNDS).findAny(Variant.TOROIDAL.builder(6).build()))
        .isEmpty();
  }

  @Test
  void keepsTheLimitsOfTheSolver() {
    StopToken token = new StopToken();
    List<SearchProgress> reports = new ArrayList<>();
    TreeSearch tree =
        QueensSolver.builder()
            .solutionLimit(3)
            .stopToken(token)
            .progress(reports::add)
            .build()
            .tree();
    SearchTrace trace = tree.trace(QueensModel.of(8));
    assertThat(trace.result().completion()).isEqualTo(Completion.SOLUTION_LIMIT);
    assertThat(trace.result().solutions()).isEqualTo(3);
    assertThat(reports).last().extracting(SearchProgress::solutions).isEqualTo(3L);
    token.stop();
    Stopped.by(Completion.STOPPED_BY_TOKEN, () -> tree.findAny(QueensModel.of(8)));
  }

  @Test
  void saysWhatIsSet() {
    assertThat(
            tree()
                .at(Propagation.VALUE)
                .failureLimit(100)
                .treeLimit(TreeLimit.discrepancies(2))
                .listener(new EventLog()))
        .hasToString(
            "one tree of solver on embedded, propagation value, failure limit 100, tree limit discrepancies <= 2, with a listener");
    assertThat(tree()).hasToString("one tree of solver on embedded");
  }
}

package org.nqueens.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.ProofChecker;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * Every removal and every failure has a proof, and every node is at the fixed point of its level.
 */
@Sampled
class ProofTest {
  private static final List<SearchStrategy> STRATEGIES =
      List.of(
          SearchStrategy.LEXICOGRAPHIC,
          SearchStrategy.FIRST_FAIL,
          SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.LOWER_HALF),
          SearchStrategy.of(VariableSelection.HIGHEST_MAX, ValueSelection.UPPER_HALF));

  private static SearchTrace trace(QueensModel model, Propagation level, SearchStrategy strategy) {
    SearchTrace trace =
        QueensSolver.builder().propagation(level).strategy(strategy).build().trace(model);
    assertThat(trace.isCut()).isFalse();
    assertThat(trace.nodes())
        .noneMatch(node -> node.failure().equals(Optional.of(new Failure.Unexplained())))
        .flatExtracting(TraceNode::prunings)
        .extracting(Pruning::cause)
        .doesNotContain(new Cause.Unexplained());
    return trace;
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  void everythingIsProvedOnAllVariants(Propagation level) {
    for (Variant variant : Variant.values()) {
      for (int n = 1; n <= Gate.cases(4, 6); n++) {
        for (SearchStrategy strategy : STRATEGIES) {
          SearchTrace trace = trace(variant.builder(n).build(), level, strategy);
          int removals = ProofChecker.check(trace);
          assertThat(removals).isGreaterThanOrEqualTo(n - 1);
          FixedPointChecker.check(trace);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  void everythingIsProvedOnLargerBoards(Propagation level) {
    for (int n = 7; n <= Gate.cases(7, 9); n++) {
      for (SearchStrategy strategy : STRATEGIES) {
        assertThat(ProofChecker.check(trace(QueensModel.of(n), level, strategy))).isGreaterThan(n);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  void everythingIsProvedOnABoardOfTwoWords(Propagation level) {
    SearchTrace trace =
        QueensSolver.builder()
            .propagation(level)
            .strategy(SearchStrategy.FIRST_SOLUTION)
            .solutionLimit(1)
            .build()
            .trace(QueensModel.of(66));
    assertThat(trace.result().solutions()).isOne();
    ProofChecker.check(trace);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  void everythingIsProvedOnRandomModels(Propagation level) {
    RandomModels models = RandomModels.of("traces at level " + level);
    for (int i = 0; i < Gate.cases(24, 200); i++) {
      QueensModel model =
          i % 3 == 0 ? models.crowded() : i % 3 == 1 ? models.any() : models.symmetric();
      SearchTrace trace = trace(model, level, STRATEGIES.get(i % STRATEGIES.size()));
      ProofChecker.check(trace);
      FixedPointChecker.check(trace);
    }
  }
}

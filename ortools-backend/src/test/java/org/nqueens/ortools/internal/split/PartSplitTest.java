package org.nqueens.ortools.internal.split;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.ortools.CpBackend;
import org.nqueens.ortools.CpSatBackend;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.support.PrefixSplit;

@Sampled
class PartSplitTest {
  /** Given queens by column and row, in between fifteen free columns. */
  private static final int[][] GIVEN = {
    {1, 11}, {4, 10}, {10, 1}, {11, 7}, {13, 3}, {15, 12}, {16, 27}, {18, 18}, {20, 4}, {22, 25},
    {24, 17}, {25, 5}, {26, 8}
  };

  private static QueensModel completion() {
    QueensModelBuilder builder = QueensModel.of(28).toBuilder();
    for (int[] queen : GIVEN) {
      builder.place(queen[0], queen[1]);
    }
    return builder.build();
  }

  /** Regions of every other square of two rows. */
  private static QueensModel regions(int n) {
    return QueensModel.of(n).toBuilder()
        .regionsAllDifferent((column, row) -> row / 2 * 2 + column % 2)
        .build();
  }

  private static List<QueensModel> parts(SplittingBackend backend, QueensModel model, int depth) {
    List<QueensModel> parts = new ArrayList<>();
    Iterator<QueensModel> iterator =
        backend.split(new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, () -> false), depth);
    iterator.forEachRemaining(parts::add);
    return parts;
  }

  @Test
  void leavesTheModelToAStrategyThatLooksAtDomains() {
    QueensModel model = completion();
    SearchStrategy largest =
        SearchStrategy.of(VariableSelection.MAX_DOMAIN_SIZE, ValueSelection.LARGEST);
    SearchRequest request = new SearchRequest(model, largest, () -> false);
    for (SplittingBackend backend : List.of(new CpBackend(), new CpSatBackend())) {
      assertThat(backend.split(request, 2)).toIterable().containsExactly(model);
      QueensSolver solver = QueensSolver.builder().backend(backend.id()).strategy(largest).build();
      QueensModel small = QueensModel.of(9).toBuilder().place(4, 3).block(0, 0).build();
      assertThat(placements(solver.toBuilder().threads(3).build(), small))
          .isNotEmpty()
          .isEqualTo(placements(solver, small));
    }
  }

  private static List<Placement> placements(QueensSolver solver, QueensModel model) {
    List<Placement> placements = new ArrayList<>();
    solver.enumerate(model, placements::add);
    return placements;
  }

  @Test
  void leavesAttackedSquaresToNoPart() {
    QueensModel model = completion();
    SearchRequest whole = new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, () -> false);
    List<RowDomain> left = PrefixSplit.of(whole, 0).next().domains();
    for (SplittingBackend backend : List.of(new CpBackend(), new CpSatBackend())) {
      assertThat(parts(backend, model, 2))
          .hasSizeBetween(1, 28 * 28)
          .allSatisfy(
              part -> {
                for (int column = 0; column < 28; column++) {
                  RowDomain domain = left.get(column);
                  assertThat(part.domain(column).rows()).allMatch(domain::contains);
                }
              });
    }
  }

  @Test
  void splitsAPlainBoardAsDeepAsAsked() {
    assertThat(parts(new CpBackend(), QueensModel.of(8), 2)).hasSize(42);
    assertThat(parts(new CpSatBackend(), QueensModel.of(8), 2)).hasSize(42);
  }

  /** Each part costs a solver's set-up, and most of them would have no solution. */
  @Test
  void splitsABoardWithRegionsHardlyAtAll() {
    assertThat(parts(new CpBackend(), regions(18), 4)).hasSize(18);
    assertThat(parts(new CpSatBackend(), regions(18), 4)).containsExactly(regions(18));
  }

  @Test
  void hasNoPartWhereGivenQueensAttackEachOther() {
    QueensModel model = QueensModel.of(8).toBuilder().place(1, 1).place(5, 5).build();
    assertThat(parts(new CpBackend(), model, 2)).isEmpty();
    assertThat(parts(new CpSatBackend(), model, 2)).isEmpty();
  }

  /** A sample of two has both backends on several threads, which search the parts. */
  static List<Arguments> searches() {
    return Gate.sample(
        2,
        List.of(
            Arguments.of("cp", 2),
            Arguments.of("cp", 1),
            Arguments.of("cp-sat", 2),
            Arguments.of("cp-sat", 1)));
  }

  @ParameterizedTest
  @MethodSource("searches")
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void completesScatteredColumnsInOrder(String backend, int threads) {
    List<Placement> placements = new ArrayList<>();
    SolveResult result =
        QueensSolver.builder()
            .backend(backend)
            .threads(threads)
            .build()
            .enumerate(completion(), placements::add);
    assertThat(result.solutions()).isEqualTo(3_388);
    assertThat(placements).hasSize(3_388).isSorted().doesNotHaveDuplicates();
    assertThat(placements).allMatch(completion()::isSolution);
  }
}

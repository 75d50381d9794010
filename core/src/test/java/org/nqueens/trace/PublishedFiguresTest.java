package org.nqueens.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.result.SearchStatistics;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * Decisions and failures: of the levels that OR-Tools ({@code VALUE}, {@code BOUNDS}) and Choco
 * ({@code FC}, {@code BC}, {@code DC}) have as well, of the textbooks' backtracking ({@code NONE})
 * and MAC ({@code ARC}), and the first solutions of the MiniZinc Handbook.
 */
class PublishedFiguresTest {
  private static final SearchStrategy SMALLEST_DOMAIN =
      SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);

  @ParameterizedTest
  @CsvSource({
    "4,  NONE, 45, 44, 45, 44",
    "8,  NONE, 13755, 13664, 13755, 13664",
    "4,  ARC, 3, 2, 3, 2",
    "8,  ARC, 263, 172, 252, 161",
    "10, ARC, 4023, 3300, 3504, 2781",
    "6,  VALUE, 39, 36, 39, 36",
    "6,  BOUNDS, 35, 32, 35, 32",
    "6,  DOMAIN, 33, 30, 33, 30",
    "8,  VALUE, 415, 324, 383, 292",
    "8,  BOUNDS, 395, 304, 361, 270",
    "8,  DOMAIN, 380, 289, 345, 254",
    "9,  VALUE, 1641, 1290, 1477, 1126",
    "9,  BOUNDS, 1545, 1194, 1340, 989",
    "9,  DOMAIN, 1448, 1097, 1242, 891",
    "10, VALUE, 6665, 5942, 5715, 4992",
    "10, BOUNDS, 6078, 5355, 5111, 4388",
    "10, DOMAIN, 5610, 4887, 4663, 3940"
  })
  void decisionsAndFailuresOfAllSolutions(
      int n,
      Propagation level,
      long inputDecisions,
      long inputFailures,
      long firstFailDecisions,
      long firstFailFailures) {
    SearchStatistics input = all(n, level, SearchStrategy.LEXICOGRAPHIC);
    SearchStatistics firstFail = all(n, level, SMALLEST_DOMAIN);
    assertThat(input.decisions()).isEqualTo(inputDecisions);
    assertThat(input.failures()).isEqualTo(inputFailures);
    assertThat(input.nodes()).isEqualTo(2 * inputDecisions + 1);
    assertThat(firstFail.decisions()).isEqualTo(firstFailDecisions);
    assertThat(firstFail.failures()).isEqualTo(firstFailFailures);
    assertThat(firstFail.nodes()).isEqualTo(2 * firstFailDecisions + 1);
  }

  private static SearchStatistics all(int n, Propagation level, SearchStrategy strategy) {
    return QueensSolver.builder()
        .strategy(strategy)
        .build()
        .tree()
        .at(level)
        .enumerate(QueensModel.of(n), placement -> {})
        .statistics();
  }

  /** The published table of the levels 8 and 10, where the level of the engine is none of three. */
  @ParameterizedTest
  @CsvSource({"8, 391, 300", "10, 5904, 5181"})
  void coverageIsALevelOfItsOwn(int n, long decisions, long failures) {
    SearchStatistics statistics = all(n, Propagation.COVERAGE, SearchStrategy.LEXICOGRAPHIC);
    assertThat(statistics.decisions()).isEqualTo(decisions);
    assertThat(statistics.failures()).isEqualTo(failures);
  }

  /** By number of queens: how often so many queens of the first columns stand together. */
  private static final class Profile implements SearchListener {
    private final List<Integer> standing = new ArrayList<>();
    private final List<Long> counts = new ArrayList<>();
    private int parent = -1;

    @Override
    public void branched(Branch branch) {
      parent = branch.parent();
    }

    @Override
    public void propagated(SearchState state) {
      int queens = (int) IntStream.range(0, state.size()).filter(state::isBound).count();
      if (parent < 0 || queens > standing.get(parent)) {
        counts.addAll(Collections.nCopies(Math.max(0, queens + 1 - counts.size()), 0L));
        counts.set(queens, counts.get(queens) + 1);
      }
      standing.add(queens);
    }

    @Override
    public void failed(Failure failure) {
      standing.add(-1);
    }
  }

  /** A319284 and, for n = 8, A319235 of the OEIS; D. E. Knuth, TAOCP 4, 7.2.2. */
  @ParameterizedTest
  @CsvSource({
    "4, '1, 4, 6, 4, 2'",
    "5, '1, 5, 12, 14, 12, 10'",
    "6, '1, 6, 20, 36, 46, 40, 4'",
    "7, '1, 7, 30, 76, 140, 164, 94, 40'",
    "8, '1, 8, 42, 140, 344, 568, 550, 312, 92'",
    "9, '1, 9, 56, 234, 732, 1614, 2292, 2038, 1066, 352'"
  })
  void profileOfPlainBacktracking(int n, String counts) {
    assertThat(profile(QueensModel.of(n))).hasToString("[" + counts + "]");
  }

  /** The beginning of A319236 of the OEIS: 11 columns are left out, and have a fixed queen. */
  @Test
  void profileOfTheFirstFiveOfSixteenColumns() {
    QueensModelBuilder builder = QueensModel.builder(16);
    for (AllDifferent rule : QueensModel.of(16).constraints()) {
      builder.allDifferent(rule.name(), rule.views().subList(0, 5));
    }
    IntStream.range(5, 16).forEach(column -> builder.place(column, 0));
    assertThat(profile(builder.build()))
        .startsWith(Collections.nCopies(11, 0L).toArray(Long[]::new))
        .endsWith(1L, 16L, 210L, 2_236L, 19_688L, 141_812L)
        .hasSize(17);
  }

  private static List<Long> profile(QueensModel model) {
    Profile profile = new Profile();
    QueensSolver.builder()
        .build()
        .tree()
        .at(Propagation.NONE)
        .listener(profile)
        .enumerate(model, placement -> {});
    return profile.counts;
  }

  /** The lower median of a domain. */
  private static Decision median(int column, SearchState state) {
    int row = state.min(column);
    for (int i = (state.domainSize(column) - 1) / 2; i > 0; i--) {
      row = state.next(column, row + 1);
    }
    return Decision.assign(column, row);
  }

  private static int firstUnbound(SearchState state) {
    return VariableSelection.FIRST_UNBOUND.select(state);
  }

  @ParameterizedTest
  @CsvSource({
    "10, 22, 49, 2, 11, 5, 17, 0, 7",
    "15, 191, 391, 4, 20, 4, 16, 12, 34",
    "25, 2212, 4439, 345, 709, 51, 120, 25, 66"
  })
  void failuresAndNodesToTheFirstSolution(
      int n,
      long inputMin,
      long inputMinNodes,
      long inputMedian,
      long inputMedianNodes,
      long firstFailMin,
      long firstFailMinNodes,
      long firstFailMedian,
      long firstFailMedianNodes) {
    requireFirst(n, SearchStrategy.LEXICOGRAPHIC, inputMin, inputMinNodes);
    requireFirst(n, state -> median(firstUnbound(state), state), inputMedian, inputMedianNodes);
    requireFirst(n, SMALLEST_DOMAIN, firstFailMin, firstFailMinNodes);
    requireFirst(
        n, state -> median(state.smallestDomain(), state), firstFailMedian, firstFailMedianNodes);
  }

  private static void requireFirst(int n, SearchStrategy strategy, long failures, long nodes) {
    SearchStatistics statistics =
        QueensSolver.builder()
            .strategy(strategy)
            .solutionLimit(1)
            .build()
            .tree()
            .at(Propagation.BOUNDS)
            .enumerate(QueensModel.of(n), placement -> {})
            .statistics();
    assertThat(statistics.failures()).isEqualTo(failures);
    assertThat(statistics.nodes()).isEqualTo(nodes);
  }
}

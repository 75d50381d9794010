package org.nqueens.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.ScriptedBackend;
import org.nqueens.internal.call.SolverOptions.Option;
import org.nqueens.internal.decompose.CentralQueens;
import org.nqueens.internal.decompose.Decomposition;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.decompose.Divided;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.decompose.Splitter;
import org.nqueens.internal.decompose.SymmetryClasses;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.CountDivision;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SolverBackend;

class SearchPlanTest {
  private static final SolverBackend EMBEDDED = new EmbeddedBackend();

  /** Its capabilities are the defaults: the counters cover the whole tree. */
  private static final SolverBackend PLAIN =
      ScriptedBackend.ofAnyStrategy((request, sink) -> SearchOutcome.EMPTY);

  private static final QueensModel TEN = QueensModel.of(10);
  private static final QueensModel TWELVE = QueensModel.of(12);
  private static final StrategyOption UNSET = new StrategyOption.Unset();
  private static final StrategyOption ANY_ORDER = new StrategyOption.AnyOrder();
  private static final StrategyOption FIRST_FAIL =
      new StrategyOption.Chosen(SearchStrategy.FIRST_FAIL);

  private static SolverOptions options(
      SolverBackend backend, StrategyOption strategy, int threads, boolean upToSymmetry) {
    return new SolverOptions(
        new BackendCalls(backend),
        Map.of(
            Option.STRATEGY,
            strategy,
            Option.THREADS,
            threads,
            Option.UP_TO_SYMMETRY,
            upToSymmetry));
  }

  static Stream<Arguments> enumerations() {
    return Stream.of(
        Arguments.of(EMBEDDED, UNSET, 1, TEN, Whole.class),
        Arguments.of(EMBEDDED, UNSET, 2, TEN, Divided.class),
        Arguments.of(EMBEDDED, UNSET, 1, TWELVE, MirroredHalves.class),
        Arguments.of(EMBEDDED, UNSET, 2, TWELVE, MirroredHalves.class),
        Arguments.of(EMBEDDED, ANY_ORDER, 1, TWELVE, MirroredHalves.class),
        Arguments.of(EMBEDDED, FIRST_FAIL, 1, TWELVE, Whole.class),
        Arguments.of(EMBEDDED, FIRST_FAIL, 2, TWELVE, Divided.class),
        Arguments.of(EMBEDDED, UNSET, 2, QueensModel.of(65), Whole.class),
        Arguments.of(PLAIN, UNSET, 1, TWELVE, Whole.class),
        Arguments.of(PLAIN, UNSET, 2, TWELVE, MirroredHalves.class));
  }

  @ParameterizedTest
  @MethodSource("enumerations")
  void choosesTheDecompositionOfAnEnumeration(
      SolverBackend backend,
      StrategyOption strategy,
      int threads,
      QueensModel model,
      Class<? extends Decomposition> expected) {
    SearchPlan plan = SearchPlan.toEnumerate(options(backend, strategy, threads, false), model);
    assertThat(plan.decomposition()).isInstanceOf(expected);
    assertThat(plan.threads()).isEqualTo(threads);
  }

  static Stream<Arguments> counts() {
    return Stream.of(
        Arguments.of(1, TEN, Whole.class),
        Arguments.of(2, TEN, Whole.class),
        Arguments.of(2, Variant.TOROIDAL.builder(10).build(), Divided.class),
        Arguments.of(2, QueensModel.of(14).toBuilder().block(0, 0).build(), Whole.class),
        Arguments.of(2, QueensModel.of(15).toBuilder().block(0, 0).build(), Divided.class),
        Arguments.of(1, TWELVE, CentralQueens.class),
        Arguments.of(2, TWELVE, CentralQueens.class),
        Arguments.of(1, TWELVE.toBuilder().block(0, 0).build(), Whole.class));
  }

  @ParameterizedTest
  @MethodSource("counts")
  void choosesTheDecompositionOfACount(
      int threads, QueensModel model, Class<? extends Decomposition> expected) {
    SearchPlan plan = SearchPlan.toCount(options(EMBEDDED, UNSET, threads, false), model);
    assertThat(plan.decomposition()).isInstanceOf(expected);
  }

  /** The options of a solver on one thread with a consumer of reports. */
  private static SolverOptions reporting(
      SolverBackend backend, StrategyOption strategy, Propagation level) {
    return new SolverOptions(
        new BackendCalls(backend),
        Map.of(
            Option.STRATEGY,
            strategy,
            Option.PROPAGATION,
            level,
            Option.PROGRESS,
            new SolverOptions.Reports(Duration.ofSeconds(1), report -> {})));
  }

  static Stream<Arguments> reportedEnumerations() {
    Propagation anyLevel = Propagation.UNSPECIFIED;
    QueensModel blocked = TWELVE.toBuilder().block(0, 0).build();
    return Stream.of(
        Arguments.of(EMBEDDED, UNSET, anyLevel, blocked, Divided.class),
        Arguments.of(EMBEDDED, FIRST_FAIL, anyLevel, TWELVE, Divided.class),
        Arguments.of(EMBEDDED, UNSET, anyLevel, TWELVE, MirroredHalves.class),
        Arguments.of(EMBEDDED, UNSET, anyLevel, TEN, Whole.class),
        Arguments.of(EMBEDDED, UNSET, anyLevel, QueensModel.of(65), Whole.class),
        Arguments.of(EMBEDDED, UNSET, Propagation.VALUE, blocked, Whole.class),
        Arguments.of(PLAIN, UNSET, anyLevel, blocked, Whole.class));
  }

  @ParameterizedTest
  @MethodSource("reportedEnumerations")
  void searchesByPartsWhereReportsTellThem(
      SolverBackend backend,
      StrategyOption strategy,
      Propagation level,
      QueensModel model,
      Class<? extends Decomposition> expected) {
    SearchPlan plan = SearchPlan.toEnumerate(reporting(backend, strategy, level), model);
    assertThat(plan.decomposition()).isInstanceOf(expected);
    assertThat(plan.threads()).isOne();
  }

  @ParameterizedTest
  @CsvSource({"16, 1", "17, 2", "30, 2"})
  void makesPartsThatAreSmallEnoughForReports(int n, int depth) {
    QueensModel model = QueensModel.of(n).toBuilder().block(0, 0).build();
    SolverOptions options = reporting(EMBEDDED, UNSET, Propagation.UNSPECIFIED);
    assertThat(SearchPlan.toCount(options, model).decomposition())
        .isEqualTo(Divided.of(model, Splitter.MIDDLE_COLUMNS, depth));
  }

  static Stream<Arguments> methods() {
    return Stream.of(
        Arguments.of(EMBEDDED, TWELVE),
        Arguments.of(EMBEDDED, QueensModel.of(13)),
        Arguments.of(PLAIN, TWELVE),
        Arguments.of(EMBEDDED, Variant.TOROIDAL.builder(12).build()),
        Arguments.of(EMBEDDED, Variant.SEMIQUEENS.builder(12).build()));
  }

  @ParameterizedTest
  @MethodSource("methods")
  void dividesForTheWayInWhichTheBackendCounts(SolverBackend backend, QueensModel model) {
    CountDivision division =
        backend instanceof CountingBackend counting
            ? counting.division(model)
            : CountDivision.BY_QUEENS;
    assertThat(SearchPlan.toCount(options(backend, UNSET, 1, false), model).decomposition())
        .isEqualTo(CentralQueens.of(model, model.symmetries(), division));
  }

  @Test
  void searchesClassesWhereOnePlacementStandsForItsImages() {
    SolverOptions options = options(EMBEDDED, UNSET, 1, true);
    assertThat(SearchPlan.toEnumerate(options, TWELVE).decomposition())
        .isInstanceOf(SymmetryClasses.class);
    assertThat(SearchPlan.toCount(options, TWELVE).decomposition())
        .isInstanceOf(SymmetryClasses.class);
    assertThat(
            SearchPlan.toFind(options, TWELVE, Optional.empty(), TWELVE.symmetries())
                .decomposition())
        .isInstanceOf(SymmetryClasses.class);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  void searchesOneTreeAtALevelOfPropagation(Propagation level) {
    SolverOptions options =
        new SolverOptions(
            new BackendCalls(EMBEDDED), Map.of(Option.STRATEGY, UNSET, Option.PROPAGATION, level));
    SearchPlan enumeration = SearchPlan.toEnumerate(options, TWELVE);
    assertThat(enumeration.decomposition()).isEqualTo(new Whole(TWELVE));
    assertThat(enumeration.propagation()).isEqualTo(level);
    assertThat(SearchPlan.toCount(options, TWELVE)).isEqualTo(enumeration);
  }

  @Test
  void resolvesTheStrategyOnce() {
    assertThat(SearchPlan.toEnumerate(options(EMBEDDED, UNSET, 1, false), TEN).strategy())
        .contains(SearchStrategy.LEXICOGRAPHIC);
    assertThat(SearchPlan.toEnumerate(options(EMBEDDED, FIRST_FAIL, 1, false), TEN).strategy())
        .contains(SearchStrategy.FIRST_FAIL);
    QueensModel torus = Variant.TOROIDAL.builder(10).build();
    assertThat(SearchPlan.toEnumerate(options(EMBEDDED, ANY_ORDER, 1, false), torus).strategy())
        .isEqualTo(EMBEDDED.preferredStrategy(torus));
    assertThat(SearchPlan.toCount(options(EMBEDDED, FIRST_FAIL, 1, false), TEN).strategy())
        .as("a count has no order")
        .contains(SearchStrategy.LEXICOGRAPHIC);
  }

  @ParameterizedTest
  @CsvSource({"9, 2, 1", "10, 2, 2", "11, 8, 2", "16, 2, 3", "18, 8, 4", "30, 2, 5"})
  void splitsDeepEnoughForTheThreadsButLeavesEachPartEnoughColumns(int n, int threads, int depth) {
    QueensModel model = QueensModel.of(n).toBuilder().block(0, 0).build();
    SolverOptions options = options(EMBEDDED, UNSET, threads, false);
    assertThat(SearchPlan.toEnumerate(options, model).decomposition())
        .isEqualTo(
            Divided.of(
                model,
                new SearchPlan.BackendSplit(options, Optional.of(SearchStrategy.LEXICOGRAPHIC)),
                depth));
  }

  @Test
  void equalQuestionsHaveEqualPlans() {
    SolverOptions options = options(EMBEDDED, UNSET, 2, false);
    assertThat(SearchPlan.toEnumerate(options, QueensModel.of(12)))
        .isEqualTo(SearchPlan.toEnumerate(options, QueensModel.of(12)));
  }
}

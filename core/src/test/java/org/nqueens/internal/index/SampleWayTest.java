package org.nqueens.internal.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.result.SearchProgress;
import org.nqueens.sampling.PlacementIndex;
import org.nqueens.spi.BackendRegistry;

/** The ways to sample that the estimates choose. */
class SampleWayTest {

  private static Optional<SampleWay> way(QueensModel model) {
    SolverOptions options = SolverOptions.of(BackendRegistry.load().find("embedded").orElseThrow());
    return SampleWay.of(options, model, StopSignal.start(Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 8, 9})
  void indexesSmallTreesAtOnce(int n) {
    assertThat(way(QueensModel.of(n)).orElseThrow().maxQueens()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"12, 856189", "14, 27358553", "16, 1141190303"})
  void rejectsForAsLongAsAnIndexWouldTake(int n, double nodes) {
    assertThat(way(QueensModel.of(n)).orElseThrow().maxQueens())
        .isCloseTo(nodes, withinPercentage(5));
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 18, 20, 22})
  void rejectsAloneWhereAnIndexIsTooLarge(int n) {
    assertThat(way(QueensModel.of(n)).orElseThrow().maxQueens()).isInfinite();
  }

  @Test
  void indexesAloneWhereSolutionsAreRare() {
    assertThat(way(Variant.TOROIDAL.builder(17).build()).orElseThrow().maxQueens()).isZero();
  }

  @Test
  void refusesWhatIsTooLargeForBoth() {
    assertThatThrownBy(() -> way(QueensModel.of(26)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "nodes \\(about \\d\\.\\de18\\) must be at most 3\\.0e9 for a sample by index, or tries \\(about \\d\\.\\de10\\) at most 1\\.0e9 for a sample by rejection: choose a smaller or more constrained board");
    assertThatThrownBy(() -> way(Variant.TOROIDAL.builder(35).build()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("or tries (too many to estimate) at most 1.0e9");
  }

  /** Two queens that attack each other, in columns that no descent reaches. */
  @Test
  void findsOutThatThereIsNoSolution() {
    QueensModel attacking = QueensModel.of(30).toBuilder().place(28, 10).place(29, 11).build();
    assertThat(way(attacking)).isEmpty();
    QueensModel crowded = QueensModel.of(30).toBuilder().place(0, 0).place(29, 0).build();
    assertThat(way(crowded)).isEmpty();
  }

  /** Given queens that leave few rows to the first columns, which descents see too late. */
  private static QueensModel withLastQueensGiven() {
    Placement placement = QueensSolver.findAny(40).orElseThrow();
    QueensModelBuilder builder = QueensModel.of(40).toBuilder();
    IntStream.range(14, 40).forEach(column -> builder.place(column, placement.row(column)));
    return builder.build();
  }

  static Stream<QueensModel> shortSearches() {
    Board puzzle =
        Board.parse(
            """
            CCDDDDDDDDDDDKKKKKTT
            CCDKKKKKKKKKKKKKPKKK
            CCDDDDJJJKPPPPKPPPKK
            CCDDDDJKKKPMMPKPRRRK
            CDDDDDJKKKKMPPKPPRRK
            CDDDDJJMKMKMPPKPPPRK
            CCCJJJJMMMMMMPPPRRRK
            AAJJJJMMMMMMRPRRRKKK
            AAIJJJJJMMLRRRRRRKSK
            AIIIIJJJJJLRRRKKRKSS
            AAIIIJJJJLLLKRKKKKKS
            IIIGIIIIILLKKKKQQKSS
            IIGGGGGIILLKQQQQSSSS
            IBGGGFLLLLLKQOQQQQSS
            IBGHHFLHLLKKOOQQQQQS
            IIGGHHHHHNKOOOOOQQQQ
            IGGGHHHNNNKNONOOQOQQ
            IGHHHNHHHNKNNNOOOOQQ
            GGHHHNNNNNKKNOOOOOQQ
            GGGHEENNNNNNNOOOOOOO
            """);
    return Stream.of(withLastQueensGiven(), puzzle.withVariant(Variant.NON_TOUCHING).model());
  }

  @ParameterizedTest
  @MethodSource("shortSearches")
  void indexesBoardsOfALargeTreeAndAShortSearch(QueensModel model) {
    QueensSolver solver = QueensSolver.builder().build();
    assertThat(solver.sampling().estimate(model, 20_000, 1).nodes().value())
        .isGreaterThan(IndexLimit.MAX_NODES);
    List<Placement> solutions = solver.stream(model).toList();
    List<SearchProgress> reports = new CopyOnWriteArrayList<>();
    PlacementIndex index =
        QueensSolver.builder().progress(reports::add).build().sampling().index(model);
    assertThat(index.size()).isEqualTo(solutions.size()).isPositive();
    SearchProgress last = reports.get(reports.size() - 1);
    assertThat(last.fraction()).isEqualTo(1);
    assertThat(last.solutions()).isEqualTo(index.size());
    assertThat(LongStream.range(0, index.size()).mapToObj(index::get)).isEqualTo(solutions);
    assertThat(solver.sampling().sample(model, new SplittableRandom(1)).limit(3))
        .allMatch(model::isSolution)
        .hasSize(3);
  }

  /** A tree of which neither search ends within its polls. */
  @Test
  void refusesALongSearchWithFewSolutions() {
    QueensModel torus = Variant.TOROIDAL.builder(24).build();
    assertThatThrownBy(() -> QueensSolver.builder().build().sampling().index(torus))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "nodes \\(about \\d\\.\\de13\\) must be at most 3\\.0e9 for an index: choose a smaller or more constrained board, or draw a sample");
  }

  /** The rows of a source of one number are those of a shuffle that repeats itself. */
  @Test
  void refusesASourceThatIsNotRandom() {
    RandomGenerator constant = () -> 1L << 40;
    RandomPlacements placements = new RandomPlacements(QueensModel.of(8));
    assertThatThrownBy(() -> placements.next(constant, SampleWay.rejection(438), () -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "random \\(.*SampleWayTest.*\\) has led to no solution in 194\\d\\d placements, as a source of random numbers does with a probability of about 2\\^-64: pass a fair source such as new SplittableRandom\\(1\\)");
  }

  @Test
  void expectsOneSolutionInAsManyPlacementsAsTheEstimateSays() {
    // 17! / 95,815,104 = 3.7e6
    assertThat(way(QueensModel.of(17)).orElseThrow().maxTries())
        .isCloseTo(64 * Math.log(2) * 3.7e6, withinPercentage(10));
    assertThat(way(QueensModel.of(14)).orElseThrow().maxTries()).isInfinite();
  }
}

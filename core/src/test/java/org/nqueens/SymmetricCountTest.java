package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.contract.EnumerationContract.SOLUTIONS;
import static org.nqueens.model.BoardSymmetry.ANTI_TRANSPOSITION;
import static org.nqueens.model.BoardSymmetry.IDENTITY;
import static org.nqueens.model.BoardSymmetry.REVERSED_ROWS;
import static org.nqueens.model.BoardSymmetry.ROTATION_180;
import static org.nqueens.model.BoardSymmetry.TRANSPOSITION;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.contract.Stopped;
import org.nqueens.internal.decompose.CentralQueens;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.result.Completion;

/** Counts by symmetry against published ones, and against placements that were delivered. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class SymmetricCountTest {

  private static QueensSolver solver(int threads) {
    return QueensSolver.builder().threads(threads).build();
  }

  @Test
  void agreesWithThePublishedCounts() {
    for (int n = 1; n <= Gate.cases(15, 17); n++) {
      assertThat(QueensSolver.count(n)).as("n = %d", n).isEqualTo(SOLUTIONS.get(n - 1));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void agreesWithThePublishedCountsOnSeveralThreads(int threads) {
    for (int n = 12; n <= 15; n++) {
      assertThat(solver(threads).count(QueensModel.of(n)))
          .as("n = %d", n)
          .isEqualTo(SOLUTIONS.get(n - 1));
    }
  }

  static List<Arguments> boards() {
    return Gate.sample(
        4,
        List.of(
            Arguments.of(Variant.TOROIDAL, 12, 2),
            Arguments.of(Variant.SEMIQUEENS, 12, 1),
            Arguments.of(Variant.TOROIDAL, 13, 1),
            Arguments.of(Variant.SEMIQUEENS, 12, 2),
            Arguments.of(Variant.TOROIDAL, 13, 2),
            Arguments.of(Variant.SUPERQUEENS, 12, 1),
            Arguments.of(Variant.TOROIDAL, 12, 1),
            Arguments.of(Variant.SUPERQUEENS, 12, 2),
            Arguments.of(Variant.SUPERQUEENS, 13, 1),
            Arguments.of(Variant.SUPERQUEENS, 13, 2)));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void agreesWithThePlacementsDelivered(Variant variant, int n, int threads) {
    QueensModel model = variant.builder(n).build();
    long delivered = solver(1).enumerate(model, placement -> {}).solutions();
    assertThat(solver(threads).count(model)).isEqualTo(delivered);
  }

  @Test
  void agreesWithTheRecurrenceOfHertzsprungsProblem() {
    // OEIS A002464.
    int last = Gate.cases(10, 12);
    long[] counts = new long[last + 1];
    counts[0] = 1;
    counts[1] = 1;
    for (int n = 4; n <= last; n++) {
      counts[n] =
          (n + 1) * counts[n - 1]
              - (n - 2) * counts[n - 2]
              - (n - 5) * counts[n - 3]
              + (n - 3) * counts[n - 4];
    }
    assertThat(solver(1).count(Variant.NON_TOUCHING.builder(last).build())).isEqualTo(counts[last]);
  }

  static Stream<Arguments> rules() {
    int n = 12;
    List<View> none = List.of(table(0, row -> row * row % 7), table(1, row -> row % 5));
    List<View> rows =
        List.of(
            table(0, row -> Math.min(row, n - 1 - row) % 4),
            table(3, row -> Math.min(row, n - 1 - row) % 4));
    List<View> halfTurn =
        List.of(
            table(0, row -> row * row % 7), table(n - 1, row -> (n - 1 - row) * (n - 1 - row) % 7));
    return IntStream.rangeClosed(1, 3)
        .boxed()
        .flatMap(
            threads ->
                Stream.of(
                    Arguments.of("no symmetry", none, EnumSet.of(IDENTITY), threads),
                    Arguments.of(
                        "reversed rows", rows, EnumSet.of(IDENTITY, REVERSED_ROWS), threads),
                    Arguments.of(
                        "half turn", halfTurn, EnumSet.of(IDENTITY, ROTATION_180), threads)));
  }

  private static View table(int column, IntUnaryOperator values) {
    return View.lookup(column, IntStream.range(0, 12).map(values).toArray());
  }

  @ParameterizedTest(name = "{0}, {3} threads")
  @MethodSource("rules")
  void countsByFewSymmetries(String what, List<View> views, Set<BoardSymmetry> group, int threads) {
    QueensModel model = QueensModel.of(12).toBuilder().allDifferent("rule", views).build();
    assertThat(CentralQueens.symmetries(model)).isEqualTo(group);
    List<Placement> plain = new ArrayList<>();
    QueensSolver.enumerate(12, plain::add);
    long expected = plain.stream().filter(model::isSolution).count();
    assertThat(expected).isBetween(1_000L, 14_199L);
    assertThat(solver(threads).count(model)).isEqualTo(expected);
  }

  @Test
  void countsBySymmetriesThatSwapTheAxes() {
    QueensModel model = Variant.SEMIQUEENS.builder(12).build();
    assertThat(CentralQueens.symmetries(model))
        .isEqualTo(EnumSet.of(IDENTITY, ROTATION_180, TRANSPOSITION, ANTI_TRANSPOSITION));
    // OEIS A099152.
    assertThat(solver(1).count(model)).isEqualTo(4_698_655);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void stopsAtTheTimeLimit(int threads) {
    QueensSolver limited =
        QueensSolver.builder().threads(threads).timeLimit(Duration.ofMillis(50)).build();
    Stopped.by(Completion.TIME_LIMIT, () -> limited.count(QueensModel.of(22)));
  }
}

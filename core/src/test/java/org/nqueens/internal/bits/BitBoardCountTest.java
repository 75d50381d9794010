package org.nqueens.internal.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.spi.SearchOutcome;

@Sampled
class BitBoardCountTest {

  private static SearchOutcome count(QueensModel model) {
    return count(model, () -> false);
  }

  private static SearchOutcome count(QueensModel model, BooleanSupplier stop) {
    long[] domains =
        model.domains().stream().mapToLong(domain -> domain.toLongArray()[0]).toArray();
    BitBoardCount bits = new BitBoardCount(model.size(), stop);
    return bits.outcome(bits.search(domains, -1L >>> Long.SIZE - model.size()));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11})
  void agreesWithBruteForceOnRestrictedBoards(int n) {
    Random random = Gate.random("n = " + n);
    assertThat(count(QueensModel.of(n)).solutions())
        .isEqualTo(BruteForce.solve(QueensModel.of(n)).size());
    int done = 0;
    while (done < Gate.cases(n < 11 ? 25 : 5, 100)) {
      QueensModel model = restricted(n, random);
      if (model.domains().stream().noneMatch(RowDomain::isEmpty)) {
        SearchOutcome outcome = count(model);
        assertThat(outcome.exhausted()).isTrue();
        assertThat(outcome.solutions())
            .as("%s", model.domains())
            .isEqualTo(BruteForce.solve(model).size());
        done++;
      }
    }
  }

  /** A few squares blocked and now and then a queen given, so that most have solutions. */
  private static QueensModel restricted(int n, Random random) {
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    for (int i = 1 + random.nextInt(2 * n); i > 0; i--) {
      builder.block(random.nextInt(n), random.nextInt(n));
    }
    if (n > 8 || random.nextBoolean()) {
      builder.place(random.nextInt(n), random.nextInt(n));
    }
    return builder.build();
  }

  @Test
  void countsWhatTheWidestBoardLeaves() {
    int n = BitBoardCount.MAX_SIZE;
    Placement placement = QueensSolver.findAny(n).orElseThrow();
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    // Open are ten columns at the border, where the ascending diagonals have the highest bits.
    for (int column = 0; column < n - 10; column++) {
      builder.place(column, placement.row(column));
    }
    QueensModel model = builder.build();
    assertThat(count(model).solutions()).isPositive().isEqualTo(BruteForce.solve(model).size());
  }

  @Test
  void saysThatItWasStopped() {
    AtomicInteger asked = new AtomicInteger();
    SearchOutcome outcome = count(QueensModel.of(22), () -> asked.incrementAndGet() > 1_000);
    assertThat(outcome.exhausted()).isFalse();
    assertThat(asked).as("not asked again once it says stop").hasValue(1_001);
  }

  @ParameterizedTest
  @CsvSource({"8, 0", "9, 1"})
  void pollsNoStopInTheLastEightColumns(int n, int polls) {
    AtomicInteger asked = new AtomicInteger();
    count(QueensModel.of(n), () -> asked.incrementAndGet() < 0);
    assertThat(asked).hasValue(polls);
  }

  static Stream<Arguments> boards() {
    Set<Integer> plain = Set.of(-1, 0, 1);
    return Stream.of(
        Arguments.of(2, plain, false),
        Arguments.of(3, plain, true),
        Arguments.of(32, plain, true),
        Arguments.of(33, plain, false),
        Arguments.of(8, Set.of(0, 1), false),
        Arguments.of(8, Set.of(), false));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void isForPlainBoardsWhoseDiagonalsFitAWord(int n, Set<Integer> slopes, boolean canDo) {
    assertThat(BitBoardCount.canDo(n, slopes)).isEqualTo(canDo);
  }
}

package org.nqueens.internal.engine.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.spi.SearchOutcome;

/** Counts by halves against the bits alone, to which halves leave no more than small rests. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class HalvesCountTest {
  private static final Set<Integer> LINES = Set.of(-1, 0, 1);

  private SearchOutcome byHalves(long[] domains, BooleanSupplier stop) {
    try (HalvesCount halves = new HalvesCount(domains.length, stop)) {
      return halves.outcome(halves.search(domains, columns(domains)));
    }
  }

  private static SearchOutcome byBits(long[] domains) {
    BitBoardSearch bits = new BitBoardSearch(domains.length, LINES, () -> false, rows -> true);
    return bits.outcome(bits.search(domains, columns(domains)));
  }

  private static long columns(long[] domains) {
    return -1L >>> Long.SIZE - domains.length;
  }

  private static long[] empty(int n) {
    long[] domains = new long[n];
    Arrays.fill(domains, columns(domains));
    return domains;
  }

  private static Random random() {
    return Gate.random("halves");
  }

  /** Given queens that may attack each other, and blocked squares, which may be most of a board. */
  @Test
  void agreesWithBitsOnRandomBoards() {
    Random random = random();
    int withSolutions = 0;
    int boards = Gate.cases(100, 1_000);
    for (int board = 0; board < boards; board++) {
      int n = 10 + random.nextInt(4);
      long[] domains = empty(n);
      for (int blocked = random.nextInt(2 * n); blocked > 0; blocked--) {
        block(domains, random.nextInt(n), random.nextInt(n));
      }
      for (int given = random.nextInt(3); given > 0; given--) {
        domains[random.nextInt(n)] = 1L << random.nextInt(n);
      }
      long solutions = byBits(domains).solutions();
      withSolutions += solutions > 0 ? 1 : 0;
      assertThat(byHalves(domains, () -> false).solutions())
          .as("board with the rows %s", hex(domains))
          .isEqualTo(solutions);
    }
    assertThat(withSolutions).isBetween(boards / 2, boards - 1);
  }

  private static List<String> hex(long[] domains) {
    return Arrays.stream(domains).mapToObj(Long::toHexString).toList();
  }

  private static void block(long[] domains, int column, int row) {
    if (Long.bitCount(domains[column]) > 1) {
      domains[column] &= ~(1L << row);
    }
  }

  /** Open columns anywhere, between which the sides share up to twice as many diagonals as fit. */
  @ParameterizedTest
  @ValueSource(ints = {20, 24, 28, 31, 32})
  void agreesWithBitsWhereOpenColumnsAreScattered(int n) {
    Random random = random();
    Placement placement = QueensSolver.findAny(n).orElseThrow();
    for (int board = 0; board < 10; board++) {
      List<Integer> order = new ArrayList<>(IntStream.range(0, n).boxed().toList());
      Collections.shuffle(order, random);
      long[] domains = empty(n);
      order.subList(13, n).forEach(column -> domains[column] = 1L << placement.row(column));
      long[] propagated = withoutAttacked(domains);
      assertThat(byHalves(propagated, () -> false).solutions())
          .as("board with the rows %s", hex(propagated))
          .isPositive()
          .isEqualTo(byBits(propagated).solutions());
    }
  }

  private static long[] withoutAttacked(long[] domains) {
    int n = domains.length;
    long[] left = domains.clone();
    for (int queen = 0; queen < n; queen++) {
      for (int column = 0; Long.bitCount(domains[queen]) == 1 && column < n; column++) {
        if (column != queen) {
          int distance = Math.abs(column - queen);
          left[column] &=
              ~(domains[queen] | domains[queen] << distance | domains[queen] >>> distance);
        }
      }
    }
    return left;
  }

  @Test
  void placesMoreQueensWhereTheSidesShareTooManyDiagonals() {
    // Without a column between them, the sides share n - 1 diagonals of each direction.
    long[] domains = empty(20);
    SquareMarks marks = new SquareMarks();
    int[] left = {0, 1, 2, 3, 4};
    int[] right = {5, 6, 7, 8, 9};
    assertThat(marks.set(domains, left, right, columns(domains))).isFalse();
    long[] narrow = empty(17);
    assertThat(marks.set(narrow, left, right, columns(narrow))).isTrue();
    assertThat(marks.diagonals()).isEqualTo(32);
  }

  @Test
  void countsNoSolutionOfQueensThatAttackEachOther() {
    long[] domains = empty(14);
    domains[2] = 1 << 5;
    domains[6] = 1 << 9;
    assertThat(byHalves(domains, () -> false)).isEqualTo(new SearchOutcome(true, 0, 0, 1));
  }

  /**
   * Each poll of a whole count, one after the other, says stop: first in the middle, then in the
   * lists of either side, and most in the comparison.
   */
  @Test
  void hearsAStopInEveryPhase() {
    AtomicInteger all = new AtomicInteger();
    byHalves(empty(12), () -> all.incrementAndGet() < 0);
    assertThat(all.get()).as("polls").isGreaterThan(70);
    for (int last = 1; last <= all.get(); last++) {
      AtomicInteger asked = new AtomicInteger();
      int stopAt = last;
      SearchOutcome outcome = byHalves(empty(12), () -> asked.incrementAndGet() >= stopAt);
      assertThat(outcome.exhausted()).isFalse();
      assertThat(outcome.solutions()).isBetween(0L, 14_200L);
      assertThat(asked).as("not asked again once it says stop").hasValue(stopAt);
    }
  }
}

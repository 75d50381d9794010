package org.nqueens.internal.engine.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.model.Placement;
import org.nqueens.spi.SearchOutcome;

/** Counts by quarters against the bits alone, to which quarters leave no more than small rests. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class QuartersCountTest {
  private static final Set<Integer> LINES = Set.of(-1, 0, 1);

  private SearchOutcome byQuarters(long[] domains, BooleanSupplier stop) {
    try (QuartersCount quarters = new QuartersCount(domains.length, stop)) {
      return quarters.outcome(quarters.search(domains, columns(domains)));
    }
  }

  private static SearchOutcome byBits(long[] domains) {
    BitRecursion bits = new BitRecursion(domains.length, LINES, () -> false, rows -> true);
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
    return Gate.random("quarters");
  }

  /** Given queens that may attack each other, and blocked squares, which may be most of a board. */
  @Test
  void agreesWithBitsOnRandomBoards() {
    Random random = random();
    int withSolutions = 0;
    int boards = Gate.cases(100, 400);
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
      assertThat(byQuarters(domains, () -> false).solutions())
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
      assertThat(byQuarters(propagated, () -> false).solutions())
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

  /** Given queens, blocked squares and scattered open columns, as a user has them. */
  @Test
  void agreesWithBitsOnRandomPartialBoards() {
    Random random = random();
    int withSolutions = 0;
    int boards = Gate.cases(40, 160);
    for (int board = 0; board < boards; board++) {
      int n = 14 + random.nextInt(15);
      Placement placement = QueensSolver.findAny(n).orElseThrow();
      List<Integer> order = new ArrayList<>(IntStream.range(0, n).boxed().toList());
      Collections.shuffle(order, random);
      long[] domains = empty(n);
      int open = 10 + random.nextInt(5);
      order.subList(open, n).forEach(column -> domains[column] = 1L << placement.row(column));
      for (int blocked = random.nextInt(n); blocked > 0; blocked--) {
        block(domains, random.nextInt(n), random.nextInt(n));
      }
      long[] propagated = withoutAttacked(domains);
      long solutions = byBits(propagated).solutions();
      withSolutions += solutions > 0 ? 1 : 0;
      assertThat(byQuarters(domains, () -> false).solutions())
          .as("board with the rows %s", hex(domains))
          .isEqualTo(solutions);
    }
    assertThat(withSolutions).isGreaterThan(boards / 4);
  }

  @Test
  void countsNoSolutionOfQueensThatAttackEachOther() {
    long[] domains = empty(14);
    domains[2] = 1 << 5;
    domains[6] = 1 << 9;
    assertThat(byQuarters(domains, () -> false)).isEqualTo(SearchOutcome.ofTree(true, 0, 0, 1));
  }

  /** With any memory the count is right; without enough of it bits count. */
  @Test
  void countsInAnyMemory() {
    long[] domains = empty(12);
    for (long capacity : new long[] {0, 1 << 12, 1 << 16, 1 << 17, 1 << 18, 1 << 19, 1 << 30}) {
      MemoryAccount account = new MemoryAccount(capacity);
      try (QuartersCount quarters = new QuartersCount(12, account, () -> false)) {
        assertThat(quarters.search(domains, columns(domains))).isTrue();
        assertThat(quarters.outcome(true).solutions()).as("%d bytes", capacity).isEqualTo(14_200);
        assertThat(account.reserved()).isLessThanOrEqualTo(capacity);
      }
      assertThat(account.reserved()).isZero();
    }
  }

  /** Each poll of a whole count, one after the other, says stop. */
  @Test
  void hearsEveryStop() {
    AtomicInteger all = new AtomicInteger();
    byQuarters(empty(12), () -> all.incrementAndGet() < 0);
    assertThat(all.get()).as("polls").isGreaterThan(60);
    for (int last = 1; last <= all.get(); last++) {
      AtomicInteger asked = new AtomicInteger();
      int stopAt = last;
      SearchOutcome outcome = byQuarters(empty(12), () -> asked.incrementAndGet() >= stopAt);
      assertThat(outcome.exhausted()).isFalse();
      assertThat(outcome.solutions()).isBetween(0L, 14_200L);
      assertThat(asked).as("not asked again once it says stop").hasValue(stopAt);
    }
  }

  /** Classes on the stacks of the polls: each phase of a count hears a stop by itself. */
  @Test
  void hearsAStopInEveryPhase() {
    Map<String, Integer> polls = new HashMap<>();
    long[] domains = empty(19);
    domains[9] = 1;
    BooleanSupplier watching =
        () -> {
          StackWalker.getInstance()
              .forEach(frame -> polls.merge(frame.getClassName(), 1, Integer::sum));
          return polls.getOrDefault(QuarterMatch.class.getName(), 0) > 2;
        };
    assertThat(byQuarters(domains, watching).exhausted()).isFalse();
    assertThat(polls)
        .containsKeys(
            QuartersCount.class.getName(),
            Quarter.class.getName(),
            QuarterJoin.class.getName(),
            QuarterMatch.class.getName());
    assertThat(polls.get(Quarter.class.getName())).as("polls of lists").isGreaterThan(100);
  }
}

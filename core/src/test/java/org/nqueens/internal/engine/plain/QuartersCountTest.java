package org.nqueens.internal.engine.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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
      return quarters.outcome(quarters.search(domains, BitBoard.all(domains.length)));
    }
  }

  private static SearchOutcome byBits(long[] domains) {
    BitRecursion bits = new BitRecursion(domains.length, LINES, () -> false, rows -> true);
    return bits.outcome(bits.search(domains, BitBoard.all(domains.length)));
  }

  private static Random random() {
    return Gate.random("quarters");
  }

  /** Given queens that may attack each other, and blocked squares, which may be most of a board. */
  @Test
  void agreesWithBitsOnRandomBoards() {
    Random random = random();
    int withSolutions = 0;
    int boards = Gate.cases(100, 300);
    for (int i = 0; i < boards; i++) {
      int n = 10 + random.nextInt(4);
      BitBoard board = BitBoard.empty(n);
      board.block(random.nextInt(2 * n), random);
      for (int given = random.nextInt(3); given > 0; given--) {
        board.domains()[random.nextInt(n)] = 1L << random.nextInt(n);
      }
      long solutions = byBits(board.domains()).solutions();
      withSolutions += solutions > 0 ? 1 : 0;
      assertThat(byQuarters(board.domains(), () -> false).solutions())
          .as("%s", board)
          .isEqualTo(solutions);
    }
    assertThat(withSolutions).isBetween(boards / 2, boards - 1);
  }

  /** A board with so many open columns, anywhere between the queens of a placement. */
  private static BitBoard scattered(int n, int open, Random random) {
    Placement placement = QueensSolver.findAny(n).orElseThrow();
    List<Integer> order = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(order, random);
    BitBoard board = BitBoard.empty(n);
    order.subList(open, n).forEach(column -> board.domains()[column] = 1L << placement.row(column));
    return board;
  }

  /** Given queens, blocked squares and scattered open columns, as a user has them. */
  @Test
  void agreesWithBitsOnRandomPartialBoards() {
    Random random = random();
    int withSolutions = 0;
    int boards = Gate.cases(40, 160);
    for (int i = 0; i < boards; i++) {
      int n = 14 + random.nextInt(15);
      BitBoard board = scattered(n, 10 + random.nextInt(5), random);
      board.block(random.nextInt(n), random);
      long solutions = byBits(board.withoutAttacked().domains()).solutions();
      withSolutions += solutions > 0 ? 1 : 0;
      assertThat(byQuarters(board.domains(), () -> false).solutions())
          .as("%s", board)
          .isEqualTo(solutions);
    }
    assertThat(withSolutions).isGreaterThan(boards / 4);
  }

  /** With any memory the count is right; without enough of it bits count. */
  @Test
  void countsInAnyMemory() {
    long[] domains = BitBoard.empty(12).domains();
    for (long capacity : new long[] {0, 1 << 12, 1 << 16, 1 << 17, 1 << 18, 1 << 19, 1 << 30}) {
      MemoryAccount account = new MemoryAccount(capacity);
      try (QuartersCount quarters = new QuartersCount(12, account, () -> false)) {
        assertThat(quarters.search(domains, BitBoard.all(domains.length))).isTrue();
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
    byQuarters(BitBoard.empty(12).domains(), () -> all.incrementAndGet() < 0);
    assertThat(all.get()).as("polls").isGreaterThan(60);
    for (int last = 1; last <= all.get(); last++) {
      AtomicInteger asked = new AtomicInteger();
      int stopAt = last;
      SearchOutcome outcome =
          byQuarters(BitBoard.empty(12).domains(), () -> asked.incrementAndGet() >= stopAt);
      assertThat(outcome.exhausted()).isFalse();
      assertThat(outcome.solutions()).isBetween(0L, 14_200L);
      assertThat(asked).as("not asked again once it says stop").hasValue(stopAt);
    }
  }

  /** Classes on the stacks of the polls: each phase of a count hears a stop by itself. */
  @Test
  void hearsAStopInEveryPhase() {
    Map<String, Integer> polls = new HashMap<>();
    long[] domains = BitBoard.empty(19).domains();
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

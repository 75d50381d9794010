package org.nqueens.internal.engine.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.Received;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.spi.PlacementSink;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class HalvesEnumerationTest {
  private static final Set<Integer> LINES = Set.of(0, 1, -1);
  private static final BooleanSupplier NEVER = () -> false;
  private static final MemoryAccount AMPLE = new MemoryAccount(1 << 30);

  /** A board with some squares blocked and, half of the time, one or two given queens. */
  private static BitBoard random(int n, Random random) {
    BitBoard board = BitBoard.empty(n);
    for (int given = random.nextInt(4) - 1; given > 0; given--) {
      int column = random.nextBoolean() ? given - 1 : random.nextInt(n);
      int row = random.nextInt(n);
      boolean isFree = (board.open() >>> column & board.domains()[column] >>> row & 1) != 0;
      board = isFree ? board.with(column, row) : board;
    }
    board.block(random.nextInt(n * n / 5), random);
    return board;
  }

  private static BitSearch recursion(int n, PlacementSink sink) {
    return new BitRecursion(n, LINES, NEVER, sink);
  }

  private static HalvesEnumeration halves(
      int n, MemoryAccount account, BooleanSupplier stop, PlacementSink sink) {
    return new HalvesEnumeration(n, account, stop, sink);
  }

  /** Searches a board as the recursion does; tells whether halves took it over. */
  private static boolean isByHalves(int n, BitBoard board, MemoryAccount account) {
    Received expected = new Received();
    BitSearch oracle = recursion(n, expected);
    oracle.search(board.domains(), board.open());
    Received received = new Received();
    HalvesEnumeration search = halves(n, account, NEVER, received);
    assertThat(search.search(board.domains(), board.open())).isTrue();
    received.assertSameAs(expected, board);
    assertThat(search.outcome(true).solutions()).isEqualTo(expected.size());
    boolean same = search.outcome(true).decisions() == oracle.outcome(true).decisions();
    search.close();
    assertThat(account.reserved()).isZero();
    return !same;
  }

  @ParameterizedTest
  @ValueSource(longs = {1 << 30, 1 << 20, 1 << 18, 0})
  void agreesWithTheRecursionOnRandomBoards(long capacity) {
    MemoryAccount account = new MemoryAccount(capacity);
    Random random = Gate.random("capacity " + capacity);
    int byHalves = 0;
    int boards = Gate.cases(12, 30);
    for (int i = 0; i < boards; i++) {
      int n = 12 + (random.nextInt(10) + 2) / 8;
      BitBoard board = random(n, random);
      if (board.isSound()) {
        byHalves += isByHalves(n, board, account) ? 1 : 0;
      }
    }
    if (capacity > 0) {
      assertThat(byHalves).isGreaterThan(boards / 5);
    }
  }

  /** Boards whose placements are no words, and whose lists are many times as long. */
  @ParameterizedTest
  @CsvSource({"17, 1073741824", "18, 1073741824", "18, 1048576", "17, 0"})
  void agreesWithTheRecursionOnLargeBoards(int n, long capacity) {
    MemoryAccount account = new MemoryAccount(capacity);
    Random random = Gate.random("size %d, capacity %d".formatted(n, capacity));
    int byHalves = 0;
    int boards = Gate.cases(2, 5);
    for (int i = 0; i < boards; i++) {
      BitBoard board = large(n, random);
      byHalves += isByHalves(n, board, account) ? 1 : 0;
    }
    if (capacity == 1 << 30) {
      assertThat(byHalves).isGreaterThan(boards / 2);
    }
  }

  /** A board with two given queens, one of them in the first column, and some squares blocked. */
  private static BitBoard large(int n, Random random) {
    BitBoard board = BitBoard.empty(n).with(0, random.nextInt(n));
    int column = random.nextInt(3) == 0 ? 1 + random.nextInt(n - 1) : 1;
    int row = Long.numberOfTrailingZeros(Long.highestOneBit(board.domains()[column]));
    board = board.with(column, row);
    board.block(n == 17 ? 36 : 64, random);
    return board;
  }

  /** Other searches take the memory, and give it back, at any moment. */
  @Test
  void agreesWithTheRecursionWhileMemoryComesAndGoes() {
    Random random = Gate.random("memory that comes and goes");
    MemoryAccount account = new MemoryAccount(1 << 24);
    MemoryAccount others = account.open();
    for (int i = 0; i < Gate.cases(9, 18); i++) {
      int n = 13 + i % 2;
      BitBoard board = i % 3 == 0 ? BitBoard.empty(n).with(0, i % n) : random(n, random);
      if (board.isSound()) {
        Received expected = new Received();
        recursion(n, expected).search(board.domains(), board.open());
        Received received = new Received();
        int rarely = 1 + random.nextInt(200);
        BooleanSupplier poll =
            () -> {
              if (random.nextInt(rarely) == 0) {
                others.close();
                others.reserve((long) (account.largestList() * 4 * Math.sqrt(random.nextDouble())));
              }
              return false;
            };
        HalvesEnumeration search = halves(n, account, poll, received);
        assertThat(search.search(board.domains(), board.open())).isTrue();
        received.assertSameAs(expected, board);
        search.close();
        others.close();
        assertThat(account.reserved()).isZero();
      }
    }
  }

  @Test
  void searchesBoardsOfOtherBoundariesOneAfterTheOther() {
    List<BitBoard> boards = new ArrayList<>();
    BitBoard board = BitBoard.empty(13);
    boards.add(board);
    boards.add(board.with(0, 6).with(1, 9));
    boards.add(board.with(12, 3));
    boards.add(board.with(6, 6).with(7, 1));
    boards.add(board);
    Received expected = new Received();
    Received received = new Received();
    BitSearch oracle = recursion(13, expected);
    HalvesEnumeration search = halves(13, AMPLE, NEVER, received);
    for (BitBoard next : boards) {
      oracle.search(next.domains(), next.open());
      search.search(next.domains(), next.open());
      received.assertSameAs(expected, next);
    }
    assertThat(search.outcome(true).solutions()).isEqualTo(expected.size());
  }

  /** The structure by which the first placement comes at once, whatever a list takes. */
  @ParameterizedTest
  @ValueSource(ints = {14, 15, 16, 17, 18})
  void deliversTheFirstPlacementBeforeItListsHalves(int n) {
    BitBoard part = BitBoard.empty(n).with(0, 0);
    AtomicInteger polls = new AtomicInteger();
    int[] before = new int[1];
    HalvesEnumeration search =
        halves(
            n,
            AMPLE,
            () -> polls.incrementAndGet() < 0,
            rows -> {
              before[0] = polls.get();
              return false;
            });
    assertThat(search.search(part.domains(), part.open())).isFalse();
    assertThat(before[0]).as("polls, each after 4,096 queens").isLessThanOrEqualTo(n > 16 ? 10 : 4);
    assertThat(search.outcome(false).solutions()).isOne();
  }

  @ParameterizedTest
  @ValueSource(ints = {14, 18})
  void stopsInEachPhase(int n) {
    BitBoard part = n == 14 ? BitBoard.empty(14).with(0, 3) : large(n, new Random(n));
    int stops = n == 14 ? 40 : Gate.cases(6, 12);
    AtomicInteger all = new AtomicInteger();
    for (int run = 0; run < 2; run++) {
      all.set(0); // the second run finds the shared lists, like those that follow
      halves(n, AMPLE, () -> all.incrementAndGet() < 0, rows -> true)
          .search(part.domains(), part.open());
    }
    assertThat(all.get()).isGreaterThan(100);
    int stopped = 0;
    for (int last = 1; last < all.get(); last += 1 + all.get() / stops) {
      int allowed = last;
      AtomicInteger polls = new AtomicInteger();
      Received received = new Received();
      HalvesEnumeration search =
          halves(n, AMPLE, () -> polls.incrementAndGet() > allowed, received);
      boolean isWhole = search.search(part.domains(), part.open());
      // A search that finds more shared lists than those before polls less, and may end first.
      assertThat(isWhole).as("after %d", last).isEqualTo(polls.get() <= allowed);
      assertThat(search.outcome(false).solutions()).isEqualTo(received.size());
      received.assertSameAs(prefix(part, received.size()), part);
      stopped += isWhole ? 0 : 1;
      if (isWhole) {
        break;
      }
    }
    assertThat(stopped).isGreaterThan(1);
  }

  /** The first placements of a board, by the recursion. */
  private static Received prefix(BitBoard board, long size) {
    Received first = new Received(size);
    if (size > 0) {
      recursion(board.n(), first).search(board.domains(), board.open());
    }
    return first;
  }

  @Test
  void searchesFromWithinTheSink() {
    BitBoard part = BitBoard.empty(13).with(0, 5);
    BitBoard inner = BitBoard.empty(13).with(0, 8);
    Received expected = new Received();
    recursion(13, expected).search(inner.domains(), inner.open());
    Received outer = new Received();
    HalvesEnumeration search =
        halves(
            13,
            AMPLE,
            NEVER,
            rows -> {
              if (outer.size() % 2_500 == 2_000) {
                Received nested = new Received();
                halves(13, AMPLE, NEVER, nested).search(inner.domains(), inner.open());
                nested.assertSameAs(expected, inner);
              }
              return outer.accept(rows);
            });
    assertThat(search.search(part.domains(), part.open())).isTrue();
    outer.assertSameAs(prefix(part, Long.MAX_VALUE), part);
  }
}

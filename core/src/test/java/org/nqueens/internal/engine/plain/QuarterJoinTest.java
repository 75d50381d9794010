package org.nqueens.internal.engine.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.ReservedArray;

/** The steps of a count by quarters, each against its definition. */
@Sampled
class QuarterJoinTest {
  private static final int[][] SIDES = {{0, 1, 2, 3}, {4, 5, 6, 7}};
  private static final long[] BANDS = {0b00001111, 0b11110000};

  private final MemoryAccount account = new MemoryAccount(1 << 28);

  private static boolean areOnADiagonal(int column, int row, int other, int otherRow) {
    return Math.abs(column - other) == Math.abs(row - otherRow);
  }

  /** The marks of two squares in different quarters meet where the squares attack each other. */
  @Test
  void marksMeetExactlyOnDiagonals() {
    long[] domains = BitBoard.empty(8).domains();
    QuarterWords words = new QuarterWords();
    assertThat(words.set(domains, SIDES, BANDS)).isTrue();
    for (int square = 0; square < 64; square++) {
      for (int other = 0; other < 64; other++) {
        int column = square / 8;
        int row = square % 8;
        boolean isSameQuarter = other / 32 == square / 32 && other % 8 / 4 == row / 4;
        boolean isSameSide = other / 32 == square / 32;
        long both = words.mark(column, row) & words.mark(other / 8, other % 8);
        if (!isSameQuarter) {
          boolean expected = areOnADiagonal(column, row, other / 8, other % 8);
          assertThat(both != 0).as("%s, %s", square, other).isEqualTo(expected);
          assertThat(isSameSide || (both << 64 - words.shared() != 0) == expected).isTrue();
        }
      }
    }
  }

  @Test
  void marksHaveCopiesOfTheLastSharedDiagonals() {
    QuarterWords words = new QuarterWords();
    words.set(BitBoard.empty(8).domains(), SIDES, BANDS);
    for (int column = 0; column < 8; column++) {
      for (int row = 0; row < 8; row++) {
        long mark = words.mark(column, row);
        long last = (mark & (1L << words.shared()) - 1) >>> words.shared() - QuarterWords.COPIES;
        assertThat((long) QuarterWords.sorting(mark, QuarterWords.COPIES)).isEqualTo(last);
      }
    }
  }

  @Test
  void tellsWhereThereAreMoreDiagonalsThanBits() {
    int[][] sides = {{0, 1, 2, 3, 4}, {5, 6, 7, 8, 9}};
    assertThat(
            new QuarterWords()
                .set(BitBoard.empty(20).domains(), sides, new long[] {0x3FF, 0x3FFL << 10}))
        .isFalse();
  }

  /** Every placement of any number of queens, by trying each row and none in each column. */
  private static List<List<Integer>> placements(long[] domains, int[] side, long band) {
    List<List<Integer>> all = new ArrayList<>();
    extend(domains, side, band, new ArrayList<>(), all);
    return all;
  }

  private static void extend(
      long[] domains, int[] side, long band, List<Integer> rows, List<List<Integer>> all) {
    int i = rows.size();
    if (i == side.length) {
      all.add(List.copyOf(rows));
      return;
    }
    for (int row = -1; row < domains.length; row++) {
      boolean isFree = row < 0 || (domains[side[i]] & band) >>> row % 64 << 63 != 0;
      for (int j = 0; j < i && row >= 0; j++) {
        int other = rows.get(j);
        boolean attacks = other == row || areOnADiagonal(side[i], row, side[j], other);
        isFree &= other < 0 || !attacks;
      }
      if (isFree) {
        rows.add(row);
        extend(domains, side, band, rows, all);
        rows.remove(i);
      }
    }
  }

  @Test
  void listsEachPlacementOfASouthernQuarter() {
    long[] domains = BitBoard.empty(8).domains();
    domains[1] &= ~(1L << 6);
    QuarterWords words = new QuarterWords();
    words.set(domains, SIDES, BANDS);
    Quarter quarter =
        new Quarter(words, ReservedArray.ofLongs(account), ReservedArray.ofInts(account), account);
    for (int[] side : SIDES) {
      assertThat(quarter.list(side, domains, BANDS[1], 0, 0, () -> false)).isTrue();
      List<List<Long>> expected = new ArrayList<>();
      int lists = quarter.list(16, 0);
      for (int list = 0; list < lists; list++) {
        expected.add(new ArrayList<>());
      }
      for (List<Integer> rows : placements(domains, side, BANDS[1])) {
        int taken = 0;
        int used = 0;
        long word = 0;
        for (int i = 0; i < 4; i++) {
          if (rows.get(i) >= 0) {
            taken |= 1 << rows.get(i) - 4;
            used |= 1 << i;
            word |= words.mark(side[i], rows.get(i));
          }
        }
        expected.get(quarter.list(used, Quarter.rank(taken))).add(word);
      }
      for (int list = 0; list < lists; list++) {
        long[] found =
            Arrays.copyOfRange(quarter.words(), quarter.starts()[list], quarter.starts()[list + 1]);
        assertThat(Arrays.stream(found).sorted().boxed().toList())
            .isEqualTo(expected.get(list).stream().sorted().toList());
      }
      assertThat(quarter.size()).isEqualTo(placements(domains, side, BANDS[1]).size());
    }
  }

  /** Each number of open columns, and thus each shape of the quarters, with a queen anywhere. */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
  void countsEachBoardWithOneQueen(int n) {
    Random random = Gate.random("one queen, n = " + n);
    QuarterJoin join = new QuarterJoin(account);
    int all = Gate.cases(40, 100);
    for (int square = 0; square < n * n; square++) {
      if (n * n > all && random.nextInt(n * n) >= all) {
        continue;
      }
      long[] domains = BitBoard.empty(n).domains();
      int column = square / n;
      long queen = 1L << square % n;
      for (int other = 0; other < n; other++) {
        int distance = Math.abs(other - column);
        domains[other] &= ~(queen | queen << distance | queen >>> distance);
      }
      int[] open = IntStream.range(0, n).filter(c -> c != column).toArray();
      long rows = (1L << n) - 1 & ~queen;
      OptionalLong ways = join.count(domains, open, rows, () -> false);
      domains[column] = queen;
      BitRecursion bits = new BitRecursion(n, Set.of(-1, 0, 1), () -> false, found -> true);
      bits.search(domains, (1L << n) - 1);
      assertThat(ways).as("square %d", square).hasValue(bits.outcome(true).solutions());
    }
  }

  /** Up to a third of the squares, so that many lists have few halves or none. */
  @Test
  void countsBoardsWithBlockedSquares() {
    Random random = Gate.random("blocked squares of a join");
    QuarterJoin join = new QuarterJoin(account);
    int withSolutions = 0;
    for (int board = 0; board < Gate.cases(100, 400); board++) {
      int n = 4 + random.nextInt(9);
      long[] domains = BitBoard.empty(n).domains();
      for (int blocked = random.nextInt(n * n / 3); blocked > 0; blocked--) {
        domains[random.nextInt(n)] &= ~(1L << random.nextInt(n));
      }
      if (Arrays.stream(domains).noneMatch(rows -> rows == 0)) {
        BitRecursion bits = new BitRecursion(n, Set.of(-1, 0, 1), () -> false, found -> true);
        bits.search(domains, (1L << n) - 1);
        long solutions = bits.outcome(true).solutions();
        withSolutions += solutions > 0 ? 1 : 0;
        assertThat(join.count(domains, IntStream.range(0, n).toArray(), (1L << n) - 1, () -> false))
            .as("rows %s", Arrays.toString(domains))
            .hasValue(solutions);
      }
    }
    assertThat(withSolutions).isGreaterThan(30);
  }

  @Test
  void givesUpListsForWhichThereIsNoMemory() {
    int[] columns = {0, 1, 2, 3, 4, 5, 6, 7};
    QuarterJoin ample = new QuarterJoin(account);
    assertThat(ample.count(BitBoard.empty(8).domains(), columns, 0xFF, () -> false)).hasValue(92);
    long needed = account.reserved();
    assertThat(needed).isGreaterThan(1 << 12);
    int givenUp = 0;
    for (long capacity = 0; capacity <= needed; capacity += needed / 100) {
      MemoryAccount small = new MemoryAccount(capacity);
      QuarterJoin join = new QuarterJoin(small);
      OptionalLong ways = join.count(BitBoard.empty(8).domains(), columns, 0xFF, () -> false);
      assertThat(ways).isIn(OptionalLong.empty(), OptionalLong.of(92));
      givenUp += ways.isEmpty() ? 1 : 0;
      assertThat(small.reserved()).isLessThanOrEqualTo(capacity);
      join.close();
      assertThat(small.reserved()).isZero();
    }
    assertThat(givenUp).isBetween(50, 101);
  }
}

package org.nqueens.internal.engine.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.nqueens.internal.memory.MemoryAccount;

/** What a count by quarters needs only on boards of many diagonals, or where memory is short. */
class QuarterJoinTest {
  private static final int[][] SIDES = {{0, 1, 2, 3}, {4, 5, 6, 7}};
  private static final long[] BANDS = {0b00001111, 0b11110000};

  private final MemoryAccount account = new MemoryAccount(1 << 28);

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

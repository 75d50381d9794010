package org.nqueens.internal.engine.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.spi.PlacementSink;

/** The formulas and tables of rows and diagonals, each against its definition. */
class HalfFormulasTest {
  private static final int N = 7;

  private static boolean areOnADiagonal(int column, int row, int other, int otherRow) {
    return Math.abs(column - other) == Math.abs(row - otherRow);
  }

  @Test
  void setsOfRowsAreNumberedInTheirOrder() {
    HalfLayout layout = new HalfLayout(N, N - 3);
    int[] expected = IntStream.range(0, 1 << N).filter(set -> Integer.bitCount(set) == 3).toArray();
    assertThat(layout.sets()).isEqualTo(expected.length).isEqualTo(35);
    for (int number = 0; number < expected.length; number++) {
      assertThat(layout.number(expected[number])).isEqualTo(number);
      assertThat(layout.set(number)).isEqualTo(expected[number]);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {N, 16, 17, 18})
  void marksMeetExactlyOnTheDiagonalsThatCrossTheBoundary(int n) {
    for (int boundary = n - Math.min(N, n) + 1; boundary < n; boundary++) {
      HalfLayout layout = new HalfLayout(n, boundary);
      for (int left = 0; left < n * boundary; left++) {
        for (int right = n * boundary; right < n * n; right++) {
          long both = layout.mark(left / n, left % n) & layout.mark(right / n, right % n);
          assertThat(both != 0)
              .as("(%s, %s), (%s, %s)", left / n, left % n, right / n, right % n)
              .isEqualTo(areOnADiagonal(left / n, left % n, right / n, right % n));
          assertThat(both >>> layout.numberStart()).isZero();
        }
      }
    }
  }

  /** The number of a half is above its diagonals, and the row of a last column may be left out. */
  @ParameterizedTest
  @ValueSource(ints = {12, 16, 17, 18})
  void halvesHaveRoomForTheRowsOfTheirColumns(int n) {
    Random random = new Random(n);
    int most = n > PlacementSink.MAX_PACKED_SIZE ? 7 : 8;
    for (int boundary = n - most; boundary < n; boundary++) {
      HalfLayout layout = new HalfLayout(n, boundary);
      int[] rows = shuffledRows(n, random);
      long right = 0;
      for (int column = boundary; column < n - 1; column++) {
        right = right << layout.rowBits() | rows[column];
      }
      long half = layout.right(right, rows[n - 1]) << layout.numberStart();
      long number = half >>> layout.numberStart();
      assertThat(number).isLessThan(1L << Integer.SIZE);
      int[] unpacked = new int[n];
      boolean leavesOutLast = n > PlacementSink.MAX_PACKED_SIZE;
      int all = layout.unpack(number, boundary, leavesOutLast ? n - 1 : n, unpacked);
      int expected = 0;
      for (int column = boundary; column < (leavesOutLast ? n - 1 : n); column++) {
        assertThat(unpacked[column]).isEqualTo(rows[column]);
        expected ^= rows[column];
      }
      assertThat(all).isEqualTo(expected);
    }
  }

  private static int[] shuffledRows(int n, Random random) {
    List<Integer> rows = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(rows, random);
    return rows.stream().mapToInt(row -> row).toArray();
  }

  /** Tables of 24 or of 28 diagonals leave the other diagonals of a set out. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 31, 32, 33, 63, 64})
  void tellsTheHalvesThatShareADiagonal(int count) {
    Random random = new Random(N);
    for (int round = 0; round < 20; round++) {
      int[] halves = random.ints(count + 3).map(set -> set & random.nextInt()).toArray();
      for (int bits = 6; bits <= 7; bits++) {
        long[] tables = new long[4 << bits];
        ClashTables.set(halves, 3, count, bits, new long[32], tables);
        for (int trial = 0; trial < 100; trial++) {
          int set = random.nextInt() & random.nextInt() & random.nextInt();
          long found = 0;
          long expected = 0;
          for (int table = 0; table < 4; table++) {
            found |= tables[table << bits | set >>> table * bits & (1 << bits) - 1];
          }
          for (int i = 0; i < count; i++) {
            expected |= (halves[3 + i] & set << 32 - 4 * bits >>> 32 - 4 * bits) != 0 ? 1L << i : 0;
          }
          assertThat(found).as("set %x, tables of %d bits", set, bits).isEqualTo(expected);
        }
      }
    }
  }
}

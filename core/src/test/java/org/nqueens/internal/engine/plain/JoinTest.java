package org.nqueens.internal.engine.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.nqueens.internal.memory.MemoryAccount;

/** The steps of a join, each against its definition. */
class JoinTest {
  private static final int N = 8;
  private static final long ROWS = 0xFF;
  private static final int MANY = 1 << 20;

  private final long[] domains = new long[N];
  private final int[] left = {3, 2, 1, 0};
  private final int[] right = {4, 5, 6, 7};
  private final SquareMarks marks = new SquareMarks();
  private final MemoryAccount account = new MemoryAccount(1 << 28);
  private final MemoryAccount memory = account.open();
  private final HalfListing listing = new HalfListing(memory);

  JoinTest() {
    Arrays.fill(domains, ROWS);
    domains[1] &= ~4;
    assertThat(marks.set(domains, left, right, ROWS)).isTrue();
  }

  /** The marks of the halves of a side, by trying every row of every column. */
  private List<Long> halves(int[] side) {
    List<Long> found = new ArrayList<>();
    fill(side, new int[N], 0, 0, found);
    return found;
  }

  private void fill(int[] side, int[] rows, int depth, long marked, List<Long> found) {
    if (depth == side.length) {
      found.add(marked);
      return;
    }
    for (int row = 0; row < N; row++) {
      int column = side[depth];
      boolean isFree = (domains[column] >>> row & 1) != 0;
      for (int i = 0; i < depth; i++) {
        int distance = Math.abs(side[i] - column);
        isFree &= rows[side[i]] != row && Math.abs(rows[side[i]] - row) != distance;
      }
      if (isFree) {
        rows[column] = row;
        long mark = marks.marks()[SquareMarks.index(column, row)];
        fill(side, rows, depth + 1, marked | mark, found);
      }
    }
  }

  @Test
  void listsEachHalfOnce() {
    for (int[] side : List.of(left, right, new int[] {4, 7})) {
      assertThat(listing.list(side, domains, marks, MANY, () -> false)).isTrue();
      List<Long> found =
          Arrays.stream(listing.found()).limit(listing.size()).sorted().boxed().toList();
      assertThat(found).isEqualTo(halves(side).stream().sorted().toList());
    }
  }

  @Test
  void sortsHalvesByTheirRows() {
    listing.list(left, domains, marks, MANY, () -> false);
    SortedHalves sorted = new SortedHalves(memory);
    assertThat(sorted.sort(listing.found(), listing.size(), N)).isTrue();
    List<Long> halves = halves(left);
    for (int rows = 0; rows < 1 << N; rows++) {
      int set = rows;
      int[] expected =
          halves.stream()
              .filter(half -> half >>> SquareMarks.ROWS == set)
              .mapToInt(Long::intValue)
              .sorted()
              .toArray();
      int[] range = Arrays.copyOfRange(sorted.diagonals(), sorted.start(rows), sorted.end(rows));
      Arrays.sort(range);
      assertThat(range).isEqualTo(expected);
    }
  }

  @Test
  void countsTheWholeBoard() {
    Arrays.fill(domains, ROWS);
    int[] columns = {0, 1, 2, 3, 4, 5, 6, 7};
    assertThat(new Join(account).count(domains, columns, ROWS, () -> false)).hasValue(92);
  }

  @Test
  void givesUpAListThatIsTooLong() {
    // The ten columns of a side of an empty board of 20 rows have far more than a million halves.
    long[] wide = new long[20];
    Arrays.fill(wide, (1L << 20) - 1);
    int[] side = {9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
    for (int most : new int[] {0, 100_000, MANY}) {
      assertThat(listing.list(side, wide, marks, most, () -> false)).isFalse();
      assertThat(listing.found().length).isLessThanOrEqualTo(2 * most + (1 << 14));
      assertThat(account.reserved()).isEqualTo(8L * listing.found().length);
    }
  }

  @Test
  void givesUpListsForWhichThereIsNoMemory() {
    Arrays.fill(domains, ROWS);
    int[] columns = {0, 1, 2, 3, 4, 5, 6, 7};
    Join ample = new Join(account);
    ample.count(domains, columns, ROWS, () -> false);
    long needed = account.reserved();
    assertThat(needed).isGreaterThan(1 << 14);
    for (long capacity = 0; capacity <= needed; capacity += needed / 100) {
      MemoryAccount small = new MemoryAccount(capacity);
      Join join = new Join(small);
      OptionalLong ways = join.count(domains, columns, ROWS, () -> false);
      assertThat(ways).isIn(OptionalLong.empty(), OptionalLong.of(92));
      assertThat(small.reserved()).isLessThanOrEqualTo(capacity);
      join.close();
      assertThat(small.reserved()).isZero();
    }
  }
}

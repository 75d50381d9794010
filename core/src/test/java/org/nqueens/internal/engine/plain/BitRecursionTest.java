package org.nqueens.internal.engine.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nqueens.spi.SearchOutcome;

/**
 * What the effort and the lines of a board without some rules show alone; that it finds what
 * propagation finds is tested of the engine.
 */
class BitRecursionTest {
  private static final Set<Integer> ALL_SLOPES = Set.of(-1, 0, 1);

  @Test
  void failsWhereNoLaterColumnAllowsAFreeRow() {
    long[] withoutRow0 = BitBoard.empty(8).domains();
    Arrays.fill(withoutRow0, 1, 8, 0xFE);
    long[] withRow0First = withoutRow0.clone();
    withRow0First[0] = 1;
    BitRecursion all = new BitRecursion(8, ALL_SLOPES, () -> false, rows -> true);
    BitRecursion first = new BitRecursion(8, ALL_SLOPES, () -> false, rows -> true);
    assertThat(all.search(withoutRow0, BitBoard.all(8))).isTrue();
    assertThat(first.search(withRow0First, BitBoard.all(8))).isTrue();
    assertThat(all.outcome(true).solutions()).isEqualTo(4);
    assertThat(all.outcome(true).decisions()).isEqualTo(first.outcome(true).decisions() + 7);
    assertThat(all.outcome(true).failures()).isEqualTo(first.outcome(true).failures() + 7);
  }

  /** The queens outside the open columns are part of the solutions. */
  @Test
  void fillsTheOpenColumnsOnly() {
    List<List<Integer>> found = new ArrayList<>();
    BitRecursion search =
        new BitRecursion(
            4, ALL_SLOPES, () -> false, rows -> found.add(Arrays.stream(rows).boxed().toList()));
    assertThat(search.search(new long[] {0b0010, 0b1000, 0b0001, 0b0100}, 0b0110)).isTrue();
    assertThat(search.search(new long[] {0b0100, 0b0001, 0b1000, 0b0010}, 0)).isTrue();
    assertThat(found).containsExactly(List.of(1, 3, 0, 2), List.of(2, 0, 3, 1));
    assertThat(search.outcome(true)).isEqualTo(SearchOutcome.ofTree(true, 2, 0, 0));
  }

  /** Row 3 is in the domain of column 0 only, and the queen there stands in row 0. */
  @Test
  void takesRowsThatNeedNotBeTaken() {
    long[] domains = {0b1001, 0b0110, 0b0110, 0b0111};
    BitRecursion without = new BitRecursion(4, Set.of(1), () -> false, rows -> true);
    assertThat(without.search(domains.clone(), BitBoard.all(4))).isTrue();
    BitRecursion with = new BitRecursion(4, Set.of(0), () -> false, rows -> true);
    assertThat(with.search(domains.clone(), BitBoard.all(4))).isTrue();
    assertThat(with.outcome(true)).isEqualTo(SearchOutcome.ofTree(true, 2, 2, 1));
    assertThat(without.outcome(true).solutions()).isGreaterThan(2);
  }
}

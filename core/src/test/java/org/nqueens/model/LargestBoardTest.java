package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A number that no board has is refused where it enters, before memory is taken for it. */
class LargestBoardTest {
  private static final int MAX = Integer.MAX_VALUE;
  private static final int BEYOND = QueensModel.MAX_SIZE;

  /** A set of rows up to {@link #MAX} takes 2^28; the first assertion loads classes by 2^22. */
  private static final long MANY_BYTES = 1 << 25;

  private static Arguments bad(String value, ThrowingCallable call) {
    return Arguments.of(value, call);
  }

  static Stream<Arguments> numbers() {
    long[] words = new long[BEYOND / Long.SIZE + 1];
    words[words.length - 1] = 1L << BEYOND;
    return Stream.of(
        bad("column (2147483647)", () -> new AllDifferent("mine", List.of(View.row(MAX)))),
        bad("column (25000)", () -> View.row(BEYOND)),
        bad("column (-1)", () -> View.row(-1)),
        bad("column (2147483647)", () -> View.offset(MAX, 3)),
        bad("column (2147483647)", () -> View.lookup(MAX, 7)),
        bad("column (-2)", () -> View.lookup(-2, 7)),
        bad("row (2147483647)", () -> RowDomain.of(0, MAX)),
        bad("row (25000)", () -> RowDomain.of(BEYOND)),
        bad("row (-1)", () -> RowDomain.of(1, -1)),
        bad("row (25000)", () -> RowDomain.ofBits(words)),
        bad("n (2147483647)", () -> RowDomain.all(MAX)),
        bad("n (25001)", () -> RowDomain.all(BEYOND + 1)),
        bad("n (-1)", () -> RowDomain.all(-1)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("numbers")
  void refusesANumberThatNoBoardHas(String value, ThrowingCallable call) {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    assertThatThrownBy(call)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(value + " must be between 0 and 2")
        .hasMessageMatching(
            ".*: (columns|rows) are 0-based, and no board .*|.*: give a board size");
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(MANY_BYTES);
  }

  @Test
  void takesTheLastRowColumnAndOffset() {
    int last = QueensModel.MAX_SIZE - 1;
    AllDifferent rule = new AllDifferent("mine", List.of(View.row(last), View.row(0)));
    assertThat(rule.views().get(0).column()).isEqualTo(last);
    AllDifferent fits = new AllDifferent("mine", List.of(View.offset(0, MAX - 3)));
    assertThat(QueensModel.builder(4).allDifferent(fits).build().constraints())
        .containsExactly(fits);
    assertThat(RowDomain.of(last).max()).isEqualTo(last);
    assertThat(RowDomain.ofBits(RowDomain.of(last).toLongArray())).isEqualTo(RowDomain.of(last));
    assertThat(RowDomain.all(QueensModel.MAX_SIZE).max()).isEqualTo(last);
    assertThat(RowDomain.all(0)).isEqualTo(RowDomain.of());
    assertThat(RowDomain.ofBits(new long[2 * QueensModel.MAX_SIZE / Long.SIZE]))
        .isEqualTo(RowDomain.of());
  }
}

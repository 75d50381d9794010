package org.nqueens.internal.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.SearchOutcome;

/** The counters of a count by bits, against a walk over single squares in the same order. */
class BitBoardCountEffortTest {
  private long solutions;
  private long decisions;
  private long failures;

  static Stream<Arguments> boards() {
    return Stream.of(
        Arguments.of(QueensModel.of(3)),
        Arguments.of(QueensModel.of(4)),
        Arguments.of(QueensModel.of(7)),
        Arguments.of(QueensModel.of(8)),
        Arguments.of(QueensModel.of(9).toBuilder().place(1, 3).block(4, 4).build()),
        Arguments.of(QueensModel.of(9).toBuilder().place(8, 0).place(0, 4).build()),
        Arguments.of(QueensModel.of(8).toBuilder().allowOnly(7, 2, 5).place(6, 4).build()));
  }

  @ParameterizedTest(name = "[{index}]")
  @MethodSource("boards")
  void isThatOfTheSameWalkOverSquares(QueensModel model) {
    int n = model.size();
    long[] domains =
        model.domains().stream().mapToLong(domain -> domain.toLongArray()[0]).toArray();
    BitBoardCount bits = new BitBoardCount(n, () -> false);
    bits.search(domains, -1L >>> Long.SIZE - n);
    walk(model, order(model), new int[n], 0);
    assertThat(bits.outcome(true))
        .isEqualTo(new SearchOutcome(true, solutions, decisions, failures));
  }

  /** Columns with a single row first, then from the middle to the sides. */
  private static List<Integer> order(QueensModel model) {
    int n = model.size();
    return IntStream.range(0, n)
        .boxed()
        .sorted(
            Comparator.comparing((Integer column) -> model.domain(column).size() > 1)
                .thenComparing(column -> Math.abs(2 * column - (n - 1))))
        .toList();
  }

  private void walk(QueensModel model, List<Integer> order, int[] rows, int depth) {
    int n = model.size();
    if (depth == n) {
      solutions++;
      return;
    }
    int[] free = free(model, order, rows, depth, depth);
    decisions += depth < n - 2 ? free.length - 1 : 0;
    for (int row : free) {
      rows[depth] = row;
      if (depth >= n - 3
          || IntStream.rangeClosed(depth + 1, depth + 3)
              .allMatch(next -> free(model, order, rows, depth + 1, next).length > 0)) {
        walk(model, order, rows, depth + 1);
      } else {
        failures++;
      }
    }
  }

  /** The rows of the column at a depth that the queens placed leave it. */
  private static int[] free(
      QueensModel model, List<Integer> order, int[] rows, int placed, int depth) {
    return model
        .domain(order.get(depth))
        .rows()
        .filter(
            row ->
                IntStream.range(0, placed)
                    .noneMatch(
                        queen ->
                            row == rows[queen]
                                || Math.abs(row - rows[queen])
                                    == Math.abs(order.get(depth) - order.get(queen))))
        .toArray();
  }
}

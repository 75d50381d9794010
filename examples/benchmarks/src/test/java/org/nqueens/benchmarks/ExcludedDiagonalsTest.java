package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.benchmarks.ExcludedDiagonals.Diagonal;
import org.nqueens.benchmarks.ExcludedDiagonals.Kind;
import org.nqueens.model.QueensModel;

class ExcludedDiagonalsTest {
  @Test
  void readsWhatItWrites() {
    ExcludedDiagonals drawn = ExcludedDiagonals.random(10, 4, 1);
    assertThat(ExcludedDiagonals.read(drawn.toString())).isEqualTo(drawn);
  }

  @Test
  void drawsAMaximalInstance() {
    for (int n : new int[] {1, 2, 8, 21}) {
      ExcludedDiagonals drawn = ExcludedDiagonals.random(n, 4, n);
      assertThat(ExcludedDiagonals.random(n, 4, n)).isEqualTo(drawn);
      assertThat(drawn.diagonals()).doesNotHaveDuplicates();
      assertThat(fewest(drawn.model())).isGreaterThanOrEqualTo(Math.min(n, 4));
      for (Kind kind : Kind.values()) {
        int first = kind == Kind.SUM ? 0 : 1 - n;
        IntStream.range(first, first + 2 * n - 1)
            .mapToObj(value -> new Diagonal(kind, value))
            .filter(diagonal -> !drawn.diagonals().contains(diagonal))
            .forEach(
                diagonal -> {
                  List<Diagonal> all =
                      Stream.concat(drawn.diagonals().stream(), Stream.of(diagonal)).toList();
                  QueensModel both = new ExcludedDiagonals(n, all).model();
                  assertThat(both.equals(drawn.model()) || fewest(both) < 4).isTrue();
                });
      }
    }
    assertThat(ExcludedDiagonals.random(21, 4, 1)).isNotEqualTo(ExcludedDiagonals.random(21, 4, 2));
  }

  /** The squares of the row or column that has the fewest. */
  private static int fewest(QueensModel model) {
    int n = model.size();
    return IntStream.range(0, n)
        .map(
            i ->
                Math.min(
                    model.domain(i).size(),
                    (int) IntStream.range(0, n).filter(c -> model.domain(c).contains(i)).count()))
        .min()
        .orElseThrow();
  }
}

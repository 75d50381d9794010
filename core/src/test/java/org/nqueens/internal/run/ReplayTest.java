package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.internal.run.ReplayFixture.AMPLE;
import static org.nqueens.internal.run.ReplayFixture.EMBEDDED;
import static org.nqueens.internal.run.ReplayFixture.TWELVE;
import static org.nqueens.internal.run.ReplayFixture.assertSame;
import static org.nqueens.internal.run.ReplayFixture.delivered;
import static org.nqueens.internal.run.ReplayFixture.first;
import static org.nqueens.internal.run.ReplayFixture.searched;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;

/** Replayed halves come in the order of the whole search. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class ReplayTest {
  private static void assertThatHalvesMakeTheWhole(QueensModel model, SearchStrategy strategy) {
    List<Placement> expected = searched(model, strategy);
    for (int threads = 1; threads <= 3; threads++) {
      assertSame(
          delivered(model, strategy, threads, EMBEDDED, AMPLE),
          expected,
          "%s on %d threads: %s".formatted(strategy, threads, model));
    }
  }

  @ParameterizedTest
  @EnumSource(names = "MIDDLE", mode = EnumSource.Mode.EXCLUDE)
  void keepTheOrder(ValueSelection values) {
    assertThatHalvesMakeTheWhole(TWELVE, first(values));
  }

  @ParameterizedTest
  @EnumSource(names = {"SMALLEST", "LARGEST"})
  void keepTheOrderWhereTheMiddleRowIsItsOwnImage(ValueSelection values) {
    assertThatHalvesMakeTheWhole(QueensModel.of(13), first(values));
  }

  @ParameterizedTest
  @EnumSource(names = "MIDDLE", mode = EnumSource.Mode.EXCLUDE)
  void keepTheOrderOnATorus(ValueSelection values) {
    assertThatHalvesMakeTheWhole(Variant.TOROIDAL.builder(13).build(), first(values));
  }

  @Test
  void keepTheOrderWhereRowsNeedNotDiffer() {
    Random random = Gate.random("halves");
    int solutions = 0;
    for (int i = 0; i < 40; i++) {
      QueensModel model = symmetric(12 + random.nextInt(3), i % 2 == 0, random);
      List<Placement> expected = BruteForce.solve(model);
      assertThat(searched(model, SearchStrategy.LEXICOGRAPHIC)).isEqualTo(expected);
      assertThatHalvesMakeTheWhole(model, SearchStrategy.LEXICOGRAPHIC);
      assertThatHalvesMakeTheWhole(model, first(ValueSelection.UPPER_HALF));
      solutions += expected.size();
    }
    assertThat(solutions).isPositive();
  }

  /**
   * In each column a row or two and their mirror images; also the middle. With both diagonals few
   * have solutions, where neighbours must not touch there are hundreds.
   */
  private static QueensModel symmetric(int n, boolean diagonals, Random random) {
    QueensModelBuilder builder = QueensModel.builder(n);
    if (diagonals) {
      builder.diagonalsAllDifferent();
    } else {
      builder.notTouching();
    }
    for (int column = 0; column < n; column++) {
      boolean middle = n % 2 == 1 && random.nextInt(4) == 0;
      int a = middle ? n / 2 : random.nextInt(n);
      int b = diagonals && random.nextInt(3) == 0 ? random.nextInt(n) : a;
      builder.allowOnly(column, IntStream.of(a, n - 1 - a, b, n - 1 - b).distinct().toArray());
    }
    return builder.build();
  }
}

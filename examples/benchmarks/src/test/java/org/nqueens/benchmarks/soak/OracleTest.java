package org.nqueens.benchmarks.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

class OracleTest {
  /** OEIS A000170 from n = 1. */
  private static final List<Integer> QUEENS = List.of(1, 0, 0, 2, 10, 4, 40, 92, 352);

  /** OEIS A002562 from n = 1. */
  private static final List<Long> CLASSES = List.of(1L, 0L, 0L, 1L, 2L, 1L, 6L, 12L, 46L);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
  void findsThePublishedNumbers(int n) {
    QueensModel model = QueensModel.of(n);
    Oracle.Answer answer = Oracle.solve(model, 1_000);
    assertThat(answer.complete()).isTrue();
    assertThat(answer.solutions()).isSorted().doesNotHaveDuplicates().hasSize(QUEENS.get(n - 1));
    assertThat(answer.solutions().stream().filter(Images.of(model)::isSmallest).count())
        .isEqualTo(CLASSES.get(n - 1));
  }

  @Test
  void agreesWithBruteForceOnRandomModels() {
    for (long seed = 0; seed < 200; seed++) {
      QueensModel model = RandomModel.VIEWS.make(new SplittableRandom(seed));
      if (model.size() <= 5) {
        assertThat(Oracle.solve(model, Integer.MAX_VALUE).solutions())
            .as("seed %s", seed)
            .isEqualTo(bruteForce(model));
      }
    }
  }

  @Test
  void saysThatThereAreMore() {
    assertThat(Oracle.solve(QueensModel.of(8), 91).complete()).isFalse();
    assertThat(Oracle.solve(QueensModel.of(8), 92).complete()).isTrue();
  }

  @Test
  void imagesAreThoseOfTheSymmetriesOfTheModel() {
    for (long seed = 0; seed < 200; seed++) {
      RandomModel.Solved problem = RandomModel.next(new SplittableRandom(seed));
      Set<BoardSymmetry> group = problem.model().symmetries();
      Images images = Images.of(problem.model());
      assertThat(images.maps()).as("seed %s", seed).hasSameSizeAs(group);
      problem.solutions().stream()
          .limit(3)
          .forEach(
              placement ->
                  assertThat(images.of(placement))
                      .isEqualTo(
                          group.stream()
                              .map(symmetry -> symmetry.apply(placement))
                              .distinct()
                              .sorted()
                              .toList()));
    }
  }

  private static List<Placement> bruteForce(QueensModel model) {
    int n = model.size();
    List<Placement> solutions = new ArrayList<>();
    for (int number = 0; number < Math.pow(n, n); number++) {
      int[] rows = new int[n];
      int rest = number;
      for (int column = n - 1; column >= 0; column--) {
        rows[column] = rest % n;
        rest /= n;
      }
      if (model.isSolution(Placement.of(rows))) {
        solutions.add(Placement.of(rows));
      }
    }
    return solutions;
  }
}

package org.nqueens.internal.run.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;

class ProgressReportsTest {
  /** The last placement of the first column is in the last part, which ends after the report. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void tellThePartsThatAreDone(int threads) {
    QueensModel model = QueensModel.of(12).toBuilder().block(0, 0).build();
    CountDownLatch told = new CountDownLatch(1);
    QueensSolver solver =
        QueensSolver.builder()
            .threads(threads)
            .progress(
                Duration.ofMillis(1),
                report -> {
                  if (report.fraction() > 0 && report.fraction() < 1) {
                    assertThat(report.decisions()).isPositive();
                    told.countDown();
                  }
                })
            .build();
    solver.enumerate(
        model,
        placement -> {
          if (placement.row(0) == 11) {
            awaitReport(told);
          }
        });
    assertThat(told.getCount()).isZero();
  }

  private static void awaitReport(CountDownLatch told) {
    try {
      assertThat(told.await(1, TimeUnit.MINUTES)).as("a report within a minute").isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError("the thread of the test was interrupted", e);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void keepTheOrderOfTheStrategy(int threads) {
    for (SearchStrategy strategy :
        new SearchStrategy[] {SearchStrategy.LEXICOGRAPHIC, SearchStrategy.FIRST_FAIL}) {
      QueensModel model = QueensModel.of(12).toBuilder().block(5, 5).build();
      QueensSolver solver = QueensSolver.builder().strategy(strategy).threads(threads).build();
      QueensSolver reporting = solver.toBuilder().progress(report -> {}).build();
      assertThat(reporting.stream(model).toList())
          .as("%s", strategy)
          .isEqualTo(solver.stream(model).toList());
    }
  }
}

package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.contract.EnumerationContract.SOLUTIONS;
import static org.nqueens.model.BoardSymmetry.ANTI_TRANSPOSITION;
import static org.nqueens.model.BoardSymmetry.IDENTITY;
import static org.nqueens.model.BoardSymmetry.ROTATION_180;
import static org.nqueens.model.BoardSymmetry.TRANSPOSITION;

import java.time.Duration;
import java.util.EnumSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.contract.Stopped;
import org.nqueens.internal.decompose.InnermostQueens;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;

/** Counts by symmetry against published ones. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class SymmetricCountTest {

  private static QueensSolver solver(int threads) {
    return QueensSolver.builder().threads(threads).build();
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 12", "3, 12"})
  void agreesWithThePublishedCounts(int threads, int least) {
    for (int n = least; n <= Gate.cases(16, 17); n++) {
      assertThat(solver(threads).count(QueensModel.of(n)))
          .as("n = %d", n)
          .isEqualTo(SOLUTIONS.get(n - 1));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void countsBySymmetriesThatSwapTheAxes(int threads) {
    QueensModel model = Variant.SEMIQUEENS.builder(12).build();
    assertThat(InnermostQueens.symmetries(model))
        .isEqualTo(EnumSet.of(IDENTITY, ROTATION_180, TRANSPOSITION, ANTI_TRANSPOSITION));
    // OEIS A099152.
    assertThat(solver(threads).count(model)).isEqualTo(4_698_655);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void stopsAtTheTimeLimit(int threads) {
    QueensSolver limited =
        QueensSolver.builder().threads(threads).timeLimit(Duration.ofMillis(50)).build();
    Stopped.by(Completion.TIME_LIMIT, () -> limited.count(QueensModel.of(22)));
  }
}

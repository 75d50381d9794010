package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.contract.EnumerationContract.SOLUTIONS;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;

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
}

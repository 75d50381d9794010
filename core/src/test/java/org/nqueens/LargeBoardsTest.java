package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.contract.EnumerationContract.SOLUTIONS;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** Boards of more columns than the contracts search, on any number of threads. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class LargeBoardsTest {
  private static Received enumerated(QueensSolverBuilder solver, QueensModel model) {
    Received received = new Received();
    SolveResult result = solver.build().enumerate(model, received);
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(received.size());
    return received;
  }

  private static Received streamed(int threads, QueensModel model) {
    Received received = new Received();
    try (Stream<Placement> stream = QueensSolver.builder().threads(threads).build().stream(model)) {
      stream.forEach(received);
    }
    return received;
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "3, 12"})
  void agreesWithThePublishedCounts(int threads, int least) {
    QueensSolver solver = QueensSolver.builder().threads(threads).build();
    for (int n = least; n <= Gate.cases(16, 17); n++) {
      assertThat(solver.count(QueensModel.of(n))).as("n = %d", n).isEqualTo(SOLUTIONS.get(n - 1));
    }
  }

  static List<Integer> largeSizes() {
    return Gate.sample(1, List.of(17, 18));
  }

  /** Above n = 16 a placement is not a word. The mirrored half of the board is replayed. */
  @ParameterizedTest
  @MethodSource("largeSizes")
  void deliversLargeBoardsInOrderOnAnyNumberOfThreads(int n) {
    Random random = Gate.random("n = " + n);
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    for (int block = n == 17 ? 56 : 72; block > 0; block--) {
      int column = random.nextInt(n);
      int row = random.nextInt(n);
      builder.block(column, row).block(column, n - 1 - row);
    }
    QueensModel model = builder.build();
    Received expected = enumerated(QueensSolver.builder(), model);
    assertThat((long) expected.size()).isEqualTo(QueensSolver.builder().build().count(model));
    expected.assertAreSolutionsInOrder(model);
    enumerated(QueensSolver.builder().threads(3), model).assertSameAs(expected, model);
    streamed(2, model).assertSameAs(expected, model);
    Received first = new Received();
    QueensSolver.builder().threads(2).solutionLimit(1_000).build().enumerate(model, first);
    assertThat(first.size()).isEqualTo(1_000);
    first.assertBegins(expected, model);
  }
}

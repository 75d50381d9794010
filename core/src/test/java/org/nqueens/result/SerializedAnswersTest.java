package org.nqueens.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.Serialized;
import org.nqueens.contract.Question;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;

/** Models, placements, counts, results and batches can be sent to another process. */
class SerializedAnswersTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final QueensModel FOUR = QueensModel.of(4);

  /** Trees, what they prove, explanations, estimates and indexes stay where they are made. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"TRACE", "PROPAGATE", "ESTIMATE", "INDEX", "UNIQUENESS", "EXPLAIN"})
  void areEqualAfterwards(Question question) throws Exception {
    areEqualAfterwards(question.ask(SOLVER, FOUR));
  }

  /** A model with views of all kinds, and a placement. */
  static Stream<Object> data() {
    QueensModelBuilder model = FOUR.toBuilder().block(3, 3).allowOnly(2);
    return Stream.of(
        model
            .allDifferent("views", View.lookup(1, 1, 2, 3, 4), View.row(2), View.affine(3, 2, 1))
            .build(),
        Placement.of(1, 3, 0, 2));
  }

  @ParameterizedTest
  @MethodSource("data")
  void areEqualAfterwards(Object sent) throws Exception {
    assertThat(Serialized.read(Serialized.write(sent))).isEqualTo(sent);
  }

  /** As from a worker of a cluster. */
  @Test
  void keepThePartialResultOfASearchThatWasStopped() throws Exception {
    SolveResult partial = SOLVER.enumerateWhile(FOUR, placement -> false);
    Object sent = Serialized.read(Serialized.write(new SearchStoppedException(partial)));
    assertThat(((SearchStoppedException) sent).partialResult()).hasValue(partial);
  }
}

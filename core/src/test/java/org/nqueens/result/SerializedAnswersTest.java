package org.nqueens.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
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
import org.nqueens.result.Explanation.Infeasible;

/** Models and answers can be sent to another process. */
class SerializedAnswersTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final QueensModel FOUR = QueensModel.of(4);

  /** Trees, what they prove and estimates stay where they are made; an index has its own test. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"TRACE", "PROPAGATE", "ESTIMATE", "INDEX"})
  void areEqualAfterwards(Question question) throws Exception {
    areEqualAfterwards(question.ask(SOLVER, FOUR));
  }

  /** A model with views of all kinds, a placement, and the other forms of the answers. */
  static Stream<Object> answers() {
    QueensModelBuilder model = FOUR.toBuilder().block(3, 3).allowOnly(2);
    return Stream.of(
        model
            .allDifferent("views", View.lookup(1, 1, 2, 3, 4), View.row(2), View.affine(3, 2, 1))
            .build(),
        Placement.of(1, 3, 0, 2),
        SOLVER.uniqueness(FOUR.toBuilder().place(0, 1).build()),
        SOLVER.uniqueness(QueensModel.of(3)),
        SOLVER.explain(QueensModel.of(6).toBuilder().place(0, 0).place(1, 1).build()),
        SOLVER.explain(FOUR.toBuilder().block(0, 1).block(0, 2).build()),
        new Infeasible(4, List.of(new Reason.RestrictedColumn(0, FOUR.domain(0))), "a message"));
  }

  @ParameterizedTest
  @MethodSource("answers")
  void areEqualAfterwards(Object answer) throws Exception {
    assertThat(Serialized.read(Serialized.write(answer))).isEqualTo(answer);
  }
}

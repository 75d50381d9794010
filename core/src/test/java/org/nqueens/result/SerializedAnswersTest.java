package org.nqueens.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Question;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Explanation.Infeasible;

/** Answers can be sent to another process. */
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

  /** The other forms of the answers. */
  static Stream<Object> answers() {
    return Stream.of(
        SOLVER.uniqueness(FOUR.toBuilder().place(0, 1).build()),
        SOLVER.uniqueness(QueensModel.of(3)),
        SOLVER.explain(QueensModel.of(6).toBuilder().place(0, 0).place(1, 1).build()),
        SOLVER.explain(FOUR.toBuilder().block(0, 1).block(0, 2).build()),
        new Infeasible(4, List.of(new Reason.RestrictedColumn(0, FOUR.domain(0))), "a message"));
  }

  @ParameterizedTest
  @MethodSource("answers")
  void areEqualAfterwards(Object answer) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(answer);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat(in.readObject()).isEqualTo(answer);
    }
  }
}

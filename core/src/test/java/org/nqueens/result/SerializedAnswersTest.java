package org.nqueens.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Explanation.Infeasible;

/** Answers can be sent to another process. */
class SerializedAnswersTest {
  static Stream<Object> answers() {
    QueensSolver solver = QueensSolver.builder().build();
    QueensModel four = QueensModel.of(4);
    return Stream.of(
        solver.enumerate(four, placement -> {}),
        solver.uniqueness(four),
        solver.uniqueness(four.toBuilder().place(0, 1).build()),
        solver.uniqueness(QueensModel.of(3)),
        solver.explain(four),
        solver.explain(QueensModel.of(6).toBuilder().place(0, 0).place(1, 1).build()),
        solver.explain(four.toBuilder().block(0, 1).block(0, 2).build()),
        new Infeasible(4, List.of(new Reason.RestrictedColumn(0, four.domain(0))), "a message"));
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

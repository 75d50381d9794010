package org.nqueens.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.Serialized;
import org.nqueens.contract.Question;
import org.nqueens.model.Orbit;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.model.View;

/** Models, placements and what a cluster collects can be sent to another process. */
class SerializedAnswersTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final QueensModel FOUR = QueensModel.of(4);

  /** Trees, nodes of them and indexes stay where they are made: they are large, and looked at. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"TRACE", "PROPAGATE", "INDEX"})
  void areEqualAfterwards(Question question) throws Exception {
    areEqualAfterwards(question.ask(SOLVER, FOUR));
  }

  /** A model with views of all kinds, a placement, and each kind of answer. */
  static Stream<Object> data() {
    QueensModelBuilder model = FOUR.toBuilder().block(3, 3).allowOnly(2);
    return Stream.of(
        model
            .allDifferent("views", View.lookup(1, 1, 2, 3, 4), View.row(2), View.affine(3, 2, 1))
            .build(),
        Placement.of(1, 3, 0, 2),
        new Square(3, 1),
        Orbit.of(Placement.of(1, 3, 0, 2), FOUR.symmetries()),
        new Uniqueness.None(),
        new Uniqueness.Unique(Placement.of(1, 3, 0, 2)),
        new Uniqueness.Ambiguous(Placement.of(1, 3, 0, 2), Placement.of(2, 0, 3, 1)),
        new Explanation.Feasible(Placement.of(1, 3, 0, 2)),
        new Explanation.Infeasible(
            4,
            List.of(
                new Reason.GivenQueen(0, 1),
                new Reason.BlockedSquare(1, 2),
                new Reason.RestrictedColumn(2, RowDomain.of(1, 3)),
                new Reason.Rule(FOUR.constraints().get(2))),
            "no solution"));
  }

  /** A kind that is added later is tested, too. */
  @Test
  void areOfEachKind() {
    Set<Class<?>> kinds = data().map(Object::getClass).collect(Collectors.toSet());
    Explanation.Infeasible none =
        (Explanation.Infeasible)
            data().filter(Explanation.Infeasible.class::isInstance).findFirst().orElseThrow();
    none.reasons().forEach(reason -> kinds.add(reason.getClass()));
    for (Class<?> family : List.of(Uniqueness.class, Explanation.class, Reason.class)) {
      assertThat(kinds).contains(family.getPermittedSubclasses());
    }
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

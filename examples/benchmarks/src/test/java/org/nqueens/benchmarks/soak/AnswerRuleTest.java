package org.nqueens.benchmarks.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.nqueens.benchmarks.soak.MadeUp.ALL;
import static org.nqueens.benchmarks.soak.MadeUp.answered;
import static org.nqueens.benchmarks.soak.MadeUp.asked;
import static org.nqueens.benchmarks.soak.MadeUp.broken;
import static org.nqueens.benchmarks.soak.MadeUp.limited;
import static org.nqueens.benchmarks.soak.MadeUp.threw;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;
import org.nqueens.result.Uniqueness;

/** Answers made up by hand, each wrong in one way. */
class AnswerRuleTest {

  static Stream<Object> wrongAnswers() {
    return Stream.of(
        9L,
        Optional.empty(),
        Optional.of(Placement.of(0, 1, 2, 3, 4)),
        new Uniqueness.None(),
        new Uniqueness.Unique(ALL.get(0)),
        new Uniqueness.Ambiguous(Placement.of(0, 1, 2, 3, 4), ALL.get(0)),
        new Explanation.Feasible(Placement.of(0, 1, 2, 3, 4)),
        QueensSolver.builder().build().explain(QueensModel.of(3)));
  }

  @ParameterizedTest
  @MethodSource("wrongAnswers")
  void rejectsAWrongAnswer(Object wrong) {
    assertThat(broken(asked(Call.COUNT, Fault.NONE), answered(wrong))).containsExactly(Rule.ANSWER);
  }

  @Test
  void rejectsAnAnswerAsLargeAsTheLimit() {
    assertThat(broken(limited(Call.COUNT, Duration.ofHours(1), 10), answered(10L)))
        .containsExactly(Rule.ANSWER);
  }

  @Test
  void rejectsReasonsThatAreNotMinimal() {
    QueensModel board = Variant.SUPERQUEENS.builder(4).block(3, 3).build();
    Explanation.Infeasible right =
        (Explanation.Infeasible) QueensSolver.builder().build().explain(board);
    List<Reason> reasons = new ArrayList<>(right.reasons());
    assertThat(Answers.isMinimal(reasons, board)).isTrue();
    Reason left = reasons.remove(0);
    assertThat(Answers.isMinimal(reasons, board)).as("without %s", left).isFalse();
    reasons.add(left);
    reasons.add(new Reason.BlockedSquare(3, 3));
    assertThat(Answers.isMinimal(reasons, board)).as("more than needed").isFalse();
    assertThat(Answers.isMinimal(List.of(new Reason.GivenQueen(0, 0)), board)).isFalse();
  }

  @Test
  void rejectsAStopThatHasNoCause() {
    Throwable stopped =
        catchThrowable(
            () -> QueensSolver.builder().timeLimit(Duration.ZERO).build().count(QueensModel.of(8)));
    assertThat(broken(asked(Call.COUNT, Fault.NONE), threw(stopped, Optional.empty(), List.of())))
        .containsExactly(Rule.CAUSE);
    assertThat(
            broken(
                limited(Call.COUNT, Duration.ZERO, 100),
                threw(stopped, Optional.empty(), List.of())))
        .isEmpty();
  }
}

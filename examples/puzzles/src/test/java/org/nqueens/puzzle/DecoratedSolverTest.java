package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;
import org.nqueens.spi.BackendException;

/** A solver that an application has decorated is the one that generators and guides ask. */
class DecoratedSolverTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  private static final Duration LONG = Duration.ofSeconds(1_000_000);

  private final List<String> questions = new ArrayList<>();

  /** The solver with a note of each question, also where it gets another time limit. */
  private QueensSolver noted(QueensSolver solver) {
    return noted(solver, answer -> answer);
  }

  private QueensSolver noted(QueensSolver solver, UnaryOperator<Object> change) {
    return (QueensSolver)
        Proxy.newProxyInstance(
            QueensSolver.class.getClassLoader(),
            new Class<?>[] {QueensSolver.class},
            (proxy, method, arguments) -> {
              questions.add(method.getName());
              try {
                Object answer = method.invoke(solver, arguments);
                return answer instanceof QueensSolver limited
                    ? noted(limited, change)
                    : change.apply(answer);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Test
  void isAskedByAGeneratorWithATimeLimit() {
    QueensSolver noted = noted(SOLVER);
    Puzzle puzzle =
        new PuzzleGenerator(noted, noted)
            .withTimeLimit(LONG)
            .make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 7, 3);
    assertThat(puzzle)
        .isEqualTo(
            new PuzzleGenerator(SOLVER, SOLVER)
                .make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 7, 3));
    assertThat(questions)
        .contains("withTimeLimit", "findAny", "uniqueness")
        .doesNotContain("toBuilder");
  }

  @Test
  void isAskedByAGuideWithATimeLimit() {
    Position wrong = Position.of(Board.of("....", "....", "....", "....")).withQueen(0, 0);
    assertThat(new PuzzleGuide(noted(SOLVER)).withTimeLimit(LONG).hint(wrong))
        .isEqualTo(new PuzzleGuide(SOLVER).hint(wrong));
    new PuzzleGuide(noted(SOLVER)).withTimeLimit(LONG).mistake(wrong);
    assertThat(questions).contains("withTimeLimit").doesNotContain("toBuilder");
  }

  @ParameterizedTest
  @EnumSource(PuzzleKind.class)
  void endsAGenerationThatItRefutes(PuzzleKind kind) {
    QueensSolver wrong =
        noted(SOLVER, answer -> answer instanceof Uniqueness ? new Uniqueness.None() : answer);
    requireRefuted(
        new PuzzleGenerator(SOLVER, wrong), kind, "verifier (%s) disagrees with the solver");
    requireRefuted(
        new PuzzleGenerator(wrong, SOLVER),
        PuzzleKind.REGIONS,
        "solver (%s) disagrees with the rules");
  }

  private static void requireRefuted(PuzzleGenerator generator, PuzzleKind kind, String message) {
    assertThatThrownBy(() -> generator.make(kind, Variant.QUEENS, 5, 1))
        .isInstanceOf(BackendException.class)
        .hasMessageStartingWith(message.formatted(SOLVER) + ": it answers None[], not only ")
        .hasMessageContaining("; report this board:\n");
  }
}

package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.result.SearchStoppedException;

/** What guides, ratings and hints refuse, and when they ask a solver. */
class PuzzleGuideTest {
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  /** A guide whose solver has no time. */
  private static final PuzzleGuide HASTY =
      new PuzzleGuide(QueensSolver.builder().timeLimit(Duration.ZERO).build());

  @Test
  void asksNoSolverWhereTheRulesHaveAnAnswer() {
    Position start = Position.of(Board.of("ACCC", "ACCC", "ACCD", "BBDD"));
    assertThat(HASTY.path(start).end()).isInstanceOf(Hint.Solved.class);
    assertThat(HASTY.path(start)).isEqualTo(GUIDE.path(start));
    assertThat(HASTY.hint(start)).isInstanceOf(Hint.Next.class);
    assertThat(HASTY.hint(start.withQueen(1, 1).withQueen(1, 2))).isInstanceOf(Hint.Clashing.class);
    assertThat(HASTY.hint(start.withCross(0, 3).withCross(1, 3))).isInstanceOf(Hint.Emptied.class);
  }

  @Test
  void stopsAtTheLimitOfTheSolver() {
    Position open = Position.of(Board.empty(6));
    assertThat(GUIDE.path(open).end()).isInstanceOf(Hint.Ambiguous.class);
    assertThatThrownBy(() -> HASTY.path(open)).isInstanceOf(SearchStoppedException.class);
    assertThatThrownBy(() -> HASTY.hint(PathChecker.last(GUIDE.path(open))))
        .isInstanceOf(SearchStoppedException.class);
    assertThatThrownBy(() -> HASTY.mistake(open)).isInstanceOf(SearchStoppedException.class);
  }

  @Test
  void helpsWithTheLargestBoardsOnly() {
    assertThat(GUIDE.hint(Position.of(Board.empty(64)).withQueen(0, 0).withQueen(1, 1)))
        .isInstanceOf(Hint.Clashing.class);
  }

  @Test
  void endsTrialsAtTheTimeLimit() {
    // Without a limit the trials of this board take seconds.
    Position position = Position.of(Board.empty(64));
    PuzzleGuide limited = GUIDE.withTimeLimit(Duration.ofMillis(1));
    for (Executable call :
        List.<Executable>of(() -> limited.hint(position), () -> limited.path(position))) {
      assertThatThrownBy(call::execute)
          .isInstanceOf(SearchStoppedException.class)
          .hasMessageContaining("TIME_LIMIT");
    }
  }
}

package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.Gate;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.ReferencePuzzles;
import org.nqueens.puzzle.boards.StarBoards;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.SolvingPath;

/**
 * Solving paths and ratings of the region boards of others, and of random boards of all variants.
 */
class SolvingPathTest {
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  @Test
  void solvesBoardsWithOneSolution() {
    List<Board> boards = new ArrayList<>(ReferencePuzzles.every(8, ReferencePuzzles.unique()));
    boards.addAll(ReferencePuzzles.starBattles());
    for (Board board : boards) {
      SolvingPath path = GUIDE.path(Position.of(board));
      PathChecker.check(path);
      assertThat(path.end()).isInstanceOf(Hint.Solved.class);
    }
  }

  /** Nothing but the union of all solutions is left, which is true of these boards only. */
  @Test
  void leavesTheUnionOfAllSolutions() {
    List<Board> boards = ReferencePuzzles.ambiguous();
    assertThat(boards).hasSize(44);
    for (Board board : ReferencePuzzles.every(8, boards)) {
      SolvingPath path = GUIDE.path(Position.of(board));
      Solutions solutions = PathChecker.check(path);
      assertThat(path.end()).isInstanceOf(Hint.Ambiguous.class);
      assertThat(SquaresLeft.of(PathChecker.last(path)).all())
          .as("%s", board)
          .containsExactlyInAnyOrderElementsOf(solutions.squares());
    }
  }

  @Test
  void endsAsTheSolutionsOfRandomBoardsSay() {
    Set<Class<? extends Hint>> ends = new HashSet<>();
    // Some ends are rare: this sample has them all.
    for (Board board : Gate.spread(107, ManyBoards.of(4))) {
      SolvingPath path = GUIDE.path(Position.of(board));
      PathChecker.check(path);
      ends.add(path.end().getClass());
    }
    assertThat(ends)
        .containsExactlyInAnyOrder(
            Hint.Solved.class,
            Hint.Emptied.class,
            Hint.Ambiguous.class,
            Hint.Beyond.class,
            Hint.Unsolvable.class);
  }

  @Test
  void solvesBoardsOfTwoStars() {
    for (Board board : Gate.spread(5, StarBoards.unique())) {
      SolvingPath path = GUIDE.path(Position.of(board));
      PathChecker.check(path);
      assertThat(path.end()).as("%s", board).isInstanceOf(Hint.Solved.class);
    }
  }

  @Test
  void endsAsTheSolutionsOfRandomBoardsOfSeveralStarsSay() {
    Set<Class<? extends Hint>> ends = new HashSet<>();
    for (Board board : Gate.spread(10, StarBoards.of(14))) {
      SolvingPath path = GUIDE.path(Position.of(board));
      PathChecker.check(path);
      ends.add(path.end().getClass());
    }
    assertThat(ends).contains(Hint.Emptied.class, Hint.Ambiguous.class);
  }

  @Test
  void hasNoStepsFromAClash() {
    Position position = Position.of(Board.of("Q...", "....", "....", "...Q"));
    assertThat(GUIDE.path(position))
        .isEqualTo(new SolvingPath(position, List.of(), GUIDE.hint(position)));
    assertThat(GUIDE.hint(position)).isInstanceOf(Hint.Clashing.class);
  }
}

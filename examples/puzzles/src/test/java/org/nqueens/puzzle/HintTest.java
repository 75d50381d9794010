package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.Gate;
import org.nqueens.model.Square;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.RandomPositions;
import org.nqueens.puzzle.boards.ReferencePuzzles;
import org.nqueens.puzzle.boards.StarBoards;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.puzzle.hint.Step;

/** Hints on random positions, right and wrong, against the definitions and all solutions. */
class HintTest {
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  @Test
  void helpWithReferenceBoards() {
    List<Board> boards = ReferencePuzzles.all().filter(board -> board.size() <= 10).toList();
    assertThat(hints(ReferencePuzzles.every(8, boards), 6))
        .containsExactlyInAnyOrder(
            Hint.Next.class,
            Hint.Clashing.class,
            Hint.Emptied.class,
            Hint.Solved.class,
            Hint.Ambiguous.class);
  }

  @Test
  void helpWithRandomBoardsOfAllVariants() {
    // Some hints are rare: this sample has them all.
    assertThat(hints(Gate.spread(107, ManyBoards.of(7)), 8))
        .containsExactlyInAnyOrder(
            Hint.Next.class,
            Hint.Clashing.class,
            Hint.Emptied.class,
            Hint.Solved.class,
            Hint.Ambiguous.class,
            Hint.Beyond.class,
            Hint.Unsolvable.class);
  }

  @Test
  void helpWithBoardsOfSeveralStars() {
    List<Board> boards = new ArrayList<>(Gate.spread(10, StarBoards.of(15)));
    boards.addAll(StarBoards.unique());
    assertThat(hints(boards, 16))
        .contains(Hint.Next.class, Hint.Clashing.class, Hint.Emptied.class, Hint.Solved.class);
  }

  /** The kinds of the hints on positions of the boards, each of which is checked. */
  private static Set<Class<? extends Hint>> hints(List<Board> boards, long seed) {
    Set<Class<? extends Hint>> hints = new HashSet<>();
    RandomPositions random = new RandomPositions(seed);
    for (Board board : boards) {
      for (Position position : positions(board, random)) {
        Hint hint = GUIDE.hint(position);
        requireHint(position, hint);
        hints.add(hint.getClass());
      }
    }
    return hints;
  }

  /** The end of a path, a right position, and careless ones. */
  private static List<Position> positions(Board board, RandomPositions random) {
    Position start = Position.of(board);
    List<List<Square>> solutions = Solutions.of(start).all();
    List<Position> positions = new ArrayList<>();
    positions.add(PathChecker.last(GUIDE.path(start)));
    positions.add(random.careless(start));
    if (!solutions.isEmpty()) {
      Position position = random.correct(board, solutions.get(solutions.size() / 2));
      positions.add(position);
      positions.add(random.careless(position));
    }
    return positions;
  }

  private static void requireHint(Position position, Hint hint) {
    Supplier<String> what = () -> "%s on\n%s".formatted(hint, position);
    if (!position.clashes().isEmpty()) {
      assertThat(hint).as(what).isEqualTo(new Hint.Clashing(position.clashes().get(0)));
      return;
    }
    SquaresLeft left = SquaresLeft.of(position);
    Solutions solutions = Solutions.of(position);
    if (hint instanceof Hint.Next next) {
      assertThat(left.emptied()).as(what).isEmpty();
      Conclusions.requireNoneBelow(left, next.step());
      StepChecker.prove(left, next.step());
      assertThat(left.all()).as(what).containsAll(solutions.squares());
    } else {
      PathChecker.requireEnd(left, hint, solutions);
    }
  }

  /** The steps of a path as marks lead to the hints of that path. */
  @Test
  void followThePath() {
    for (Board board : ReferencePuzzles.starBattles()) {
      SolvingPath path = GUIDE.path(Position.of(board));
      Position position = path.start();
      for (Step step : path.steps()) {
        assertThat(GUIDE.hint(position)).isEqualTo(new Hint.Next(step));
        position = step.on(position);
      }
      assertThat(GUIDE.hint(position)).isEqualTo(path.end());
    }
  }
}

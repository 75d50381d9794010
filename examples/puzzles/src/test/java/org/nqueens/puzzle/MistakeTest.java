package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.RandomPositions;
import org.nqueens.puzzle.boards.ReferencePuzzles;
import org.nqueens.puzzle.boards.StarBoards;
import org.nqueens.puzzle.hint.Hint;

/** Mistakes of players, against all solutions of their boards. */
class MistakeTest {
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  @Test
  void areTheMarksThatDisagreeWithTheOnlySolution() {
    RandomPositions random = new RandomPositions(9);
    List<Board> boards = new ArrayList<>(ReferencePuzzles.every(4, ReferencePuzzles.unique()));
    boards.addAll(StarBoards.unique());
    for (Board board : boards) {
      List<Square> solution = Solutions.of(Position.of(board)).all().get(0);
      Position position = random.correct(board, solution);
      assertThat(GUIDE.mistake(position)).isEmpty();
      Position careless = random.careless(position);
      List<Square> wrong =
          marks(careless)
              .filter(
                  square ->
                      careless.hasQueen(square.column(), square.row()) != solution.contains(square))
              .toList();
      assertThat(GUIDE.mistake(careless).map(Hint.Mistake::squares).orElse(List.of()))
          .as("%s", careless)
          .containsExactlyInAnyOrderElementsOf(wrong);
    }
  }

  @Test
  void areMarksWithoutACommonSolution() {
    RandomPositions random = new RandomPositions(10);
    Set<Integer> sizes = new TreeSet<>();
    for (Board board : ReferencePuzzles.every(3, ManyBoards.of(11))) {
      List<List<Square>> solutions = Solutions.of(Position.of(board)).all();
      for (int i = 0; i < 20 && solutions.size() > 1; i++) {
        Position position = random.careless(random.correct(board, solutions.get(i % 2)));
        Optional<Hint.Mistake> mistake = GUIDE.mistake(position);
        assertThat(mistake.isEmpty())
            .as("%s in\n%s", mistake, position)
            .isEqualTo(Solutions.of(position).count() > 0);
        mistake.ifPresent(found -> requireMinimal(position, found));
        sizes.add(mistake.map(found -> found.squares().size()).orElse(0));
      }
    }
    assertThat(sizes).contains(0, 1, 2, 3);
  }

  private static void requireMinimal(Position position, Hint.Mistake mistake) {
    Supplier<String> what = () -> "%s in\n%s".formatted(mistake, position);
    assertThat(marks(position).toList()).as(what).containsAll(mistake.squares());
    assertThat(Solutions.of(only(position, mistake.squares())).all()).as(what).isEmpty();
    if (position.clashes().isEmpty()) {
      for (Square square : mistake.squares()) {
        List<Square> others =
            mistake.squares().stream().filter(other -> !other.equals(square)).toList();
        assertThat(Solutions.of(only(position, others)).all())
            .as(() -> "without " + square + ": " + what.get())
            .isNotEmpty();
      }
    }
  }

  /** The marks of the player. */
  private static Stream<Square> marks(Position position) {
    Position start = Position.of(position.board());
    return Stream.concat(
        position.queens().stream().filter(square -> !start.hasQueen(square.column(), square.row())),
        position.crosses().stream());
  }

  private static Position only(Position position, List<Square> squares) {
    Position only = Position.of(position.board());
    for (Square square : squares) {
      only =
          position.hasQueen(square.column(), square.row())
              ? only.withQueen(square.column(), square.row())
              : only.withCross(square.column(), square.row());
    }
    return only;
  }

  /** A board without a solution has none because of its clues. */
  @Test
  void areNoneOnABoardWithoutASolution() {
    RandomPositions random = new RandomPositions(12);
    List<Board> boards =
        ManyBoards.of(11).stream()
            .filter(board -> Solutions.of(Position.of(board)).count() == 0)
            .toList();
    assertThat(boards).isNotEmpty();
    for (Board board : boards) {
      assertThat(GUIDE.mistake(random.careless(Position.of(board)))).as("%s", board).isEmpty();
    }
  }
}

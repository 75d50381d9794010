package org.nqueens.puzzle.internal.squares;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Position;
import org.nqueens.board.SightLines;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Square;
import org.nqueens.puzzle.boards.RandomSquareBoards;
import org.nqueens.puzzle.internal.squares.SquareStates.State;

/** What the bound of cliques concludes, against all solutions of the boards. */
@Sampled
class CliqueBoundTest {

  /** A board without room has no solution, and a decided square is so in each solution. */
  @Test
  void concludesWhatIsTrueOfAllSolutions() {
    Random random = Gate.random("bounds of cliques");
    int refuted = 0;
    int placed = 0;
    int crossed = 0;
    for (int i = Gate.cases(3_000, 9_000); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      SquareStates squares = new SquareStates(position.board(), units -> true);
      if (squares.isFilled || !decide(position, squares) || !squares.hasRoom()) {
        continue;
      }
      List<List<Square>> solutions = SightLines.solve(position);
      int before = squares.mark();
      if (!new CliqueBound(squares).propagate()) {
        assertThat(solutions).as("%s", position).isEmpty();
        refuted++;
      } else if (squares.mark() > before) {
        for (Square square : squares(position.board())) {
          State state = squares.state(square.row() * squares.n + square.column());
          if (state != State.OPEN) {
            assertThat(solutions)
                .as("%s of\n%s", square, position)
                .allMatch(solution -> solution.contains(square) == (state == State.QUEEN));
            placed += state == State.QUEEN ? 1 : 0;
            crossed += state == State.CROSS ? 1 : 0;
          }
        }
      }
    }
    assertThat(List.of(refuted, placed, crossed)).allMatch(count -> count > 0);
  }

  private static List<Square> squares(Board board) {
    List<Square> squares = new ArrayList<>();
    for (int column = 0; column < board.size(); column++) {
      for (int row = 0; row < board.size(); row++) {
        squares.add(new Square(column, row));
      }
    }
    return squares;
  }

  /** Decides what the position has, and what follows; false if that is a contradiction. */
  private static boolean decide(Position position, SquareStates squares) {
    Board board = position.board();
    boolean isConsistent = true;
    for (Square square : squares(board)) {
      int column = square.column();
      int row = square.row();
      boolean isBlocked = board.square(column, row) == SquareState.BLOCKED;
      if (isBlocked || position.hasCross(column, row)) {
        isConsistent &= squares.decide(row * squares.n + column, State.CROSS);
      } else if (position.queens().contains(square)) {
        isConsistent &= squares.decide(row * squares.n + column, State.QUEEN);
      }
    }
    return isConsistent && squares.propagate();
  }
}

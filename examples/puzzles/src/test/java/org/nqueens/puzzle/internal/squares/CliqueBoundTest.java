package org.nqueens.puzzle.internal.squares;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Position;
import org.nqueens.board.SightLines;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Square;
import org.nqueens.puzzle.boards.RandomBoards;
import org.nqueens.puzzle.boards.RandomSquareBoards;
import org.nqueens.puzzle.internal.squares.SquareStates.State;

/** What the bound of cliques concludes, against all solutions of the boards. */
@Sampled
class CliqueBoundTest {

  /**
   * A board without room has no solution, and a decided square is so in each solution: at a root,
   * and at the nodes below it, each with the prices of the node before.
   */
  @Test
  void concludesWhatIsTrueOfAllSolutions() {
    Random random = Gate.random("bounds of cliques");
    int[] refuted = {0, 0};
    int[] placed = {0, 0};
    int[] crossed = {0, 0};
    for (int i = Gate.cases(1_500, 3_000); i > 0; i--) {
      Position position = RandomSquareBoards.of(random);
      SquareStates squares = new SquareStates(position.board(), units -> true);
      if (squares.isFilled || !decide(position, squares) || !squares.hasRoom()) {
        continue;
      }
      List<List<Square>> solutions = new ArrayList<>(SightLines.solve(position));
      CliqueBound bound = new CliqueBound(squares, () -> false);
      boolean isOpen = true;
      for (int depth = 0; depth < 5 && isOpen; depth++) {
        int at = Math.min(depth, 1);
        solutions.removeIf(solution -> !agrees(solution, squares));
        int decided = squares.mark();
        int rest = squares.rest();
        if (!bound.propagate()) {
          assertThat(solutions).as("%s", position).isEmpty();
          refuted[at]++;
          isOpen = false;
        } else {
          assertThat(solutions)
              .as("squares that the bound decides on\n%s", position)
              .allMatch(solution -> agrees(solution, squares));
          placed[at] += rest - squares.rest();
          crossed[at] += squares.mark() - decided - (rest - squares.rest());
          int branching = bound.branching();
          isOpen =
              branching >= 0
                  && squares.isOpen(branching)
                  && squares.decide(branching, random.nextBoolean() ? State.QUEEN : State.CROSS)
                  && squares.propagate();
        }
      }
    }
    assertThat(refuted).doesNotContain(0);
    assertThat(placed).doesNotContain(0);
    assertThat(crossed).doesNotContain(0);
  }

  /** On 32 columns the rounds of the first node take 30 ms and more. */
  @Test
  void hearsAStopInsideANode() {
    AtomicInteger polls = new AtomicInteger();
    SquareSearch search =
        new SquareSearch(
            Board.parse("........\n".repeat(8)).withQueens(7),
            units -> true,
            false,
            () -> polls.incrementAndGet() == 3,
            solution -> true,
            1);
    assertThat(search.run()).isFalse();
    assertThat(search.decisions()).isZero();
    assertThat(polls).hasValue(3);
  }

  /** Whether a solution has a queen on each square with one, and none on those crossed out. */
  private static boolean agrees(List<Square> solution, SquareStates squares) {
    for (int column = 0; column < squares.n; column++) {
      for (int row = 0; row < squares.n; row++) {
        State state = squares.state(row * squares.n + column);
        boolean hasQueen = solution.contains(new Square(column, row));
        if (state != State.OPEN && hasQueen != (state == State.QUEEN)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Decides what the position has, and what follows; false if that is a contradiction. */
  private static boolean decide(Position position, SquareStates squares) {
    Board board = position.board();
    boolean isConsistent = true;
    for (Square square : RandomBoards.squares(board.size())) {
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

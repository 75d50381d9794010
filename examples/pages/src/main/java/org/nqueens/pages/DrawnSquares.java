package org.nqueens.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.nqueens.format.Board;
import org.nqueens.format.Board.SquareState;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;

/**
 * The squares of a drawing by what is to be drawn on them, each list column by column.
 *
 * @param drawing the drawing
 */
record DrawnSquares(Drawing drawing) {
  Board board() {
    return drawing.position().board();
  }

  int size() {
    return board().size();
  }

  List<Square> blocked() {
    return in(SquareState.BLOCKED);
  }

  List<Square> given() {
    return in(SquareState.GIVEN);
  }

  private List<Square> in(SquareState state) {
    return where((column, row) -> board().square(column, row) == state);
  }

  /** The queens of the player or of a placement. */
  List<Square> placed() {
    return where(
        (column, row) ->
            drawing.position().hasQueen(column, row)
                && board().square(column, row) != SquareState.GIVEN);
  }

  List<Square> crosses() {
    return where(drawing.position()::hasCross);
  }

  List<Square> marks() {
    return where((column, row) -> drawing.marks().contains(new Square(column, row)));
  }

  List<Square> highlights() {
    return where((column, row) -> drawing.highlights().contains(new Square(column, row)));
  }

  private List<Square> where(BiPredicate<Integer, Integer> accepted) {
    List<Square> squares = new ArrayList<>();
    for (int column = 0; column < size(); column++) {
      for (int row = 0; row < size(); row++) {
        if (accepted.test(column, row)) {
          squares.add(new Square(column, row));
        }
      }
    }
    return squares;
  }
}

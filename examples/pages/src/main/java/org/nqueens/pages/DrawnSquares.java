package org.nqueens.pages;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;

/**
 * The squares of a drawing by what is to be drawn on them, each list column by column.
 *
 * @param placed the squares with queens of the player or of a placement
 */
record DrawnSquares(
    List<Square> blocked,
    List<Square> given,
    List<Square> placed,
    List<Square> crosses,
    List<Square> marks,
    List<Square> highlights) {
  static DrawnSquares of(Drawing drawing) {
    Board board = drawing.position().board();
    List<Square> given = in(board, SquareState.GIVEN);
    return new DrawnSquares(
        Stream.of(SquareState.BLOCKED, SquareState.WALL)
            .flatMap(state -> in(board, state).stream())
            .toList(),
        given,
        drawing.position().queens().stream().filter(queen -> !given.contains(queen)).toList(),
        drawing.position().crosses(),
        drawing.marks().stream().sorted().toList(),
        drawing.highlights().stream().sorted().toList());
  }

  static List<Square> in(Board board, SquareState state) {
    int n = board.size();
    return IntStream.range(0, n * n)
        .mapToObj(at -> new Square(at / n, at % n))
        .filter(square -> board.square(square.column(), square.row()) == state)
        .toList();
  }
}

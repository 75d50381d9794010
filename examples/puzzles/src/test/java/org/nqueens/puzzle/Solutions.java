package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Square;

/** The squares of the queens of each completion of a position, and of all completions together. */
record Solutions(List<List<Square>> all, Set<Square> squares) {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  /** The solutions of the board's model with the queens given and the crosses blocked. */
  static Solutions of(Position position) {
    Board board = position.board();
    List<Square> queens = position.queens();
    List<List<Square>> all = new ArrayList<>();
    // A model of one queen in each column cannot express two.
    boolean isInModel =
        board.stars() > 1
            || queens.stream().map(Square::column).distinct().count() == queens.size();
    if (isInModel) {
      SOLVER.enumerate(model(position), placement -> all.add(board.squares(placement)));
    }
    Set<Square> squares = new HashSet<>();
    all.forEach(squares::addAll);
    return new Solutions(all, squares);
  }

  private static QueensModel model(Position position) {
    if (position.board().stars() > 1) {
      return position.model();
    }
    QueensModelBuilder builder = position.board().model().toBuilder();
    position.queens().forEach(square -> builder.allowOnly(square.column(), square.row()));
    position.crosses().forEach(square -> builder.block(square.column(), square.row()));
    return builder.build();
  }

  int count() {
    return all.size();
  }
}

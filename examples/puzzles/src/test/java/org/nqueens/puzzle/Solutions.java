package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Square;

/** All completions of a position, and the squares of their queens. */
record Solutions(List<Placement> placements, Set<Square> squares) {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  /** The solutions of the board's model with the queens given and the crosses blocked. */
  static Solutions of(Position position) {
    List<Placement> placements = new ArrayList<>();
    List<Square> queens = position.queens();
    // A model cannot express two queens in one column.
    if (queens.stream().map(Square::column).distinct().count() == queens.size()) {
      QueensModelBuilder builder = position.board().model().toBuilder();
      queens.forEach(square -> builder.allowOnly(square.column(), square.row()));
      position.crosses().forEach(square -> builder.block(square.column(), square.row()));
      SOLVER.enumerate(builder.build(), placements::add);
    }
    Set<Square> squares = new HashSet<>();
    placements.forEach(placement -> squares.addAll(squares(placement)));
    return new Solutions(placements, squares);
  }

  /** The squares of the queens of a placement, column by column. */
  static List<Square> squares(Placement placement) {
    return IntStream.range(0, placement.size())
        .mapToObj(column -> new Square(column, placement.row(column)))
        .toList();
  }

  int count() {
    return placements.size();
  }
}

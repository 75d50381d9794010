package org.nqueens.cli.boards;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.output.Json;
import org.nqueens.model.Placement;
import org.nqueens.puzzle.drawing.Drawing;

/**
 * An answer about a position.
 *
 * @param text the sentences, each with its line end
 * @param marks shows the answer in a drawing of the position
 * @param json objects for programs, each on a line
 */
record DrawnAnswer(String text, Position position, UnaryOperator<Drawing> marks, List<Json> json) {
  /** The answer of placements on the board of a position, without the marks of a player. */
  static DrawnAnswer of(String text, Position position, List<Placement> placements) {
    Board board = position.board();
    return new DrawnAnswer(
        text,
        Position.of(board),
        drawing -> drawing.withPlacement(placements.get(0)),
        placements.stream().map(found -> Json.placement(Optional.of(board), found)).toList());
  }
}

package org.nqueens.cli.boards;

import java.util.List;
import java.util.function.UnaryOperator;
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
  /** The answer of a placement on the board of a position, without the marks of a player. */
  static DrawnAnswer of(String text, Position position, Placement placement, List<Json> json) {
    return new DrawnAnswer(
        text, Position.of(position.board()), drawing -> drawing.withPlacement(placement), json);
  }
}

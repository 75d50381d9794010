package org.nqueens.cli;

import java.util.Optional;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.BoardSvg;
import org.nqueens.puzzle.drawing.Drawing;

/**
 * Placements of a board as text.
 *
 * @param format the form of the text
 * @param model the model of the board
 * @param board the board, which every format that draws one needs
 */
record ChosenPlacements(ChosenFormat format, QueensModel model, Optional<Board> board) {

  boolean isJson() {
    return format == ChosenFormat.JSON;
  }

  /** Throws an IllegalArgumentException if the board cannot be drawn; called before a search. */
  void requireDrawable() {
    if (format.isDrawing()) {
      picture(Drawing.of(Position.of(board.orElseThrow())));
    }
  }

  /** Throws an IllegalArgumentException if the format does not take so many placements. */
  void requireCount(long count) {
    if (format == ChosenFormat.SVG && count > 1) {
      throw new IllegalArgumentException(
          "format (svg) must not come with %s placements: an SVG file holds one picture; ask for one, or choose another format"
              .formatted(count));
    }
  }

  /** The text of a placement, whose number counts from 0, below a line with the number. */
  String text(long number, Placement placement) {
    return switch (format) {
      case BOARD, TEXT, UNICODE -> "Solution " + number + "\n" + text(placement);
      case ROWS, JSON, SVG -> text(placement);
    };
  }

  /** The text of a placement that has no number. */
  String text(Placement placement) {
    return switch (format) {
      case BOARD -> PlacementFormat.board(placement);
      case ROWS -> placement + "\n";
      case JSON -> Json.placement(placement);
      case TEXT, UNICODE, SVG ->
          picture(Drawing.of(Position.of(board.orElseThrow())).withPlacement(placement));
    };
  }

  private String picture(Drawing drawing) {
    return switch (format) {
      case SVG -> BoardSvg.of(drawing);
      case UNICODE -> drawing.withTitle().unicode();
      default -> drawing.withTitle().text();
    };
  }
}

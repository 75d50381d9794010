package org.nqueens.cli;

import org.nqueens.format.Board;
import org.nqueens.format.Drawing;
import org.nqueens.model.Placement;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of the output of boards. */
final class DrawingOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). With SVG, standard"
              + " output is one picture, and messages go to standard error.")
  private BoardFormat format;

  @Option(
      names = "--coordinates",
      description =
          "Number columns and rows from 0, row 0 at the top; text with coordinates cannot be read again.")
  private boolean coordinates;

  DrawingOptions(BoardFormat defaultFormat) {
    this.format = defaultFormat;
  }

  BoardFormat format() {
    return format;
  }

  boolean isJson() {
    return format == BoardFormat.JSON;
  }

  boolean isSvg() {
    return format == BoardFormat.SVG;
  }

  /** Throws an IllegalArgumentException if an option other than JSON was given. */
  void requireNoDrawing(String reason) {
    if (coordinates) {
      throw new IllegalArgumentException("--coordinates must be left out " + reason);
    }
    if (!isJson() && command.commandLine().getParseResult().hasMatchedOption("--format")) {
      throw new IllegalArgumentException(
          "format (" + format + ") must be left out, or be JSON, " + reason);
    }
  }

  /** Throws an IllegalArgumentException if a board cannot be printed; called before a search. */
  void requireDrawable(Board board) {
    requireConsistent();
    board(board);
  }

  /** Throws an IllegalArgumentException if the options contradict each other. */
  void requireConsistent() {
    if (coordinates && isJson()) {
      throw new IllegalArgumentException(
          "--coordinates must not come with JSON: its rows and columns are numbers; choose another format");
    }
  }

  /** The output of an unsolved board. */
  String board(Board board) {
    return switch (format) {
      case JSON -> Json.board(board);
      case TEXT -> coordinates ? drawing(board).text() : board.toString();
      case UNICODE, SVG -> picture(drawing(board));
    };
  }

  /** The output of a solution of a board. */
  String solution(Board board, Placement placement) {
    return isJson() ? Json.placement(placement) : picture(drawing(board).withPlacement(placement));
  }

  /** The drawing of a board, to which marks can be added. */
  Drawing drawing(Board board) {
    return coordinates ? Drawing.of(board).withCoordinates() : Drawing.of(board);
  }

  private String picture(Drawing drawing) {
    return switch (format) {
      case UNICODE -> drawing.unicode();
      case SVG -> drawing.svg();
      case TEXT, JSON -> drawing.text();
    };
  }
}

package org.nqueens.cli;

import org.nqueens.format.Board;
import org.nqueens.format.Drawing;
import org.nqueens.model.Placement;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say how boards are printed. */
final class DrawingOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "What to print: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). SVG is one picture"
              + " and nothing else; words then go to standard error.")
  private BoardFormat format;

  @Option(
      names = "--coordinates",
      description =
          "Number columns and rows from 0, row 0 at the top; such a text cannot be read again.")
  private boolean coordinates;

  DrawingOptions(BoardFormat usual) {
    this.format = usual;
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

  /** Throws an IllegalArgumentException if there was anything but JSON on the command line. */
  void requireNoDrawing(String reason) {
    if (coordinates) {
      throw new IllegalArgumentException("--coordinates must be left out " + reason);
    }
    if (!isJson() && command.commandLine().getParseResult().hasMatchedOption("--format")) {
      throw new IllegalArgumentException(
          "format (" + format + ") must be left out, or be JSON, " + reason);
    }
  }

  /** Throws an IllegalArgumentException if a board cannot be printed, to be known in advance. */
  void requireDrawable(Board board) {
    requireSense();
    board(board);
  }

  /** Throws an IllegalArgumentException if the options contradict each other. */
  void requireSense() {
    if (coordinates && isJson()) {
      throw new IllegalArgumentException(
          "--coordinates must come with another format than JSON: rows and columns are numbers there");
    }
  }

  /** A board as it is. */
  String board(Board board) {
    return switch (format) {
      case JSON -> Json.board(board);
      case TEXT -> coordinates ? drawing(board).text() : board.toString();
      case UNICODE, SVG -> picture(drawing(board));
    };
  }

  /** A board with a solution. */
  String solution(Board board, Placement placement) {
    return isJson() ? Json.placement(placement) : picture(drawing(board).withPlacement(placement));
  }

  /** What to draw of a board, to which marks can be added. */
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

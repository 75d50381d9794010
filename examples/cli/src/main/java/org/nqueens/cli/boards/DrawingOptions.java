package org.nqueens.cli.boards;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Terminal;
import org.nqueens.model.Placement;
import org.nqueens.pages.BoardSvg;
import org.nqueens.puzzle.drawing.Drawing;
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
          "The output format: ${COMPLETION-CANDIDATES} (default: unicode on a terminal, else text, which"
              + " other commands read; of new text). With SVG, standard output is one picture, and"
              + " messages go to standard error.")
  private Format format;

  @Option(
      names = "--coordinates",
      description =
          "Number columns and rows from 0, row 0 at the top, and name regions; text with coordinates"
              + " cannot be read again.")
  private boolean coordinates;

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      defaultValue = "auto",
      description =
          "Draw regions in colours with the format unicode: ${COMPLETION-CANDIDATES} (default: on a"
              + " terminal, unless NO_COLOR is set).")
  private ColouredBoard.Mode colours;

  /** The output formats of boards. */
  enum Format {
    /** Plain characters, which other commands read. */
    TEXT,
    /** Box-drawing characters and chess symbols of Unicode, for eyes alone. */
    UNICODE,
    /** JSON objects, one per line. */
    JSON,
    /** An SVG picture; what would be beside it goes to standard error. */
    SVG;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Options of a command that prints for eyes on a terminal, and else for other commands. */
  DrawingOptions() {}

  /** Options of a command whose format does not depend on the terminal. */
  DrawingOptions(Format defaultFormat) {
    this.format = defaultFormat;
  }

  private Format format() {
    if (format == null) {
      format =
          colours == ColouredBoard.Mode.ALWAYS || Terminal.OUTPUT.exists()
              ? Format.UNICODE
              : Format.TEXT;
    }
    return format;
  }

  boolean isJson() {
    return format() == Format.JSON;
  }

  boolean isSvg() {
    return format() == Format.SVG;
  }

  /** Throws an IllegalArgumentException if a board cannot be printed; called before a search. */
  void requireDrawable(Position position) {
    requireConsistent();
    position(position);
  }

  /** Throws the same for several boards. */
  void requireDrawable(List<NamedPosition> boards) {
    if (boards.size() > 1 && isSvg()) {
      throw new IllegalArgumentException(
          "format (svg) must come with one board, not %s: an SVG file holds one picture; give the number of a board, as in %s"
              .formatted(boards.size(), boards.get(0).path().argument()));
    }
    for (NamedPosition board : boards) {
      try {
        requireDrawable(board.position());
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(board.label() + e.getMessage(), e);
      }
    }
  }

  /** What is printed between several boards. */
  String separator() {
    return isJson() ? "" : "\n";
  }

  /** Throws an IllegalArgumentException if the options contradict each other. */
  void requireConsistent() {
    if (coordinates && isJson()) {
      throw new IllegalArgumentException(
          "--coordinates must not come with JSON: its rows and columns are numbers; choose another format");
    }
    if (colours == ColouredBoard.Mode.ALWAYS && format() != Format.UNICODE) {
      throw new IllegalArgumentException(
          "--color (always) must come with the format unicode: %s has no colours to choose"
              .formatted(format));
    }
  }

  /** The output of a position, with marks on the queens that clash. */
  String position(Position position) {
    return position(position, Optional.empty());
  }

  /** The same, in JSON with the name of the board if it is one of several. */
  String position(Position position, Optional<String> source) {
    return text(
        () -> drawing(position).withClashes(),
        () -> Json.position(position).with("source", source).line());
  }

  /** The output of a solution of a board. */
  String solution(Board board, Placement placement) {
    return text(
        () -> drawing(Position.of(board)).withPlacement(placement),
        () -> Json.placement(board, placement).line());
  }

  private String text(Supplier<Drawing> drawing, Supplier<String> json) {
    return switch (format()) {
      case TEXT -> drawing.get().text();
      case UNICODE -> colours.unicode(drawing.get());
      case JSON -> json.get();
      case SVG -> BoardSvg.of(drawing.get());
    };
  }

  /** Prints sentences, or in formats that have something else in their place a drawing or JSON. */
  void print(String sentences, Supplier<Drawing> drawing, Supplier<String> json, Output out) {
    if (!isJson() && !isSvg()) {
      out.printWords(sentences);
      return;
    }
    out.print(text(drawing, json));
    if (isSvg()) {
      command.commandLine().getErr().print(sentences);
      command.commandLine().getErr().flush();
    }
  }

  /** Prints sentences below a drawing, or JSON in the place of both. */
  void printBelow(String sentences, Supplier<Drawing> drawing, Supplier<String> json, Output out) {
    if (!isJson() && !isSvg()) {
      out.print(text(drawing, json) + "\n");
    }
    print(sentences, drawing, json, out);
  }

  /** The drawing of a position, to which marks can be added. */
  Drawing drawing(Position position) {
    Drawing drawing = Drawing.of(position);
    // The title of texts is the header, without which they cannot be read as the same board.
    Drawing titled = isSvg() ? drawing : drawing.withTitle();
    return coordinates ? titled.withCoordinates() : titled;
  }
}

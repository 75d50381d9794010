package org.nqueens.cli.boards;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.nqueens.board.Position;
import org.nqueens.cli.options.OptionGroup;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;
import org.nqueens.puzzle.drawing.Drawing;

final class DrawingOptions extends OptionGroup {
  private final Value<PlacementFormat> format =
      value(
          PlacementFormat.class,
          named(
                  "--format",
                  "FORMAT",
                  "The output format: ${COMPLETION-CANDIDATES} (default: unicode on a terminal, else text, which"
                      + " other commands read). With SVG, standard output is one picture, and"
                      + " messages go to standard error.")
              .completionCandidates(
                  candidates(EnumSet.range(PlacementFormat.TEXT, PlacementFormat.SVG)::stream)));

  private final Value<Boolean> coordinates =
      flag(
          "--coordinates",
          "Number columns and rows from 0, row 0 at the top, and name regions; text with coordinates"
              + " cannot be read again.");

  DrawingOptions(OptionGroup whole) {
    super(whole);
  }

  private PlacementFormat format() {
    return format.optional().orElseGet(PlacementFormat::usual);
  }

  boolean isJson() {
    return format() == PlacementFormat.JSON;
  }

  boolean isSvg() {
    return format() == PlacementFormat.SVG;
  }

  boolean isText() {
    return !isJson() && !isSvg();
  }

  /** Throws an IllegalArgumentException if a board cannot be printed; called before a search. */
  void requireDrawable(List<NamedPosition> boards) {
    requireConsistent(boards.size(), "boards");
    for (NamedPosition board : boards) {
      try {
        position(board.position(), Optional.empty());
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(board.label() + e.getMessage(), e);
      }
    }
  }

  String separator() {
    return isJson() ? "" : "\n";
  }

  /** Throws an IllegalArgumentException if the options contradict each other. */
  void requireConsistent(int count, String things) {
    format().requireOne(count, things);
    if (coordinates.get() && isJson()) {
      throw new IllegalArgumentException(
          "--coordinates must not come with JSON: its rows and columns are numbers; choose another format");
    }
  }

  /** The output of a position with its clashes marked, in JSON with its name among several. */
  String position(Position position, Optional<String> source) {
    return isJson()
        ? Json.position(position).with("source", source).line()
        : text(drawing(position).withClashes());
  }

  String text(Drawing drawing) {
    return format().drawn(drawing);
  }

  /** Prints an answer: its sentences, or in some formats a picture with the sentences, or JSON. */
  void print(DrawnAnswer answer, Output out) {
    if (isText()) {
      out.printWords(answer.text());
      return;
    }
    out.print(isJson() ? Json.lines(answer.json()) : text(drawn(answer)));
    if (isSvg()) {
      command.commandLine().getErr().print(answer.text());
      command.commandLine().getErr().flush();
    }
  }

  /** The same, with the sentences of text below a drawing. */
  void printDrawn(DrawnAnswer answer, Output out) {
    out.print(isText() ? text(drawn(answer)) + "\n" : "");
    print(answer, out);
  }

  private Drawing drawn(DrawnAnswer answer) {
    return answer.marks().apply(drawing(answer.position()));
  }

  /** The drawing of a position, to which marks can be added. */
  Drawing drawing(Position position) {
    Drawing drawing = Drawing.of(position);
    return coordinates.get() ? drawing.withCoordinates() : drawing;
  }
}

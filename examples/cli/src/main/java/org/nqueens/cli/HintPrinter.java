package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.nqueens.format.Position;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.result.Completion;

/**
 * A printer of hints, each with a drawing of its position.
 *
 * @param start the position before the first step, with the marks of the player
 * @param stage the last stage to be told
 * @param drawing the options of the drawings
 * @param out standard output
 * @param err standard error, for the sentences beside a picture
 */
record HintPrinter(
    Position start, Hint.Stage stage, DrawingOptions drawing, Output out, PrintWriter err) {

  /** Prints a hint after which another one follows; a picture shows the last one only. */
  void print(Position position, Hint hint) {
    switch (drawing.format()) {
      case JSON -> out.print(HintJson.of(start, hint, stage));
      case SVG -> err.print(sentences(hint));
      case TEXT, UNICODE -> {
        out.print(picture(position, hint) + "\n");
        out.printWords(sentences(hint) + "\n");
      }
    }
  }

  /** Prints the last hint, and the end of the output. */
  void printLast(Position position, Hint hint) {
    switch (drawing.format()) {
      case JSON ->
          out.print(
              HintJson.of(start, hint, stage) + Json.result(Completion.EXHAUSTED, generator -> {}));
      case SVG -> {
        out.print(picture(position, hint));
        err.print(sentences(hint));
        err.flush();
      }
      case TEXT, UNICODE -> {
        out.print(picture(position, hint) + "\n");
        out.printWords(sentences(hint));
      }
    }
  }

  /** With coordinates, which the sentences refer to. */
  private String picture(Position position, Hint hint) {
    return drawing.picture(hint.on(drawing.drawing(position).withCoordinates(), stage));
  }

  /** The sentences up to the stage, one on a line. */
  private String sentences(Hint hint) {
    return Arrays.stream(Hint.Stage.values())
        .filter(told -> told.compareTo(stage) <= 0)
        .map(told -> sentence(start, hint, told) + "\n")
        .collect(Collectors.joining());
  }

  /** The sentence of a hint; a player without marks at the start has none to take back. */
  static String sentence(Position start, Hint hint, Hint.Stage stage) {
    boolean emptied = hint instanceof Hint.Emptied;
    if (start.hasMarks() || !emptied && !(hint instanceof Hint.Unsolvable)) {
      return hint.sentence(stage);
    }
    return switch (stage) {
      case WHERE -> hint.sentence(stage);
      case WHAT -> emptied ? "It has no square left for its queen." : "No step is left.";
      case WHY -> "The board has no solution.";
    };
  }
}

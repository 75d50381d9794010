package org.nqueens.cli.boards;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;
import org.nqueens.format.Position;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.result.Completion;

/**
 * A printer of a hint, with a drawing of its position.
 *
 * @param position the position with the marks of the player
 * @param stage the last stage to be told
 * @param drawing the options of the drawing
 * @param out standard output
 * @param err standard error, for the sentences beside a picture
 */
record HintPrinter(
    Position position, Hint.Stage stage, DrawingOptions drawing, Output out, PrintWriter err) {

  void print(Hint hint) {
    switch (drawing.format()) {
      case JSON ->
          out.print(
              HintJson.of(position, hint, stage)
                  + Json.result(Completion.EXHAUSTED, generator -> {}));
      case SVG -> {
        out.print(picture(hint));
        err.print(sentences(hint));
        err.flush();
      }
      case TEXT, UNICODE -> {
        out.print(picture(hint) + "\n");
        out.printWords(sentences(hint));
      }
    }
  }

  /** With coordinates, which the sentences refer to. */
  private String picture(Hint hint) {
    return drawing.picture(hint.on(drawing.drawing(position).withCoordinates(), stage));
  }

  /** The sentences up to the stage, one on a line. */
  private String sentences(Hint hint) {
    return Arrays.stream(Hint.Stage.values())
        .filter(told -> told.compareTo(stage) <= 0)
        .map(told -> sentence(position, hint, told) + "\n")
        .collect(Collectors.joining());
  }

  /** The sentence of a hint; a player without marks has none to take back. */
  static String sentence(Position position, Hint hint, Hint.Stage stage) {
    boolean emptied = hint instanceof Hint.Emptied;
    if (position.hasMarks() || !emptied && !(hint instanceof Hint.Unsolvable)) {
      return hint.sentence(stage);
    }
    return switch (stage) {
      case WHERE -> hint.sentence(stage);
      case WHAT -> emptied ? "It has no square left for its queen." : "No step is left.";
      case WHY -> "The board has no solution.";
    };
  }
}

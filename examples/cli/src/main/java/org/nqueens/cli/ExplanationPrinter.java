package org.nqueens.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.nqueens.format.Board;
import org.nqueens.format.Drawing;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;

/**
 * The printer of an explanation why a board has no solution.
 *
 * @param board the board
 * @param explanation the reasons
 */
record ExplanationPrinter(Board board, Explanation.Infeasible explanation) {

  void print(DrawingOptions drawing, Output out, PrintWriter err) {
    String message = "There is no solution: " + explanation.message() + ".\n";
    switch (drawing.format()) {
      case JSON -> out.print(json());
      case SVG -> {
        out.print(marked(drawing.drawing(board)).svg());
        err.print(message);
        err.flush();
      }
      case TEXT, UNICODE -> out.print(message);
    }
  }

  /** Marks the squares of the reasons; rules have no squares. */
  private Drawing marked(Drawing drawing) {
    Drawing marked = drawing;
    for (Reason reason : explanation.reasons()) {
      if (reason instanceof Reason.GivenQueen queen) {
        marked = marked.withMark(queen.column(), queen.row());
      } else if (reason instanceof Reason.BlockedSquare square) {
        marked = marked.withMark(square.column(), square.row());
      } else if (reason instanceof Reason.RestrictedColumn restricted) {
        for (int row = 0; row < board.size(); row++) {
          if (!restricted.allowed().contains(row)) {
            marked = marked.withMark(restricted.column(), row);
          }
        }
      }
    }
    return marked;
  }

  private String json() {
    String reasons =
        Json.line(
            "reasons",
            generator -> {
              generator.writeStringField("message", explanation.message());
              writeSquares(generator, "given", Reason.GivenQueen.class);
              writeSquares(generator, "blocked", Reason.BlockedSquare.class);
              generator.writeArrayFieldStart("restrictedColumns");
              for (Reason.RestrictedColumn column : reasons(Reason.RestrictedColumn.class)) {
                generator.writeNumber(column.column());
              }
              generator.writeEndArray();
              generator.writeArrayFieldStart("rules");
              for (Reason.Rule rule : reasons(Reason.Rule.class)) {
                generator.writeString(rule.constraint().name());
              }
              generator.writeEndArray();
            });
    return reasons + Json.result(Completion.EXHAUSTED, 0);
  }

  private <T extends Reason> List<T> reasons(Class<T> kind) {
    return explanation.reasons().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private void writeSquares(JsonGenerator generator, String name, Class<? extends Reason> kind)
      throws IOException {
    generator.writeArrayFieldStart(name);
    for (Reason reason : reasons(kind)) {
      int[] square =
          reason instanceof Reason.GivenQueen queen
              ? new int[] {queen.column(), queen.row()}
              : square((Reason.BlockedSquare) reason);
      generator.writeArray(square, 0, square.length);
    }
    generator.writeEndArray();
  }

  private static int[] square(Reason.BlockedSquare square) {
    return new int[] {square.column(), square.row()};
  }
}

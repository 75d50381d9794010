package org.nqueens.cli.boards;

import java.util.List;
import java.util.function.Function;
import org.nqueens.board.Position;
import org.nqueens.cli.output.Json;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;

/**
 * The answer why a position has no solution.
 *
 * @param position the position, whose queens count as given and whose crosses as blocked squares
 * @param explanation the reasons
 */
record Conflict(Position position, Explanation.Infeasible explanation) {
  DrawnAnswer answer() {
    return new DrawnAnswer(
        "There is no solution: " + explanation.message() + ".\n", position, this::marked, json());
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
        for (int row = 0; row < position.board().size(); row++) {
          if (!restricted.allowed().contains(row)) {
            marked = marked.withMark(restricted.column(), row);
          }
        }
      }
    }
    return marked;
  }

  private String json() {
    return Json.of("reasons")
        .with("message", explanation.message())
        .with(
            "given",
            each(Reason.GivenQueen.class, queen -> new Square(queen.column(), queen.row())))
        .with(
            "blocked",
            each(Reason.BlockedSquare.class, square -> new Square(square.column(), square.row())))
        .with(
            "restrictedColumns",
            each(Reason.RestrictedColumn.class, Reason.RestrictedColumn::column))
        .with("rules", each(Reason.Rule.class, rule -> rule.constraint().name()))
        .line();
  }

  private <T extends Reason> List<?> each(Class<T> kind, Function<T, ?> value) {
    return explanation.reasons().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .map(value)
        .toList();
  }
}

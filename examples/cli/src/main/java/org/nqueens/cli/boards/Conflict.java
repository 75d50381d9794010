package org.nqueens.cli.boards;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.nqueens.board.Position;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Words;
import org.nqueens.model.Square;
import org.nqueens.puzzle.BoardConflict;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;

/**
 * The answer why a position has no solution.
 *
 * @param position the position, whose queens count as given and whose crosses as blocked squares
 */
record Conflict(
    Position position,
    String message,
    List<Square> given,
    List<Square> blocked,
    List<Reason.RestrictedColumn> columns,
    List<String> rules) {

  static Conflict of(Position position, Explanation.Infeasible explanation) {
    return new Conflict(
        position,
        explanation.message(),
        each(explanation, Reason.GivenQueen.class, q -> new Square(q.column(), q.row())),
        each(explanation, Reason.BlockedSquare.class, b -> new Square(b.column(), b.row())),
        each(explanation, Reason.RestrictedColumn.class, Function.identity()),
        each(explanation, Reason.Rule.class, rule -> rule.constraint().name()));
  }

  /**
   * The same of a board on which other numbers of queens may fit.
   *
   * @param most the most queens that may fit
   */
  static Conflict of(Position position, BoardConflict conflict, int most) {
    int queens = position.board().queens();
    return new Conflict(
        position,
        most < queens
            ? "%s; there is room for at most %s"
                .formatted(conflict.message(), Words.counted(most, "queen"))
            : conflict.message(),
        conflict.queens(),
        conflict.blocked(),
        List.of(),
        conflict.rules());
  }

  private static <T, V> List<V> each(
      Explanation.Infeasible explanation, Class<T> kind, Function<T, V> value) {
    return explanation.reasons().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .map(value)
        .toList();
  }

  DrawnAnswer answer() {
    return new DrawnAnswer(
        "There is no solution: " + message + ".\n", position, this::marked, List.of(json()));
  }

  /** Marks the squares of the reasons; rules have no squares. */
  private Drawing marked(Drawing drawing) {
    Drawing marked = drawing.withMarks(given).withMarks(blocked);
    for (Reason.RestrictedColumn restricted : columns) {
      marked =
          marked.withMarks(
              IntStream.range(0, position.board().size())
                  .filter(row -> !restricted.allowed().contains(row))
                  .mapToObj(row -> new Square(restricted.column(), row))
                  .toList());
    }
    return marked;
  }

  private Json json() {
    return Json.of("reasons")
        .with("message", message)
        .with("given", given)
        .with("blocked", blocked)
        .with("restrictedColumns", columns.stream().map(Reason.RestrictedColumn::column).toList())
        .with("rules", rules);
  }
}

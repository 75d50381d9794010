package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nqueens.board.Board;
import org.nqueens.board.Position;

/**
 * Boards with walls as numbers: a common homework in lines, the method of the search, the size, the
 * number of queens, and rows of 0 for a free square, 1 for a queen and 2 for a tree; or a matrix
 * with 1 or true for each obstacle.
 */
final class Trees {
  /** Breadth first, depth first, simulated annealing. */
  private static final List<String> METHODS = List.of("BFS", "DFS", "SA");

  private static final List<String> SQUARES = List.of("0", "1", "2");
  private static final int HEADS = 3;

  private Trees() {}

  /** The board of a paragraph; empty for other texts. */
  static Optional<Reading> read(Part part) {
    String text = part.text.strip();
    boolean mayBe = METHODS.stream().anyMatch(text::startsWith);
    List<String> lines = mayBe ? text.lines().map(String::strip).toList() : List.of();
    int n = lines.size() - HEADS;
    if (n < 1
        || !METHODS.contains(lines.get(0))
        || Strings.number(lines.get(1)) != n
        || Strings.number(lines.get(2)) < 0) {
      return Optional.empty();
    }
    List<List<String>> rows =
        lines.subList(HEADS, lines.size()).stream().map(Strings::characters).toList();
    int queens = Strings.number(lines.get(2));
    return Grid.isSquare(rows) && rows.stream().allMatch(SQUARES::containsAll)
        ? Optional.of(reading(rows, ".Q%").changed(position -> position.withQueens(queens)))
        : Optional.empty();
  }

  /** The board of a matrix of obstacles; empty for other names. */
  static Optional<Reading> ofObstacles(List<List<String>> rows) {
    List<List<String>> numbers =
        rows.stream()
            .map(row -> row.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList())
            .map(row -> row.stream().map(Trees::number).toList())
            .toList();
    return numbers.stream().allMatch(SQUARES.subList(0, 2)::containsAll)
        ? Optional.of(reading(numbers, ".%"))
        : Optional.empty();
  }

  private static String number(String truth) {
    return truth.equals("true") ? "1" : truth.equals("false") ? "0" : truth;
  }

  private static Reading reading(List<List<String>> rows, String signs) {
    if (rows.size() > Board.MAX_STARRED_SIZE) {
      return Reading.refused(
          "rows (%s) must be at most %s on a board with walls: take another board",
          rows.size(), Board.MAX_STARRED_SIZE);
    }
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      row.forEach(name -> text.append(signs.charAt(SQUARES.indexOf(name))));
      text.append('\n');
    }
    return Reading.of(Position.parse(text.toString()));
  }
}

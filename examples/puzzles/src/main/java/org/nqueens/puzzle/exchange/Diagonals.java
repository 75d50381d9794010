package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Word;

/**
 * The excluded diagonals of an instance of CSPLib's problem 79, in the order of the instance: with
 * the first n - 2 of them a search takes the longest.
 *
 * @param n the number n of rows and columns
 * @param diagonals pairs of a number and a kind: 1 for the sum of row and column, and 0 for their
 *     difference, to which n - 1 is added
 * @see <a href="https://www.csplib.org/Problems/prob079/">CSPLib, problem 79</a>
 */
record Diagonals(int n, List<List<Integer>> diagonals) {
  static Diagonals of(int n, Optional<Group> list) {
    List<List<Integer>> diagonals = new ArrayList<>();
    for (Node item : list.map(Group::items).orElse(List.of())) {
      List<Integer> pair =
          item instanceof Group group
              ? group.items().stream()
                  .map(part -> part instanceof Word word ? word.number() : -1)
                  .toList()
              : List.of();
      Settings.require(
          pair.size() == 2 && !pair.contains(-1) && pair.get(0) <= 2 * n - 2 && pair.get(1) <= 1,
          "pair %s of 'diags' must be a number from 0 to %s and 1 for a sum or 0 for a difference: mend the pair",
          diagonals.size() + 1,
          2 * n - 2);
      diagonals.add(pair);
    }
    return new Diagonals(n, diagonals);
  }

  int size() {
    return diagonals.size();
  }

  /** How many diagonals make the hardest instance. */
  int hardest() {
    return Math.max(0, Math.min(n - 2, size()));
  }

  /** A position with the squares of the first diagonals blocked. */
  Position on(Position position, int number) {
    Settings.require(
        number <= size(),
        "number (%s) of diagonals must be between 0 and %s: the instance has no more",
        number,
        size());
    boolean[][] excluded = new boolean[2][2 * n - 1];
    diagonals.subList(0, number).forEach(pair -> excluded[pair.get(1)][pair.get(0)] = true);
    List<String> lines = new ArrayList<>();
    for (String row : position.board().lines()) {
      StringBuilder line = new StringBuilder(row);
      for (int column = 0; column < n; column++) {
        if (excluded[1][lines.size() + column] || excluded[0][lines.size() - column + n - 1]) {
          line.setCharAt(column, '#');
        }
      }
      lines.add(line.toString());
    }
    return Position.of(Board.of(lines.toArray(String[]::new)));
  }
}

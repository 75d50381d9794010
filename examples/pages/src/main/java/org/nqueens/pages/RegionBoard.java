package org.nqueens.pages;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nqueens.format.Board;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;

/** The board of a model whose rule {@code regions} tells the letter of each square. */
final class RegionBoard {
  private RegionBoard() {}

  /** The regions alone: no title, and no given queens; empty if the model is of another form. */
  static Optional<Board> of(QueensModel model) {
    return model.constraints().stream()
        .filter(rule -> rule.name().equals("regions"))
        .findFirst()
        .filter(rule -> isOfLetters(rule, model.size()))
        .map(RegionBoard::board)
        .filter(Board::hasRegions);
  }

  /** Tells whether a rule has the n letters that a board of n regions has. */
  private static boolean isOfLetters(AllDifferent rule, int n) {
    if (rule.views().size() != n
        || rule.views().stream().anyMatch(view -> view.offset().isPresent())) {
      return false;
    }
    String squares = String.join("", lines(rule));
    return squares.matches("[A-Za-z#]*")
        && squares.chars().filter(c -> c != '#').distinct().count() == n;
  }

  private static Board board(AllDifferent rule) {
    return Board.of(lines(rule).toArray(String[]::new));
  }

  private static List<String> lines(AllDifferent rule) {
    int n = rule.views().size();
    char[][] rows = new char[n][n];
    rule.views()
        .forEach(
            view -> {
              for (int row = 0; row < n; row++) {
                rows[row][view.column()] = (char) view.valueAt(row);
              }
            });
    return Arrays.stream(rows).map(String::new).toList();
  }
}

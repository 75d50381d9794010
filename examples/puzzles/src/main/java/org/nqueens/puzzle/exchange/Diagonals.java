package org.nqueens.puzzle.exchange;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nqueens.model.Square;
import org.nqueens.puzzle.exchange.Squares.Cell;

/**
 * The excluded diagonals of an instance of CSPLib's problem 79: pairs of a number and a kind, 1 for
 * the sum of row and column, and 0 for their difference, to which n - 1 is added. With the first n
 * - 2 of the list a search takes the longest.
 *
 * @see <a href="https://www.csplib.org/Problems/prob079/">CSPLib, problem 79</a>
 */
final class Diagonals {
  private Diagonals() {}

  /** The squares of as many diagonals as are asked for, or else of the first n - 2. */
  static Set<Square> squares(int n, Optional<Squares> list, Claims claims) {
    Reading.require(
        list.filter(Squares::arePairs).isPresent(),
        "'diags' must be a list of pairs, such as [[4, 1], [2, 0]]: mend the list");
    List<Cell> pairs = list.orElseThrow().cells();
    int number = claims.diagonals.orElse(Math.max(0, Math.min(n - 2, pairs.size())));
    Reading.require(
        number <= pairs.size(),
        "number (%s) of diagonals must be between 0 and %s: the instance has no more",
        number,
        pairs.size());
    for (int i = 0; i < pairs.size(); i++) {
      Reading.require(
          pairs.get(i).row() <= 2 * n - 2 && pairs.get(i).column() <= 1,
          "pair %s of 'diags' must be a number from 0 to %s and 1 for a sum or 0 for a difference: mend the pair",
          i + 1,
          2 * n - 2);
    }
    if (claims.diagonals.isEmpty()) {
      claims.remark(
          "the first %s of the %s diagonals are excluded".formatted(number, pairs.size()));
    }
    Set<Square> squares = new HashSet<>();
    for (Cell pair : Set.copyOf(pairs.subList(0, number))) {
      for (int row = 0; row < n; row++) {
        int column = pair.column() == 1 ? pair.row() - row : row - pair.row() + n - 1;
        if (column >= 0 && column < n) {
          squares.add(new Square(column, row));
        }
      }
    }
    return squares;
  }
}

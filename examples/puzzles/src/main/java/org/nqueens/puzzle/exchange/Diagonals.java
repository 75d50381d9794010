package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  static List<Square> squares(int n, Optional<Squares> list, Claims claims) {
    Reading.require(
        list.filter(Squares::arePairs).isPresent(),
        "'diags' must be a list of pairs, such as [[4, 1], [2, 0]]: mend the list");
    List<Cell> pairs = list.orElseThrow().cells();
    int number = claims.diagonals().orElse(Math.max(0, Math.min(n - 2, pairs.size())));
    Reading.require(
        number <= pairs.size(),
        "number (%s) of diagonals must be between 0 and %s: the instance has no more",
        number,
        pairs.size());
    boolean[][] excluded = new boolean[2][2 * n - 1];
    for (int i = 0; i < pairs.size(); i++) {
      int diagonal = pairs.get(i).row();
      int kind = pairs.get(i).column();
      Reading.require(
          diagonal <= 2 * n - 2 && kind <= 1,
          "pair %s of 'diags' must be a number from 0 to %s and 1 for a sum or 0 for a difference: mend the pair",
          i + 1,
          2 * n - 2);
      excluded[kind][diagonal] |= i < number;
    }
    if (claims.diagonals().isEmpty()) {
      claims.remark(
          "the first %s of the %s diagonals are excluded".formatted(number, pairs.size()));
    }
    List<Square> squares = new ArrayList<>();
    for (int i = 0; i < n * n; i++) {
      Square square = new Square(i % n, i / n);
      if (excluded[1][square.row() + square.column()]
          || excluded[0][square.row() - square.column() + n - 1]) {
        squares.add(square);
      }
    }
    return squares;
  }
}

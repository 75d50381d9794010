package org.nqueens.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.nqueens.model.Square;

/** Lists of squares, column by column. */
final class SquareList {
  private SquareList() {}

  /** The squares of a board with n columns whose column and row are accepted. */
  static List<Square> of(int n, BiPredicate<Integer, Integer> accepted) {
    List<Square> squares = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      for (int row = 0; row < n; row++) {
        if (accepted.test(column, row)) {
          squares.add(new Square(column, row));
        }
      }
    }
    return squares;
  }
}

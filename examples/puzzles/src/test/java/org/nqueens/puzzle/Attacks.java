package org.nqueens.puzzle;

import java.util.BitSet;
import java.util.List;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.model.View;

/**
 * Which squares of a model attack each other, by the definition: those of one column, and those at
 * which an all-different has equal values. Square (c, r) is number {@code c * n + r}.
 */
final class Attacks {
  private final int n;
  private final BitSet[] from;

  Attacks(QueensModel model) {
    n = model.size();
    from = new BitSet[n * n];
    for (int square = 0; square < from.length; square++) {
      int column = square / n;
      from[square] = new BitSet();
      from[square].set(column * n, column * n + n);
      from[square].clear(square);
    }
    model.constraints().forEach(this::add);
  }

  private void add(AllDifferent constraint) {
    for (View a : constraint.views()) {
      for (View b : constraint.views()) {
        for (int row = 0; row < n && a.column() != b.column(); row++) {
          for (int other = 0; other < n; other++) {
            if (a.valueAt(row) == b.valueAt(other)) {
              from[a.column() * n + row].set(b.column() * n + other);
            }
          }
        }
      }
    }
  }

  int number(Square square) {
    return square.column() * n + square.row();
  }

  Square square(int number) {
    return new Square(number / n, number % n);
  }

  /** The squares of a set, column by column. */
  List<Square> squares(BitSet numbers) {
    return numbers.stream().mapToObj(this::square).toList();
  }

  /** The squares that a square attacks; not to be modified. */
  BitSet from(int number) {
    return from[number];
  }
}

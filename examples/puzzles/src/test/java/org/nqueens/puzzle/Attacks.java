package org.nqueens.puzzle;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Square;
import org.nqueens.model.View;

/**
 * Which squares of a board attack each other, by the definition: those of one column, and those at
 * which an all-different of its model has equal values; if units have several queens, those that
 * touch. Square (c, r) is number {@code c * n + r}.
 */
final class Attacks {
  private final int n;
  private final BitSet[] from;

  private Attacks(int n) {
    this.n = n;
    this.from = Stream.generate(BitSet::new).limit((long) n * n).toArray(BitSet[]::new);
  }

  static Attacks of(Board board) {
    Attacks attacks = new Attacks(board.size());
    if (board.stars() > 1) {
      attacks.addTouching();
    } else {
      attacks.addColumns();
      board.model().constraints().forEach(attacks::add);
    }
    return attacks;
  }

  private void addTouching() {
    for (int number = 0; number < from.length; number++) {
      for (int other = 0; other < from.length; other++) {
        int columns = Math.abs(number / n - other / n);
        int rows = Math.abs(number % n - other % n);
        from[number].set(other, Math.max(columns, rows) == 1);
      }
    }
  }

  private void addColumns() {
    for (int number = 0; number < from.length; number++) {
      int column = number / n;
      from[number].set(column * n, column * n + n);
      from[number].clear(number);
    }
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

package org.nqueens.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The named all-different constraints of queens problems on a board of size n. */
final class StandardRules {
  private StandardRules() {}

  /** All {@code q_j + offset(j)} differ. */
  static AllDifferent offsets(String name, int n, IntUnaryOperator offset) {
    List<View> views = new ArrayList<>(n);
    for (int column = 0; column < n; column++) {
      views.add(View.offset(column, offset.applyAsInt(column)));
    }
    return new AllDifferent(name, views);
  }

  /** All {@code value(j, q_j)} differ. */
  static AllDifferent lookups(String name, int n, IntBinaryOperator value) {
    return new AllDifferent(
        name,
        columns(n)
            .<View>mapToObj(
                column ->
                    View.lookup(
                        column, columns(n).map(row -> value.applyAsInt(column, row)).toArray()))
            .toList());
  }

  /** All {@code (q_j + j) mod n} differ. */
  static AllDifferent toroidalAscendingDiagonals(int n) {
    return lookups("toroidal ascending diagonals", n, (column, row) -> (row + column) % n);
  }

  /** All {@code (q_j - j) mod n} differ. */
  static AllDifferent toroidalDescendingDiagonals(int n) {
    return lookups("toroidal descending diagonals", n, (column, row) -> (row - column + n) % n);
  }

  /** {@code |q_j - q_(j+columns)| != rows} for all j. */
  static List<AllDifferent> notApart(String name, int n, int columns, int rows) {
    List<AllDifferent> rules = new ArrayList<>();
    for (int column = 0; column + columns < n; column++) {
      int other = column + columns;
      String where = "%s, columns %s and %s".formatted(name, column, other);
      View queen = View.row(column);
      rules.add(new AllDifferent(where + ", ascending", List.of(queen, View.offset(other, rows))));
      rules.add(
          new AllDifferent(where + ", descending", List.of(queen, View.offset(other, -rows))));
    }
    return rules;
  }

  private static IntStream columns(int n) {
    return IntStream.range(0, n);
  }
}

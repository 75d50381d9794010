package org.nqueens.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The image of a model under a symmetry of the board.
 *
 * <p>An all-different forbids two queens on squares of equal value, so that the value of a square
 * moves with the square. Squares that the constraint does not read get values of their own.
 */
final class SymmetricImage {
  private final BoardSymmetry symmetry;
  private final QueensModel original;
  private final int n;

  SymmetricImage(BoardSymmetry symmetry, QueensModel original) {
    this.symmetry = symmetry;
    this.original = original;
    this.n = original.size();
    if (symmetry.swapsAxes() && original.constraints().stream().noneMatch(this::isOfRows)) {
      throw new IllegalArgumentException(
          "model (of size %s) must say that all rows differ for %s, which makes rows of columns: add rowsAllDifferent(), or use a symmetry that does not swap the axes"
              .formatted(n, symmetry));
    }
  }

  QueensModel model() {
    List<RowDomain> domains =
        IntStream.range(0, n)
            .mapToObj(
                column ->
                    RowDomain.of(
                        IntStream.range(0, n).filter(row -> isAllowed(column, row)).toArray()))
            .toList();
    return new QueensModel(domains, original.constraints().stream().map(this::image).toList());
  }

  private boolean isAllowed(int column, int row) {
    BoardSymmetry back = symmetry.inverse();
    return original.domain(back.column(column, row, n)).contains(back.row(column, row, n));
  }

  /** Rows and columns of queens differ alike, so this constraint is its own image. */
  private boolean isOfRows(AllDifferent constraint) {
    return constraint.slope(n).equals(OptionalInt.of(0));
  }

  private AllDifferent image(AllDifferent constraint) {
    String name = name(constraint);
    if (isOfRows(constraint)) {
      return new AllDifferent(name, constraint.views());
    }
    @Nullable View[] byColumn = new View[n];
    constraint.views().forEach(view -> byColumn[view.column()] = view);
    Spare spare = new Spare(constraint);
    BoardSymmetry back = symmetry.inverse();
    List<Lookup> tables = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      int[] table = new int[n];
      boolean read = false;
      for (int row = 0; row < n; row++) {
        View view = byColumn[back.column(column, row, n)];
        table[row] = view == null ? spare.next() : view.valueAt(back.row(column, row, n));
        read = read || view != null;
      }
      if (read) {
        tables.add(new Lookup(column, IntStream.of(table).boxed().toList()));
      }
    }
    return new AllDifferent(name, views(tables));
  }

  /** Rows stay rows, while diagonals may change their direction. */
  private String name(AllDifferent constraint) {
    return constraint.name().equals("rows") && isOfRows(constraint)
        ? constraint.name()
        : constraint.name() + ", " + symmetry.name().toLowerCase(Locale.ROOT);
  }

  /**
   * The tables as offsets where these say the same, as for diagonals; values may change their sign,
   * because only their equality counts.
   */
  private static List<View> views(List<Lookup> tables) {
    for (int sign : new int[] {1, -1}) {
      if (tables.stream().allMatch(table -> isOffset(table, sign))) {
        return tables.stream()
            .map(table -> View.offset(table.column(), sign * table.valueAt(0)))
            .toList();
      }
    }
    return List.copyOf(tables);
  }

  private static boolean isOffset(Lookup view, int sign) {
    long offset = (long) sign * view.valueAt(0);
    return offset + view.table().size() - 1 <= Integer.MAX_VALUE
        && IntStream.range(0, view.table().size())
            .allMatch(row -> (long) sign * view.valueAt(row) == offset + row);
  }

  /** Distinct numbers that are no value of a constraint. */
  private final class Spare {
    private final Set<Integer> taken = new HashSet<>();
    private int last = Integer.MIN_VALUE;

    Spare(AllDifferent constraint) {
      ValueIndex.of(constraint, n).values().forEach(taken::add);
    }

    int next() {
      while (!taken.add(last)) {
        last++;
      }
      return last;
    }
  }
}

package org.nqueens.model;

import java.io.Serializable;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * The constraint that a list of views takes pairwise different values: {@code v_a(q_a) != v_b(q_b)}
 * for all a and b in the list, a other than b.
 *
 * @param name the name of the constraint, such as "rows"; unique within a model
 * @param views the views, on distinct columns; fewer than two views are no constraint
 * @serial exclude
 */
public record AllDifferent(String name, List<View> views) implements Serializable {

  /**
   * Defines the constraint; the list is copied.
   *
   * @throws IllegalArgumentException if the name is blank, or two views read the same column
   */
  public AllDifferent {
    Objects.requireNonNull(name, "name");
    if (name.isBlank()) {
      throw new IllegalArgumentException(
          "name (\"" + name + "\") must not be blank: give the constraint a name such as \"rows\"");
    }
    views = Arguments.copyOf("views", views, View.class, "give the views that shall differ");
    BitSet columns = new BitSet();
    for (View view : views) {
      if (columns.get(view.column())) {
        throw new IllegalArgumentException(
            "column (%s) appears twice in the all-different \"%s\": its views must be on distinct columns; say a rule within one column by its domain"
                .formatted(view.column(), name));
      }
      columns.set(view.column());
    }
  }

  /** The name and the views, such as {@code AllDifferent[diagonals: q_0, q_1 + 1, q_2 + 2]}. */
  @Override
  public String toString() {
    return "AllDifferent[" + name + ": " + Abbreviation.of(views) + "]";
  }

  /**
   * The slope s if the constraint has the views {@code q_j + s*j + c} for all columns j of a board,
   * with one constant c. The constraint then allows one queen on each line of this slope: 0 for
   * rows, 1 for ascending and -1 for descending diagonals.
   *
   * @param n the size of the board, from 1
   * @return 0, 1 or -1; empty if the views do not read all columns, or have another form
   * @throws IllegalArgumentException if n is less than 1
   */
  public OptionalInt slope(int n) {
    if (n < 1) {
      throw new IllegalArgumentException(
          "n (" + n + ") must be at least 1: give the size of the board");
    }
    if (views.size() == n) {
      for (int slope : new int[] {0, 1, -1}) {
        if (hasSlope(slope)) {
          return OptionalInt.of(slope);
        }
      }
    }
    return OptionalInt.empty();
  }

  private boolean hasSlope(int slope) {
    long constant = constant(views.get(0), slope);
    for (View view : views) {
      if (view.offset().isEmpty() || constant(view, slope) != constant) {
        return false;
      }
    }
    return true;
  }

  /** The c of a view {@code q_j + s*j + c}. */
  private static long constant(View view, int slope) {
    return view.valueAt(0) - (long) slope * view.column();
  }
}

package org.nqueens.model;

import java.io.Serializable;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;

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

  /** What an all-different says about a board, by its views; regions also by their name. */
  public enum Kind {
    /** One queen in each row. */
    ROWS("share a row"),
    /** One queen on each diagonal of one direction. */
    DIAGONALS("share a diagonal"),
    /** One queen on each diagonal of the torus of one direction. */
    TOROIDAL_DIAGONALS("share a diagonal of the torus"),
    /** One queen in each region: the rule of {@link QueensModelBuilder#regionsAllDifferent}. */
    REGIONS("share a region"),
    /** No queens on squares of two columns that touch diagonally, in one direction. */
    NEIGHBOURS("touch"),
    /** No queens on squares of two columns that are a knight's move apart, in one direction. */
    KNIGHTS_MOVES("are a knight's move apart"),
    /** Any other all-different. */
    OTHER("break the rule");

    private final String attack;

    Kind(String attack) {
      this.attack = attack;
    }

    private static Kind ofPair(View first, View second) {
      int columns = Math.abs(first.column() - second.column());
      long rows = Math.abs((long) first.valueAt(0) - second.valueAt(0));
      if (columns == 1 && rows == 1) {
        return NEIGHBOURS;
      }
      return columns == 1 && rows == 2 || columns == 2 && rows == 1 ? KNIGHTS_MOVES : OTHER;
    }
  }

  /** The name of a rule of regions, which may lie along the diagonals of the torus. */
  static final String REGIONS_NAME = "regions";

  /** The name and the views, such as {@code AllDifferent[diagonals: q_0, q_1 + 1, q_2 + 2]}. */
  @Override
  public String toString() {
    return "AllDifferent[" + name + ": " + Abbreviation.of(views.stream(), views.size()) + "]";
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
      if (view.shift().isEmpty() || constant(view, slope) != constant) {
        return false;
      }
    }
    return true;
  }

  /** The c of a view {@code q_j + s*j + c}. */
  private static long constant(View view, int slope) {
    return view.valueAt(0) - (long) slope * view.column();
  }

  /**
   * The slope s if the constraint allows one queen on each line of this slope of the torus: its
   * views have one value on two squares exactly if {@code q_j - s*j} is the same modulo n.
   *
   * @param n the size of the board, from 1
   * @return 1 for ascending and -1 for descending diagonals of the torus; empty if the views do not
   *     read all columns, or have another form
   * @throws IllegalArgumentException if n is less than 1
   */
  public OptionalInt toroidalSlope(int n) {
    if (slope(n).isEmpty() && views.size() == n) {
      for (int slope : new int[] {-1, 1}) {
        if (isToroidal(slope)) {
          return OptionalInt.of(slope);
        }
      }
    }
    return OptionalInt.empty();
  }

  private boolean isToroidal(int slope) {
    int n = views.size();
    int[] values = new int[n];
    for (int row = 0; row < n; row++) {
      values[Math.floorMod(row - slope * views.get(0).column(), n)] = views.get(0).valueAt(row);
    }
    for (View view : views) {
      for (int row = 0; row < n; row++) {
        if (view.valueAt(row) != values[Math.floorMod(row - slope * view.column(), n)]) {
          return false;
        }
      }
    }
    return IntStream.of(values).distinct().count() == n;
  }

  /**
   * The kind of this rule.
   *
   * @param n the size of the board, from 1
   * @return {@link Kind#OTHER} if the rule is none of the usual ones
   * @throws IllegalArgumentException if n is less than 1
   */
  public Kind kind(int n) {
    OptionalInt slope = slope(n);
    if (slope.isPresent()) {
      return slope.getAsInt() == 0 ? Kind.ROWS : Kind.DIAGONALS;
    }
    if (views.size() == 2 && views.stream().allMatch(view -> view.shift().isPresent())) {
      return Kind.ofPair(views.get(0), views.get(1));
    }
    if (views.size() != n || views.stream().anyMatch(View::isAffine)) {
      return Kind.OTHER;
    }
    if (name.equals(REGIONS_NAME)) {
      return Kind.REGIONS;
    }
    return toroidalSlope(n).isPresent() ? Kind.TOROIDAL_DIAGONALS : Kind.OTHER;
  }

  /**
   * What two queens do that break this rule, in the words of all messages.
   *
   * @param n the size of the board, from 1
   * @return a predicate such as {@code share a row}, or {@code break the rule "mine"}
   * @throws IllegalArgumentException if n is less than 1
   */
  public String attack(int n) {
    Kind kind = kind(n);
    return kind == Kind.OTHER ? "%s \"%s\"".formatted(kind.attack, name) : kind.attack;
  }

  /** Tells whether queens on two squares of different columns break this rule. */
  boolean isBrokenBy(Square first, Square second) {
    return first.column() != second.column()
        && valueAt(first).isPresent()
        && valueAt(first).equals(valueAt(second));
  }

  private OptionalInt valueAt(Square square) {
    return views.stream()
        .filter(view -> view.column() == square.column())
        .mapToInt(view -> view.valueAt(square.row()))
        .findFirst();
  }
}

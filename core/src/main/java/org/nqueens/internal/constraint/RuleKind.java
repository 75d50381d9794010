package org.nqueens.internal.constraint;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.View;

/**
 * The kind of an all-different in the terms of the board. It follows from the views, not from the
 * name, which the application chooses.
 */
public enum RuleKind {
  /** Rows of the board. */
  ROWS("share a row"),
  /** The diagonals of the board, in one direction. */
  DIAGONALS("share a diagonal"),
  /** The diagonals of the torus, in one direction. */
  TOROIDAL_DIAGONALS("share a diagonal of the torus"),
  /** Regions of the board, about as many as queens. */
  REGIONS("share a region"),
  /** Squares that touch diagonally, of two columns in one direction. */
  NEIGHBOURS("touch"),
  /** Squares a knight's move apart, of two columns in one direction. */
  KNIGHTS_MOVES("are a knight's move apart"),
  /** Any other all-different. */
  OTHER("break the rule");

  /** The regions of a board may lie along the diagonals of the torus. */
  private static final String REGIONS_NAME = "regions";

  private final String clash;

  RuleKind(String clash) {
    this.clash = clash;
  }

  /**
   * What two queens do that break an all-different, in the words of all messages.
   *
   * @return a predicate such as {@code share a row}, or {@code break the rule "mine"}
   */
  public static String clash(AllDifferent rule, int n) {
    RuleKind kind = of(rule, n);
    return kind == OTHER ? "%s \"%s\"".formatted(kind.clash, rule.name()) : kind.clash;
  }

  /** The kind of an all-different; {@link #OTHER} if it is none of the usual ones. */
  public static RuleKind of(AllDifferent rule, int n) {
    OptionalInt slope = rule.slope(n);
    if (slope.isPresent()) {
      return slope.getAsInt() == 0 ? ROWS : DIAGONALS;
    }
    List<View> views = rule.views();
    if (views.size() == 2 && views.stream().allMatch(view -> view.offset().isPresent())) {
      return ofPair(views.get(0), views.get(1));
    }
    if (views.size() == n && views.stream().noneMatch(View::isAffine)) {
      return ofPartition(rule);
    }
    return OTHER;
  }

  private static RuleKind ofPair(View first, View second) {
    int columns = Math.abs(first.column() - second.column());
    long rows = Math.abs((long) first.valueAt(0) - second.valueAt(0));
    if (columns == 1 && rows == 1) {
      return NEIGHBOURS;
    }
    return columns == 1 && rows == 2 || columns == 2 && rows == 1 ? KNIGHTS_MOVES : OTHER;
  }

  private static RuleKind ofPartition(AllDifferent rule) {
    boolean areNamed = rule.name().equals(REGIONS_NAME);
    if (!areNamed && (isToroidal(rule.views(), 1) || isToroidal(rule.views(), -1))) {
      return TOROIDAL_DIAGONALS;
    }
    // The squares without a region may share one further value.
    return hasFewValues(rule.views(), rule.views().size() + 1) ? REGIONS : OTHER;
  }

  private static boolean hasFewValues(List<View> views, int most) {
    Set<Integer> values = new HashSet<>();
    for (View view : views) {
      for (int row = 0; row < views.size(); row++) {
        values.add(view.valueAt(row));
      }
      if (values.size() > most) {
        return false;
      }
    }
    return true;
  }

  /** Tells whether two squares have one value exactly if they are on one diagonal of the torus. */
  static boolean isToroidal(List<View> views, int slope) {
    int n = views.size();
    int[] values = new int[n];
    for (int row = 0; row < n; row++) {
      values[Math.floorMod(row + slope * views.get(0).column(), n)] = views.get(0).valueAt(row);
    }
    for (View view : views) {
      for (int row = 0; row < n; row++) {
        if (view.valueAt(row) != values[Math.floorMod(row + slope * view.column(), n)]) {
          return false;
        }
      }
    }
    return IntStream.of(values).distinct().count() == n;
  }
}

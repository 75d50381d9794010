package org.nqueens.internal.explain;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Lookup;
import org.nqueens.model.Offset;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;

/**
 * The kind of an all-different in the terms of the board, by its views and not by its name, which
 * the application chooses.
 */
enum RuleKind {
  ROWS,
  /** The diagonals of the board or of the torus, in one direction. */
  DIAGONALS,
  /** Regions of the board, about as many as queens. */
  REGIONS,
  /** Squares that touch diagonally, of two columns in one direction. */
  NEIGHBOURS,
  /** Squares a knight's move apart, of two columns in one direction. */
  KNIGHTS_MOVES,
  OTHER;

  static RuleKind of(AllDifferent rule, int n) {
    OptionalInt slope = rule.slope(n);
    if (slope.isPresent()) {
      return slope.getAsInt() == 0 ? ROWS : DIAGONALS;
    }
    List<View> views = rule.views();
    if (views.size() == 2
        && views.get(0) instanceof Offset first
        && views.get(1) instanceof Offset second) {
      return ofPair(first, second);
    }
    if (views.size() == n && views.stream().allMatch(Lookup.class::isInstance)) {
      return ofPartition(rule);
    }
    return OTHER;
  }

  private static RuleKind ofPair(Offset first, Offset second) {
    int columns = Math.abs(first.column() - second.column());
    long rows = Math.abs((long) first.offset() - second.offset());
    if (columns == 1 && rows == 1) {
      return NEIGHBOURS;
    }
    return columns == 1 && rows == 2 || columns == 2 && rows == 1 ? KNIGHTS_MOVES : OTHER;
  }

  private static RuleKind ofPartition(AllDifferent rule) {
    if (isToroidal(rule.views(), 1) || isToroidal(rule.views(), -1)) {
      return DIAGONALS;
    }
    int n = rule.views().size();
    // The squares without a region may share one further value.
    return ValueIndex.of(rule, n).valueCount() <= n + 1 ? REGIONS : OTHER;
  }

  /** Tells whether two squares have one value exactly if they are on one diagonal of the torus. */
  private static boolean isToroidal(List<View> views, int slope) {
    int n = views.size();
    Map<Integer, Integer> values = new HashMap<>();
    for (View view : views) {
      for (int row = 0; row < n; row++) {
        int diagonal = Math.floorMod(row + slope * view.column(), n);
        int value = view.valueAt(row);
        if (values.computeIfAbsent(diagonal, first -> value) != value) {
          return false;
        }
      }
    }
    return Set.copyOf(values.values()).size() == n;
  }
}

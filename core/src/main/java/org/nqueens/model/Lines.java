package org.nqueens.model;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The lines of a board on which an all-different of offsets admits one queen each: those of the
 * plain board's three rules.
 */
public enum Lines {
  /** The rows: all {@code q_j} differ. */
  ROWS(0),
  /** The diagonals on which row plus column is the same: all {@code q_j + j} differ. */
  ASCENDING_DIAGONALS(1),
  /** The diagonals on which row less column is the same: all {@code q_j - j} differ. */
  DESCENDING_DIAGONALS(-1);

  private final int slope;

  Lines(int slope) {
    this.slope = slope;
  }

  /**
   * The lines that a constraint is about.
   *
   * @param constraint an all-different
   * @param n the size of the board
   * @return the lines if the constraint says exactly that no two queens of the board stand on one
   *     of them, whatever constant is added to all its views; else empty
   */
  public static Optional<Lines> of(AllDifferent constraint, int n) {
    Arguments.requireNonNull("constraint", constraint, "pass an all-different");
    if (constraint.views().size() == n) {
      for (Lines lines : values()) {
        if (lines.areRead(constraint.views())) {
          return Optional.of(lines);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The lines that the constraints of a model are about.
   *
   * @param model a model
   * @return the set, all three for n > 1 queens; empty if any constraint is about something else
   */
  public static Optional<Set<Lines>> of(QueensModel model) {
    Arguments.requireNonNull("model", model, "pass a model");
    Set<Lines> all = EnumSet.noneOf(Lines.class);
    for (AllDifferent constraint : model.constraints()) {
      Optional<Lines> lines = of(constraint, model.size());
      if (lines.isEmpty()) {
        return Optional.empty();
      }
      all.add(lines.get());
    }
    return Optional.of(all);
  }

  private boolean areRead(List<View> views) {
    long base = 0;
    for (int i = 0; i < views.size(); i++) {
      if (!(views.get(i) instanceof Offset view)) {
        return false;
      }
      long rest = view.offset() - (long) slope * view.column();
      if (i == 0) {
        base = rest;
      } else if (rest != base) {
        return false;
      }
    }
    return true;
  }
}

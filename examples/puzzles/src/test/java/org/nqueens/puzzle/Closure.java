package org.nqueens.puzzle;

import java.util.List;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Rule;

/**
 * All consequences of the rules up to one of them, in no order of steps: the largest exclusion that
 * they justify. Sets of units are not searched: a square is excluded if no perfect matching of two
 * kinds of units contains it.
 */
final class Closure {
  private final SquaresLeft left;
  private final Rule strongest;

  private Closure(SquaresLeft left, Rule strongest) {
    this.left = left;
    this.strongest = strongest;
  }

  /** Applies the rules until none of them does something, or a unit is empty. */
  static void close(SquaresLeft left, Rule strongest) {
    Closure closure = new Closure(left, strongest);
    while (left.emptied().isEmpty() && closure.advance()) {}
  }

  private boolean advance() {
    for (Rule rule : Rule.values()) {
      if (rule.difficulty() <= strongest.difficulty() && advance(rule)) {
        return true;
      }
    }
    return false;
  }

  private boolean advance(Rule rule) {
    int before = left.openCount();
    Runnable deduction =
        switch (rule) {
          case SINGLE -> () -> left.units().forEach(this::placeSingle);
          case CONFINED -> () -> left.units().forEach(this::confine);
          case COMMON_ATTACK ->
              () ->
                  left.units()
                      .forEach(unit -> left.excludedByAll(List.of(unit)).forEach(left::exclude));
          case SETS -> this::sets;
          case TRIAL -> () -> refute(Rule.SINGLE);
          case DEEP_TRIAL -> () -> refute(Rule.SETS);
        };
    deduction.run();
    return left.openCount() < before;
  }

  private void placeSingle(Unit unit) {
    if (left.of(unit).size() == left.stars()) {
      left.placeAll(left.open(unit));
    }
  }

  private void confine(Unit unit) {
    for (Unit other : left.units()) {
      int surplus = left.missing(unit) - left.missing(other);
      if (other.kind() != unit.kind() && surplus >= 0 && left.liesIn(unit, other)) {
        List<Square> squares = surplus > 0 ? List.of() : left.open(unit);
        left.open(other).stream()
            .filter(square -> !squares.contains(square))
            .forEach(left::exclude);
      }
    }
  }

  /** The stronger ways only if the weaker ones do nothing, which saves time. */
  private void sets() {
    int before = left.openCount();
    match();
    if (left.stars() > 1 && left.openCount() == before) {
      Conclusions.needed(left).forEach(left::exclude);
    }
    if (left.stars() > 1 && left.openCount() == before && strongest != Rule.SETS) {
      Conclusions.pairs(left).forEach(left::exclude);
    }
  }

  private void match() {
    for (Unit.Kind kind : Unit.Kind.values()) {
      for (Unit.Kind other : Unit.Kind.values()) {
        if (kind.compareTo(other) < 0 && !left.units(other).isEmpty()) {
          new UnitMatching(left, kind, other).unmatched().forEach(left::exclude);
        }
      }
    }
  }

  private void refute(Rule rule) {
    for (Square square : left.open()) {
      SquaresLeft supposed = left.copy();
      supposed.place(square);
      close(supposed, rule);
      if (supposed.emptied().isPresent()) {
        left.exclude(square);
      }
    }
  }
}

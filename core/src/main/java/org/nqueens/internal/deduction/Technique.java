package org.nqueens.internal.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A rule of deduction, weakest first. Every rule is monotone: what it excludes with some squares
 * left, it or its result has excluded with fewer squares left. The hardest rule that a board needs
 * therefore does not depend on the order of the arguments.
 */
public enum Technique {
  /** A unit with one square left. */
  SINGLE,
  /** A unit whose squares lie in one other unit. */
  CONFINED,
  /** A square that all squares of a unit attack. */
  COMMON_ATTACK,
  /** Two or more units of one family whose squares lie in as many units of another family. */
  SETS,
  /** A square whose queen leads by singles to a unit without a square. */
  TRIAL,
  /** A square whose queen leads by the rules up to sets to a unit without a square. */
  DEEP_TRIAL;

  /**
   * The arguments by this rule that do something. Of {@link #SETS} only those with the fewest
   * units; trials are not explained.
   */
  List<Argument> find(Candidates candidates) {
    return switch (this) {
      case SINGLE -> ofUnits(candidates, Singles::argument);
      case CONFINED -> HallSets.confined(candidates);
      case COMMON_ATTACK -> ofUnits(candidates, CommonAttacks::argument);
      case SETS -> HallSets.sets(candidates);
      case TRIAL, DEEP_TRIAL -> Trials.find(candidates, this);
    };
  }

  /** The arguments of single units, regions first. */
  private static List<Argument> ofUnits(
      Candidates candidates, BiFunction<Candidates, Integer, Optional<Argument>> rule) {
    List<Argument> found = new ArrayList<>();
    for (int unit = candidates.layout().unitCount() - 1; unit >= 0; unit--) {
      rule.apply(candidates, unit).ifPresent(found::add);
    }
    return found;
  }
}

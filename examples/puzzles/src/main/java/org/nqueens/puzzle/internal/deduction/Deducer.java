package org.nqueens.puzzle.internal.deduction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.nqueens.puzzle.hint.Rule;

/** The next argument: the simplest one by the weakest rule that applies. */
public final class Deducer {
  /** The fewest arguments to follow, then the fewest squares to look at, then the most effect. */
  private static final Comparator<Argument> SIMPLEST_FIRST =
      Comparator.comparingInt((Argument argument) -> argument.supposition().size())
          .thenComparingInt(argument -> argument.support().size())
          .thenComparingInt(argument -> -argument.squares().size());

  /** The number of trials to be explained, which takes much longer than to find them. */
  private static final int EXPLAINED = 3;

  private Deducer() {}

  /** The next argument, with its supposition explained; every unit must have a square left. */
  public static Optional<Argument> next(Candidates candidates, Rule hardest) {
    List<Argument> found = weakest(candidates, hardest, EXPLAINED);
    boolean areTrials = !found.isEmpty() && found.get(0).rule().compareTo(Rule.TRIAL) >= 0;
    return areTrials
        ? found.stream()
            .limit(EXPLAINED)
            .map(trial -> Trials.explain(candidates, trial))
            .min(SIMPLEST_FIRST)
        : found.stream().map(argument -> argument.supported(candidates)).min(SIMPLEST_FIRST);
  }

  /**
   * The arguments by the weakest rule that does something, none if no rule up to the hardest does.
   * For {@link Rule#SETS}, only arguments with the fewest units. Arguments are not supported, and
   * trials are not explained.
   *
   * @param trials the most trials
   */
  static List<Argument> weakest(Candidates candidates, Rule hardest, int trials) {
    for (Rule rule : Rule.values()) {
      candidates.check();
      if (rule.compareTo(hardest) <= 0) {
        List<Argument> found = find(rule, candidates, trials);
        if (!found.isEmpty()) {
          return found;
        }
      }
    }
    return List.of();
  }

  private static List<Argument> find(Rule rule, Candidates candidates, int trials) {
    return switch (rule) {
      case SINGLE -> ofUnits(candidates, Singles::argument);
      case CONFINED -> HallSets.confined(candidates);
      case COMMON_ATTACK -> ofUnits(candidates, CommonAttacks::argument);
      case SETS -> sets(candidates);
      case TRIAL, DEEP_TRIAL -> Trials.find(candidates, rule, trials);
    };
  }

  /**
   * The arguments of as few units as possible, by the first kind of them that does something. Two
   * units together take too long for suppositions, and a hint with them would be hard to follow.
   */
  private static List<Argument> sets(Candidates candidates) {
    boolean hasStars = candidates.layout().stars() > 1;
    List<Argument> found = HallSets.sets(candidates);
    if (found.isEmpty() && hasStars) {
      found = LeastCounts.find(candidates);
    }
    if (found.isEmpty() && hasStars && !candidates.isSupposed()) {
      found = CommonAttacks.pairs(candidates);
    }
    int fewest = found.stream().mapToInt(Argument::setSize).min().orElse(0);
    found.removeIf(set -> set.setSize() > fewest);
    return found;
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

package org.nqueens.internal.deduction;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

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

  /**
   * The next argument, with its supposition explained.
   *
   * @param candidates the squares left, of which every unit has one
   * @param hardest the strongest rule to be tried
   */
  public static Optional<Argument> next(Candidates candidates, Technique hardest) {
    for (Technique technique : Technique.values()) {
      if (technique.compareTo(hardest) > 0) {
        break;
      }
      List<Argument> found = technique.find(candidates);
      if (!found.isEmpty()) {
        return technique.compareTo(Technique.TRIAL) < 0
            ? found.stream().min(SIMPLEST_FIRST)
            : found.stream()
                .limit(EXPLAINED)
                .map(trial -> Trials.explain(candidates, trial))
                .min(SIMPLEST_FIRST);
      }
    }
    return Optional.empty();
  }
}

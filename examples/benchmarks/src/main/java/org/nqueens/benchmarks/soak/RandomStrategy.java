package org.nqueens.benchmarks.soak;

import java.util.Optional;
import java.util.SplittableRandom;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * A strategy that the backend runs, or that fails while the backend runs it.
 *
 * @param sound the strategy; empty to set none
 * @param anyOrder true if the order is left to the backend, in place of a strategy
 * @param fault how it fails; empty if it does not
 */
record RandomStrategy(
    Optional<SearchStrategy> sound, boolean anyOrder, Optional<FailingStrategy.Fault> fault) {
  /** The strategy of a solver without one. */
  static final RandomStrategy NONE = new RandomStrategy(Optional.empty(), false, Optional.empty());

  private static final RandomStrategy ANY_ORDER =
      new RandomStrategy(Optional.empty(), true, Optional.empty());

  static RandomStrategy next(SplittableRandom random, String backend) {
    boolean runsAny = !backend.equals("cp-sat");
    return switch (random.nextInt(runsAny ? 8 : 5)) {
      case 0, 1, 2 -> NONE;
      case 3 -> ANY_ORDER;
      case 4 -> sound(named(random, runsAny));
      case 5, 6 -> sound(new HashedStrategy(random.nextLong()));
      default ->
          new RandomStrategy(
              Optional.of(new HashedStrategy(random.nextLong())),
              false,
              Optional.of(pick(random, FailingStrategy.Fault.values())));
    };
  }

  /** The order of the placements on every backend, up to symmetry or not. */
  SolutionOrder order() {
    return anyOrder
        ? SolutionOrder.UNSPECIFIED
        : sound.orElse(SearchStrategy.LEXICOGRAPHIC).solutionOrder();
  }

  private static RandomStrategy sound(SearchStrategy strategy) {
    return new RandomStrategy(Optional.of(strategy), false, Optional.empty());
  }

  private static SearchStrategy named(SplittableRandom random, boolean any) {
    VariableSelection[] all = VariableSelection.values();
    // CP-SAT knows the first five.
    VariableSelection variables = all[random.nextInt(any ? all.length : 5)];
    return SearchStrategy.of(
        random.nextInt(3) == 0 ? VariableSelection.FIRST_UNBOUND : variables,
        pick(random, ValueSelection.values()));
  }

  private static <T> T pick(SplittableRandom random, T[] values) {
    return values[random.nextInt(values.length)];
  }
}

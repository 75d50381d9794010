package org.nqueens.spi;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.nqueens.model.QueensModel;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;

/**
 * What a backend can do. The facade refuses anything else before the search, and names the backends
 * that can do it.
 *
 * @param strategies tells whether the backend runs a strategy; true for {@link
 *     SearchStrategy#LEXICOGRAPHIC}. The next component decides about a {@link LearningStrategy}
 * @param tellsDeadEnds whether the backend passes each {@link org.nqueens.search.DeadEnd} of its
 *     tree to a {@link LearningStrategy}. If not, the facade refuses these strategies and limits of
 *     failures
 * @param levels the levels of propagation, without {@link Propagation#UNSPECIFIED}, that the
 *     backend keeps at every node if a request asks for them
 * @param limitsTrees whether the backend asks a {@link org.nqueens.search.TreeLimit} before each
 *     right branch, and reports a search as not exhausted if the limit has left out a branch
 * @param maxSize the largest board that the backend searches, from 1 to {@value
 *     QueensModel#MAX_SIZE}. Such a board should fit into the memory of common machines, and its
 *     search should stop within about a second of a request
 */
public record Capabilities(
    Predicate<SearchStrategy> strategies,
    boolean tellsDeadEnds,
    Set<Propagation> levels,
    boolean limitsTrees,
    int maxSize) {

  /** The default strategy on boards of any size; no level and no limit of trees. */
  public static final Capabilities DEFAULT =
      ofStrategies(SearchStrategy.LEXICOGRAPHIC::equals, QueensModel.MAX_SIZE);

  /**
   * Defines the capabilities; the set is copied.
   *
   * @throws IllegalArgumentException if the size is out of range, or {@code UNSPECIFIED} is among
   *     the levels
   */
  public Capabilities {
    Objects.requireNonNull(strategies, "strategies");
    Objects.requireNonNull(levels, "levels");
    if (levels.contains(Propagation.UNSPECIFIED)) {
      throw new IllegalArgumentException(
          "levels (%s) must not contain %s, which every backend keeps: leave it out"
              .formatted(levels, Propagation.UNSPECIFIED));
    }
    EnumSet<Propagation> kept = EnumSet.noneOf(Propagation.class);
    kept.addAll(levels);
    levels = Collections.unmodifiableSet(kept);
    if (maxSize < 1 || maxSize > QueensModel.MAX_SIZE) {
      throw new IllegalArgumentException(
          "maxSize (%s) must be between 1 and %s: give the largest board that the backend searches"
              .formatted(maxSize, QueensModel.MAX_SIZE));
    }
  }

  /**
   * The capabilities of a backend that runs strategies without learning, and keeps no level and no
   * limit of a tree.
   *
   * @param strategies tells whether the backend runs a strategy other than the default
   * @param maxSize the largest board that the backend searches
   * @throws IllegalArgumentException if the size is out of range
   */
  public static Capabilities ofStrategies(Predicate<SearchStrategy> strategies, int maxSize) {
    return new Capabilities(strategies, false, Set.of(), false, maxSize);
  }

  /** Tells whether the backend runs a strategy. */
  public boolean supports(SearchStrategy strategy) {
    Objects.requireNonNull(strategy, "strategy");
    return (tellsDeadEnds || !(strategy instanceof LearningStrategy)) && strategies.test(strategy);
  }
}

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
 * What a backend can do: {@link #DEFAULT}, and what its methods {@code with} add. The facade
 * refuses anything else before the search, and names the backends that can do it. Immutable.
 */
public final class Capabilities {
  /** The default strategy on boards of any size; no level, no dead ends and no limit of trees. */
  public static final Capabilities DEFAULT =
      new Capabilities(
          SearchStrategy.LEXICOGRAPHIC::equals, false, Set.of(), false, true, QueensModel.MAX_SIZE);

  private final Predicate<SearchStrategy> strategies;
  private final boolean tellsDeadEnds;
  private final Set<Propagation> levels;
  private final boolean limitsTrees;
  private final boolean explains;
  private final int maxSize;

  private Capabilities(
      Predicate<SearchStrategy> strategies,
      boolean tellsDeadEnds,
      Set<Propagation> levels,
      boolean limitsTrees,
      boolean explains,
      int maxSize) {
    this.strategies = strategies;
    this.tellsDeadEnds = tellsDeadEnds;
    this.levels = levels;
    this.limitsTrees = limitsTrees;
    this.explains = explains;
    this.maxSize = maxSize;
  }

  /**
   * These capabilities with other strategies.
   *
   * @param supported tells whether the backend runs a strategy; true for {@link
   *     SearchStrategy#LEXICOGRAPHIC}. A {@link LearningStrategy} also needs {@link #withDeadEnds}
   */
  public Capabilities withStrategies(Predicate<SearchStrategy> supported) {
    Objects.requireNonNull(supported, "supported");
    return new Capabilities(supported, tellsDeadEnds, levels, limitsTrees, explains, maxSize);
  }

  /**
   * These capabilities for a backend that passes each {@link org.nqueens.search.DeadEnd} of its
   * tree to a {@link LearningStrategy}. For other backends, the facade refuses these strategies and
   * limits of failures.
   */
  public Capabilities withDeadEnds() {
    return new Capabilities(strategies, true, levels, limitsTrees, explains, maxSize);
  }

  /**
   * These capabilities with other levels of propagation.
   *
   * @param kept the levels, without {@link Propagation#UNSPECIFIED}, that the backend keeps at
   *     every node if a request asks for them; the set is copied
   * @throws IllegalArgumentException if {@code UNSPECIFIED} is among the levels
   */
  public Capabilities withLevels(Set<Propagation> kept) {
    Objects.requireNonNull(kept, "kept");
    if (kept.contains(Propagation.UNSPECIFIED)) {
      throw new IllegalArgumentException(
          "levels (%s) must not contain %s, which every backend keeps: leave it out"
              .formatted(kept, Propagation.UNSPECIFIED));
    }
    EnumSet<Propagation> copy = EnumSet.noneOf(Propagation.class);
    copy.addAll(kept);
    Set<Propagation> others = Collections.unmodifiableSet(copy);
    return new Capabilities(strategies, tellsDeadEnds, others, limitsTrees, explains, maxSize);
  }

  /**
   * These capabilities for a backend that asks a {@link org.nqueens.search.TreeLimit} before each
   * right branch, and reports a search as not exhausted if the limit has left out a branch.
   */
  public Capabilities withTreeLimits() {
    return new Capabilities(strategies, tellsDeadEnds, levels, true, explains, maxSize);
  }

  /**
   * These capabilities for a backend that searches models with all rules of one board only. The
   * facade refuses {@link org.nqueens.QueensSolver#explain}, which leaves out rules.
   */
  public Capabilities withoutExplanations() {
    return new Capabilities(strategies, tellsDeadEnds, levels, limitsTrees, false, maxSize);
  }

  /**
   * These capabilities with another largest board.
   *
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}. Such a board should
   *     fit into the memory of common machines, and its search should stop within about a second of
   *     a request
   * @throws IllegalArgumentException if the size is out of range
   */
  public Capabilities withMaxSize(int n) {
    if (n < 1 || n > QueensModel.MAX_SIZE) {
      throw new IllegalArgumentException(
          "maxSize (%s) must be between 1 and %s: give the largest board that the backend searches"
              .formatted(n, QueensModel.MAX_SIZE));
    }
    return new Capabilities(strategies, tellsDeadEnds, levels, limitsTrees, explains, n);
  }

  /** Tells whether the backend runs a strategy. */
  public boolean supports(SearchStrategy strategy) {
    Objects.requireNonNull(strategy, "strategy");
    return (tellsDeadEnds || !(strategy instanceof LearningStrategy)) && strategies.test(strategy);
  }

  /** {@return whether the backend tells a learning strategy the dead ends of its tree} */
  public boolean tellsDeadEnds() {
    return tellsDeadEnds;
  }

  /** {@return the levels of propagation that the backend keeps, unmodifiable} */
  public Set<Propagation> levels() {
    return levels;
  }

  /** {@return whether the backend keeps limits of the tree} */
  public boolean limitsTrees() {
    return limitsTrees;
  }

  /** {@return whether the backend searches models without some of their rules} */
  public boolean explains() {
    return explains;
  }

  /** {@return the largest board that the backend searches} */
  public int maxSize() {
    return maxSize;
  }
}

package org.nqueens.spi;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;

/**
 * What a backend can do, and the facts by which the facade plans its searches. The facade refuses
 * before the search what a backend cannot do, and names the backends that can.
 *
 * <p>A backend begins with {@link #DEFAULT} or {@link #ofStrategies} and adds its own facts, as in
 * {@code Capabilities.ofStrategies(strategy -> true).withMaxSize(400)}.
 *
 * @param strategies tells of any strategy whether the backend runs it; true for {@link
 *     SearchStrategy#LEXICOGRAPHIC}. A backend that runs a {@link
 *     org.nqueens.search.LearningStrategy} passes each {@link org.nqueens.search.DeadEnd} to it
 * @param levels the levels of propagation, without {@link Propagation#UNSPECIFIED}, that the
 *     backend keeps at every node of a search where the request asks for one of them
 * @param limitsTrees whether the backend asks a {@link org.nqueens.search.TreeLimit} before each
 *     right branch, and reports a search as not exhausted once the limit has left one out
 * @param maxSize the largest board that the backend searches, from 1 to {@value
 *     QueensModel#MAX_SIZE}. Such a board should fit the memory of common machines, and its search
 *     stop within about a second of a request
 * @param maxSizeToPlace the largest board of which the backend may be asked for first placements
 *     where no level is set, from {@code maxSize} to {@value QueensModel#MAX_SIZE}
 * @param minUnboundColumns the unbound columns, at least 1, that a part of a split search should
 *     have, so that its search takes longer than its preparation
 * @param countsWholeTree whether decisions and failures must cover the whole search tree, for
 *     example because they are compared with published ones. Otherwise a search on one thread
 *     replays the mirror images of searched parts, as searches on several threads do on every
 *     backend, and is divided into parts where its progress is reported
 */
public record Capabilities(
    Predicate<SearchStrategy> strategies,
    Set<Propagation> levels,
    boolean limitsTrees,
    int maxSize,
    int maxSizeToPlace,
    int minUnboundColumns,
    boolean countsWholeTree) {

  /**
   * The default strategy alone, on boards of any size; no level and no limit of trees; parts of 9
   * columns at least, counters of the whole tree.
   */
  public static final Capabilities DEFAULT = ofStrategies(SearchStrategy.LEXICOGRAPHIC::equals);

  /**
   * Defines the capabilities; the set is copied.
   *
   * @throws IllegalArgumentException if a number is out of range, or {@code UNSPECIFIED} is among
   *     the levels
   */
  public Capabilities {
    Objects.requireNonNull(
        strategies, "strategies (null) must not be null: pass strategy -> true for all");
    Objects.requireNonNull(levels, "levels (null) must not be null: pass Set.of() for none");
    if (levels.contains(Propagation.UNSPECIFIED)) {
      throw new IllegalArgumentException(
          "levels (%s) must not contain %s, which every backend keeps: leave it out"
              .formatted(levels, Propagation.UNSPECIFIED));
    }
    EnumSet<Propagation> kept = EnumSet.noneOf(Propagation.class);
    kept.addAll(levels);
    levels = Collections.unmodifiableSet(kept);
    requireSize("maxSize", maxSize, 1, "searches");
    requireSize("maxSizeToPlace", maxSizeToPlace, maxSize, "may find placements of");
    if (minUnboundColumns < 1) {
      throw new IllegalArgumentException(
          "minUnboundColumns (%s) must be at least 1: a part without an unbound column has nothing to search"
              .formatted(minUnboundColumns));
    }
  }

  private static void requireSize(String name, int size, int least, String does) {
    if (size < least || size > QueensModel.MAX_SIZE) {
      throw new IllegalArgumentException(
          "%s (%s) must be between %s and %s: give the largest board that the backend %s"
              .formatted(name, size, least, QueensModel.MAX_SIZE, does));
    }
  }

  /**
   * The default capabilities with other strategies.
   *
   * @param strategies tells of any strategy whether the backend runs it
   */
  public static Capabilities ofStrategies(Predicate<SearchStrategy> strategies) {
    int max = QueensModel.MAX_SIZE;
    return new Capabilities(strategies, Set.of(), false, max, max, 9, true);
  }

  /**
   * These capabilities with other levels of propagation.
   *
   * @param kept the levels that the backend keeps
   * @throws IllegalArgumentException if {@code UNSPECIFIED} is among them
   */
  public Capabilities withLevels(Set<Propagation> kept) {
    return new Capabilities(
        strategies, kept, limitsTrees, maxSize, maxSizeToPlace, minUnboundColumns, countsWholeTree);
  }

  /** These capabilities with limits of trees. */
  public Capabilities withTreeLimits() {
    return new Capabilities(
        strategies, levels, true, maxSize, maxSizeToPlace, minUnboundColumns, countsWholeTree);
  }

  /**
   * These capabilities with another largest board.
   *
   * @param max the largest board that the backend searches, and places queens on
   * @throws IllegalArgumentException if the number is out of range
   */
  public Capabilities withMaxSize(int max) {
    return new Capabilities(
        strategies, levels, limitsTrees, max, max, minUnboundColumns, countsWholeTree);
  }

  /**
   * These capabilities with larger boards for first placements.
   *
   * @param max the largest board of which the backend may be asked for first placements
   * @throws IllegalArgumentException if the number is out of range
   */
  public Capabilities withMaxSizeToPlace(int max) {
    return new Capabilities(
        strategies, levels, limitsTrees, maxSize, max, minUnboundColumns, countsWholeTree);
  }

  /**
   * These capabilities with other sizes of parts.
   *
   * @param min the unbound columns that a part should have
   * @throws IllegalArgumentException if the number is below 1
   */
  public Capabilities withMinUnboundColumns(int min) {
    return new Capabilities(
        strategies, levels, limitsTrees, maxSize, maxSizeToPlace, min, countsWholeTree);
  }

  /** These capabilities with counters that need not cover the whole tree. */
  public Capabilities withCountersOfParts() {
    return new Capabilities(
        strategies, levels, limitsTrees, maxSize, maxSizeToPlace, minUnboundColumns, false);
  }

  /** Tells whether the backend runs a strategy. */
  public boolean supports(SearchStrategy strategy) {
    return strategies.test(
        Objects.requireNonNull(strategy, "strategy (null) must not be null: pass a strategy"));
  }
}

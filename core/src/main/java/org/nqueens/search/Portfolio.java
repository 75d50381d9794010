package org.nqueens.search;

import java.util.Iterator;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A sequence of searches for the first solutions of a model. Each search begins at the root and is
 * given up when it has met a number of failures.
 *
 * <p>A strategy object that occurs in several searches begins only once, in the first of them, and
 * keeps its memory from search to search: its random numbers go on, and its weights grow. Searches
 * with the same strategy object are therefore restarts. The solver keeps the memory of the 64
 * strategy objects that searched last; an object that returns after 64 other objects begins again.
 *
 * <p>Each call of a solver asks the portfolio once for its searches; calls may come from several
 * threads.
 */
@FunctionalInterface
public interface Portfolio {

  /**
   * The searches of one call.
   *
   * @return the searches in their order, at least one, and possibly without end. If the last search
   *     is given up, the question has no answer
   */
  Iterator<Run> runs();

  /**
   * A search of a portfolio.
   *
   * @param failureLimit the number of failures that ends the search, at least 1; {@link
   *     Long#MAX_VALUE} for a search that is never given up
   */
  record Run(SearchStrategy strategy, long failureLimit) {
    /**
     * Defines the search.
     *
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public Run {
      Objects.requireNonNull(strategy, "strategy");
      if (failureLimit < 1) {
        throw new IllegalArgumentException(
            "failureLimit (%s) must be at least 1: give Long.MAX_VALUE for none"
                .formatted(failureLimit));
      }
    }
  }

  /**
   * Restarts without end, with failure limits in the ratio of 1, 1, 2, 1, 1, 2, 4, 1, ... For any
   * distribution of running times they take at most a logarithmic factor longer than the best
   * sequence of limits (M. Luby, A. Sinclair and D. Zuckerman, <i>Optimal speedup of Las Vegas
   * algorithms</i>, Information Processing Letters 47, 1993).
   *
   * @param strategy the strategy, which should be randomized or learn from failures
   * @param unit the smallest limit, at least 1
   * @throws IllegalArgumentException if the limit is less than 1
   */
  static Portfolio luby(SearchStrategy strategy, long unit) {
    new Run(strategy, unit);
    return new SearchSequence(
        "%s with restarts (Luby, %s)".formatted(strategy, unit),
        () ->
            LongStream.iterate(1, i -> i + 1)
                .mapToObj(i -> new Run(strategy, product(unit, lubyTerm(i))))
                .iterator());
  }

  /**
   * Restarts without end, with failure limits that grow by a factor (T. Walsh, <i>Search in a small
   * world</i>, IJCAI 1999).
   *
   * @param strategy the strategy, which should be randomized or learn from failures
   * @param first the first limit, at least 1
   * @param factor the quotient of a limit and the one before it, more than 1; limits are rounded up
   * @throws IllegalArgumentException if a number is out of range
   */
  static Portfolio geometric(SearchStrategy strategy, long first, double factor) {
    new Run(strategy, first);
    if (!(factor > 1)) {
      throw new IllegalArgumentException(
          "factor (%s) must be more than 1: give one such as 1.5".formatted(factor));
    }
    return new SearchSequence(
        "%s with restarts (geometric, %s, %s)".formatted(strategy, first, factor),
        () ->
            Stream.iterate((double) first, limit -> limit * factor)
                .map(limit -> new Run(strategy, (long) Math.ceil(limit)))
                .iterator());
  }

  /** A term of the Luby sequence: 2^(k - 1) for i = 2^k - 1, else a term of a shorter prefix. */
  private static long lubyTerm(long i) {
    long power = Long.highestOneBit(i + 1);
    return power == i + 1 ? power / 2 : lubyTerm(i + 1 - power);
  }

  private static long product(long unit, long factor) {
    return unit > Long.MAX_VALUE / factor ? Long.MAX_VALUE : unit * factor;
  }
}

package org.nqueens.result;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * How far a search is.
 *
 * @param fraction the estimated share of the search that is in finished parts, from 0 to 1; never
 *     less than in an earlier report of the same search, and 1 exactly if the search space is
 *     exhausted
 * @param decisions the decisions of the finished parts, as in {@link SearchStatistics#decisions()};
 *     of samples, the random placements that were tried
 * @param solutions the number of placements delivered so far; in a count, the solutions of the
 *     finished parts, including images by symmetry
 * @param elapsed the time since the search began
 * @param remaining the expected time to the end at the same pace; empty if unknown
 * @param parts the number of parts that a count begins with, which are unequal; 0 for other
 *     searches
 */
public record SearchProgress(
    double fraction,
    long decisions,
    long solutions,
    Duration elapsed,
    Optional<Duration> remaining,
    int parts) {

  /**
   * Defines a report.
   *
   * @throws IllegalArgumentException if the fraction is out of range
   */
  public SearchProgress {
    if (!(fraction >= 0 && fraction <= 1)) {
      throw new IllegalArgumentException(
          "fraction (%s) must be from 0 to 1: pass the share that is done".formatted(fraction));
    }
    Objects.requireNonNull(elapsed, "elapsed");
    Objects.requireNonNull(remaining, "remaining");
  }
}

package org.nqueens.benchmarks.measure;

import java.util.Optional;
import org.nqueens.benchmarks.work.CutException;

/**
 * The measurement of one contestant of one race.
 *
 * @param n the size of the board
 * @param contestant its name
 * @param median the median of its runs; empty if it did not finish one
 * @param otherwise what the tables say where there is no median: that the contestant refused the
 *     work, as a backend does with a board that is too large for it, or was cut
 */
public record Result(int n, String contestant, Optional<Sample> median, String otherwise) {
  private static final String REFUSED = "refused";

  static Result of(int n, String contestant, Sample median) {
    return new Result(n, contestant, Optional.of(median), "");
  }

  static Result none(int n, String contestant, String otherwise) {
    return new Result(n, contestant, Optional.empty(), otherwise);
  }

  /** What the tables say of a contestant that threw this in place of an outcome. */
  static String otherwise(RuntimeException thrown) {
    return thrown instanceof CutException ? thrown.getMessage() : REFUSED;
  }
}

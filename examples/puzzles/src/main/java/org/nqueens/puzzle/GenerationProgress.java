package org.nqueens.puzzle;

/**
 * The effort of a generation so far. Immutable and thread-safe.
 *
 * @param attempts the attempts begun, at least 1
 * @param boards the boards examined by a solver or by the rules, at least 0
 */
public record GenerationProgress(int attempts, long boards) {

  /**
   * Defines the effort; a {@link PuzzleGenerator} reports it.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public GenerationProgress {
    if (attempts < 1) {
      throw new IllegalArgumentException(
          "attempts (%s) must be at least 1: count the attempt that has begun".formatted(attempts));
    }
    if (boards < 0) {
      throw new IllegalArgumentException(
          "boards (%s) must not be negative: count the boards examined".formatted(boards));
    }
  }
}

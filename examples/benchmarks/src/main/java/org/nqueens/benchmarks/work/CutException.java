package org.nqueens.benchmarks.work;

/** Thrown when the time of a contestant ends before its work. */
public final class CutException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Reports a contestant.
   *
   * @param finished the number of boards finished
   * @param boards the number of boards
   */
  public CutException(int finished, int boards) {
    super("cut, %s of %s boards".formatted(finished, boards));
  }
}

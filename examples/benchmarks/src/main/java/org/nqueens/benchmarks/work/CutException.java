package org.nqueens.benchmarks.work;

/** Thrown when a contestant has come to the end of its time and not of its work. */
public final class CutException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Reports a contestant.
   *
   * @param finished the boards that it finished
   * @param boards the boards that there are
   */
  public CutException(int finished, int boards) {
    super("cut, %s of %s boards".formatted(finished, boards));
  }
}

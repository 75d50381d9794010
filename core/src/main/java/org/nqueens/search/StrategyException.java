package org.nqueens.search;

/** Thrown when a user's {@link SearchStrategy} fails: it threw, or gave no usable decision. */
public final class StrategyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Reports a failing strategy.
   *
   * @param message names the strategy, what it did, and what it should do
   * @param cause what the strategy threw, or null
   */
  public StrategyException(String message, Throwable cause) {
    super(message, cause);
  }
}

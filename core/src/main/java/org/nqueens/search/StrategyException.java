package org.nqueens.search;

/**
 * Thrown when a user's {@link SearchStrategy} fails: it throws an exception, or returns no valid
 * decision.
 */
public final class StrategyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Reports a strategy that returned no valid decision.
   *
   * @param message the strategy, its decision, and the remedy
   */
  public StrategyException(String message) {
    super(message);
  }

  /**
   * Reports a strategy that threw an exception.
   *
   * @param message the strategy, its exception, and the remedy
   */
  public StrategyException(String message, Throwable cause) {
    super(message, cause);
  }
}

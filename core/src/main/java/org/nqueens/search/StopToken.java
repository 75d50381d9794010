package org.nqueens.search;

/**
 * A request to stop searches, for an application that cannot interrupt the thread of a search. A
 * token that is stopped stays stopped: a solver that has it then ends each search at once. Safe for
 * use by many threads.
 */
public final class StopToken {
  private volatile boolean stopped;

  /** Makes a token that is not stopped. */
  public StopToken() {}

  /** Stops all searches of the solvers that have this token, soon, and all later ones. */
  public void stop() {
    stopped = true;
  }

  /**
   * Tells whether searches must stop.
   *
   * @return true once {@link #stop} has been called
   */
  public boolean isStopped() {
    return stopped;
  }
}

package org.nqueens.batch;

/** The state of a consumer of an enumeration that goes on where it was cut. */
@FunctionalInterface
public interface Checkpoint {

  /**
   * Makes all placements delivered so far durable, for example by flushing a file to disk. An
   * exception stops the enumeration and reaches the caller; the part is not recorded then.
   *
   * @return the position behind them, for example the length of the file, which {@link
   *     Journal#checkpoint()} tells the run that goes on
   */
  long reach();
}

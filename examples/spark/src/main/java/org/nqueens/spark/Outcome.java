package org.nqueens.spark;

import java.io.Serializable;
import org.nqueens.batch.PartResult;

/**
 * What an executor reports of the count of one part. A failure is data, not an exception: an
 * exception would fail the task with all its parts, and be tried again in vain.
 */
sealed interface Outcome extends Serializable {

  /**
   * A part whose solutions are counted.
   *
   * @param result its result
   */
  record Done(PartResult result) implements Outcome {}

  /**
   * A part whose count failed.
   *
   * @param part the number of the part
   * @param message the reason, in one line
   */
  record Failed(int part, String message) implements Outcome {}
}

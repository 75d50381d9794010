package org.nqueens.spark;

import java.io.IOException;
import java.io.Serializable;
import org.nqueens.batch.Part;
import org.nqueens.batch.PartResult;

/** A search of one part on an executor. Implementations are immutable and safe for many threads. */
sealed interface PartSearch extends Serializable permits PartCount, PartFile {

  /**
   * Searches a part completely.
   *
   * @throws IOException if the placements cannot be written
   */
  PartResult search(Part part) throws IOException;
}

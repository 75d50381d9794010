package org.nqueens.spark;

import java.io.Serializable;
import java.time.Duration;
import org.nqueens.QueensSolver;
import org.nqueens.batch.PartResult;
import org.nqueens.model.Part;

/**
 * Counts of the solutions of parts on an executor. Immutable and safe for use by many threads.
 *
 * @param backend the id of the backend
 */
record PartCount(String backend) implements Serializable {

  PartResult of(Part part) {
    QueensSolver solver = QueensSolver.builder().backend(backend).build();
    long begin = System.nanoTime();
    long found = solver.count(part.model());
    return PartResult.of(part, found, Duration.ofNanos(System.nanoTime() - begin));
  }
}

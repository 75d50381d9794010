package org.nqueens.spark;

import java.time.Duration;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Part;
import org.nqueens.batch.PartResult;

/**
 * A count of the solutions of a part.
 *
 * @param backend the id of the backend
 */
record PartCount(String backend) implements PartSearch {

  @Override
  public PartResult search(Part part) {
    QueensSolver solver = QueensSolver.builder().backend(backend).build();
    long begin = System.nanoTime();
    long found = solver.count(part.model());
    return part.result(found, Duration.ofNanos(System.nanoTime() - begin));
  }
}

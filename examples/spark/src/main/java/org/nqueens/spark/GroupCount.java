package org.nqueens.spark;

import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import org.nqueens.QueensSolver;
import org.nqueens.batch.PartResult;
import org.nqueens.model.Part;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** The function that a task of the cluster runs: the counts of the parts of its groups. */
final class GroupCount extends AbstractFunction1<Iterator<PartGroup>, ArrayList<Outcome>>
    implements Serializable {
  private static final long serialVersionUID = 1L;

  private final String backend;

  /** Counts by the backend of an id. */
  GroupCount(String backend) {
    this.backend = backend;
  }

  @Override
  @SuppressWarnings("NonApiType") // a serializable list
  public ArrayList<Outcome> apply(Iterator<PartGroup> groups) {
    ArrayList<Outcome> outcomes = new ArrayList<>();
    while (groups.hasNext()) {
      for (Part part : groups.next().parts()) {
        outcomes.add(outcome(part));
      }
    }
    return outcomes;
  }

  private Outcome outcome(Part part) {
    try {
      QueensSolver solver = QueensSolver.builder().backend(backend).build();
      long begin = System.nanoTime();
      long found = solver.count(part.model());
      return new Outcome.Done(
          PartResult.of(part, found, Duration.ofNanos(System.nanoTime() - begin)));
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      // A LinkageError: the native library of a backend cannot be loaded on this machine.
      return new Outcome.Failed(part.number(), Messages.line(e));
    }
  }
}

package org.nqueens.spark;

import java.io.Serializable;
import java.util.ArrayList;
import org.nqueens.model.Part;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** The function that a task of the cluster runs: the counts of the parts of its groups. */
final class GroupCount extends AbstractFunction1<Iterator<PartGroup>, ArrayList<Outcome>>
    implements Serializable {
  private static final long serialVersionUID = 1L;

  private final PartCount count;

  GroupCount(PartCount count) {
    this.count = count;
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
      return new Outcome.Done(count.of(part));
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      // A LinkageError: the native library of a backend cannot be loaded on this machine.
      return new Outcome.Failed(part.number(), Messages.line(e));
    }
  }
}

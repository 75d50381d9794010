package org.nqueens.spark;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.util.TaskCompletionListener;
import org.nqueens.QueensSolver;
import org.nqueens.model.Part;
import org.nqueens.model.Placement;

/**
 * The placements of the parts of a group as text, found while they are asked for. The end of the
 * task, also by a failure, ends the search.
 */
final class PlacementLines implements Iterator<String>, TaskCompletionListener {
  private final QueensSolver solver;
  private final Iterator<Part> parts;

  /** Of the part that is being searched. */
  private Stream<Placement> found = Stream.empty();

  private Iterator<Placement> placements = Collections.emptyIterator();

  private PlacementLines(QueensSolver solver, Iterator<Part> parts) {
    this.solver = solver;
    this.parts = parts;
  }

  /** The lines of a group, within a task. */
  static PlacementLines of(PartGroup group, String backend) {
    PlacementLines lines =
        new PlacementLines(
            QueensSolver.builder().backend(backend).build(), group.parts().iterator());
    TaskContext.get().addTaskCompletionListener((TaskCompletionListener) lines);
    return lines;
  }

  @Override
  public boolean hasNext() {
    while (!placements.hasNext() && parts.hasNext()) {
      found.close();
      found = solver.stream(parts.next().model());
      placements = found.iterator();
    }
    return placements.hasNext();
  }

  @Override
  public String next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no placement is left: ask hasNext first");
    }
    return placements.next().toString();
  }

  @Override
  public void onTaskCompletion(TaskContext task) {
    found.close();
  }
}

package org.nqueens.internal.run;

import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/** The progress of one part of a call, for its {@link ProgressLog}. Used by one thread. */
public interface RunningPart {
  /** A part of a call without reports. */
  RunningPart UNWATCHED = new RunningPart() {};

  /** The receiver of progress for the request of the search. */
  default ProgressSink progress() {
    return ProgressSink.NONE;
  }

  /**
   * A sink that also counts the solutions and, in a fixed order, derives the share that is done
   * from the latest solution; for a backend that reports neither.
   *
   * @param request the search of the part
   * @param sink takes the solutions
   */
  default PlacementSink watch(SearchRequest request, PlacementSink sink) {
    return sink;
  }

  /** Tells that the part is not searched, but replayed from the search of its mirror image. */
  default void replayed() {}

  /**
   * Ends the part.
   *
   * @param solutions the solutions of the whole for which those of the part stand; 0 if they are
   *     reported as delivered
   * @param effort the outcome, which says whether the part is finished or was stopped
   */
  default void end(long solutions, SearchOutcome effort) {}
}

package org.nqueens.internal.run;

import java.util.Iterator;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.decompose.Decomposition;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.model.Part;
import org.nqueens.spi.SearchOutcome;

/**
 * Receives the progress of one call. A search begins its parts in their order, by one thread at a
 * time, and ends them in any order; the consumer's side reports the placements delivered. Otherwise
 * safe for use by many threads.
 */
public interface ProgressLog {
  /** The log of a call without reports; it keeps nothing and allocates nothing. */
  ProgressLog NONE = new ProgressLog() {};

  /** Begins a search by parts, which have their shares if this log needs them. */
  default Iterator<Part> parts(Decomposition search, BooleanSupplier stopRequested) {
    return search.parts(stopRequested);
  }

  default RunningPart begin(Part part) {
    return RunningPart.UNWATCHED;
  }

  /** Adds the share of a step of a question that has no parts. */
  default void reached(double share) {}

  /** Adds a share that an earlier call has done; it does not count for the pace of this call. */
  default void resumed(double share) {}

  /** Sets the number of placements that the consumer has received; called by one thread. */
  default void delivered(long solutions) {}

  /** Sets the number of random placements that were tried for samples; called by one thread. */
  default void tried(long placements) {}

  /** Tells that half of the work are mirror images, which a cache may replay at less cost. */
  default void replaying(ReplayCache replays) {}

  /** Tells that the search space of the whole call is exhausted. */
  default void exhausted() {}

  /** A log that adds the decisions of its parts to this one, and no shares or solutions. */
  default ProgressLog effort() {
    return this;
  }

  /** A part of a call that has begun. Used by one thread. */
  interface RunningPart {
    RunningPart UNWATCHED = new RunningPart() {};

    /** Tells that the part is not searched, but replayed from the search of its mirror image. */
    default void replayed() {}

    /**
     * Ends the part.
     *
     * @param solutions how many solutions of the whole model the part accounts for; 0 if they are
     *     reported when they are delivered
     * @param effort the outcome, which says whether the part is finished or was stopped
     */
    default void end(long solutions, SearchOutcome effort) {}
  }
}

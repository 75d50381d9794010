package org.nqueens.internal.decompose;

import java.util.Collections;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;

/**
 * A division of a model into an ordered sequence of numbered parts. The solutions of the parts, one
 * part after the other, are the solutions of the whole model in the order of the strategy. In a
 * decomposition for counting, the numbers of solutions times the weights of the parts add up to the
 * number of the whole model.
 *
 * <p>The sequence is reproducible: equal decompositions give equal parts in the same order.
 * Decompositions are immutable and safe for use by many threads.
 */
public sealed interface Decomposition
    permits Decomposition.Whole, SplitParts, MirroredHalves, InnermostQueens, SymmetryClasses {

  /** The parts, each made when it is asked for, for one thread; they may end early at a stop. */
  Iterator<Part> parts(BooleanSupplier stopRequested);

  /** The parts with their shares, which take time to estimate and may be wrong after a stop. */
  default Iterator<Part> weighedParts(BooleanSupplier stopRequested) {
    return SplitParts.weighed(parts(stopRequested));
  }

  /** True if the sequence may end before the last part on a request to stop. */
  default boolean mayEndEarly() {
    return false;
  }

  /** True if parts also have solutions that the decomposition leaves out. */
  default boolean isFiltered() {
    return false;
  }

  /** Wraps the sink of one part, so that it leaves out what is no solution of the decomposition. */
  default PlacementSink filter(PlacementSink sink) {
    return sink;
  }

  default Replay replay(Part part) {
    return Replay.NONE;
  }

  /** The role of a part in a replay, which delivers the solutions of a part without a search. */
  enum Replay {
    /** The part is searched, and no other part uses its solutions. */
    NONE,
    /** A later part is the mirror image of this one. */
    SOURCE,
    /**
     * An earlier part is the mirror image of this part. Its solutions, mirrored and from the last
     * to the first, are the solutions of this part in order.
     */
    IMAGE
  }

  /** The decomposition into the whole model as its only part. */
  record Whole(QueensModel model) implements Decomposition {
    @Override
    public Iterator<Part> parts(BooleanSupplier stopRequested) {
      return Collections.singleton(new Part(0, model, 1, 1)).iterator();
    }
  }
}

package org.nqueens.embedded;

import java.lang.ref.SoftReference;
import java.util.List;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;

/**
 * The conflicts made last, kept because the many parts of a split model have the very same list of
 * constraints, and to make the table anew for each would cost more than to search the part.
 */
final class LatestConflicts {
  private static volatile SoftReference<LatestConflicts> latest = new SoftReference<>(null);

  private final List<AllDifferent> constraints;
  private final int size;
  private final Conflicts conflicts;

  private LatestConflicts(QueensModel model) {
    constraints = model.constraints();
    size = model.size();
    conflicts = size <= Long.SIZE ? new MaskConflicts(model) : new PreimageConflicts(model);
  }

  static Conflicts of(QueensModel model) {
    LatestConflicts made = latest.get();
    if (made == null || made.constraints != model.constraints() || made.size != model.size()) {
      made = new LatestConflicts(model);
      latest = new SoftReference<>(made);
    }
    return made.conflicts;
  }
}

package org.nqueens.embedded;

import org.nqueens.model.QueensModel;

/** The squares that a queen attacks, as the constraints of one model have it. */
interface Conflicts {

  /**
   * Takes the attacked rows from the domains of the other columns.
   *
   * @param column a column that is bound
   * @param row the row of its queen
   * @return false if a domain is empty now
   */
  boolean propagate(int column, int row, DomainStore domains);

  /** The kind that suits the size of the model. */
  static Conflicts of(QueensModel model) {
    return model.size() <= Long.SIZE ? new MaskConflicts(model) : new PreimageConflicts(model);
  }
}

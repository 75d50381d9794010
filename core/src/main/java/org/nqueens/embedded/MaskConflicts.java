package org.nqueens.embedded;

import org.nqueens.model.AttackTable;
import org.nqueens.model.QueensModel;

/** The conflicts of up to 64 columns as a table of words. */
final class MaskConflicts implements Conflicts {
  private final int n;
  private final AttackTable attacks;
  private final Coverage coverage;

  MaskConflicts(QueensModel model) {
    n = model.size();
    attacks = AttackTable.of(model);
    coverage = new Coverage(model);
  }

  @Override
  public boolean propagate(int column, int row, DomainStore domains) {
    for (int other = 0; other < n; other++) {
      long mask = attacks.attacked(column, row, other);
      if (mask != 0 && !domains.remove(other, 0, mask)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean cover(DomainStore domains) {
    return coverage.propagate(domains);
  }
}

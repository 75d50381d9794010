package org.nqueens.internal.propagation;

import java.util.List;
import org.nqueens.model.Square;
import org.nqueens.model.ValueIndex;
import org.nqueens.trace.Failure;

/**
 * Plain backtracking: compares each new queen with the queens that stand, in the order of their
 * columns, and fails at the first that it attacks. It removes no row.
 */
final class QueenComparison extends PairPropagator {
  QueenComparison(List<ValueIndex> indexes, int n) {
    super(indexes, n);
  }

  @Override
  Effect propagate(ConsistentDomains domains) {
    for (int column = domains.nextQueen(); column >= 0; column = domains.nextQueen()) {
      int row = domains.min(column);
      for (int other = 0; other < domains.size(); other++) {
        if (other != column && domains.isStanding(other)) {
          int standing = domains.min(other);
          if (attacks(column, row, other, standing)) {
            domains.fail(
                new Failure.Clash(name(), new Square(column, row), new Square(other, standing)));
            return Effect.FAILED;
          }
        }
      }
      if (domains.isStoppedAfter(domains.size())) {
        return Effect.FAILED;
      }
    }
    return Effect.NONE;
  }
}

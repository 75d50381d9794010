package org.nqueens.internal.propagation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.nqueens.model.ValueIndex;
import org.nqueens.trace.Cause;

/**
 * Arc consistency of each pair of columns, with all rules between both as one binary constraint:
 * removes the rows whose queen attacks all rows left in another column.
 *
 * <p>For one column after the other, each square of the others looks for a row of the column that
 * it does not attack, a support. The passes are repeated until one of them removes nothing: AC-1 of
 * A. K. Mackworth, <i>Consistency in networks of relations</i>, Artificial Intelligence 8 (1977). A
 * column with more rows than a queen attacks in one column has a support for every square, so the
 * pass leaves it out; without this the first placement of n = 200 took 1,000 times as long.
 */
final class ArcConsistency extends PairPropagator {
  /** No queen attacks more rows of another column: 3 by rows and diagonals. */
  private final int mostAttacked;

  ArcConsistency(List<ValueIndex> indexes, int n) {
    super(indexes, n);
    mostAttacked = indexes.stream().mapToInt(each -> mostAlike(each, n)).sum();
  }

  private static int mostAlike(ValueIndex index, int n) {
    int most = 1;
    for (int view = 0; view < index.viewCount(); view++) {
      int[] rows = new int[index.constraint().views().get(view).shift().isPresent() ? 0 : n];
      for (int row = rows.length - 1; row >= 0; row--) {
        int next = index.next(view, row);
        rows[row] = next < 0 ? 1 : rows[next] + 1;
        most = Math.max(most, rows[row]);
      }
    }
    return most;
  }

  @Override
  Effect propagate(ConsistentDomains domains) {
    Effect effect = Effect.NONE;
    for (int column = 0; column < domains.size() && effect != Effect.FAILED; column++) {
      // A queen, which is alone in its column, attacks by value elimination.
      if (!domains.isBound(column) && domains.domainSize(column) <= mostAttacked) {
        effect = effect.and(requireSupports(column, domains));
      }
    }
    return effect;
  }

  /** Removes the squares of the other columns without a support in a column. */
  private Effect requireSupports(int column, ConsistentDomains domains) {
    Optional<Cause> cause = Optional.empty();
    for (int other = 0; other < domains.size(); other++) {
      int row = other == column ? -1 : domains.next(other, 0);
      for (; row >= 0; row = domains.next(other, row + 1)) {
        if (!hasSupport(other, row, column, domains)) {
          cause = cause.or(() -> Optional.of(noSupport(column, domains)));
          if (!domains.remove(other, row, cause.get())) {
            return Effect.FAILED;
          }
        }
      }
      if (domains.isStoppedAfter(domains.domainSize(other) * domains.domainSize(column))) {
        return Effect.FAILED;
      }
    }
    return cause.isPresent() ? Effect.PRUNED : Effect.NONE;
  }

  private boolean hasSupport(int other, int row, int column, ConsistentDomains domains) {
    int at = domains.next(column, 0);
    while (at >= 0 && attacks(other, row, column, at)) {
      at = domains.next(column, at + 1);
    }
    return at >= 0;
  }

  private static Cause noSupport(int column, ConsistentDomains domains) {
    Set<Integer> rows = new TreeSet<>();
    for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
      rows.add(row);
    }
    return new Cause.NoSupport(column, rows);
  }
}

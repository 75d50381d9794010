package org.nqueens.internal.propagation;

import java.util.List;
import org.nqueens.model.Square;
import org.nqueens.model.ValueIndex;
import org.nqueens.trace.Cause;

/**
 * Value elimination: removes the squares that placed queens attack. The queen of the first column
 * that has not attacked yet attacks by one constraint after the other, in the order of the model,
 * until no queen is left.
 */
final class QueenAttack extends PairPropagator {
  QueenAttack(List<ValueIndex> indexes, int n) {
    super(indexes, n);
  }

  @Override
  Effect propagate(ConsistentDomains domains) {
    int column = domains.nextQueen();
    if (column < 0) {
      domains.lookForRows();
    }
    for (; column >= 0; column = domains.nextQueen()) {
      Square queen = new Square(column, domains.min(column));
      for (Reader reader : readers(column)) {
        index = reader.index();
        if (!attack(reader, queen, domains)) {
          return Effect.FAILED;
        }
      }
      domains.lookForRows();
    }
    return Effect.NONE;
  }

  private boolean attack(Reader attacker, Square queen, ConsistentDomains domains) {
    ValueIndex rule = attacker.index();
    int value = rule.valueAt(attacker.view(), queen.row());
    Cause cause = new Cause.Attacked(name(), queen);
    for (int view = 0; view < rule.viewCount(); view++) {
      int looks = 1;
      int other = view == attacker.view() ? -1 : rule.first(view, value);
      while (other >= 0) {
        if (!domains.remove(rule.column(view), other, cause)) {
          return false;
        }
        other = rule.next(view, other);
        looks++;
      }
      if (domains.isStoppedAfter(looks)) {
        return false;
      }
    }
    return true;
  }
}

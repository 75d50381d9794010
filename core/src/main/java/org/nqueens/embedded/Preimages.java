package org.nqueens.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Offset;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * The squares that a queen attacks, on any number of columns, found when they are needed: the rows
 * where another view takes the value of the queen's view. For an {@link Offset} that is one
 * subtraction, for a lookup a pass over the rows left.
 */
final class Preimages {

  /** A view of a column and the constraint that it belongs to. */
  private record Member(View view, AllDifferent constraint) {}

  private final List<List<Member>> members;

  Preimages(QueensModel model) {
    members = Stream.<List<Member>>generate(ArrayList::new).limit(model.size()).toList();
    for (AllDifferent constraint : model.constraints()) {
      for (View view : constraint.views()) {
        members.get(view.column()).add(new Member(view, constraint));
      }
    }
  }

  /**
   * Takes the attacked rows from the domains of the other columns; false if one is empty then.
   *
   * @param column a column that is bound
   * @param row the row of its queen
   */
  boolean attack(int column, int row, TrailedDomains domains) {
    for (Member member : members.get(column)) {
      int value = member.view.valueAt(row);
      for (View other : member.constraint.views()) {
        if (other.column() != column && !remove(other, value, domains)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean remove(View view, int value, TrailedDomains domains) {
    int column = view.column();
    if (view instanceof Offset offset) {
      long row = (long) value - offset.offset();
      return row != (int) row || domains.take(column, (int) row);
    }
    boolean alive = true;
    for (int row = domains.next(column, 0);
        alive && row >= 0;
        row = domains.next(column, row + 1)) {
      if (view.valueAt(row) == value) {
        alive = domains.take(column, row);
      }
    }
    return alive;
  }
}

package org.nqueens.internal.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.model.ValueIndex;

/**
 * Value elimination on any number of columns: a queen removes, from every other column, the rows at
 * which another view of an all-different has the value of the queen's view.
 */
final class ValueElimination {
  /** By column: its view in each constraint that has one. */
  private final List<List<Member>> members;

  /** The view of a constraint, by its number, that reads a column. */
  private record Member(int rule, ValueIndex constraint, int view) {}

  /**
   * Prepares the elimination by constraints.
   *
   * @param indexes the constraints
   * @param size the number of columns
   */
  ValueElimination(List<ValueIndex> indexes, int size) {
    members = Stream.<List<Member>>generate(ArrayList::new).limit(size).toList();
    for (int rule = 0; rule < indexes.size(); rule++) {
      ValueIndex constraint = indexes.get(rule);
      for (int view = 0; view < constraint.viewCount(); view++) {
        members.get(constraint.column(view)).add(new Member(rule, constraint, view));
      }
    }
  }

  /**
   * Removes the attacked rows from the domains of the other columns.
   *
   * @param column a column that is bound
   * @param row the row of its queen
   * @return the number of the constraint that has removed the last row of a column; -1 if none has
   */
  int attack(int column, int row, EliminatingDomains domains) {
    for (Member member : members.get(column)) {
      int value = member.constraint.valueAt(member.view, row);
      if (!take(member.constraint, member.view, value, domains)) {
        return member.rule;
      }
    }
    return -1;
  }

  /** Removes the value of one view from all other views; false if a domain is empty now. */
  private static boolean take(
      ValueIndex constraint, int owner, int value, EliminatingDomains domains) {
    int views = constraint.viewCount();
    for (int view = 0; view < views; view++) {
      int row = view == owner ? -1 : constraint.first(view, value);
      while (row >= 0) {
        if (!domains.take(constraint.column(view), row)) {
          return false;
        }
        row = constraint.next(view, row);
      }
    }
    return true;
  }
}

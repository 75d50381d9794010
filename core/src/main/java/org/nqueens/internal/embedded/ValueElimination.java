package org.nqueens.internal.embedded;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Offset;
import org.nqueens.model.Preimage;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * Value elimination on any number of columns: a queen takes from every other column the rows where
 * another view of an all-different has the value of the queen's view.
 */
final class ValueElimination {
  /** Made last, and kept because the searches of one model follow each other. */
  private static volatile SoftReference<ValueElimination> latest = new SoftReference<>(null);

  private final List<AllDifferent> constraints;

  /** By column: its view in each constraint that has one, beside the whole constraint. */
  private final List<List<Member>> members;

  /** A view and the constraint that it belongs to. */
  private record Member(View view, Elimination constraint) {}

  /** Takes the value of one column's view from the views of all other columns. */
  private interface Elimination {
    /** False if a domain is empty then. */
    boolean take(int value, int from, TrailedDomains domains);
  }

  private ValueElimination(QueensModel model) {
    constraints = model.constraints();
    members = Stream.<List<Member>>generate(ArrayList::new).limit(model.size()).toList();
    for (AllDifferent constraint : constraints) {
      List<View> views = constraint.views();
      Elimination elimination =
          views.stream().allMatch(Offset.class::isInstance)
              ? ofOffsets(views)
              : ofPreimages(views, model.size());
      views.forEach(view -> members.get(view.column()).add(new Member(view, elimination)));
    }
  }

  /** Columns and offsets side by side in memory, of which a large board has tens of thousands. */
  private static Elimination ofOffsets(List<View> views) {
    int[] columns = views.stream().mapToInt(View::column).toArray();
    int[] offsets = views.stream().mapToInt(view -> ((Offset) view).offset()).toArray();
    return (value, from, domains) -> {
      for (int i = 0; i < columns.length; i++) {
        long row = (long) value - offsets[i];
        if (columns[i] != from && row == (int) row && !domains.take(columns[i], (int) row)) {
          return false;
        }
      }
      return true;
    };
  }

  private static Elimination ofPreimages(List<View> views, int n) {
    List<Preimage> inverses = views.stream().map(view -> Preimage.of(view, n)).toList();
    return (value, from, domains) -> {
      for (Preimage inverse : inverses) {
        int column = inverse.view().column();
        for (int row = inverse.first(value); row >= 0; row = inverse.next(row)) {
          if (column != from && !domains.take(column, row)) {
            return false;
          }
        }
      }
      return true;
    };
  }

  static ValueElimination of(QueensModel model) {
    ValueElimination made = latest.get();
    if (made == null
        || made.constraints != model.constraints()
        || made.members.size() != model.size()) {
      made = new ValueElimination(model);
      latest = new SoftReference<>(made);
    }
    return made;
  }

  /**
   * Takes the attacked rows from the domains of the other columns; false if one is empty then.
   *
   * @param column a column that is bound
   * @param row the row of its queen
   */
  boolean attack(int column, int row, TrailedDomains domains) {
    for (Member member : members.get(column)) {
      if (!member.constraint.take(member.view.valueAt(row), column, domains)) {
        return false;
      }
    }
    return true;
  }
}

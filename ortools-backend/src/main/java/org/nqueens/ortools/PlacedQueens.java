package org.nqueens.ortools;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Offset;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * The queens of the columns with a single row, and what is left for them to do. In a part of a
 * split board it is nothing: the squares that they attack are already out of the other domains.
 */
final class PlacedQueens {
  /** Beyond this, boards are not split, and to look for idle queens costs more than it gains. */
  private static final int MAX_SIZE = 64;

  private final QueensModel model;

  PlacedQueens(QueensModel model) {
    this.model = model;
  }

  /**
   * The views that can still clash: all but those of placed queens whose value no other view can
   * take.
   */
  List<View> clashing(AllDifferent constraint) {
    List<View> views = constraint.views();
    return model.size() > MAX_SIZE
        ? views
        : IntStream.range(0, views.size())
            .filter(index -> !isPlaced(views.get(index)) || isTaken(views, index))
            .mapToObj(views::get)
            .toList();
  }

  private boolean isPlaced(View view) {
    return model.domain(view.column()).size() == 1;
  }

  private int placedValue(View view) {
    return view.valueAt(model.domain(view.column()).next(0));
  }

  /** True if another view can take the value of a placed queen's. */
  private boolean isTaken(List<View> views, int placed) {
    int value = placedValue(views.get(placed));
    return IntStream.range(0, views.size())
        .anyMatch(index -> index != placed && canTake(views.get(index), value));
  }

  private boolean canTake(View view, int value) {
    if (view instanceof Offset offset) {
      return model.domain(view.column()).contains(value - offset.offset());
    }
    return model.domain(view.column()).rows().anyMatch(row -> view.valueAt(row) == value);
  }

  /**
   * True if the queens placed in the first columns attack every square that is missing, as in the
   * parts of a board without blocked squares.
   */
  boolean explainDomains() {
    int n = model.size();
    if (n > MAX_SIZE) {
      return false;
    }
    int first = 0;
    while (first < n && model.domain(first).size() == 1) {
      first++;
    }
    boolean[][] attacked = attackedFrom(first);
    for (int column = first; column < n; column++) {
      for (int row = 0; row < n; row++) {
        if (!model.domain(column).contains(row) && !attacked[column][row]) {
          return false;
        }
      }
    }
    return true;
  }

  /** The squares, by column and row, that the queens of the columns before one attack. */
  private boolean[][] attackedFrom(int first) {
    boolean[][] attacked = new boolean[model.size()][model.size()];
    for (AllDifferent constraint : model.constraints()) {
      List<Integer> taken = new ArrayList<>();
      for (View view : constraint.views()) {
        if (view.column() < first) {
          taken.add(placedValue(view));
        }
      }
      for (View view : constraint.views()) {
        for (int row = 0; row < attacked.length; row++) {
          attacked[view.column()][row] |= taken.contains(view.valueAt(row));
        }
      }
    }
    return attacked;
  }
}

package org.nqueens.ortools.internal.cp;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

/**
 * The queens of the columns with a single row, and their effect on the other domains. In a part of
 * a split board they have no effect: the other domains already lack the squares that they attack.
 */
final class PlacedQueens {
  /**
   * Beyond this size, boards are not split, and finding inactive views takes more time than it
   * saves.
   */
  private static final int MAX_SIZE = 64;

  private final QueensModel model;

  PlacedQueens(QueensModel model) {
    this.model = model;
  }

  /**
   * All views of a constraint except the views of placed queens whose value no other view can take.
   */
  List<View> activeViews(ValueIndex index) {
    List<View> views = index.constraint().views();
    return model.size() > MAX_SIZE
        ? views
        : IntStream.range(0, views.size())
            .filter(view -> !isPlaced(index.column(view)) || isShared(index, view))
            .mapToObj(views::get)
            .toList();
  }

  private boolean isPlaced(int column) {
    return model.domain(column).size() == 1;
  }

  private int placedValue(ValueIndex index, int view) {
    return index.valueAt(view, model.domain(index.column(view)).next(0));
  }

  /** True if another view can take the value of the view of a placed queen. */
  private boolean isShared(ValueIndex index, int placed) {
    int value = placedValue(index, placed);
    return IntStream.range(0, index.viewCount())
        .anyMatch(view -> view != placed && canTake(index, view, value));
  }

  private boolean canTake(ValueIndex index, int view, int value) {
    for (int row = index.first(view, value); row >= 0; row = index.next(view, row)) {
      if (model.domain(index.column(view)).contains(row)) {
        return true;
      }
    }
    return false;
  }

  /**
   * True if every square that is missing is excluded by forward checking from the queens placed in
   * the first columns, as in the parts of a board without blocked squares.
   */
  boolean explainDomains() {
    int n = model.size();
    if (n > MAX_SIZE) {
      return false;
    }
    List<RowDomain> prefix = new ArrayList<>(Collections.nCopies(n, RowDomain.all(n)));
    for (int column = 0; column < n && isPlaced(column); column++) {
      prefix.set(column, model.domain(column));
    }
    QueensModel placed = new QueensModel(prefix, model.constraints());
    Iterator<QueensModel> reduced =
        PrefixSplit.of(new SearchRequest(placed, SearchStrategy.LEXICOGRAPHIC, () -> false), 0);
    return reduced.hasNext() && contains(reduced.next());
  }

  private boolean contains(QueensModel part) {
    return IntStream.range(0, part.size())
        .allMatch(column -> part.domain(column).rows().allMatch(model.domain(column)::contains));
  }
}

package org.nqueens.batch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PrefixSplit;
import org.nqueens.spi.SearchRequest;

/**
 * The sub-models that fix the queens of open columns from the middle to the sides. The embedded
 * engine counts in this order, so that the parts have the nodes of the whole: divided from the
 * left, those of n = 17 take 1.06 times as long. For one thread at a time.
 */
final class MiddleSplit implements Iterator<QueensModel> {
  private final int depth;

  /** The sub-models that are left at each level, the deepest first. */
  private final Deque<Iterator<QueensModel>> path = new ArrayDeque<>();

  /** The next sub-model, once it is found. */
  private final Deque<QueensModel> ready = new ArrayDeque<>(1);

  /**
   * Splits a model.
   *
   * @param depth the number of open columns whose queens are fixed, at least 1
   */
  MiddleSplit(QueensModel model, int depth) {
    this.depth = depth;
    path.push(children(model));
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && !path.isEmpty()) {
      if (!path.element().hasNext()) {
        path.pop();
      } else {
        QueensModel child = path.element().next();
        if (path.size() == depth || openColumn(child).isEmpty()) {
          ready.add(child);
        } else {
          path.push(children(child));
        }
      }
    }
    return !ready.isEmpty();
  }

  @Override
  public QueensModel next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no part is left: ask hasNext first");
    }
    return ready.remove();
  }

  /** The models with a queen in the next column, those with an empty domain left out. */
  private static Iterator<QueensModel> children(QueensModel model) {
    OptionalInt column = openColumn(model);
    if (column.isEmpty()) {
      return propagated(model);
    }
    List<QueensModel> children = new ArrayList<>();
    for (int row : model.domain(column.getAsInt()).rows().toArray()) {
      List<RowDomain> domains = new ArrayList<>(model.domains());
      domains.set(column.getAsInt(), RowDomain.of(row));
      propagated(new QueensModel(domains, model.constraints())).forEachRemaining(children::add);
    }
    return children.iterator();
  }

  /** The model without the squares that its queens attack, unless a column loses its last row. */
  private static Iterator<QueensModel> propagated(QueensModel model) {
    return PrefixSplit.of(new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, () -> false), 0);
  }

  /** The column nearest to the middle, of two the left one, that has more than one row. */
  private static OptionalInt openColumn(QueensModel model) {
    int n = model.size();
    return IntStream.range(0, n)
        .filter(column -> model.domain(column).size() > 1)
        .reduce((a, b) -> Math.abs(2 * b - n + 1) < Math.abs(2 * a - n + 1) ? b : a);
  }
}

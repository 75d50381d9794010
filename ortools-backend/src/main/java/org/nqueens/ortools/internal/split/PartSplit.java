package org.nqueens.ortools.internal.split;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

/**
 * A split of a search by the queens of the first columns to a depth that depends on the model:
 * every part costs the set-up of a native solver.
 */
public final class PartSplit {
  private PartSplit() {}

  /**
   * Splits a search without the squares that its placed queens attack. Under a strategy of no fixed
   * order the model stays whole, with these squares, because the order may depend on them.
   *
   * @param loose the split depth of a model that {@link #isLoose}
   * @param other the split depth of any other model; 0 leaves it whole
   */
  public static Iterator<QueensModel> split(SearchRequest request, int loose, int other) {
    if (!request.order().isFixed()) {
      return List.of(request.model()).iterator();
    }
    Iterator<QueensModel> reduced = PrefixSplit.of(request, 0);
    if (!reduced.hasNext()) {
      return Collections.emptyIterator();
    }
    SearchRequest left = request.withModel(reduced.next());
    return PrefixSplit.of(left, isLoose(left.model()) ? loose : other);
  }

  /**
   * True if many placements of the first columns can be completed. Regions and many blocked squares
   * leave few solutions, which one search of the whole model finds sooner than searches of
   * thousands of parts.
   */
  public static boolean isLoose(QueensModel model) {
    long columns = unbound(model).count();
    return 2L * squares(model) >= columns * columns
        && model.constraints().stream().noneMatch(constraint -> isTight(constraint, model.size()));
  }

  /** The number of squares in the domains of the unbound columns. */
  public static int squares(QueensModel model) {
    return unbound(model).mapToInt(RowDomain::size).sum();
  }

  private static Stream<RowDomain> unbound(QueensModel model) {
    return model.domains().stream().filter(domain -> domain.size() > 1);
  }

  /** True for a permutation of lookups on all columns, such as regions. */
  private static boolean isTight(AllDifferent constraint, int n) {
    return constraint.views().size() == n
        && constraint.views().stream().anyMatch(view -> view.shift().isEmpty())
        && ValueIndex.of(constraint, n).isPermutation();
  }
}

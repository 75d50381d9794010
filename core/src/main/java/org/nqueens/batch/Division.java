package org.nqueens.batch;

import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.internal.decompose.CentralQueens;
import org.nqueens.internal.decompose.Decomposition;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.decompose.Divided;
import org.nqueens.internal.decompose.MiddleSplit;
import org.nqueens.internal.decompose.Splitter;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

/**
 * A way to divide a model into parts. Journals name it: a change of the parts or of their order
 * needs another constant, because the numbers of the parts in older journals keep their meaning.
 */
enum Division {
  /** The placements of the first queens, in lexicographic order; at depth 0 the model itself. */
  PREFIXES {
    @Override
    Decomposition roots(QueensModel model) {
      return model.domains().stream().anyMatch(RowDomain::isEmpty)
          ? Divided.of(model, (whole, depth, stop) -> Collections.emptyIterator(), 1)
          : new Whole(model);
    }

    @Override
    Splitter splitter() {
      return (model, depth, stop) ->
          PrefixSplit.of(new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, stop), depth);
    }
  },
  /**
   * The classes of placements of the central queens, each divided by its open columns from the
   * middle to the sides.
   */
  CENTRAL_QUEENS {
    @Override
    Decomposition roots(QueensModel model) {
      return new CentralQueens(model, model.symmetries());
    }

    @Override
    Splitter splitter() {
      return new MiddleSplit();
    }
  },
  /** As above, but under the symmetries that do not swap rows and columns. */
  CENTRAL_COLUMNS {
    @Override
    Decomposition roots(QueensModel model) {
      return new CentralQueens(model, CentralQueens.withoutSwaps(model.symmetries()));
    }

    @Override
    Splitter splitter() {
      return CENTRAL_QUEENS.splitter();
    }
  };

  /** The parts at depth 0. */
  abstract Decomposition roots(QueensModel model);

  /** The way to divide a root by the queens of open columns. */
  abstract Splitter splitter();

  /**
   * The parts at a depth.
   *
   * @param roots the parts at depth 0
   * @param depth the number of open columns whose queens are fixed in each root, at least 0
   */
  Decomposition parts(Decomposition roots, int depth) {
    return depth == 0 ? roots : new Divided(roots, splitter(), depth);
  }

  /** The division of a name. */
  static Optional<Division> named(String name) {
    return Stream.of(values()).filter(division -> division.toString().equals(name)).findFirst();
  }

  /** The name in journals, such as {@code central-queens}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

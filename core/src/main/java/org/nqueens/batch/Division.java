package org.nqueens.batch;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.internal.decompose.CentralQueens;
import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.internal.decompose.Subproblem.Replay;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PrefixSplit;
import org.nqueens.spi.SearchRequest;

/**
 * A way to divide a model into parts. Journals name it: a change of the parts or of their order
 * needs another constant, because the numbers of the parts in older journals keep their meaning.
 */
enum Division {
  /** The placements of the first queens, in lexicographic order; at depth 0 the model itself. */
  PREFIXES {
    @Override
    Iterator<Subproblem> roots(QueensModel model) {
      return model.domains().stream().anyMatch(RowDomain::isEmpty)
          ? Collections.emptyIterator()
          : List.of(Subproblem.of(model)).iterator();
    }

    @Override
    Iterator<QueensModel> divide(QueensModel root, int depth) {
      return PrefixSplit.of(
          new SearchRequest(root, SearchStrategy.LEXICOGRAPHIC, () -> false), depth);
    }
  },
  /**
   * The classes of placements of the central queens, each divided by its open columns from the
   * middle to the sides.
   */
  CENTRAL_QUEENS {
    @Override
    Iterator<Subproblem> roots(QueensModel model) {
      return new CentralQueens(model, model.symmetries()).subproblems(() -> false);
    }

    @Override
    Iterator<QueensModel> divide(QueensModel root, int depth) {
      return new MiddleSplit(root, depth);
    }
  };

  /** The parts at depth 0. */
  abstract Iterator<Subproblem> roots(QueensModel model);

  /**
   * The parts of one root.
   *
   * @param depth the number of open columns whose queens are fixed, at least 1
   */
  abstract Iterator<QueensModel> divide(QueensModel root, int depth);

  /**
   * The parts at a depth.
   *
   * @param depth the number of open columns whose queens are fixed in each root, at least 0
   */
  Iterator<Subproblem> parts(QueensModel model, int depth) {
    Iterator<Subproblem> roots = roots(model);
    return depth == 0 ? roots : new Divided(this, roots, depth);
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

  /** The parts of each root, one root after the other. */
  private static final class Divided implements Iterator<Subproblem> {
    private final Division division;
    private final Iterator<Subproblem> roots;
    private final int depth;
    private int weight;
    private Iterator<QueensModel> parts = Collections.emptyIterator();

    Divided(Division division, Iterator<Subproblem> roots, int depth) {
      this.division = division;
      this.roots = roots;
      this.depth = depth;
    }

    @Override
    public boolean hasNext() {
      while (!parts.hasNext() && roots.hasNext()) {
        Subproblem root = roots.next();
        weight = root.weight();
        parts = division.divide(root.model(), depth);
      }
      return parts.hasNext();
    }

    @Override
    public Subproblem next() {
      if (!hasNext()) {
        throw new NoSuchElementException("no part is left: ask hasNext first");
      }
      return new Subproblem(parts.next(), weight, Replay.NONE);
    }
  }
}

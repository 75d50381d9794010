package org.nqueens.internal.decompose;

import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;

/**
 * An ordered sequence of numbered sub-problems whose solutions, one sub-problem after the other,
 * are the solutions of the whole in the order of the strategy; for counting, sub-problems whose
 * numbers of solutions, times their weights, add up to that of the whole.
 *
 * <p>The sequence is reproducible: equal decompositions give equal sub-problems in the same order.
 * Decompositions are immutable and safe for use by many threads.
 */
public sealed interface Decomposition
    permits Decomposition.Whole,
        Decomposition.Prefixes,
        MirroredHalves,
        CentralQueens,
        Divided,
        SymmetryClasses {

  /**
   * Starts the sequence.
   *
   * @param stopRequested answers whether to stop; the sequence may then end early
   * @return the sub-problems, each made when it is asked for; the iterator belongs to one thread at
   *     a time
   */
  Iterator<Subproblem> subproblems(BooleanSupplier stopRequested);

  /**
   * Estimates the shares of the sub-problems of one sequence, which takes time; unless overridden,
   * none is known.
   *
   * @param stopRequested answers whether to stop; the shares may then be wrong
   */
  default Shares shares(BooleanSupplier stopRequested) {
    return part -> 0;
  }

  /** True if the sequence may end before the last sub-problem on a request to stop. */
  boolean mayEndEarly();

  /** True if some solutions of the sub-problems are not among those of the decomposition. */
  default boolean isFiltered() {
    return false;
  }

  /**
   * Leaves out the solutions that are not among those of the decomposition.
   *
   * @param sink takes the others
   * @return the sink for the search of one sub-problem
   */
  default PlacementSink filter(PlacementSink sink) {
    return sink;
  }

  /**
   * The decomposition into the whole model as its only sub-problem.
   *
   * @param model the model
   */
  record Whole(QueensModel model) implements Decomposition {
    @Override
    public Iterator<Subproblem> subproblems(BooleanSupplier stopRequested) {
      return List.of(Subproblem.of(0, model)).iterator();
    }

    @Override
    public Shares shares(BooleanSupplier stopRequested) {
      return part -> 1;
    }

    @Override
    public boolean mayEndEarly() {
      return false;
    }
  }

  /**
   * The decomposition by the decisions near the root of the search tree: each sub-problem is a
   * model under the decisions that lead to one node, in the order of the search.
   *
   * @param model the whole model
   * @param splitter makes the parts
   */
  record Prefixes(QueensModel model, Splitter splitter) implements Decomposition {
    @Override
    public Iterator<Subproblem> subproblems(BooleanSupplier stopRequested) {
      return Subproblem.numbered(splitter.split(model, stopRequested), Subproblem::of);
    }

    @Override
    public Shares shares(BooleanSupplier stopRequested) {
      return new CoarseShares(splitter.coarse().split(model, stopRequested));
    }

    @Override
    public boolean mayEndEarly() {
      return true;
    }
  }
}

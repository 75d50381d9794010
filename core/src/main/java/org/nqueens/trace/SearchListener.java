package org.nqueens.trace;

import java.util.Optional;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchState;

/**
 * Receives the events of a depth-first search, one by one as they happen.
 *
 * <p>A search begins with {@link #begun} and ends with {@link #ended}. The events at each node are,
 * in this order:
 *
 * <ol>
 *   <li>{@link #branched}, with the edge to the node, except at the root;
 *   <li>{@link #pruned} for each removed row;
 *   <li>{@link #propagated} or {@link #failed};
 *   <li>after {@link #propagated}, {@link #solved} if the node is a solution. Otherwise the
 *       strategy decides, and the next {@link #branched} reports the decision.
 * </ol>
 *
 * <p>The methods run on the thread that called the solver, one at a time, like the consumer of an
 * enumeration. Anything that a method throws stops the search, frees everything native, and reaches
 * the caller as the same object; no listener receives a further event. A listener may start another
 * solve. Columns and rows are 0-based. The default methods do nothing.
 */
public interface SearchListener {

  /** The search begins at the root, node 0. */
  default void begun(QueensModel model) {}

  /** The search moves to a new node. Nodes are numbered in the order of these calls, from 1. */
  default void branched(Branch branch) {}

  /** A row is removed from a domain at the current node. */
  default void pruned(int column, int row, Cause cause) {}

  /**
   * Propagation has reached its fixed point at the current node, and no domain is empty.
   *
   * @param domains the domains, readable during this call only
   */
  default void propagated(SearchState domains) {}

  /** The current node has no solution. */
  default void failed(Failure failure) {}

  /** The current node is a solution; comes before the consumer receives it. */
  default void solved(Placement placement) {}

  /**
   * The search has ended.
   *
   * @param result the result; empty if an exception from elsewhere, such as the consumer or the
   *     strategy, ends the search
   */
  default void ended(Optional<SolveResult> result) {}
}

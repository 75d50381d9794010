package org.nqueens;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.Propagation;
import org.nqueens.search.TreeLimit;
import org.nqueens.trace.Consequences;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;

/**
 * Searches a model as one tree, for teaching and for comparing searches: at a level of propagation,
 * within limits of the tree, observed by listeners, or recorded as a trace.
 *
 * <p>{@link QueensSolver#tree()} returns a tree search with the backend, the strategy, the time
 * limit, the solution limit, the progress reports and the stop token of a solver. A tree search is
 * immutable: each method that sets an option returns a new one.
 *
 * <pre>{@code
 * SearchTrace trace = solver.tree().at(Propagation.VALUE).failureLimit(100).trace(model);
 * }</pre>
 *
 * <p>The whole model is searched on the calling thread, and every node is propagated. The shortcuts
 * of a {@link QueensSolver} are off: no check decides the model before its search, no plain board
 * is searched by bits, and no half is mirrored from the other half. The decisions and failures of
 * {@link org.nqueens.result.SearchStatistics} therefore depend only on the model, the strategy and
 * the level, and can be compared between backends that keep the level. A backend without a search
 * tree, such as {@code cp-sat}, searches the whole model in its own way; it keeps no level and no
 * limit of a tree, and has no events.
 *
 * <p>Every method that takes a model throws what the methods of {@link QueensSolver} throw, and
 * keeps the same guarantees. Immutable and safe for use by many threads. A listener hears all
 * searches of this object; concurrent searches call it at the same time.
 *
 * <p>Applications may implement this interface to decorate a tree search or to replace it in a
 * test. A later version may add methods with a default.
 */
public interface TreeSearch {
  /**
   * This search with a level of propagation for every node. {@code embedded} keeps all levels,
   * {@code cp} keeps {@link Propagation#VALUE} and {@link Propagation#BOUNDS}, {@code cp-sat} none.
   * Without a level the backend chooses: {@code embedded} takes {@link Propagation#COVERAGE} on
   * boards of up to 64 columns and {@link Propagation#VALUE} on larger boards.
   *
   * @param level the level, in place of an earlier one; {@link Propagation#UNSPECIFIED} leaves it
   *     to the backend
   * @throws IllegalArgumentException if the backend cannot keep the level
   */
  TreeSearch at(Propagation level);

  /**
   * This search with a limit of failures. The search ends at the failure with this number, as
   * {@link Completion#FAILURE_LIMIT}, unless that failure is its last node. The limit is exact: a
   * search finds the same placements each time, on every machine. {@code embedded} keeps the limit,
   * and so does each backend that runs a {@link org.nqueens.search.LearningStrategy}; {@code cp}
   * and {@code cp-sat} do not.
   *
   * @param limit at least 1, in place of an earlier limit
   * @throws IllegalArgumentException if the limit is less than 1, or the backend does not tell when
   *     a search fails
   */
  TreeSearch failureLimit(long limit);

  /**
   * This search without the branches beyond a limit. A search that leaves out a branch ends as
   * {@link Completion#TREE_LIMIT}; a search that needs none of the branches beyond the limit is
   * exhausted.
   *
   * @param limit the limit, such as {@code TreeLimit.discrepancies(2)}, in place of an earlier one
   * @throws IllegalArgumentException if the backend cannot leave out branches
   */
  TreeSearch treeLimit(TreeLimit limit);

  /**
   * This search with another listener, which hears each event after the listeners added earlier, on
   * the calling thread. An exception of a listener stops the search and reaches the caller as the
   * same object; no listener hears an event after it.
   *
   * @throws IllegalArgumentException if the backend shows no search tree
   */
  TreeSearch listener(SearchListener listener);

  /**
   * Enumerates the placements that solve a model, in the order of the strategy.
   *
   * @param consumer receives every placement, on the calling thread
   */
  SolveResult enumerate(QueensModel model, Consumer<? super Placement> consumer);

  /**
   * Enumerates the placements that solve a model for as long as the consumer wants more.
   *
   * @param consumer receives each placement, on the calling thread, and answers whether to go on
   */
  SolveResult enumerateWhile(QueensModel model, Predicate<? super Placement> consumer);

  /**
   * Finds the first placement of the tree.
   *
   * @return the placement, or empty if it is proven that there is none
   * @throws SearchStoppedException if a limit or an interrupt comes before the answer
   */
  Optional<Placement> findAny(QueensModel model);

  /**
   * Tells whether a model has exactly one solution, by the first two placements of the tree.
   *
   * @return no solution, the only solution, or two solutions
   * @throws SearchStoppedException if a limit or an interrupt comes before the answer
   */
  Uniqueness uniqueness(QueensModel model);

  /**
   * Searches a model and keeps the tree: each decision, each removed row with its cause, and each
   * dead end with its reason. Limits and interrupts cut the search, and a trace has at most {@value
   * SearchTrace#MAX_NODES} nodes.
   *
   * @return the trace; {@link SearchTrace#isCut()} tells whether the tree is incomplete
   * @throws IllegalArgumentException if the backend shows no search tree
   */
  SearchTrace trace(QueensModel model);

  /**
   * Propagates a model without a decision, as at the root of a {@link #trace}: what follows from a
   * partial board.
   *
   * @return the removed rows with their causes, and the model that is left
   * @throws IllegalArgumentException if the backend shows no search tree
   * @throws SearchStoppedException if the time limit or an interrupt comes before the answer
   */
  Consequences propagate(QueensModel model);
}

/**
 * Search strategies: how a depth-first search branches.
 *
 * <p>A {@link org.nqueens.search.SearchStrategy} decides how a node branches. A named strategy
 * combines a {@link org.nqueens.search.VariableSelection} with a {@link
 * org.nqueens.search.ValueSelection}. A user-defined one is a function from a {@link
 * org.nqueens.search.SearchState}, the domains at a node, to the next {@link
 * org.nqueens.search.Decision}. Strategies that learn hear each {@link org.nqueens.search.DeadEnd};
 * {@link org.nqueens.search.SearchStrategy#lastConflict} and others are ready to use.
 *
 * <p>Between decisions, the search propagates to a level of consistency, a {@link
 * org.nqueens.search.Propagation}. A {@link org.nqueens.search.TreeLimit} leaves out branches, a
 * {@link org.nqueens.search.Portfolio} restarts searches for first solutions, and a {@link
 * org.nqueens.search.StopToken} stops searches from outside.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.search;

import org.jspecify.annotations.NullMarked;

/**
 * Search strategies: how a depth-first search branches.
 *
 * <p>A {@link org.nqueens.search.SearchStrategy} is either a named one, a {@link
 * org.nqueens.search.VariableSelection} with a {@link org.nqueens.search.ValueSelection}, or a
 * user-defined function from a {@link org.nqueens.search.SearchState}, the domains at a node, to
 * the next {@link org.nqueens.search.Decision}. It may hear each {@link
 * org.nqueens.search.DeadEnd}; {@link org.nqueens.search.SearchStrategy#lastConflict} and others
 * that learn are ready to use. A {@link org.nqueens.search.TreeLimit} leaves out branches, and a
 * {@link org.nqueens.search.Portfolio} restarts searches for first solutions. A {@link
 * org.nqueens.search.Propagation} is the level of consistency to which a search propagates between
 * decisions.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.search;

import org.jspecify.annotations.NullMarked;

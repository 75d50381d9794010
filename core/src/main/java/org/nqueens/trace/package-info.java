/**
 * Traces of searches: the events of a depth-first search and the causes of its prunings.
 *
 * <p>A {@link org.nqueens.trace.SearchListener} receives the events during a search. A {@link
 * org.nqueens.trace.SearchTrace} is the whole tree of a search, node by node, with the {@link
 * org.nqueens.trace.Cause} of each removed row and the {@link org.nqueens.trace.Failure} of each
 * dead end. {@link org.nqueens.trace.Consequences} are the removals at the root alone, without a
 * decision.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.trace;

import org.jspecify.annotations.NullMarked;

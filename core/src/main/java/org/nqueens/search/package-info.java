/**
 * How it is searched: strategies, the decisions that they make, and what a search costs.
 *
 * <p>A {@link org.nqueens.search.SearchStrategy} is either one of the standard ones, a {@link
 * org.nqueens.search.VariableSelection} with a {@link org.nqueens.search.ValueSelection}, or a
 * user's own function from the domains to the next {@link org.nqueens.search.Decision}.
 */
package org.nqueens.search;

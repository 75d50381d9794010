/**
 * The answers of a solver.
 *
 * <p>An enumeration returns a {@link org.nqueens.result.SolveResult} with its {@link
 * org.nqueens.result.Completion} and its {@link org.nqueens.result.SearchStatistics}. {@link
 * org.nqueens.result.Uniqueness} and {@link org.nqueens.result.Explanation} answer the questions of
 * these names. If a question needs a complete answer and its search is stopped, a {@link
 * org.nqueens.result.SearchStoppedException} carries the partial result.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.result;

import org.jspecify.annotations.NullMarked;

/**
 * The types that an application calls first: a solver, its builder, and a search of one tree.
 *
 * <p>{@link org.nqueens.QueensSolver} answers questions about a {@link
 * org.nqueens.model.QueensModel} on any backend, under the same guarantees. {@link
 * org.nqueens.QueensSolverBuilder} sets its backend, strategy, threads and limits. {@link
 * org.nqueens.TreeSearch} searches one tree, for teaching and for comparing searches.
 *
 * <pre>{@code
 * SolveResult result = QueensSolver.enumerate(8, placement -> draw(placement));
 * }</pre>
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens;

import org.jspecify.annotations.NullMarked;

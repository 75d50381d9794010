/**
 * What an application calls: {@link org.nqueens.QueensSolver}, its result and its exceptions.
 *
 * <pre>{@code
 * SolveResult result = QueensSolver.enumerate(8, placement -> draw(placement));
 * }</pre>
 */
package org.nqueens;

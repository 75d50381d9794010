/**
 * What an application calls: {@link org.nqueens.QueensSolver}, its result and its exceptions.
 *
 * <pre>{@code
 * QueensSolver.enumerate(8, placement -> System.out.println(placement));
 * }</pre>
 */
package org.nqueens;

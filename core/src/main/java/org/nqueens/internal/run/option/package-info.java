/**
 * What a question is asked with, and until when; not exported.
 *
 * <p>{@link org.nqueens.internal.run.option.SolverOptions} are those of a solver, {@link
 * org.nqueens.internal.run.option.TreeOptions} those of a search of one tree. {@link
 * org.nqueens.internal.run.option.SolverQuestion} says which options exclude which question. A
 * {@link org.nqueens.internal.run.option.StopSignal} is the clock of a call and the reason of its
 * end.
 */
@NullMarked
package org.nqueens.internal.run.option;

import org.jspecify.annotations.NullMarked;

/**
 * What a question is asked with, and until when; not exported.
 *
 * <p>A solver has {@link org.nqueens.internal.run.option.SolverOptions}, and a search of one tree
 * {@link org.nqueens.internal.run.option.TreeOptions}. A {@link
 * org.nqueens.internal.run.option.SolverQuestion} knows the options that exclude it. A {@link
 * org.nqueens.internal.run.option.StopSignal} is the clock of a call and the reason of its end.
 */
@NullMarked
package org.nqueens.internal.run.option;

import org.jspecify.annotations.NullMarked;

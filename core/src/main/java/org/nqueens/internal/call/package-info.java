/**
 * Calls of a solver; not exported.
 *
 * <p>A {@link org.nqueens.internal.call.SearchPlan} resolves strategy, decomposition and threads
 * once. A {@link org.nqueens.internal.call.StopSignal} is the clock of a call and the reason of its
 * end. {@link org.nqueens.internal.call.BackendCalls} is the only way to a backend, and {@link
 * org.nqueens.internal.call.SolverQuestion} says which options exclude which question.
 */
@NullMarked
package org.nqueens.internal.call;

import org.jspecify.annotations.NullMarked;

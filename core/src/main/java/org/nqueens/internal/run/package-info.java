/**
 * Plans and runs of searches; not exported.
 *
 * <p>A {@link org.nqueens.internal.run.SearchPlan} resolves strategy, decomposition and threads
 * once. A {@link org.nqueens.internal.run.SearchRun} carries it out: it owns the clock, the stop
 * signal and the delivery to the consumer. {@link org.nqueens.internal.run.BackendCalls} is the
 * only way to a backend.
 */
@NullMarked
package org.nqueens.internal.run;

import org.jspecify.annotations.NullMarked;

/**
 * The run of a question; not exported.
 *
 * <p>A {@link org.nqueens.internal.run.SearchPlan} resolves strategy, decomposition and threads
 * once, and a {@link org.nqueens.internal.run.SearchRun} carries it out. Workers enumerate by a
 * {@code ParallelEnumeration} and count by a {@code ParallelCount}. Placements reach a {@code
 * ConsumerSink} on the calling thread, or are pulled by a {@link
 * org.nqueens.internal.run.PlacementStream}. A search writes its progress to a {@link
 * org.nqueens.internal.run.ProgressLog}, and {@link org.nqueens.internal.run.ProgressReports} tell
 * it. The sub-packages have the options and the stop signal ({@code option}), the calls of a
 * backend ({@code backend}) and first solutions ({@code first}).
 */
@NullMarked
package org.nqueens.internal.run;

import org.jspecify.annotations.NullMarked;

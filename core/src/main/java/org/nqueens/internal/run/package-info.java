/**
 * Runs of searches; not exported.
 *
 * <p>A {@link org.nqueens.internal.run.SearchRun} carries out a plan and owns the delivery to the
 * consumer; a {@link org.nqueens.internal.run.ParallelEnumeration} fills an {@link
 * org.nqueens.internal.run.OrderedBuffer} part by part; a {@link
 * org.nqueens.internal.run.ParallelCount} adds up the counts of parts.
 */
@NullMarked
package org.nqueens.internal.run;

import org.jspecify.annotations.NullMarked;

/**
 * The progress of a call, by the shares of the parts that are done; not exported.
 *
 * <p>A search writes to a {@link org.nqueens.internal.run.progress.ProgressLog}; {@link
 * org.nqueens.internal.run.progress.ProgressReports} reads its account.
 */
@NullMarked
package org.nqueens.internal.run.progress;

import org.jspecify.annotations.NullMarked;

/**
 * Long computations in parts, on one machine or on many. A {@link org.nqueens.batch.Batch} divides
 * a model into numbered {@link org.nqueens.model.Part}s, and any process can search any part. A
 * {@link org.nqueens.batch.Journal} keeps the counts of finished parts on disk, so a count
 * continues where it was cut. A {@link org.nqueens.batch.Shard} is the share of one machine.
 *
 * <p>A null argument is a {@link NullPointerException} that names it.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.batch;

import org.jspecify.annotations.NullMarked;

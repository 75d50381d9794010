/**
 * Long computations in parts: a {@link org.nqueens.batch.Batch} divides a model into {@link
 * org.nqueens.model.Part}s that any process can search by itself, and a {@link
 * org.nqueens.batch.Journal} keeps the counts of the parts that are done, so that a count continues
 * where it was cut.
 *
 * <p>A null argument is a {@link NullPointerException} that names it.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.batch;

import org.jspecify.annotations.NullMarked;

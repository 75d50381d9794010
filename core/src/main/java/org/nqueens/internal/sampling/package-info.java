/** Indexes, random samples and estimates of the solutions of a model; not exported. */
@NullMarked
package org.nqueens.internal.sampling;

import org.jspecify.annotations.NullMarked;

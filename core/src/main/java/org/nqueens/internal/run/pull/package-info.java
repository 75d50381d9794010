/**
 * Enumerations by several threads, whose placements are pulled in order; not exported.
 *
 * <p>A {@link org.nqueens.internal.run.pull.ParallelEnumeration} fills an {@link
 * org.nqueens.internal.run.pull.OrderedBuffer} part by part.
 */
@NullMarked
package org.nqueens.internal.run.pull;

import org.jspecify.annotations.NullMarked;

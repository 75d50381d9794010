/** Random descents into the tree of partial placements of a model; not exported. */
@NullMarked
package org.nqueens.internal.probe;

import org.jspecify.annotations.NullMarked;

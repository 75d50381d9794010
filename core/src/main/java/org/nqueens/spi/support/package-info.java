/**
 * Helpers for authors of backends: the split of a search by the queens of the first columns, the
 * replay of a search as a trace with causes, and the share of a search tree that is done.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.spi.support;

import org.jspecify.annotations.NullMarked;

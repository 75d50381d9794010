/**
 * Helpers for authors of backends: the split of a search by the queens of the first columns, and
 * the replay of a search as a trace with causes.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.spi.support;

import org.jspecify.annotations.NullMarked;

/**
 * Helpers for authors of backends: the split of a search by the queens of the first columns, and
 * the replay of a search as a trace with causes.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.spi.support;

import org.jspecify.annotations.NullMarked;

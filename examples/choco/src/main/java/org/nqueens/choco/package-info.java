/**
 * Choco as a backend of nqueens, {@code choco}: an example for authors of backends.
 *
 * <p>Applications select it by its id and need nothing from this package.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.choco;

import org.jspecify.annotations.NullMarked;

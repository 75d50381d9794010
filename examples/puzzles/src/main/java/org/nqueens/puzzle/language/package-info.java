/**
 * The languages of hints, pages and sheets, and their texts.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException}.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.puzzle.language;

import org.jspecify.annotations.NullMarked;

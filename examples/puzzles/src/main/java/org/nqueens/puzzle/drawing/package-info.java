/**
 * Drawings of boards and positions, with emphasis, coordinates and a title: as plain text, in
 * box-drawing characters, or as parts for other drawings.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.puzzle.drawing;

import org.jspecify.annotations.NullMarked;

/**
 * Boards, placements, search traces and models as text.
 *
 * <p>A {@link org.nqueens.format.Board} is read from text and has a model; so has a {@link
 * org.nqueens.format.Position}, a board with queens and crosses of a player. A {@link
 * org.nqueens.format.Drawing} draws them, with emphasis, coordinates and a title; {@link
 * org.nqueens.format.PlacementText} draws a placement alone, and {@link
 * org.nqueens.format.MiniZinc} exports a model. {@link org.nqueens.format.TraceText} is a
 * walk-through of a search trace, in the words of {@link org.nqueens.format.TraceSentences}.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.format;

import org.jspecify.annotations.NullMarked;

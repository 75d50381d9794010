/**
 * Texts and pictures of boards, placements and search traces, and models as texts for other
 * solvers.
 *
 * <p>A {@link org.nqueens.format.Board} is read from text and has a model; so has a {@link
 * org.nqueens.format.Position}, a board with queens and crosses of a player. {@link
 * org.nqueens.format.BoardText}, {@link org.nqueens.format.BoardUnicode} and {@link
 * org.nqueens.format.BoardSvg} draw them, {@link org.nqueens.format.Drawing} adds emphasis,
 * coordinates and a title, {@link org.nqueens.format.PlacementText} draws a placement alone, and
 * {@link org.nqueens.format.MiniZinc} exports a model. {@link org.nqueens.format.TraceText}, {@link
 * org.nqueens.format.TraceSvg} and {@link org.nqueens.format.TraceHtml} show a search trace as a
 * walk-through, as a picture of its tree, and as a page to step through.
 */
@NullMarked
package org.nqueens.format;

import org.jspecify.annotations.NullMarked;

/**
 * Pictures of boards, and pages for a browser, each one file that needs no other.
 *
 * <p>{@link org.nqueens.pages.BoardSvg} draws a board. A {@link org.nqueens.pages.TracePage} steps
 * through one search or two. A {@link org.nqueens.pages.PlayPage} lets a player solve a puzzle with
 * hints, an {@link org.nqueens.pages.EditorPage} lets a maker paint a board, and a {@link
 * org.nqueens.pages.PuzzleSheet} prints puzzles.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException}.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.pages;

import org.jspecify.annotations.NullMarked;

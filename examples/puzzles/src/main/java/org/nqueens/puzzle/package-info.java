/**
 * Puzzles: boards with exactly one solution, and help for those who solve them.
 *
 * <p>A {@link org.nqueens.puzzle.PuzzleGenerator} makes a {@link org.nqueens.puzzle.Puzzle} of a
 * {@link org.nqueens.puzzle.PuzzleKind} by one solver and confirms it by another. A {@link
 * org.nqueens.puzzle.PuzzleGuide} gives a {@linkplain org.nqueens.puzzle.hint.Hint hint} on a
 * position of the player, and the path to the solution. The hardest rule that a board needs is the
 * difficulty of its {@link org.nqueens.puzzle.Rating}.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.puzzle;

import org.jspecify.annotations.NullMarked;

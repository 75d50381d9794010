/**
 * Puzzles: boards with exactly one solution.
 *
 * <p>A {@link org.nqueens.puzzle.PuzzleGenerator} makes a {@link org.nqueens.puzzle.Puzzle} of a
 * {@link org.nqueens.puzzle.PuzzleKind} by one solver and confirms it by another.
 */
@NullMarked
package org.nqueens.puzzle;

import org.jspecify.annotations.NullMarked;

/**
 * Puzzles: boards with exactly one solution, and help for those who solve them.
 *
 * <p>A {@link org.nqueens.puzzle.PuzzleGenerator} makes a {@link org.nqueens.puzzle.Puzzle} of a
 * {@link org.nqueens.puzzle.PuzzleKind} by one solver and confirms it by another. A {@link
 * org.nqueens.puzzle.PuzzleGuide} gives a {@link org.nqueens.puzzle.Hint} on a position of the
 * player, and the {@link org.nqueens.puzzle.SolvingPath} to the solution. Each {@link
 * org.nqueens.puzzle.Step} of a path is a use of one {@link org.nqueens.puzzle.Rule}; the hardest
 * rule that a board needs is the level of its {@link org.nqueens.puzzle.Rating}. A {@link
 * org.nqueens.puzzle.PuzzleSheet} prints puzzles, and a {@link org.nqueens.puzzle.PlayPage} lets a
 * browser play one.
 */
@NullMarked
package org.nqueens.puzzle;

import org.jspecify.annotations.NullMarked;

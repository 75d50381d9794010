package org.nqueens.puzzle;

import org.nqueens.format.Board;
import org.nqueens.model.Placement;

/**
 * A board with exactly one solution.
 *
 * @param board the board
 * @param solution its solution
 */
public record Puzzle(Board board, Placement solution) {}

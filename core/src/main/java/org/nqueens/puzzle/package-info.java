/** Boards with exactly one solution, made by {@link org.nqueens.puzzle.PuzzleGenerator}. */
package org.nqueens.puzzle;

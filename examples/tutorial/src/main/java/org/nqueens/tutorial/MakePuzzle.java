package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.Variant;
import org.nqueens.pages.BoardSvg;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.hint.Rule;

/** Generates a puzzle of a given difficulty and prints it as text and as a picture. */
public final class MakePuzzle {
  /** One backend generates the puzzle; another one confirms that the solution is unique. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    QueensSolver verifier = QueensSolver.builder().backend("cp").build();
    PuzzleGenerator generator = new PuzzleGenerator(solver, verifier);
    int difficulty = Rule.SETS.difficulty();
    Puzzle puzzle = generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 7, difficulty, 2026);
    System.out.print(puzzle.board());
    System.out.println("solved by " + puzzle.solution());
    System.out.println(BoardSvg.of(Drawing.of(puzzle.board()).withPlacement(puzzle.solution())));
  }
}

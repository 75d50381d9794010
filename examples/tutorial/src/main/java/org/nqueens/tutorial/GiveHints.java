package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.SolvingPath;

/** Helps the player of a region puzzle, who has placed a queen and crossed out a square. */
public final class GiveHints {
  /** A hint in three stages, a mistake, a rating, and all steps to the solution. */
  public static void main(String[] arguments) {
    Board board = Board.of("BDDDFF", "BBCDFF", "ACCDCC", "ACCCEC", "ACCCEC", "AACCCC");
    Position position = Position.of(board).withQueen(4, 4).withCross(2, 1);

    PuzzleGuide guide = new PuzzleGuide(QueensSolver.builder().build());
    Hint hint = guide.hint(position);
    for (Hint.Stage stage : Hint.Stage.values()) {
      System.out.println(hint.sentence(stage));
    }
    System.out.print(hint.on(Drawing.of(position), Hint.Stage.WHY).text());

    Position wrong = position.withQueen(0, 0);
    guide
        .mistake(wrong)
        .ifPresent(mistake -> System.out.println(mistake.sentence(Hint.Stage.WHAT)));

    Rating.of(board)
        .ifPresent(rating -> System.out.println(rating.difficulty() + ", score " + rating.score()));
    SolvingPath path = guide.path(Position.of(board));
    path.steps().forEach(step -> System.out.println(step.rule() + ": " + step));
  }
}

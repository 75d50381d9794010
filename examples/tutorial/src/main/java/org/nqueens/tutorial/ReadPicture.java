package org.nqueens.tutorial;

import java.io.IOException;
import java.nio.file.Path;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.pages.picture.BoardPicture;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.puzzle.drawing.Drawing;

/** Reads the board of a screenshot, says how sure it is, and solves it. */
public final class ReadPicture {
  /** The argument is the file of the picture; without one, it is a sample of this project. */
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments.length > 0 ? arguments[0] : "examples/boards/garden-play.png");
    BoardPicture picture = BoardPicture.read(file);
    System.out.println(picture.sentence());
    Board board = picture.position().board();
    new BoardSolver(QueensSolver.builder().build())
        .findAny(Position.of(board))
        .ifPresent(solution -> System.out.print(Drawing.of(board).withPlacement(solution).text()));
  }
}

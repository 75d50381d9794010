package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;

/**
 * A board with marks, of given queens or blocked squares, none of which can be left out.
 *
 * <p>It starts with every mark that agrees with the solution and takes them away in random order as
 * long as the solution stays the only one. As solutions only become more, a mark that could not go
 * when it was its turn cannot go at the end.
 */
final class MinimalBoard {
  private final Questions solver;
  private final Random random;
  private final Variant variant;
  private final Placement solution;
  private final char mark;
  private final char[][] squares;

  MinimalBoard(Questions solver, Random random, Variant variant, Placement solution, char mark) {
    this.solver = solver;
    this.random = random;
    this.variant = variant;
    this.solution = solution;
    this.mark = mark;
    this.squares = new char[solution.size()][solution.size()];
  }

  Board make() {
    List<int[]> marks = new ArrayList<>();
    for (int row = 0; row < squares.length; row++) {
      for (int column = 0; column < squares.length; column++) {
        boolean queen = solution.row(column) == row;
        boolean marked = queen == (mark == 'Q');
        squares[row][column] = marked ? mark : '.';
        if (marked) {
          marks.add(new int[] {row, column});
        }
      }
    }
    Collections.shuffle(marks, random);
    for (int[] square : marks) {
      squares[square[0]][square[1]] = '.';
      if (!(solver.uniqueness(board().model()) instanceof Uniqueness.Unique)) {
        squares[square[0]][square[1]] = mark;
      }
    }
    return board();
  }

  private Board board() {
    return Board.of(Arrays.stream(squares).map(String::new).toArray(String[]::new))
        .withVariant(variant);
  }
}

package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;

/**
 * A generator of boards with an irreducible set of marks: given queens or blocked squares, none of
 * which can be removed without losing a property of the board, such as its only solution.
 *
 * <p>The algorithm is deletion filtering: starting from every mark that agrees with the solution,
 * it visits the marks in random order and removes each mark whose removal keeps the property. One
 * pass is enough for a property that no board regains by losing marks: a mark that was necessary
 * when it was visited remains necessary.
 */
final class MinimalBoardGenerator {
  private final Random random;
  private final Variant variant;
  private final Placement solution;
  private final char mark;
  private final char[][] squares;

  /** A generator for a mark: Q for given queens, # for blocked squares. */
  MinimalBoardGenerator(Random random, Variant variant, Placement solution, char mark) {
    this.random = random;
    this.variant = variant;
    this.solution = solution;
    this.mark = mark;
    this.squares = new char[solution.size()][solution.size()];
  }

  /** Generates a board with a property that it has with all marks. */
  Board generate(Predicate<Board> property) {
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
      if (!property.test(board())) {
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

package org.nqueens.puzzle.boards;

import java.util.Random;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;

/** Small random positions with walls, blocked squares, regions, given queens and any number. */
public final class RandomSquareBoards {
  private RandomSquareBoards() {}

  /** A position on a board of 2 to 5 columns that need not have a queen in each. */
  public static Position of(Random random) {
    int n = 2 + random.nextInt(4);
    Variant variant = Variant.values()[random.nextInt(Variant.values().length)];
    boolean wraps = variant == Variant.TOROIDAL || variant == Variant.TOROIDAL_SEMIQUEENS;
    boolean hasRegions = random.nextInt(4) == 0;
    int walls = wraps ? 0 : random.nextInt(5);
    StringBuilder text =
        new StringBuilder("# variant=%s queens=%s\n".formatted(variant, random.nextInt(n + 3)));
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        char free = hasRegions ? (char) ('A' + (row == 0 ? column : random.nextInt(n))) : '.';
        boolean isKept = hasRegions && row == 0;
        int chance = random.nextInt(20);
        text.append(isKept ? free : chance < walls ? '%' : chance == 19 ? '#' : free);
      }
      text.append('\n');
    }
    Position position = Position.parse(text.toString());
    if (position.board().isPlain()) {
      position = position.withQueens(n - 1);
    }
    for (int mark = random.nextInt(4); mark > 0; mark--) {
      int column = random.nextInt(n);
      int row = random.nextInt(n);
      position =
          random.nextBoolean() ? position.withQueen(column, row) : position.withCross(column, row);
    }
    return position;
  }

  /** An empty board on which one of so many squares is a wall. */
  public static Position walls(int n, int squares, Random random) {
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < n * n; square++) {
      text.append(random.nextInt(squares) == 0 ? '%' : '.').append(square % n == n - 1 ? "\n" : "");
    }
    return Position.parse(text.toString());
  }
}

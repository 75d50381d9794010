package org.nqueens.puzzle.boards;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;

/**
 * Random positions: right ones, on the way to a solution, and careless ones. A seed repeats them.
 */
public final class RandomPositions {
  private static final int MAX_CARELESS = 3;

  private final Random random;

  public RandomPositions(long seed) {
    random = new Random(seed);
  }

  /**
   * A position in which some queens of a solution stand, and squares that it avoids are crossed.
   */
  public Position correct(Board board, Collection<Square> solution) {
    Position position = Position.of(board);
    int queens = random.nextInt(solution.size() + 1);
    int crosses = random.nextInt(board.size() * 2);
    for (Square square : shuffled(board.size())) {
      boolean solves = solution.contains(square);
      if (solves && queens-- > 0) {
        position = position.withQueen(square.column(), square.row());
      } else if (!solves && crosses-- > 0) {
        position = position.withCross(square.column(), square.row());
      }
    }
    return position;
  }

  /** The position with one to three more marks anywhere, right or wrong. */
  public Position careless(Position position) {
    Position next = position;
    for (Square square :
        shuffled(position.board().size()).stream()
            .limit(1 + random.nextInt(MAX_CARELESS))
            .toList()) {
      next =
          random.nextBoolean()
              ? next.withQueen(square.column(), square.row())
              : next.withCross(square.column(), square.row());
    }
    return next;
  }

  private List<Square> shuffled(int n) {
    List<Square> squares = RandomBoards.squares(n);
    Collections.shuffle(squares, random);
    return squares;
  }
}

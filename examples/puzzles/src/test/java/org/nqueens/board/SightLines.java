package org.nqueens.board;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;

/**
 * The independent oracle of boards with walls and any number of queens: puts queens on squares,
 * column by column, and walks from each of them along its lines of sight.
 */
public final class SightLines {
  private final Position position;
  private final Board board;
  private final int n;
  private final List<Square> queens = new ArrayList<>();
  private final List<List<Square>> found = new ArrayList<>();

  private SightLines(Position position) {
    this.position = position;
    this.board = position.board();
    this.n = board.size();
  }

  /** All solutions in the order of their squares. */
  public static List<List<Square>> solve(Position position) {
    SightLines search = new SightLines(position);
    search.fill(0);
    return search.found;
  }

  private void fill(int from) {
    if (queens.size() == board.queens()) {
      if (queens.containsAll(position.queens())) {
        found.add(List.copyOf(queens));
      }
      return;
    }
    for (int square = from; square < n * n; square++) {
      Square queen = new Square(square / n, square % n);
      if (isAllowed(queen) && queens.stream().noneMatch(other -> attack(queen, other))) {
        queens.add(queen);
        fill(square + 1);
        queens.remove(queens.size() - 1);
      }
    }
  }

  private boolean isAllowed(Square queen) {
    SquareState state = board.square(queen.column(), queen.row());
    return state != SquareState.BLOCKED
        && state != SquareState.WALL
        && !position.hasCross(queen.column(), queen.row());
  }

  private boolean attack(Square one, Square other) {
    boolean sameRegion =
        board.hasRegions()
            && board.region(one.column(), one.row()) == board.region(other.column(), other.row());
    if (sameRegion || sees(one, other, 1, 0) || sees(one, other, 0, 1)) {
      return true;
    }
    int columns = Math.abs(one.column() - other.column());
    int rows = Math.abs(one.row() - other.row());
    Variant variant = board.variant();
    boolean rising = sees(one, other, 1, -1);
    return switch (variant) {
      case QUEENS, TOROIDAL -> rising || sees(one, other, 1, 1);
      case SUPERQUEENS -> rising || sees(one, other, 1, 1) || columns * rows == 2;
      case SEMIQUEENS, TOROIDAL_SEMIQUEENS -> rising;
      case NON_TOUCHING -> columns <= 1 && rows <= 1;
      case ROOKS -> false;
    };
  }

  /** Whether a line of sight goes from one square to another, in either direction. */
  private boolean sees(Square one, Square other, int right, int down) {
    return walks(one, other, right, down) || walks(one, other, -right, -down);
  }

  private boolean walks(Square from, Square to, int right, int down) {
    boolean wraps =
        board.variant() == Variant.TOROIDAL || board.variant() == Variant.TOROIDAL_SEMIQUEENS;
    int column = from.column();
    int row = from.row();
    for (int step = 1; step < n; step++) {
      column = wraps ? Math.floorMod(column + right, n) : column + right;
      row = wraps ? Math.floorMod(row + down, n) : row + down;
      if (column < 0 || row < 0 || column >= n || row >= n) {
        return false;
      }
      if (board.square(column, row) == SquareState.WALL) {
        return false;
      }
      if (column == to.column() && row == to.row()) {
        return true;
      }
    }
    return false;
  }
}

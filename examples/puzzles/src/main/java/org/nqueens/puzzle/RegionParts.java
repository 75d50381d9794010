package org.nqueens.puzzle;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.nqueens.format.Board;
import org.nqueens.model.Square;

/** The parts of regions: squares of one region that steps over common sides connect. */
public final class RegionParts {
  private static final char BLOCKED = '#';

  private final Board board;
  private final boolean[][] seen;

  private RegionParts(Board board) {
    this.board = board;
    seen = new boolean[board.size()][board.size()];
  }

  /**
   * The first region with several parts, in words.
   *
   * @param board a board, with or without regions
   * @return the fault, with a square of each of two parts; empty if each region is connected
   * @throws NullPointerException if the board is null
   */
  public static Optional<String> fault(Board board) {
    Objects.requireNonNull(board, "board (null) must not be null: pass a board");
    return board.hasRegions() ? new RegionParts(board).fault() : Optional.empty();
  }

  private Optional<String> fault() {
    TreeMap<Character, Square> firsts = new TreeMap<>();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        char region = board.region(column, row);
        if (region == BLOCKED || seen[column][row]) {
          continue;
        }
        Square square = new Square(column, row);
        Square first = firsts.putIfAbsent(region, square);
        if (first != null) {
          return Optional.of(
              "region %s is not connected: it has squares %s and %s, but no path between them"
                  .formatted(region, first, square));
        }
        see(square, region);
      }
    }
    return Optional.empty();
  }

  private void see(Square start, char region) {
    Deque<Square> open = new ArrayDeque<>();
    open.push(start);
    while (!open.isEmpty()) {
      Square square = open.pop();
      int column = square.column();
      int row = square.row();
      if (isOn(column, row) && !seen[column][row] && board.region(column, row) == region) {
        seen[column][row] = true;
        if (column > 0) {
          open.push(new Square(column - 1, row));
        }
        if (row > 0) {
          open.push(new Square(column, row - 1));
        }
        open.push(new Square(column + 1, row));
        open.push(new Square(column, row + 1));
      }
    }
  }

  private boolean isOn(int column, int row) {
    return column < board.size() && row < board.size();
  }
}

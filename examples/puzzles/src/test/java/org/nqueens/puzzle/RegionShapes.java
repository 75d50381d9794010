package org.nqueens.puzzle;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.nqueens.format.Board;

/** The regions of a board, measured on its text alone. */
final class RegionShapes {
  private final Board board;
  private final Map<Character, Set<Integer>> regions = new HashMap<>();

  RegionShapes(Board board) {
    this.board = board;
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        regions
            .computeIfAbsent(board.region(column, row), letter -> new HashSet<>())
            .add(row * board.size() + column);
      }
    }
  }

  int count() {
    return regions.size();
  }

  long singles() {
    return regions.values().stream().filter(squares -> squares.size() == 1).count();
  }

  int largest() {
    return regions.values().stream().mapToInt(Set::size).max().orElseThrow();
  }

  boolean areConnected() {
    return regions.values().stream().allMatch(this::isConnected);
  }

  private boolean isConnected(Set<Integer> squares) {
    int n = board.size();
    Set<Integer> rest = new HashSet<>(squares);
    Deque<Integer> open = new ArrayDeque<>();
    int first = squares.iterator().next();
    rest.remove(first);
    open.push(first);
    while (!open.isEmpty()) {
      int square = open.pop();
      for (int other : Set.copyOf(rest)) {
        int rows = Math.abs(other / n - square / n);
        int columns = Math.abs(other % n - square % n);
        if (rows + columns == 1) {
          rest.remove(other);
          open.push(other);
        }
      }
    }
    return rest.isEmpty();
  }
}

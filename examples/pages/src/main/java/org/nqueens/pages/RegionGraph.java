package org.nqueens.pages;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.nqueens.format.Board;
import org.nqueens.format.Board.SquareState;

/**
 * The regions of a board, if it has any, in order of appearance, each with the regions that share
 * an edge with it.
 *
 * @param neighbours the neighbours of each region
 */
record RegionGraph(Map<Character, Set<Character>> neighbours) {

  static RegionGraph of(Board board) {
    Map<Character, Set<Character>> neighbours = new LinkedHashMap<>();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        if (isOpen(board, column, row)) {
          char region = board.region(column, row);
          Set<Character> around = neighbours.computeIfAbsent(region, r -> new LinkedHashSet<>());
          for (int step = -1; step <= 1; step++) {
            add(around, board, column + step, row);
            add(around, board, column, row + step);
          }
          around.remove(region);
        }
      }
    }
    return new RegionGraph(neighbours);
  }

  private static void add(Set<Character> regions, Board board, int column, int row) {
    if (isOpen(board, column, row)) {
      regions.add(board.region(column, row));
    }
  }

  private static boolean isOpen(Board board, int column, int row) {
    return board.hasRegions()
        && Math.min(column, row) >= 0
        && Math.max(column, row) < board.size()
        && board.square(column, row) != SquareState.BLOCKED;
  }

  Set<Character> regions() {
    return neighbours.keySet();
  }

  Set<Character> around(char region) {
    return neighbours.getOrDefault(region, Set.of());
  }
}

package org.nqueens.pages;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.nqueens.format.Board;
import org.nqueens.format.SquareState;

/**
 * The regions of a board in order of appearance, each with the regions that share an edge with it.
 *
 * @param neighbours the neighbours of each region
 */
record RegionGraph(Map<Character, Set<Character>> neighbours) {

  static RegionGraph of(Board board) {
    Map<Character, Set<Character>> neighbours = new LinkedHashMap<>();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        if (board.square(column, row) != SquareState.BLOCKED) {
          neighbours.computeIfAbsent(board.region(column, row), r -> new LinkedHashSet<>());
          connect(neighbours, board, column, row, column - 1, row);
          connect(neighbours, board, column, row, column, row - 1);
        }
      }
    }
    return new RegionGraph(neighbours);
  }

  private static void connect(
      Map<Character, Set<Character>> neighbours,
      Board board,
      int column,
      int row,
      int earlierColumn,
      int earlierRow) {
    if (earlierColumn < 0
        || earlierRow < 0
        || board.square(earlierColumn, earlierRow) == SquareState.BLOCKED) {
      return;
    }
    char region = board.region(column, row);
    char earlier = board.region(earlierColumn, earlierRow);
    if (region != earlier) {
      neighbours.computeIfAbsent(region, r -> new LinkedHashSet<>()).add(earlier);
      neighbours.computeIfAbsent(earlier, r -> new LinkedHashSet<>()).add(region);
    }
  }

  Set<Character> regions() {
    return neighbours.keySet();
  }

  Set<Character> around(char region) {
    return neighbours.getOrDefault(region, Set.of());
  }
}

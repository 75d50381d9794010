package org.nqueens.pages;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.Square;

/**
 * The regions of a board, if it has any, in order of appearance, each with the regions that share
 * an edge with it.
 *
 * @param neighbours the neighbours of each region
 * @param parts the first square of each connected part of a region, row by row
 */
record RegionGraph(Map<Character, Set<Character>> neighbours, List<Square> parts) {

  static RegionGraph of(Board board) {
    RegionGraph graph = new RegionGraph(new LinkedHashMap<>(), new ArrayList<>());
    Set<Square> seen = new HashSet<>();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        Square square = new Square(column, row);
        if (isOpen(board, square) && seen.add(square)) {
          graph.parts.add(square);
          graph.addPart(board, square, seen);
        }
      }
    }
    return graph;
  }

  /** Adds the squares of the part that begins at one, and the regions around them. */
  private void addPart(Board board, Square first, Set<Square> seen) {
    char region = region(board, first);
    Set<Character> around = neighbours.computeIfAbsent(region, r -> new LinkedHashSet<>());
    Queue<Square> next = new ArrayDeque<>(List.of(first));
    while (!next.isEmpty()) {
      Square at = next.remove();
      Stream.of(
              new Square(at.column() - 1, at.row()),
              new Square(at.column() + 1, at.row()),
              new Square(at.column(), at.row() - 1),
              new Square(at.column(), at.row() + 1))
          .filter(square -> isOpen(board, square))
          .forEach(
              square -> {
                if (region(board, square) != region) {
                  around.add(region(board, square));
                } else if (seen.add(square)) {
                  next.add(square);
                }
              });
    }
  }

  private static char region(Board board, Square square) {
    return board.region(square.column(), square.row());
  }

  private static boolean isOpen(Board board, Square square) {
    return board.hasRegions()
        && Math.min(square.column(), square.row()) >= 0
        && Math.max(square.column(), square.row()) < board.size()
        && board.square(square.column(), square.row()) == SquareState.FREE;
  }

  Set<Character> regions() {
    return neighbours.keySet();
  }

  Set<Character> around(char region) {
    return neighbours.getOrDefault(region, Set.of());
  }
}

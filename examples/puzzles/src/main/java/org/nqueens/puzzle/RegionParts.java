package org.nqueens.puzzle;

import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.nqueens.board.Board;
import org.nqueens.model.Square;
import org.nqueens.puzzle.internal.RegionSquares;

/** The parts of regions: squares of one region that steps over common sides connect. */
public final class RegionParts {
  private RegionParts() {}

  /**
   * The first region with several parts, in words.
   *
   * @param board a board, with or without regions
   * @return the fault, with a square of each of two parts; empty if each region is connected
   */
  public static Optional<String> fault(Board board) {
    Objects.requireNonNull(board, "board");
    if (!board.hasRegions()) {
      return Optional.empty();
    }
    int n = board.size();
    int[] parts =
        RegionSquares.parts(n, (one, other) -> region(board, one) == region(board, other));
    TreeMap<Character, Square> firsts = new TreeMap<>();
    for (int square = 0; square < parts.length; square++) {
      char region = region(board, square);
      if (!Character.isLetter(region) || parts[square] != square) {
        continue;
      }
      Square second = new Square(square % n, square / n);
      Square first = firsts.putIfAbsent(region, second);
      if (first != null) {
        return Optional.of(
            "region %s is not connected: it has squares %s and %s, but no path between them"
                .formatted(region, first, second));
      }
    }
    return Optional.empty();
  }

  private static char region(Board board, int square) {
    return board.region(square % board.size(), square / board.size());
  }
}

package org.nqueens.puzzle.internal;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.nqueens.board.Board;
import org.nqueens.puzzle.drawing.Unit;

/** The squares of a board of regions, each given by its index {@code row * n + column}. */
public final class RegionSquares {
  /** The largest board that has a letter for each region: 52. */
  public static final int MAX_SIZE = Unit.LETTERS.length();

  private static final int NONE = -1;

  private RegionSquares() {}

  /** The letters of the regions of a board, in the order of their first squares. */
  public static String letters(Board board) {
    return Unit.of(board).stream()
        .filter(unit -> unit.kind() == Unit.Kind.REGION)
        .map(unit -> Character.toString(unit.number()))
        .collect(Collectors.joining());
  }

  /** The squares of an n x n board that have a side in common with a square. */
  public static int[] neighbours(int square, int n) {
    int row = square / n;
    int column = square % n;
    int[] neighbours = new int[4];
    int count = 0;
    if (row > 0) {
      neighbours[count++] = square - n;
    }
    if (row < n - 1) {
      neighbours[count++] = square + n;
    }
    if (column > 0) {
      neighbours[count++] = square - 1;
    }
    if (column < n - 1) {
      neighbours[count++] = square + 1;
    }
    return Arrays.copyOf(neighbours, count);
  }

  /**
   * The parts of a board: squares that connected steps over common sides reach.
   *
   * @param connects tells of two squares with a common side whether no border is between them
   * @return for each square the first square of its part
   */
  public static int[] parts(int n, BiPredicate<Integer, Integer> connects) {
    int[] parts = new int[n * n];
    Arrays.fill(parts, NONE);
    Deque<Integer> open = new ArrayDeque<>();
    for (int first = 0; first < parts.length; first++) {
      if (parts[first] != NONE) {
        continue;
      }
      parts[first] = first;
      open.push(first);
      while (!open.isEmpty()) {
        int square = open.pop();
        for (int neighbour : neighbours(square, n)) {
          if (parts[neighbour] == NONE && connects.test(square, neighbour)) {
            parts[neighbour] = first;
            open.push(neighbour);
          }
        }
      }
    }
    return parts;
  }
}

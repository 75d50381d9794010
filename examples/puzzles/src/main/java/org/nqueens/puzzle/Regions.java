package org.nqueens.puzzle;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.model.Placement;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.internal.RegionSquares;
import org.nqueens.puzzle.internal.deduction.Attacks;
import org.nqueens.puzzle.internal.deduction.Candidates;
import org.nqueens.puzzle.internal.deduction.Layout;

/**
 * A partition of the board into n connected regions with one queen each. The region of the queen in
 * column i has number i. A square is given by its index {@code row * n + column}.
 */
final class Regions {
  private static final int NONE = -1;

  private final int n;
  private final int[] queens;
  private final int[] region;
  private final int[] sizes;

  /**
   * The change of a square from one region to a neighbouring one.
   *
   * @param square the square, which has no queen
   * @param from its region, of more than two squares
   * @param to the region of a neighbouring square
   */
  record Move(int square, int from, int to) {}

  private Regions(Placement solution) {
    n = solution.size();
    queens = IntStream.range(0, n).map(column -> solution.row(column) * n + column).toArray();
    region = new int[n * n];
    sizes = new int[n];
    Arrays.fill(region, NONE);
  }

  /**
   * A partition with one region that has all squares except the squares of the other queens.
   * Squares that other queens cut off from the large region belong to the regions of these.
   */
  static Regions around(Placement solution, int large) {
    Regions regions = new Regions(solution);
    for (int column = 0; column < regions.n; column++) {
      regions.add(regions.queens[column], column);
    }
    regions.fill(regions.queens[large]);
    for (int queen : regions.queens) {
      regions.fill(queen);
    }
    return regions;
  }

  /** Adds to the region of a square all free squares that are connected with it. */
  private void fill(int start) {
    Deque<Integer> open = new ArrayDeque<>();
    open.push(start);
    while (!open.isEmpty()) {
      for (int neighbour : RegionSquares.neighbours(open.pop(), n)) {
        if (region[neighbour] == NONE) {
          add(neighbour, region[start]);
          open.push(neighbour);
        }
      }
    }
  }

  private void add(int square, int to) {
    region[square] = to;
    sizes[to]++;
  }

  /**
   * A random square with a random neighbouring region; empty if the square has a queen or its
   * region at most two squares, or both are of one region.
   */
  Optional<Move> randomMove(Random random) {
    int square = random.nextInt(region.length);
    int[] neighbours = RegionSquares.neighbours(square, n);
    if (neighbours.length == 0) {
      return Optional.empty();
    }
    Move move =
        new Move(square, region[square], region[neighbours[random.nextInt(neighbours.length)]]);
    boolean possible =
        move.from() != move.to() && sizes[move.from()] > 2 && queens[square % n] != square;
    return possible ? Optional.of(move) : Optional.empty();
  }

  /** Makes a move. */
  void make(Move move) {
    sizes[move.from()]--;
    add(move.square(), move.to());
  }

  /** Takes back a move. */
  void undo(Move move) {
    sizes[move.to()]--;
    add(move.square(), move.from());
  }

  /** True if the region of a square remains connected without the square. */
  boolean canSpare(int square) {
    int own = region[square];
    boolean[] reached = new boolean[region.length];
    int[] open = new int[sizes[own]];
    reached[square] = true;
    reached[queens[own]] = true;
    open[0] = queens[own];
    int count = 1;
    for (int next = 0; next < count; next++) {
      for (int neighbour : RegionSquares.neighbours(open[next], n)) {
        if (region[neighbour] == own && !reached[neighbour]) {
          reached[neighbour] = true;
          open[count++] = neighbour;
        }
      }
    }
    return count == sizes[own] - 1;
  }

  /** The number of squares of the board. */
  int squares() {
    return region.length;
  }

  /** The number of squares of a region. */
  int size(int number) {
    return sizes[number];
  }

  /** The number of squares of the largest region. */
  int largest() {
    return Arrays.stream(sizes).max().orElseThrow();
  }

  /** The number of regions of one square. */
  int singles() {
    return (int) Arrays.stream(sizes).filter(size -> size == 1).count();
  }

  /** The squares left on the board without queens. */
  Candidates candidates(Attacks attacks) {
    return Candidates.all(new Layout(attacks, 1, region));
  }

  Board board() {
    return Board.of(
        IntStream.range(0, n)
            .mapToObj(
                row ->
                    Arrays.stream(region, row * n, (row + 1) * n)
                        .mapToObj(number -> Unit.LETTERS.substring(number, number + 1))
                        .collect(Collectors.joining()))
            .toArray(String[]::new));
  }
}

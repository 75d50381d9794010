package org.nqueens.puzzle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.internal.RegionSquares;
import org.nqueens.puzzle.internal.deduction.Attacks;
import org.nqueens.puzzle.internal.deduction.Candidates;
import org.nqueens.puzzle.internal.deduction.Layout;

/**
 * A partition of the board into n connected regions with k queens each. A square is given by its
 * index {@code row * n + column}.
 */
final class Regions {
  private static final int NONE = -1;

  private final int n;
  private final List<Integer> queens;
  private final int[] region;
  private final int[] sizes;

  record Move(int square, int from, int to) {}

  private Regions(int n, List<Integer> queens) {
    this.n = n;
    this.queens = queens;
    region = new int[n * n];
    sizes = new int[n];
    Arrays.fill(region, NONE);
  }

  /**
   * A partition with one region that has all squares except the squares of the other queens. The
   * region of the queen in column i has number i. Squares that other queens cut off from the large
   * region belong to the regions of these.
   */
  static Regions around(Placement solution, int large) {
    int n = solution.size();
    List<Integer> queens =
        IntStream.range(0, n).mapToObj(column -> solution.row(column) * n + column).toList();
    Regions regions = new Regions(n, queens);
    for (int column = 0; column < n; column++) {
      regions.add(queens.get(column), column);
    }
    regions.fill(queens.get(large));
    queens.forEach(regions::fill);
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

  /**
   * Random regions: groups of k queens joined by short paths, around which the regions grow; empty
   * if a queen is cut off from the others.
   */
  static Optional<Regions> grown(int n, List<Square> queens, Random random) {
    Regions regions =
        new Regions(n, queens.stream().map(queen -> queen.row() * n + queen.column()).toList());
    if (!regions.joinQueens(random)) {
      return Optional.empty();
    }
    regions.grow(random);
    return Optional.of(regions);
  }

  private boolean joinQueens(Random random) {
    List<Integer> free = new ArrayList<>(queens);
    Collections.shuffle(free, random);
    for (int number = 0; number < n; number++) {
      List<Integer> members = new ArrayList<>();
      members.add(free.remove(0));
      add(members.get(0), number);
      for (int queen = 1; queen < stars(); queen++) {
        List<Integer> path = path(members, free, random);
        if (path.isEmpty()) {
          return false;
        }
        free.remove(path.get(0));
        for (int square : path) {
          add(square, number);
        }
        members.addAll(path);
      }
    }
    return true;
  }

  /** A shortest path from a free queen to squares of a region, without these; empty if none is. */
  private List<Integer> path(List<Integer> from, List<Integer> free, Random random) {
    int[] before = new int[n * n];
    Arrays.fill(before, NONE);
    Deque<Integer> open = new ArrayDeque<>(from);
    while (!open.isEmpty()) {
      int square = open.remove();
      for (int next : shuffledNeighbours(square, random)) {
        if (region[next] != NONE || before[next] != NONE) {
          continue;
        }
        before[next] = square;
        if (free.contains(next)) {
          return IntStream.iterate(next, at -> region[at] == NONE, at -> before[at])
              .boxed()
              .toList();
        }
        if (!queens.contains(next)) {
          open.add(next);
        }
      }
    }
    return List.of();
  }

  private List<Integer> shuffledNeighbours(int square, Random random) {
    List<Integer> neighbours =
        new ArrayList<>(Arrays.stream(RegionSquares.neighbours(square, n)).boxed().toList());
    Collections.shuffle(neighbours, random);
    return neighbours;
  }

  /** Gives each free square to the region of a random neighbour, in random order. */
  private void grow(Random random) {
    List<Integer> open =
        new ArrayList<>(
            IntStream.range(0, n * n).filter(square -> region[square] == NONE).boxed().toList());
    while (!open.isEmpty()) {
      int index = random.nextInt(open.size());
      List<Integer> around = shuffledNeighbours(open.get(index), random);
      around.removeIf(neighbour -> region[neighbour] == NONE);
      if (!around.isEmpty()) {
        add(open.get(index), region[around.get(0)]);
        open.set(index, open.get(open.size() - 1));
        open.remove(open.size() - 1);
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
        move.from() != move.to() && sizes[move.from()] > 2 && !queens.contains(square);
    return possible ? Optional.of(move) : Optional.empty();
  }

  /** A square with the other region of a random neighbour; empty for a queen or without one. */
  Optional<Move> randomMove(int square, Random random) {
    return queens.contains(square)
        ? Optional.empty()
        : shuffledNeighbours(square, random).stream()
            .map(neighbour -> new Move(square, region[square], region[neighbour]))
            .filter(move -> move.from() != move.to())
            .findFirst();
  }

  void make(Move move) {
    sizes[move.from()]--;
    add(move.square(), move.to());
  }

  void undo(Move move) {
    make(new Move(move.square(), move.to(), move.from()));
  }

  /** True if the region of a square, which has no queen, remains connected without the square. */
  boolean canSpare(int square) {
    int own = region[square];
    boolean[] reached = new boolean[region.length];
    int[] open = new int[sizes[own]];
    int count = 0;
    reached[square] = true;
    for (int neighbour : RegionSquares.neighbours(square, n)) {
      if (region[neighbour] == own) {
        reached[neighbour] = true;
        open[count++] = neighbour;
        break;
      }
    }
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

  int squares() {
    return region.length;
  }

  int size(int number) {
    return sizes[number];
  }

  int largest() {
    return Arrays.stream(sizes).max().orElseThrow();
  }

  int singles() {
    return (int) Arrays.stream(sizes).filter(size -> size == 1).count();
  }

  private int stars() {
    return queens.size() / n;
  }

  /** The squares left on the board without queens. */
  Candidates candidates(Attacks attacks) {
    return Candidates.all(new Layout(attacks, stars(), region));
  }

  Board board() {
    return Board.of(
            IntStream.range(0, n)
                .mapToObj(
                    row ->
                        Arrays.stream(region, row * n, (row + 1) * n)
                            .mapToObj(number -> Unit.LETTERS.substring(number, number + 1))
                            .collect(Collectors.joining()))
                .toArray(String[]::new))
        .withStars(stars());
  }
}

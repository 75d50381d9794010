package org.nqueens.puzzle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.internal.RegionSquares;

/**
 * A partition of the board into n connected regions with k queens each. A square is given by its
 * index {@code row * n + column}.
 */
final class StarRegions {
  private static final int NONE = -1;

  private final int n;
  private final int stars;
  private final List<Integer> queens;
  private final Random random;
  private final int[] region;

  private StarRegions(int n, int stars, Collection<Square> queens, Random random) {
    this.n = n;
    this.stars = stars;
    this.queens = queens.stream().map(queen -> queen.row() * n + queen.column()).toList();
    this.random = random;
    this.region = new int[n * n];
    Arrays.fill(region, NONE);
  }

  /**
   * Random regions: groups of k queens joined by short paths, around which the regions grow; empty
   * if a queen is cut off from the others.
   */
  static Optional<StarRegions> grown(int n, int stars, Collection<Square> queens, Random random) {
    StarRegions regions = new StarRegions(n, stars, queens, random);
    if (!regions.joinQueens()) {
      return Optional.empty();
    }
    regions.grow();
    return Optional.of(regions);
  }

  private boolean joinQueens() {
    List<Integer> free = new ArrayList<>(queens);
    Collections.shuffle(free, random);
    for (int number = 0; number < n; number++) {
      List<Integer> members = new ArrayList<>();
      members.add(free.remove(0));
      region[members.get(0)] = number;
      for (int queen = 1; queen < stars; queen++) {
        List<Integer> path = path(members, free);
        if (path.isEmpty()) {
          return false;
        }
        free.remove(path.get(0));
        for (int square : path) {
          region[square] = number;
        }
        members.addAll(path);
      }
    }
    return true;
  }

  /** A shortest path from a free queen to squares of a region, without these; empty if none is. */
  private List<Integer> path(List<Integer> from, List<Integer> free) {
    int[] before = new int[n * n];
    Arrays.fill(before, NONE);
    Deque<Integer> open = new ArrayDeque<>(from);
    while (!open.isEmpty()) {
      int square = open.remove();
      for (int next : shuffledNeighbours(square)) {
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

  private List<Integer> shuffledNeighbours(int square) {
    List<Integer> neighbours =
        new ArrayList<>(Arrays.stream(RegionSquares.neighbours(square, n)).boxed().toList());
    Collections.shuffle(neighbours, random);
    return neighbours;
  }

  /** Gives each free square to the region of a random neighbour, in random order. */
  private void grow() {
    List<Integer> open =
        new ArrayList<>(
            IntStream.range(0, n * n).filter(square -> region[square] == NONE).boxed().toList());
    while (!open.isEmpty()) {
      int index = random.nextInt(open.size());
      List<Integer> around = shuffledNeighbours(open.get(index));
      around.removeIf(neighbour -> region[neighbour] == NONE);
      if (!around.isEmpty()) {
        region[open.get(index)] = region[around.get(0)];
        open.set(index, open.get(open.size() - 1));
        open.remove(open.size() - 1);
      }
    }
  }

  /** The number of the region of a square. */
  int region(int square) {
    return region[square];
  }

  /** Gives a square to a region. */
  void move(int square, int to) {
    region[square] = to;
  }

  /** The other region of a random neighbour of a square, if its own can spare it. */
  Optional<Integer> otherRegion(int square) {
    return queens.contains(square)
        ? Optional.empty()
        : shuffledNeighbours(square).stream()
            .map(neighbour -> region[neighbour])
            .filter(other -> other != region[square])
            .findFirst()
            .filter(other -> canSpare(square));
  }

  /** True if the region of a square, which has no queen, remains connected without the square. */
  private boolean canSpare(int square) {
    int own = region[square];
    region[square] = NONE;
    int[] parts = RegionSquares.parts(n, (one, other) -> region[one] == region[other]);
    region[square] = own;
    return IntStream.range(0, n * n)
            .filter(other -> other != square && region[other] == own)
            .map(other -> parts[other])
            .distinct()
            .count()
        == 1;
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
        .withVariant(Variant.NON_TOUCHING)
        .withStars(stars);
  }
}

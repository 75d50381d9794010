package org.nqueens.puzzle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;

/**
 * A partition of the board into n connected regions, numbered from 0. A square is given by its
 * index {@code row * n + column}.
 */
final class Regions {
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  /** The number of letters: 52. */
  static final int MAX_SIZE = LETTERS.length();

  private static final int NONE = -1;

  private static final double MIN_SPEED = 0.001;

  private final int n;
  private final int[] region;
  private final int[] sizes;
  private final int smallest;

  private Regions(int n, int smallest) {
    this.n = n;
    this.smallest = smallest;
    this.region = new int[n * n];
    this.sizes = new int[n];
    Arrays.fill(region, NONE);
  }

  /**
   * Grows a region from each queen, at random squares, until the regions fill the board.
   *
   * @param unevenness at least 0; more uneven regions allow fewer other placements and make an
   *     easier puzzle
   * @param smallest the number of squares up to which every region grows at the same rate, if it
   *     has room; later also the lower bound of {@link #canSpare}
   */
  static Regions grow(Placement queens, Random random, double unevenness, int smallest) {
    Regions regions = new Regions(queens.size(), smallest);
    List<Integer> border = new ArrayList<>();
    for (int column = 0; column < regions.n; column++) {
      int square = queens.row(column) * regions.n + column;
      regions.add(square, column);
      border.add(square);
    }
    double[] speed =
        random
            .doubles(regions.n)
            .map(x -> Math.max(MIN_SPEED, StrictMath.pow(x, unevenness)))
            .toArray();
    while (!border.isEmpty()) {
      int index = random.nextInt(border.size());
      int from = border.get(index);
      int grower = regions.region[from];
      if (regions.sizes[grower] >= smallest && random.nextDouble() > speed[grower]) {
        continue;
      }
      int[] free = regions.neighbours(from).filter(to -> regions.region[to] == NONE).toArray();
      if (free.length == 0) {
        border.set(index, border.get(border.size() - 1));
        border.remove(border.size() - 1);
      } else {
        int to = free[random.nextInt(free.length)];
        regions.add(to, grower);
        border.add(to);
      }
    }
    return regions;
  }

  private void add(int square, int to) {
    region[square] = to;
    sizes[to]++;
  }

  void move(int square, int to) {
    sizes[region[square]]--;
    add(square, to);
  }

  /** The other regions that share an edge with a square. */
  int[] around(int square) {
    return neighbours(square)
        .map(neighbour -> region[neighbour])
        .filter(other -> other != region[square])
        .distinct()
        .toArray();
  }

  /** True if the region of a square remains connected and large enough without the square. */
  boolean canSpare(int square) {
    if (sizes[region[square]] <= smallest) {
      return false;
    }
    int[] mine = neighbours(square).filter(other -> region[other] == region[square]).toArray();
    BitSet reached = new BitSet();
    reached.set(square);
    reached.set(mine[0]);
    Deque<Integer> open = new ArrayDeque<>(List.of(mine[0]));
    while (!open.isEmpty()) {
      neighbours(open.pop())
          .filter(other -> region[other] == region[square] && !reached.get(other))
          .forEach(
              other -> {
                reached.set(other);
                open.push(other);
              });
    }
    return Arrays.stream(mine).allMatch(reached::get);
  }

  Board board() {
    return Board.of(
        IntStream.range(0, n)
            .mapToObj(
                row ->
                    IntStream.range(0, n)
                        .map(column -> LETTERS.charAt(region[row * n + column]))
                        .collect(
                            StringBuilder::new,
                            StringBuilder::appendCodePoint,
                            StringBuilder::append)
                        .toString())
            .toArray(String[]::new));
  }

  private IntStream neighbours(int square) {
    int row = square / n;
    int column = square % n;
    return IntStream.of(
            row > 0 ? square - n : NONE,
            row < n - 1 ? square + n : NONE,
            column > 0 ? square - 1 : NONE,
            column < n - 1 ? square + 1 : NONE)
        .filter(neighbour -> neighbour != NONE);
  }
}

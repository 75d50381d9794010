package org.nqueens.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.benchmarks.work.RandomQueens;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;

/**
 * Boards of one family, at random from the seeds 1, 2, ....
 *
 * @param name what the boards have in common
 * @param boards the boards
 */
record RandomBoards(String name, List<QueensModel> boards) {

  /** The families from regions, all of them soluble, to boards without chance. */
  static List<RandomBoards> families() {
    return List.of(
        regions(Variant.NON_TOUCHING, 24, 20),
        regions(Variant.NON_TOUCHING, 36, 20),
        regions(Variant.NON_TOUCHING, 50, 12),
        regions(Variant.NON_TOUCHING, 60, 12),
        regions(Variant.QUEENS, 40, 20),
        regions(Variant.ROOKS, 30, 20),
        excludedDiagonals(20, 30),
        excludedDiagonals(24, 35),
        excludedDiagonals(32, 20),
        new RandomBoards(
            "torus 13, 14, 17; superqueens 15, 30",
            Stream.of(
                    Variant.TOROIDAL.builder(13),
                    Variant.TOROIDAL.builder(14),
                    Variant.TOROIDAL.builder(17),
                    Variant.SUPERQUEENS.builder(15),
                    Variant.SUPERQUEENS.builder(30))
                .map(QueensModelBuilder::build)
                .toList()));
  }

  private static RandomBoards of(String name, int number, Function<Random, QueensModel> board) {
    return new RandomBoards(
        name,
        IntStream.rangeClosed(1, number).mapToObj(seed -> board.apply(new Random(seed))).toList());
  }

  /** Regions that grow from the squares of a placement. */
  private static RandomBoards regions(Variant variant, int n, int number) {
    return of(
        "regions %s, %s".formatted(n, variant),
        number,
        random -> {
          int[][] region = grow(placement(variant, n, random), random);
          return variant
              .builder(n)
              .regionsAllDifferent((column, row) -> region[column][row])
              .build();
        });
  }

  private static int[] placement(Variant variant, int n, Random random) {
    if (variant == Variant.QUEENS) {
      return RandomQueens.place(n, random);
    }
    List<Integer> rows = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    do {
      Collections.shuffle(rows, random);
    } while (variant == Variant.NON_TOUCHING && touch(rows));
    return rows.stream().mapToInt(row -> row).toArray();
  }

  private static boolean touch(List<Integer> rows) {
    return IntStream.range(1, rows.size())
        .anyMatch(column -> Math.abs(rows.get(column) - rows.get(column - 1)) == 1);
  }

  /** Squares take the region of a neighbour, in random order, until none is free. */
  private static int[][] grow(int[] rows, Random random) {
    int n = rows.length;
    int[][] region = new int[n][n];
    for (int column = 0; column < n; column++) {
      Arrays.fill(region[column], -1);
      region[column][rows[column]] = column;
    }
    for (int free = n * n - n; free > 0; ) {
      int column = random.nextInt(n);
      int row = random.nextInt(n);
      int step = 2 * random.nextInt(2) - 1;
      boolean sideways = random.nextBoolean();
      int neighbour = sideways ? column + step : column;
      int beside = sideways ? row : row + step;
      boolean onBoard = Math.min(neighbour, beside) >= 0 && Math.max(neighbour, beside) < n;
      if (onBoard && region[column][row] < 0 && region[neighbour][beside] >= 0) {
        region[column][row] = region[neighbour][beside];
        free--;
      }
    }
    return region;
  }

  /** Each diagonal is excluded with a probability in percent (CSPLib, problem 79). */
  private static RandomBoards excludedDiagonals(int n, int percent) {
    return of(
        "excluded diagonals %s, %s %%".formatted(n, percent),
        20,
        random -> {
          QueensModelBuilder builder = QueensModel.of(n).toBuilder();
          for (int sum = 0; sum < 2 * n - 1; sum++) {
            if (random.nextInt(100) < percent) {
              builder.excludeAscendingDiagonal(sum);
            }
            if (random.nextInt(100) < percent) {
              builder.excludeDescendingDiagonal(sum - n + 1);
            }
          }
          return builder.build();
        });
  }
}

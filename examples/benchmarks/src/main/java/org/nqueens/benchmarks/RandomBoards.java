package org.nqueens.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.nqueens.benchmarks.work.RandomQueens;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;

/**
 * Boards of one family, at random from the seeds 1001, 1002, .... The portfolio of {@code findAny}
 * was chosen on boards of smaller seeds.
 *
 * @param name what the boards have in common
 * @param boards the boards
 */
record RandomBoards(String name, List<QueensModel> boards) {

  private static final int NUMBER = 10;

  private static final int FIRST_SEED = 1_001;

  /** The squares drawn in a column before it is left free. */
  private static final int DRAWS = 1_000;

  /** The families from regions to completions; each has soluble boards, and most insoluble ones. */
  static List<RandomBoards> families() {
    return List.of(
        regions(Variant.QUEENS, 24, 45),
        regions(Variant.QUEENS, 36, 50),
        regions(Variant.QUEENS, 48, 40),
        regions(Variant.QUEENS, 60, 30),
        regions(Variant.NON_TOUCHING, 24, 60),
        regions(Variant.NON_TOUCHING, 36, 70),
        regions(Variant.NON_TOUCHING, 48, 75),
        regions(Variant.NON_TOUCHING, 60, 80),
        regions(Variant.NON_TOUCHING, 100, 80),
        regions(Variant.ROOKS, 24, 65),
        regions(Variant.ROOKS, 36, 72),
        regions(Variant.ROOKS, 48, 80),
        regions(Variant.ROOKS, 60, 80),
        superqueens(24, 65),
        superqueens(36, 78),
        excludedDiagonals(20, 25, 35),
        excludedDiagonals(24, 20, 35),
        excludedDiagonals(28, 20, 40),
        excludedDiagonals(32, 18, 45),
        blocked(36, 80),
        blocked(48, 84),
        blocked(56, 86),
        blocked(64, 86),
        completions(100, 77),
        completions(300, 256),
        completions(1_000, 930));
  }

  /** Boards of some milliseconds. */
  static RandomBoards warmUp() {
    return regions(Variant.NON_TOUCHING, 16, 40);
  }

  private static RandomBoards of(String name, Function<Random, QueensModel> board) {
    return halves(name, board, board);
  }

  /** A family with half of the boards of one kind, and half of another kind. */
  private static RandomBoards halves(
      String name, Function<Random, QueensModel> first, Function<Random, QueensModel> second) {
    return new RandomBoards(
        name,
        IntStream.range(0, NUMBER)
            .mapToObj(i -> (2 * i < NUMBER ? first : second).apply(new Random(FIRST_SEED + i)))
            .toList());
  }

  /** Regions that grow from the squares of a placement, half of the boards with blocked squares. */
  private static RandomBoards regions(Variant variant, int n, int percent) {
    return halves(
        "regions %s, %s; %s %% blocked".formatted(n, variant, percent),
        random -> grown(variant, n, random).build(),
        random -> block(grown(variant, n, random), n, percent, random));
  }

  /** Regions that grow from the squares of a placement. */
  static QueensModelBuilder grown(Variant variant, int n, Random random) {
    int[][] region = grow(placement(variant, n, random), random);
    return variant.builder(n).regionsAllDifferent((column, row) -> region[column][row]);
  }

  /** Each square is blocked with a probability in percent. */
  static QueensModel block(QueensModelBuilder builder, int n, int percent, Random random) {
    for (int column = 0; column < n; column++) {
      for (int row = 0; row < n; row++) {
        if (random.nextInt(100) < percent) {
          builder.block(column, row);
        }
      }
    }
    return builder.build();
  }

  private static RandomBoards blocked(int n, int percent) {
    return of(
        "queens %s; %s %% blocked".formatted(n, percent),
        random -> block(QueensModel.of(n).toBuilder(), n, percent, random));
  }

  private static RandomBoards superqueens(int n, int percent) {
    return halves(
        "superqueens %s; %s %% blocked".formatted(n, percent),
        random -> block(Variant.SUPERQUEENS.builder(n), n, percent / 2, random),
        random -> block(Variant.SUPERQUEENS.builder(n), n, percent, random));
  }

  /** Queens on squares drawn at random that no other queen attacks. */
  private static RandomBoards completions(int n, int given) {
    return of(
        "completions %s, %s given".formatted(n, given), random -> completion(n, given, random));
  }

  private static QueensModel completion(int n, int given, Random random) {
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    boolean[] rows = new boolean[n];
    boolean[] ascending = new boolean[2 * n];
    boolean[] descending = new boolean[2 * n];
    List<Integer> columns = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(columns, random);
    int placed = 0;
    for (int i = 0; i < n && placed < given; i++) {
      int column = columns.get(i);
      OptionalInt row =
          random
              .ints(DRAWS, 0, n)
              .filter(r -> !rows[r] && !ascending[r + column] && !descending[r - column + n])
              .findFirst();
      if (row.isPresent()) {
        int taken = row.getAsInt();
        rows[taken] = ascending[taken + column] = descending[taken - column + n] = true;
        builder.place(column, taken);
        placed++;
      }
    }
    return builder.build();
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

  /** Half of the boards exclude few diagonals, half of them many (CSPLib, problem 79). */
  private static RandomBoards excludedDiagonals(int n, int few, int many) {
    return halves(
        "excluded diagonals %s; %s and %s %%".formatted(n, few, many),
        random -> exclude(n, few, random),
        random -> exclude(n, many, random));
  }

  /** Each diagonal is excluded with a probability in percent. */
  private static QueensModel exclude(int n, int percent, Random random) {
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
  }
}

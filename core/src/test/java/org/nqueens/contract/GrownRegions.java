package org.nqueens.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

/** Large boards with connected regions that grow at random, each from one square of its column. */
public final class GrownRegions {
  private GrownRegions() {}

  /**
   * A board on which pieces must not touch, with a solution from whose squares the regions grow.
   */
  public static QueensModel soluble(int n, long seed) {
    Random random = new Random(seed);
    List<Integer> rows = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    do {
      Collections.shuffle(rows, random);
    } while (IntStream.range(1, n).anyMatch(j -> Math.abs(rows.get(j) - rows.get(j - 1)) == 1));
    return model(Variant.NON_TOUCHING, grow(rows, random));
  }

  /** A board of any variant whose regions grow from random squares, seldom with a solution. */
  public static QueensModel of(Variant variant, int n, long seed) {
    return model(variant, numbers(n, new Random(seed)));
  }

  private static QueensModel model(Variant variant, int[][] region) {
    return variant
        .builder(region.length)
        .regionsAllDifferent((column, row) -> region[column][row])
        .build();
  }

  /** The lines of a board with such regions, which letters from A name. */
  public static List<String> lines(int n, RandomGenerator random) {
    return Arrays.stream(numbers(n, random))
        .map(line -> Arrays.stream(line).mapToObj(GrownRegions::letter))
        .map(letters -> letters.collect(Collectors.joining()))
        .toList();
  }

  private static String letter(int number) {
    return Character.toString(number < 26 ? 'A' + number : 'a' + number - 26);
  }

  /** The numbers of such regions from 0; each grows from a random square of its line. */
  public static int[][] numbers(int n, RandomGenerator random) {
    return grow(IntStream.range(0, n).mapToObj(j -> random.nextInt(n)).toList(), random);
  }

  private static int[][] grow(List<Integer> rows, RandomGenerator random) {
    int n = rows.size();
    int[][] region = new int[n][n];
    Arrays.stream(region).forEach(column -> Arrays.fill(column, -1));
    IntStream.range(0, n).forEach(column -> region[column][rows.get(column)] = column);
    for (int free = n * n - n; free > 0; ) {
      int column = random.nextInt(n);
      int row = random.nextInt(n);
      int step = 2 * random.nextInt(2) - 1;
      boolean sideways = random.nextBoolean();
      int fromColumn = Math.floorMod(column + (sideways ? step : 0), n);
      int fromRow = Math.floorMod(row + (sideways ? 0 : step), n);
      boolean isNeighbour = Math.abs(fromColumn - column) + Math.abs(fromRow - row) == 1;
      if (isNeighbour && region[column][row] < 0 && region[fromColumn][fromRow] >= 0) {
        region[column][row] = region[fromColumn][fromRow];
        free--;
      }
    }
    return region;
  }
}

package org.nqueens.contract;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.model.View;

/** Models with some of everything, small enough for {@link BruteForce}; a seed repeats them. */
public final class RandomModels {
  private final Random random;

  private RandomModels(Random random) {
    this.random = random;
  }

  /** From the random numbers that {@link Gate} has for what is tested. */
  public static RandomModels of(String what) {
    return new RandomModels(Gate.random(what));
  }

  /**
   * A board of 4 to 7 columns, no domain of which is empty, on which levels of propagation differ:
   * with views near each other, whose values may form Hall intervals; with gaps that such an
   * interval may reach across or not; far apart, up to both ends of {@code int}; and with as many
   * values as views, all of which must be taken.
   */
  public QueensModel tight() {
    int n = 4 + random.nextInt(4);
    QueensModelBuilder builder = QueensModel.builder(n);
    if (n > 5 || chance(4, 3)) {
      builder.rowsAllDifferent();
    }
    switch (random.nextInt(4)) {
      case 0 -> builder.diagonalsAllDifferent();
      case 1 -> builder.toroidalDiagonalsAllDifferent();
      case 2 -> builder.notTouching();
      default -> {}
    }
    for (int i = random.nextInt(2 * n); i > 0; i--) {
      builder.block(random.nextInt(n), random.nextInt(n));
    }
    if (chance(3, 1)) {
      builder.allDifferent("offsets", offsets(n));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      builder.allDifferent("lookups " + i, lookups(n));
    }
    if (chance(2, 1)) {
      builder.allDifferent("permutations", permutations(n));
    }
    if (chance(3, 1)) {
      builder.allDifferent("gaps", gaps(n));
    }
    QueensModel model = builder.build();
    return model.domains().stream().anyMatch(RowDomain::isEmpty) ? tight() : model;
  }

  /** A board of 1 to 7 columns with some of everything, seldom too much to have solutions. */
  public QueensModel any() {
    int n = 1 + random.nextInt(7);
    QueensModelBuilder builder = QueensModel.builder(n);
    // Without it, seven columns would have up to 7^7 solutions.
    if (n > 5 || chance(4, 3)) {
      builder.rowsAllDifferent();
    }
    if (chance(3, 1)) {
      builder.diagonalsAllDifferent();
    }
    for (int i = random.nextInt(n + 1); i > 0; i--) {
      builder.block(random.nextInt(n), random.nextInt(n));
    }
    if (chance(4, 1)) {
      builder.allowOnly(random.nextInt(n), random.nextInt(n));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      builder.allDifferent("offsets " + i, offsets(n));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      builder.allDifferent("lookups " + i, lookups(n));
    }
    return builder.build();
  }

  /** A board of 1 to 6 columns on which one symmetry survives most of the rules, often all. */
  public QueensModel symmetric() {
    int n = 1 + random.nextInt(6);
    BoardSymmetry symmetry = BoardSymmetry.values()[random.nextInt(8)];
    QueensModelBuilder builder = QueensModel.builder(n);
    if (n > 5 || symmetry.swapsAxes() || chance(4, 3)) {
      builder.rowsAllDifferent();
    }
    switch (random.nextInt(6)) {
      case 0, 1 -> builder.diagonalsAllDifferent();
      case 2 -> builder.toroidalDiagonalsAllDifferent();
      case 3 -> builder.notTouching();
      case 4 -> builder.ascendingDiagonalsAllDifferent();
      default -> {}
    }
    for (int i = random.nextInt(n); i > 0; i--) {
      int[] square = {random.nextInt(n), random.nextInt(n)};
      for (int times = 0; times < 4; times++) {
        builder.block(square[0], square[1]);
        square = image(symmetry, square, n);
      }
    }
    if (chance(3, 1)) {
      int[] colours = random.ints(n * n, 0, 2 * n).toArray();
      builder.regionsAllDifferent(
          (column, row) -> colours[firstOfCycle(symmetry, new int[] {column, row}, n)]);
    }
    if (chance(6, 1)) {
      boolean centre = n % 2 == 1 && random.nextBoolean();
      builder.allowOnly(centre ? n / 2 : random.nextInt(n), centre ? n / 2 : random.nextInt(n));
    }
    if (chance(6, 1)) {
      builder.allDifferent("lookups", lookups(n));
    }
    return builder.build();
  }

  /** A board of 4 to 6 columns with two given queens and many blocked squares, mostly too many. */
  public QueensModel crowded() {
    int n = 4 + random.nextInt(3);
    Variant[] variants = Variant.values();
    QueensModelBuilder builder = variants[random.nextInt(variants.length)].builder(n);
    if (chance(3, 1)) {
      int[] colours = random.ints(n * n, 0, n).toArray();
      builder.regionsAllDifferent((column, row) -> colours[column * n + row]);
    }
    for (int i = random.nextInt(n * n / 2); i > 0; i--) {
      builder.block(random.nextInt(n), random.nextInt(n));
    }
    int column = random.nextInt(n - 1);
    return builder.allowOnly(column, random.nextInt(n)).allowOnly(n - 1, random.nextInt(n)).build();
  }

  /** Offsets, and often multiples of rows with them. */
  private List<View> offsets(int n) {
    // Far offsets are those that a translation could overflow.
    int far = chance(4, 1) ? Integer.MAX_VALUE - 50 : 0;
    int sign = random.nextBoolean() ? 1 : -1;
    int factors = chance(2, 1) ? 3 : 0;
    int large = factors > 0 && chance(6, 1) ? 80_000_000 : 1;
    List<View> views = new ArrayList<>();
    for (int column : columns(n)) {
      int factor = chance(3, 1) ? random.nextInt(2 * factors + 1) - factors : 1;
      int offset = random.nextInt(2 * n + 1) - n;
      views.add(
          large > 1
              ? View.affine(column, factor * large, offset * large)
              : View.affine(column, factor, sign * far + offset));
    }
    return views;
  }

  /** Lookups, with an offset here and there: views of both kinds may stand together. */
  private List<View> lookups(int n) {
    int scale = chance(4, 1) ? 300_000_000 : 1;
    int extreme = chance(4, 1) ? Integer.MAX_VALUE : 0;
    List<View> views = new ArrayList<>();
    for (int column : columns(n)) {
      int[] table = IntStream.range(0, n).map(row -> (random.nextInt(9) - 2) * scale).toArray();
      table[random.nextInt(n)] += extreme;
      table[random.nextInt(n)] -= extreme;
      views.add(chance(6, 1) ? View.offset(column, -1) : View.lookup(column, table));
    }
    return views;
  }

  /** Lookups of all columns, whose n + 1 values are up to n + 1 apart. */
  private List<View> gaps(int n) {
    int[] values = new int[n + 1];
    for (int rank = 1; rank <= n; rank++) {
      values[rank] = values[rank - 1] + List.of(1, 2, n - 1, n, n + 1).get(random.nextInt(5));
    }
    return IntStream.range(0, n)
        .mapToObj(
            column ->
                View.lookup(column, random.ints(n, 0, n + 1).map(rank -> values[rank]).toArray()))
        .toList();
  }

  /** Lookups of all columns, each of which has each of n values once. */
  private List<View> permutations(int n) {
    List<Integer> values =
        new ArrayList<>(List.of(Integer.MIN_VALUE, Integer.MAX_VALUE, 0, 1, 2, -300_000_000, 9));
    Collections.shuffle(values, random);
    List<View> views = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      List<Integer> table = new ArrayList<>(values.subList(0, n));
      Collections.shuffle(table, random);
      views.add(View.lookup(column, table.stream().mapToInt(Integer::intValue).toArray()));
    }
    return views;
  }

  private List<Integer> columns(int n) {
    List<Integer> columns = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(columns, random);
    return columns.subList(0, random.nextInt(n + 1));
  }

  /** True in so many cases of so many. */
  private boolean chance(int of, int cases) {
    return random.nextInt(of) < cases;
  }

  private static int[] image(BoardSymmetry symmetry, int[] square, int n) {
    return new int[] {
      symmetry.column(square[0], square[1], n), symmetry.row(square[0], square[1], n)
    };
  }

  private static int firstOfCycle(BoardSymmetry symmetry, int[] square, int n) {
    int first = square[0] * n + square[1];
    for (int times = 0; times < 3; times++) {
      square = image(symmetry, square, n);
      first = Math.min(first, square[0] * n + square[1]);
    }
    return first;
  }
}

package org.nqueens.benchmarks.work;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;

/**
 * A plain board on which most queens are given.
 *
 * @param rows the row of the queen given in each column, column 0 first; {@value #FREE} where none
 *     is
 */
record GivenBoard(List<Integer> rows) {
  static final int FREE = -1;

  GivenBoard {
    rows = List.copyOf(rows);
  }

  /** A random placement from which the queens of the first columns are taken. */
  static GivenBoard firstFree(int n, int free, long seed) {
    return without(RandomQueens.place(n, new Random(seed)), IntStream.range(0, free));
  }

  /** A random placement from which the queens of random columns are taken. */
  static GivenBoard scattered(int n, int free, long seed) {
    Random random = new Random(seed);
    int[] placement = RandomQueens.place(n, random);
    List<Integer> columns = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(columns, random);
    return without(placement, columns.stream().limit(free).mapToInt(column -> column));
  }

  /** A board of size n with a queen on each of some squares, which are column and row. */
  static GivenBoard of(int n, int[]... squares) {
    int[] rows = new int[n];
    Arrays.fill(rows, FREE);
    for (int[] square : squares) {
      rows[square[0]] = square[1];
    }
    return new GivenBoard(IntStream.of(rows).boxed().toList());
  }

  private static GivenBoard without(int[] placement, IntStream columns) {
    columns.forEach(column -> placement[column] = FREE);
    return new GivenBoard(IntStream.of(placement).boxed().toList());
  }

  int[] given() {
    return rows.stream().mapToInt(row -> row).toArray();
  }

  QueensModel model() {
    QueensModelBuilder builder = QueensModel.of(rows.size()).toBuilder();
    for (int column = 0; column < rows.size(); column++) {
      if (rows.get(column) != FREE) {
        builder.place(column, rows.get(column));
      }
    }
    return builder.build();
  }
}

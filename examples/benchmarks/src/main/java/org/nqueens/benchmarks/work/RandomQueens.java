package org.nqueens.benchmarks.work;

import java.util.Random;
import java.util.stream.IntStream;

/**
 * Placements of n queens at random: a random permutation whose columns are exchanged as long as
 * that leaves fewer attacks (R. Sosic and J. Gu, <i>A polynomial time algorithm for the n-queens
 * problem</i>, 1990). Equal seeds give equal placements.
 */
public final class RandomQueens {
  private final Random random;
  private final int[] rows;
  private final int[] ascending;
  private final int[] descending;

  private RandomQueens(int n, Random random) {
    this.random = random;
    this.rows = IntStream.range(0, n).toArray();
    this.ascending = new int[2 * n - 1];
    this.descending = new int[2 * n - 1];
  }

  /**
   * A placement.
   *
   * @param n the size of the board, 1 or at least 4
   * @param random what decides
   * @return the row of the queen in each column
   */
  public static int[] place(int n, Random random) {
    RandomQueens queens = new RandomQueens(n, random);
    do {
      queens.shuffle();
      queens.descend();
    } while (queens.attacks() > 0);
    return queens.rows;
  }

  private void shuffle() {
    for (int column = rows.length - 1; column > 0; column--) {
      exchange(column, random.nextInt(column + 1));
    }
    IntStream.range(0, ascending.length).forEach(line -> ascending[line] = descending[line] = 0);
    IntStream.range(0, rows.length).forEach(column -> count(column, 1));
  }

  /** Exchanges columns until no exchange is of use. */
  private void descend() {
    boolean improved = true;
    while (improved && attacks() > 0) {
      improved = false;
      for (int column = 0; column < rows.length; column++) {
        for (int other = 0; other < column; other++) {
          int before = attacks();
          move(column, other);
          if (attacks() < before) {
            improved = true;
          } else {
            move(column, other);
          }
        }
      }
    }
  }

  private void move(int column, int other) {
    count(column, -1);
    count(other, -1);
    exchange(column, other);
    count(column, 1);
    count(other, 1);
  }

  private void exchange(int column, int other) {
    int row = rows[column];
    rows[column] = rows[other];
    rows[other] = row;
  }

  private void count(int column, int change) {
    ascending[rows[column] + column] += change;
    descending[rows[column] - column + rows.length - 1] += change;
  }

  /** The queens that are not the first on their diagonals. */
  private int attacks() {
    int attacks = 0;
    for (int line = 0; line < ascending.length; line++) {
      attacks += Math.max(0, ascending[line] - 1) + Math.max(0, descending[line] - 1);
    }
    return attacks;
  }
}

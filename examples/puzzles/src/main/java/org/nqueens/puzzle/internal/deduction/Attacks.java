package org.nqueens.puzzle.internal.deduction;

import java.util.Arrays;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;

/**
 * The squares that a queen attacks in an empty model: the other squares of its column, and the
 * squares where a view of an all-different has the same value as the view of the queen.
 *
 * <p>A set of squares is an array of words: square {@code row * n + column} is bit {@code square %
 * 64} of word {@code square / 64}. For n = 64 the table takes 2 MB. Immutable and safe for use by
 * many threads.
 */
public final class Attacks {
  /** The largest board: a set of units of one kind is one word. */
  public static final int MAX_SIZE = 64;

  private final int n;
  private final long[][] attacked;

  private Attacks(int n) {
    this.n = n;
    attacked = new long[n * n][(n * n + 63) / 64];
  }

  /** The attacks of a model of at most 64 columns; its domains do not matter. */
  public static Attacks of(QueensModel model) {
    Attacks attacks = new Attacks(model.size());
    for (int column = 0; column < attacks.n; column++) {
      int[] squares = new int[attacks.n];
      for (int row = 0; row < attacks.n; row++) {
        squares[row] = row * attacks.n + column;
      }
      attacks.add(squares);
    }
    for (ValueIndex index : ValueIndex.of(model)) {
      index.values().forEach(value -> attacks.add(attacks.squares(index, value)));
    }
    return attacks;
  }

  /** The attacks of queens that may share rows, columns and regions, but must not touch. */
  public static Attacks touching(int n) {
    Attacks attacks = new Attacks(n);
    for (int corner = 0; corner < n * (n - 1) - 1; corner++) {
      if (corner % n < n - 1) {
        attacks.add(new int[] {corner, corner + 1, corner + n, corner + n + 1});
      }
    }
    return attacks;
  }

  /** The squares where an all-different takes a value. */
  private int[] squares(ValueIndex index, int value) {
    int[] squares = new int[n * n];
    int[] count = {0};
    index.forEachSquare(value, (column, row) -> squares[count[0]++] = row * n + column);
    return Arrays.copyOf(squares, count[0]);
  }

  /** Adds the attacks between squares if at most one of them can have a queen. */
  private void add(int[] squares) {
    for (int from : squares) {
      for (int to : squares) {
        if (from != to) {
          attacked[from][to >> 6] |= 1L << to;
        }
      }
    }
  }

  int size() {
    return n;
  }

  /** The squares attacked from a square, without the square itself; not to be changed. */
  long[] from(int square) {
    return attacked[square];
  }
}

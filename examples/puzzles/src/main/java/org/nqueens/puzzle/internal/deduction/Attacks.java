package org.nqueens.puzzle.internal.deduction;

import static java.util.stream.Collectors.groupingBy;

import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.board.Units;

/**
 * The squares that a queen attacks on an empty board: those that share a unit of one queen with
 * her, other than a region.
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

  /** The attacks on a board of at most 64 columns without walls. */
  public Attacks(Board board) {
    n = board.size();
    attacked = new long[n * n][(n * n + 63) / 64];
    for (Units units : board.units()) {
      if (units.capacity() == 1 && units.kind() != Units.Kind.REGIONS) {
        IntStream.range(0, n * n)
            .boxed()
            .collect(groupingBy(square -> units.unit(square % n, square / n)))
            .values()
            .forEach(this::add);
      }
    }
  }

  /** Adds the attacks between the squares of a unit. */
  private void add(List<Integer> squares) {
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

package org.nqueens.puzzle.internal.deduction;

import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.puzzle.internal.RegionSquares;

/**
 * The units of a board and the attacks between its squares.
 *
 * <p>Units are numbered: rows from 0, columns from n, regions from 2n. A family is the units of one
 * kind. Immutable and safe for use by many threads.
 */
public final class Layout {
  private static final int NONE = -1;

  private final Attacks attacks;
  private final int n;
  private final int stars;
  private final int[] regions;
  private final long[][] units;

  /**
   * The layout of a board.
   *
   * @param attacks the attacks of a board of these units
   * @param stars the number of queens of each unit
   * @param regions the region of each square {@code row * n + column}, from 0 to n - 1, or -1 for a
   *     square without one; empty for a board without regions
   */
  public Layout(Attacks attacks, int stars, int[] regions) {
    this.attacks = attacks;
    this.stars = stars;
    this.n = attacks.size();
    this.regions = regions.clone();
    this.units = new long[regions.length == 0 ? 2 * n : 3 * n][words()];
    for (int square = 0; square < n * n; square++) {
      for (int family = 0; family < families(); family++) {
        int index = index(family, square);
        if (index != NONE) {
          units[family * n + index][square >> 6] |= 1L << square;
        }
      }
    }
  }

  /**
   * The layout of a board.
   *
   * @throws IllegalArgumentException if it has more than {@value Attacks#MAX_SIZE} columns, or need
   *     not have a queen in each row and column
   */
  public static Layout of(Board board) {
    if (board.size() > Attacks.MAX_SIZE) {
      throw new IllegalArgumentException(
          "size (%s) of the board must be at most %s for hints and ratings: use a smaller board, or solve this one"
              .formatted(board.size(), Attacks.MAX_SIZE));
    }
    if (!board.isFilled()) {
      throw new IllegalArgumentException(
          "board (of %s queens) must have as many queens in each row and column, for hints and ratings: a row with one square left need not have a queen, so solve it instead"
              .formatted(board.queens()));
    }
    return new Layout(
        new Attacks(board), board.stars(), board.hasRegions() ? regions(board) : new int[0]);
  }

  /** The number of the region of each square, in order of appearance; {@link #NONE} if blocked. */
  private static int[] regions(Board board) {
    int n = board.size();
    String letters = RegionSquares.letters(board);
    return IntStream.range(0, n * n)
        .map(square -> letters.indexOf(board.region(square % n, square / n)))
        .toArray();
  }

  public int size() {
    return n;
  }

  int stars() {
    return stars;
  }

  int words() {
    return (n * n + 63) / 64;
  }

  int families() {
    return regions.length == 0 ? 2 : 3;
  }

  int unitCount() {
    return units.length;
  }

  /** The squares of a unit; not to be changed. */
  long[] squares(int unit) {
    return units[unit];
  }

  /** The number of the unit of a square within a family, or -1 for a square without region. */
  int index(int family, int square) {
    return switch (family) {
      case 0 -> square / n;
      case 1 -> square % n;
      default -> regions[square];
    };
  }

  /**
   * A word of the set of squares that a queen attacks; the square itself may be in the set. The
   * rest of its units is among them only if units have one queen.
   */
  long attacked(int square, int word) {
    long attacked = attacks.from(square)[word];
    boolean inRegion = stars == 1 && regions.length > 0 && regions[square] != NONE;
    return inRegion ? attacked | units[2 * n + regions[square]][word] : attacked;
  }
}

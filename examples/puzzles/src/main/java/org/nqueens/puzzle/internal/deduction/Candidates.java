package org.nqueens.puzzle.internal.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntToLongFunction;
import org.nqueens.board.Position;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/**
 * The squares left: squares that may have a queen, and squares that have one. A placed queen leaves
 * no square that it attacks. Not thread-safe.
 */
public final class Candidates {
  private final Layout layout;
  private final long[] left;
  private final long[] queens;
  private final Runnable check;
  private final boolean isSupposed;

  private Candidates(
      Layout layout, long[] left, long[] queens, Runnable check, boolean isSupposed) {
    this.layout = layout;
    this.left = left;
    this.queens = queens;
    this.check = check;
    this.isSupposed = isSupposed;
  }

  public static Candidates all(Layout layout) {
    Candidates all =
        new Candidates(
            layout,
            new long[layout.words()],
            new long[layout.words()],
            Candidates::requireNoInterrupt,
            false);
    for (int unit = 0; unit < layout.size(); unit++) {
      for (int word = 0; word < all.left.length; word++) {
        all.left[word] |= layout.squares(unit)[word];
      }
    }
    return all;
  }

  /** The squares left in a position whose queens do not clash. */
  public static Candidates of(Position position, Layout layout) {
    int n = layout.size();
    Candidates candidates = all(layout);
    position.excluded().forEach(square -> candidates.exclude(square.row() * n + square.column()));
    position.queens().forEach(queen -> candidates.place(queen.row() * n + queen.column()));
    return candidates;
  }

  /**
   * The check of squares left that have no other one: throws a {@link SearchStoppedException} if
   * the calling thread is interrupted.
   */
  public static void requireNoInterrupt() {
    if (Thread.currentThread().isInterrupted()) {
      throw new SearchStoppedException(Completion.INTERRUPTED);
    }
  }

  public Candidates copy() {
    return withCheck(check);
  }

  /**
   * A copy with a check of the time, which deductions run within milliseconds.
   *
   * @param newCheck throws an exception to end the deduction, also if the calling thread is
   *     interrupted; the copies of the copy share it
   */
  public Candidates withCheck(Runnable newCheck) {
    return new Candidates(layout, left.clone(), queens.clone(), newCheck, isSupposed);
  }

  /** A copy for what follows from a supposed queen. */
  Candidates supposed() {
    return new Candidates(layout, left.clone(), queens.clone(), check, true);
  }

  /** Tells whether these squares are left after a supposition. */
  boolean isSupposed() {
    return isSupposed;
  }

  /**
   * Runs the check of the time, before each rule, trial and queen of an arrangement: arrangements
   * of several queens can be exponentially many.
   */
  void check() {
    check.run();
  }

  Layout layout() {
    return layout;
  }

  public boolean contains(int square) {
    return (left[square >> 6] >>> square & 1) != 0;
  }

  boolean isOpen(int square) {
    return (openWord(square >> 6) >>> square & 1) != 0;
  }

  public void exclude(int square) {
    left[square >> 6] &= ~(1L << square);
  }

  /** Places a queen on a square that is left, and excludes what it attacks. */
  public void place(int square) {
    long bit = 1L << square;
    for (int word = 0; word < left.length; word++) {
      long own = word == square >> 6 ? bit : 0;
      left[word] &= ~layout.attacked(square, word) | own;
      queens[word] |= own;
    }
    for (int family = 0; layout.stars() > 1 && family < layout.families(); family++) {
      closeIfFilled(family * layout.size() + layout.index(family, square));
    }
  }

  /** Excludes the rest of a unit that has its queens. */
  private void closeIfFilled(int unit) {
    if (isFilled(unit)) {
      for (int word = 0; word < left.length; word++) {
        left[word] &= ~layout.squares(unit)[word] | queens[word];
      }
    }
  }

  /** Places queens on squares that are still left when their turn comes; returns their number. */
  int placeAll(List<Integer> squares) {
    int placed = 0;
    for (int square : squares) {
      if (contains(square)) {
        place(square);
        placed++;
      }
    }
    return placed;
  }

  int count(int unit) {
    long[] squares = layout.squares(unit);
    int count = 0;
    for (int word = 0; word < left.length; word++) {
      count += Long.bitCount(left[word] & squares[word]);
    }
    return count;
  }

  int missing(int unit) {
    long[] squares = layout.squares(unit);
    int missing = layout.stars();
    for (int word = 0; word < left.length; word++) {
      missing -= Long.bitCount(queens[word] & squares[word]);
    }
    return missing;
  }

  int missing(List<Integer> units) {
    int missing = 0;
    for (int unit : units) {
      missing += missing(unit);
    }
    return missing;
  }

  boolean isFilled(int unit) {
    return missing(unit) == 0;
  }

  /** The squares left of a unit that have no queen, in increasing order. */
  List<Integer> openSquares(int unit) {
    return squares(left.length, word -> openWord(unit, word));
  }

  /** The squares left of some units that have no queen, without those of others. */
  List<Integer> openSquares(List<Integer> units, List<Integer> without) {
    return squares(
        left.length, word -> openWord(word) & union(units, word) & ~union(without, word));
  }

  /** A word of the set of squares of some units. */
  private long union(List<Integer> units, int word) {
    long bits = 0;
    for (int unit : units) {
      bits |= layout.squares(unit)[word];
    }
    return bits;
  }

  long word(int word) {
    return left[word];
  }

  /** A word of the set of squares left that have no queen. */
  long openWord(int word) {
    return left[word] & ~queens[word];
  }

  /** A word of the set of squares left of a unit that have no queen. */
  long openWord(int unit, int word) {
    return openWord(word) & layout.squares(unit)[word];
  }

  /** The squares left of some units, in increasing order. */
  List<Integer> squares(List<Integer> units) {
    return squares(left.length, word -> left[word] & union(units, word));
  }

  /** The squares left that have no queen, in increasing order. */
  List<Integer> openSquares() {
    return squares(left.length, this::openWord);
  }

  /** The squares of a set that is given by its words, in increasing order. */
  static List<Integer> squares(int words, IntToLongFunction set) {
    List<Integer> squares = new ArrayList<>();
    for (int word = 0; word < words; word++) {
      for (long rest = set.applyAsLong(word); rest != 0; rest &= rest - 1) {
        squares.add(word * 64 + Long.numberOfTrailingZeros(rest));
      }
    }
    return squares;
  }

  /** A unit whose squares left have no room for its queens, regions first. */
  public OptionalInt emptied() {
    for (int unit = layout.unitCount() - 1; unit >= 0; unit--) {
      if (!hasRoom(unit, count(unit))) {
        return OptionalInt.of(unit);
      }
    }
    return OptionalInt.empty();
  }

  /** Tells whether the squares left of a unit, a number of them, have room for its queens. */
  boolean hasRoom(int unit, int count) {
    if (count == layout.stars() && count > 1) {
      List<Integer> open = openSquares(unit);
      return copy().placeAll(open) == open.size();
    }
    return count >= layout.stars();
  }

  public boolean isSolved() {
    int placed = 0;
    for (long word : queens) {
      placed += Long.bitCount(word);
    }
    return placed == layout.size() * layout.stars();
  }
}

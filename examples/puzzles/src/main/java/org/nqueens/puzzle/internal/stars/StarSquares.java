package org.nqueens.puzzle.internal.stars;

import java.util.Arrays;
import org.nqueens.board.Board;
import org.nqueens.puzzle.internal.RegionSquares;

/**
 * The squares of a board during a search: open, with a queen, or crossed out.
 *
 * <p>A square is {@code row * n + column}. The units are the rows from 0, the columns from n, and
 * the regions from 2n. A line is a row (direction 0) or a column (direction 1); sets of its squares
 * are bits. Not thread-safe.
 */
final class StarSquares {
  enum State {
    OPEN,
    QUEEN,
    CROSS
  }

  /** The region that stands for all squares of a line. */
  static final int ANY_REGION = -1;

  final int n;
  final int[][] unitsOf;
  final int[][] squaresOf;
  final int[][] neighbours;

  private final State[] states;

  /** By unit: the queens that it misses, and its open squares. */
  private final int[] missing;

  private final int[] open;

  /** The decided squares in order; the consequences of the first ones are decided, too. */
  private final int[] trail;

  private int decided;
  private int propagated;

  /** By direction and line: the open squares. */
  private final int[][] lines;

  /** By direction, region and line: all squares. */
  private final int[][][] regionLines;

  /** The unit of the last contradiction. */
  private int contradicted;

  StarSquares(Board board) {
    n = board.size();
    String letters = board.hasRegions() ? RegionSquares.letters(board) : "";
    states = new State[n * n];
    Arrays.fill(states, State.OPEN);
    trail = new int[n * n];
    lines = new int[2][n];
    for (int[] ofDirection : lines) {
      Arrays.fill(ofDirection, -1 >>> (Integer.SIZE - n));
    }
    regionLines = new int[2][letters.length()][n];
    unitsOf = new int[n * n][];
    neighbours = new int[n * n][];
    int[] sizes = new int[2 * n + letters.length()];
    for (int square = 0; square < n * n; square++) {
      int row = square / n;
      int column = square % n;
      int region = letters.isEmpty() ? -1 : letters.indexOf(board.region(column, row));
      unitsOf[square] = new int[] {row, n + column};
      if (region >= 0) {
        unitsOf[square] = new int[] {row, n + column, 2 * n + region};
        regionLines[0][region][row] |= 1 << column;
        regionLines[1][region][column] |= 1 << row;
      }
      for (int unit : unitsOf[square]) {
        sizes[unit]++;
      }
      neighbours[square] = neighbours(row, column);
    }
    squaresOf = Arrays.stream(sizes).mapToObj(int[]::new).toArray(int[][]::new);
    for (int square = n * n - 1; square >= 0; square--) {
      for (int unit : unitsOf[square]) {
        squaresOf[unit][--sizes[unit]] = square;
      }
    }
    missing = new int[squaresOf.length];
    Arrays.fill(missing, board.stars());
    open = Arrays.stream(squaresOf).mapToInt(squares -> squares.length).toArray();
  }

  private int[] neighbours(int row, int column) {
    int[] neighbours = new int[8];
    int count = 0;
    for (int r = Math.max(0, row - 1); r <= Math.min(n - 1, row + 1); r++) {
      for (int c = Math.max(0, column - 1); c <= Math.min(n - 1, column + 1); c++) {
        if (r != row || c != column) {
          neighbours[count++] = r * n + c;
        }
      }
    }
    return Arrays.copyOf(neighbours, count);
  }

  State state(int square) {
    return states[square];
  }

  boolean isOpen(int square) {
    return states[square] == State.OPEN;
  }

  int missing(int unit) {
    return missing[unit];
  }

  int open(int unit) {
    return open[unit];
  }

  int units() {
    return missing.length;
  }

  int regions() {
    return missing.length - 2 * n;
  }

  /** The open squares of a region, or of {@link #ANY_REGION}, in a line; none outside the board. */
  int line(int direction, int region, int line) {
    if (line < 0 || line >= n) {
      return 0;
    }
    int all = region == ANY_REGION ? -1 : regionLines[direction][region][line];
    return lines[direction][line] & all;
  }

  int square(int direction, int line, int place) {
    return direction == 0 ? line * n + place : place * n + line;
  }

  int contradicted() {
    return contradicted;
  }

  /** Notes the unit of a contradiction; false. */
  boolean contradict(int unit) {
    contradicted = unit;
    return false;
  }

  /** The number of decided squares, to which {@link #undo} returns. */
  int mark() {
    return decided;
  }

  /** Decides a square; false if this contradicts a decision or the number of queens of a unit. */
  boolean decide(int square, State state) {
    if (states[square] != State.OPEN) {
      return states[square] == state || contradict(unitsOf[square][0]);
    }
    states[square] = state;
    trail[decided++] = square;
    flip(square);
    boolean isConsistent = true;
    for (int unit : unitsOf[square]) {
      open[unit]--;
      missing[unit] -= state == State.QUEEN ? 1 : 0;
      if (missing[unit] < 0 || open[unit] < missing[unit]) {
        isConsistent = contradict(unit);
      }
    }
    return isConsistent;
  }

  private void flip(int square) {
    lines[0][square / n] ^= 1 << square % n;
    lines[1][square % n] ^= 1 << square / n;
  }

  /** Opens the squares that were decided after a mark. */
  void undo(int mark) {
    while (decided > mark) {
      int square = trail[--decided];
      for (int unit : unitsOf[square]) {
        open[unit]++;
        missing[unit] += states[square] == State.QUEEN ? 1 : 0;
      }
      states[square] = State.OPEN;
      flip(square);
    }
    propagated = decided;
  }

  /** Decides what follows from queens that touch no other, and from the open squares of units. */
  boolean propagate() {
    while (propagated < decided) {
      int square = trail[propagated++];
      if (states[square] == State.QUEEN && !crossOut(neighbours[square])) {
        return false;
      }
      for (int unit : unitsOf[square]) {
        if (missing[unit] == 0 && !decideOpen(unit, State.CROSS)
            || missing[unit] == open[unit] && !decideOpen(unit, State.QUEEN)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean crossOut(int[] squares) {
    for (int square : squares) {
      if (!decide(square, State.CROSS)) {
        return false;
      }
    }
    return true;
  }

  private boolean decideOpen(int unit, State state) {
    for (int square : open[unit] == 0 ? new int[0] : squaresOf[unit]) {
      if (isOpen(square) && !decide(square, state)) {
        return false;
      }
    }
    return true;
  }
}

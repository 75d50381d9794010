package org.nqueens.puzzle.internal.squares;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Units;

/**
 * The squares of a board during a search: open, with a queen, or crossed out.
 *
 * <p>A square is {@code row * n + column}. Units have room for a number of queens. On a filled
 * board they are the rows from 0, the columns from n, and the regions from 2n, and each has as many
 * queens as room. Otherwise they are of all kinds of the board except blocks of squares that touch.
 * The units of each kind together have room for the queens that the board misses, and for {@code
 * spare} queens more; without spare room each unit has as many queens as room or open squares. A
 * line is a row (direction 0) or a column (direction 1); sets of its squares are bits. Not
 * thread-safe.
 */
final class SquareStates {
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

  /** By unit: the queens that it has room for, its open squares, and its kind. */
  private final int[] missing;

  private final int[] open;
  private final int[] kinds;

  /** By kind: the queens for which its units have room beyond those that the board misses. */
  private final int[] spare;

  /** Whether a kind has lost its spare room since its units were looked at. */
  private boolean isFilling;

  /** Whether each row and column has as many queens as room. */
  final boolean isFilled;

  private int rest;

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

  SquareStates(Board board, Predicate<Units> rules) {
    n = board.size();
    isFilled = board.isFilled();
    states = new State[n * n];
    Arrays.fill(states, State.OPEN);
    trail = new int[n * n];
    lines = new int[2][n];
    for (int[] ofDirection : lines) {
      Arrays.fill(ofDirection, -1 >>> (Integer.SIZE - n));
    }
    unitsOf = new int[n * n][];
    neighbours = new int[n * n][];
    List<Units> all = new ArrayList<>(board.units());
    Collections.swap(all, 0, 1);
    all.removeIf(rules.negate());
    // Beside other kinds, queens that touch are neighbours instead.
    boolean touch =
        all.get(0).kind() == Units.Kind.BLOCKS
            || all.removeIf(units -> units.kind() == Units.Kind.BLOCKS);
    int[] firsts = new int[all.size() + 1];
    for (int kind = 0; kind < all.size(); kind++) {
      firsts[kind + 1] = firsts[kind] + all.get(kind).count();
    }
    Units last = all.get(all.size() - 1);
    regionLines = new int[2][last.kind() == Units.Kind.REGIONS ? last.count() : 0][n];
    int[] regions = new int[regionLines[0].length]; // from 1, in the order of their first squares
    int known = 0;
    int[] sizes = new int[firsts[all.size()]];
    int[] own = new int[all.size()];
    for (int square = 0; square < n * n; square++) {
      int row = square / n;
      int column = square % n;
      int count = 0;
      for (int kind = 0; kind < own.length; kind++) {
        Units units = all.get(kind);
        int unit = units.unit(column, row);
        if (unit >= 0 && units.kind() == Units.Kind.REGIONS) {
          regions[unit] = regions[unit] == 0 ? ++known : regions[unit];
          unit = regions[unit] - 1;
          regionLines[0][unit][row] |= 1 << column;
          regionLines[1][unit][column] |= 1 << row;
        }
        if (unit >= 0) {
          own[count++] = firsts[kind] + unit;
        }
      }
      unitsOf[square] = Arrays.copyOf(own, count);
      for (int unit : unitsOf[square]) {
        sizes[unit]++;
      }
      neighbours[square] = touch ? neighbours(row, column) : new int[0];
    }
    squaresOf = Arrays.stream(sizes).mapToObj(int[]::new).toArray(int[][]::new);
    for (int square = n * n - 1; square >= 0; square--) {
      for (int unit : unitsOf[square]) {
        squaresOf[unit][--sizes[unit]] = square;
      }
    }
    missing = new int[squaresOf.length];
    kinds = new int[squaresOf.length];
    open = Arrays.stream(squaresOf).mapToInt(squares -> squares.length).toArray();
    rest = board.queens();
    spare = new int[all.size()];
    for (int kind = 0; kind < spare.length; kind++) {
      for (int unit = firsts[kind]; unit < firsts[kind + 1]; unit++) {
        missing[unit] = all.get(kind).capacity();
        kinds[unit] = kind;
        spare[kind] += Math.min(missing[unit], open[unit]);
      }
      spare[kind] -= rest;
    }
    isFilling = !isFilled;
    for (int square = 0; !isFilled && square < n * n; square++) {
      if (board.square(square % n, square / n) == SquareState.WALL) {
        states[square] = State.CROSS;
        flip(square);
      }
    }
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
    return regionLines[0].length;
  }

  int rest() {
    return rest;
  }

  /** The spare room of the kind of a unit. */
  int spare(int unit) {
    return spare[kinds[unit]];
  }

  /** Whether each kind has room for the queens that the board misses. */
  boolean hasRoom() {
    return Arrays.stream(spare).allMatch(room -> room >= 0);
  }

  /** The lines with open squares of a region, as bits. */
  int span(int direction, int region) {
    int[] open = lines[direction];
    int[] own = regionLines[direction][region];
    int span = 0;
    for (int line = 0; line < n; line++) {
      span |= (open[line] & own[line]) == 0 ? 0 : 1 << line;
    }
    return span;
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

  /** A wall belongs to no unit, and is only contradicted before a search. */
  private boolean contradictAt(int square) {
    return contradict(unitsOf[square].length == 0 ? 0 : unitsOf[square][0]);
  }

  /** The number of decided squares, to which {@link #undo} returns. */
  int mark() {
    return decided;
  }

  /** Adds the units of squares decided since a mark to units by kind, as bits; the mark of now. */
  int addChanged(int mark, int[] units) {
    for (int i = mark; i < decided; i++) {
      for (int unit : unitsOf[trail[i]]) {
        units[unit / n] |= 1 << unit % n;
      }
    }
    return decided;
  }

  /** Decides a square; false if this contradicts a decision or the number of queens of a unit. */
  boolean decide(int square, State state) {
    if (states[square] != State.OPEN) {
      return states[square] == state || contradictAt(square);
    }
    states[square] = state;
    trail[decided++] = square;
    flip(square);
    int queen = state == State.QUEEN ? 1 : 0;
    rest -= queen;
    boolean isConsistent = rest >= 0 || contradictAt(square);
    for (int unit : unitsOf[square]) {
      open[unit]--;
      missing[unit] -= queen;
      if (missing[unit] < 0 || open[unit] < missing[unit] && queen == 0 && !loseRoom(unit)) {
        isConsistent = contradict(unit);
      }
    }
    return isConsistent;
  }

  /** Takes room that has no open square any more; false if its kind has none to spare. */
  private boolean loseRoom(int unit) {
    int left = --spare[kinds[unit]];
    isFilling |= left == 0;
    return left >= 0;
  }

  private void flip(int square) {
    lines[0][square / n] ^= 1 << square % n;
    lines[1][square % n] ^= 1 << square / n;
  }

  /** Opens the squares that were decided after a mark. */
  void undo(int mark) {
    while (decided > mark) {
      int square = trail[--decided];
      int queen = states[square] == State.QUEEN ? 1 : 0;
      rest += queen;
      for (int unit : unitsOf[square]) {
        if (open[unit] < missing[unit] && queen == 0) {
          spare[kinds[unit]]++;
        }
        open[unit]++;
        missing[unit] += queen;
      }
      states[square] = State.OPEN;
      flip(square);
    }
    propagated = decided;
  }

  /** Decides what follows from queens that touch no other, and from the open squares of units. */
  boolean propagate() {
    do {
      while (propagated < decided) {
        int square = trail[propagated++];
        if (states[square] == State.QUEEN && !crossOut(neighbours[square])) {
          return false;
        }
        for (int unit : unitsOf[square]) {
          if (!fill(unit)) {
            return false;
          }
        }
      }
      if (!isFilling) {
        return true;
      }
      isFilling = false;
      for (int unit = 0; unit < missing.length; unit++) {
        if (!fill(unit)) {
          return false;
        }
      }
    } while (propagated < decided || isFilling);
    return true;
  }

  /** Decides the open squares of a unit without room, or with as few as room that it must fill. */
  private boolean fill(int unit) {
    return (missing[unit] != 0 || decideOpen(unit, State.CROSS))
        && (missing[unit] < open[unit] || spare(unit) > 0 || decideOpen(unit, State.QUEEN));
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

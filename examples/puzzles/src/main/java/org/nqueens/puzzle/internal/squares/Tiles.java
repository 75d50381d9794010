package org.nqueens.puzzle.internal.squares;

import static org.nqueens.puzzle.internal.squares.SquareStates.ANY_REGION;

import org.nqueens.puzzle.internal.squares.SquareStates.State;

/**
 * The argument of tiles: queens do not touch, so a tile of two by two squares has one at most. If
 * the open squares of a line, of two neighbouring lines or of a region are covered by as many tiles
 * as queens are missing, each tile has a queen.
 */
final class Tiles {
  private final SquareStates squares;
  private final int n;

  Tiles(SquareStates squares) {
    this.squares = squares;
    this.n = squares.n;
  }

  /**
   * Decides what follows from tiles of the units that changed since a mark, of all units since 0;
   * false if they contradict the number of queens of a unit.
   */
  boolean propagate(int mark) {
    int all = mark == 0 ? -1 : 0;
    int[] changed = {all, all, all};
    int seen = mark;
    for (int direction = 0; direction < 2; direction++) {
      for (int line = 0; line < n; line++) {
        int unit = direction * n + line;
        seen = squares.addChanged(seen, changed);
        int near = changed[direction] >> line & 3;
        if ((near & 1) == 1 && !cover(new Area(direction, ANY_REGION, line, line, 1), unit, unit)
            || line + 1 < n
                && near != 0
                && !cover(new Area(direction, ANY_REGION, line, line, 2), unit, unit + 1)) {
          return false;
        }
      }
      for (int region = 0; region < squares.regions(); region++) {
        int unit = 2 * n + region;
        seen = squares.addChanged(seen, changed);
        if ((changed[2] >> region & 1) == 1
            && !(cover(new Area(direction, region, 0, n - 1, 2), unit, unit)
                && cover(new Area(direction, region, -1, n - 1, 2), unit, unit))) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Squares in bands of one or two lines.
   *
   * @param first the first line of the first band
   * @param last the last line with which a band may begin
   * @param height the number of lines of a band
   */
  private record Area(int direction, int region, int first, int last, int height) {}

  /** The open squares of a band, one line put on the other. */
  private int band(Area area, int line) {
    int band = squares.line(area.direction, area.region, line);
    return area.height == 1 ? band : band | squares.line(area.direction, area.region, line + 1);
  }

  /** Covers the area of one or two units by tiles, each from the first square on that is left. */
  private boolean cover(Area area, int unit, int last) {
    int missing = squares.missing(unit) + (last > unit ? squares.missing(last) : 0);
    int open = squares.open(unit) + (last > unit ? squares.open(last) : 0);
    if (missing == 0 || open > 2 * area.height * missing) {
      return true;
    }
    int tiles = 0;
    for (int line = area.first; line <= area.last && tiles <= missing; line += area.height) {
      for (int rest = band(area, line); rest != 0; rest &= ~(3 << first(rest))) {
        tiles++;
      }
    }
    if (tiles != missing) {
      return tiles > missing || squares.contradict(unit);
    }
    for (int line = area.first; line <= area.last; line += area.height) {
      for (int rest = band(area, line); rest != 0; rest &= ~(3 << first(rest))) {
        if (!fill(area, line, first(rest))) {
          return false;
        }
      }
    }
    return true;
  }

  private static int first(int bits) {
    return Integer.numberOfTrailingZeros(bits);
  }

  /** Decides what follows if a tile has a queen. */
  private boolean fill(Area area, int line, int place) {
    int upper = squares.line(area.direction, area.region, line) & 3 << place;
    int lower =
        area.height == 1 ? 0 : squares.line(area.direction, area.region, line + 1) & 3 << place;
    int both = upper | lower;
    int count = Integer.bitCount(upper) + Integer.bitCount(lower);
    if (count <= 1) {
      // Earlier tiles may have crossed out all squares, which their unit has noticed.
      int own = upper == 0 ? line + 1 : line;
      return count == 0
          || squares.decide(squares.square(area.direction, own, first(both)), State.QUEEN);
    }
    // The squares that touch all open squares of the tile.
    int near = Integer.bitCount(both) == 1 ? both | both << 1 | both >>> 1 : both;
    for (int beside = lower == 0 ? line - 1 : line;
        beside <= (upper == 0 ? line + 2 : line + 1);
        beside++) {
      int own = beside == line ? upper : beside == line + 1 ? lower : 0;
      int open = squares.line(area.direction, ANY_REGION, beside) & near & ~own;
      for (; open != 0; open &= open - 1) {
        int square = squares.square(area.direction, beside, first(open));
        if (!squares.decide(square, State.CROSS)) {
          return false;
        }
      }
    }
    return true;
  }
}

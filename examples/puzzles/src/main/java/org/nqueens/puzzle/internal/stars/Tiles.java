package org.nqueens.puzzle.internal.stars;

import static org.nqueens.puzzle.internal.stars.StarSquares.ANY_REGION;

import org.nqueens.puzzle.internal.stars.StarSquares.State;

/**
 * The argument of tiles: queens do not touch, so a tile of two by two squares has one at most. If
 * the open squares of a line, of two neighbouring lines or of a region are covered by as many tiles
 * as queens are missing, each tile has a queen.
 */
final class Tiles {
  private final StarSquares squares;
  private final int n;

  /** The open squares of one tile. */
  private final int[] tile = new int[4];

  Tiles(StarSquares squares) {
    this.squares = squares;
    this.n = squares.n;
  }

  /** Decides what follows from tiles; false if they contradict the number of queens of a unit. */
  boolean propagate() {
    for (int direction = 0; direction < 2; direction++) {
      for (int line = 0; line < n; line++) {
        int unit = direction * n + line;
        if (!cover(new Area(direction, ANY_REGION, line, line, 1), unit, unit)
            || line + 1 < n
                && !cover(new Area(direction, ANY_REGION, line, line, 2), unit, unit + 1)) {
          return false;
        }
      }
      for (int region = 0; region < squares.regions(); region++) {
        int unit = 2 * n + region;
        if (!cover(new Area(direction, region, 0, n - 1, 2), unit, unit)
            || !cover(new Area(direction, region, -1, n - 1, 2), unit, unit)) {
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
    if (missing == 0) {
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
    int count = 0;
    for (int either = line; either < line + area.height; either++) {
      int open = squares.line(area.direction, area.region, either) & 3 << place;
      for (; open != 0; open &= open - 1) {
        tile[count++] = squares.square(area.direction, either, first(open));
      }
    }
    if (count <= 1) {
      // Earlier tiles may have crossed out all squares, which their unit has noticed.
      return count == 0 || squares.decide(tile[0], State.QUEEN);
    }
    for (int beside : squares.neighbours[tile[0]]) {
      if (squares.isOpen(beside)
          && touchesAll(beside, count)
          && !squares.decide(beside, State.CROSS)) {
        return false;
      }
    }
    return true;
  }

  private boolean touchesAll(int square, int count) {
    for (int i = 0; i < count; i++) {
      if (square == tile[i] || !squares.touches(square, tile[i])) {
        return false;
      }
    }
    return true;
  }
}

package org.nqueens.puzzle.internal.squares;

import org.nqueens.puzzle.internal.squares.SquareStates.State;

/**
 * The argument of bands of neighbouring lines. Regions inside a band that miss as many queens as
 * its lines leave no queen of the band to other regions. Regions that reach into a band, and miss
 * as many queens together as its lines, have no queen outside.
 */
final class Bands {
  private final SquareStates squares;
  private final int n;

  Bands(SquareStates squares) {
    this.squares = squares;
    this.n = squares.n;
  }

  /** Decides what follows from all bands; false if the numbers of one contradict each other. */
  boolean propagate() {
    for (int direction = 0; squares.regions() > 0 && direction < 2; direction++) {
      int[] spans = spans(direction);
      for (int first = 0; first < n; first++) {
        int band = 0;
        int missing = 0;
        for (int line = first; line < (first == 0 ? n - 1 : n); line++) {
          band |= 1 << line;
          missing += squares.missing(direction * n + line);
          if (!band(direction, first, band, missing, spans)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** By region: the lines with open squares, as bits. */
  private int[] spans(int direction) {
    int[] spans = new int[squares.regions()];
    for (int region = 0; region < spans.length; region++) {
      for (int line = 0; line < n; line++) {
        spans[region] |= squares.line(direction, region, line) == 0 ? 0 : 1 << line;
      }
    }
    return spans;
  }

  private boolean band(int direction, int first, int band, int missing, int[] spans) {
    int inside = 0;
    int reaching = 0;
    for (int region = 0; region < spans.length; region++) {
      int own = squares.missing(2 * n + region);
      inside += (spans[region] & ~band) == 0 ? own : 0;
      reaching += (spans[region] & band) != 0 ? own : 0;
    }
    if (inside > missing || reaching < missing) {
      return squares.contradict(direction * n + first);
    }
    int excluded = (inside == missing ? band : 0) | (reaching == missing ? ~band : 0);
    for (int region = 0; excluded != 0 && region < spans.length; region++) {
      boolean crosses = (spans[region] & band) != 0 && (spans[region] & ~band) != 0;
      for (int square : crosses ? squares.squaresOf[2 * n + region] : new int[0]) {
        int line = direction == 0 ? square / n : square % n;
        if ((excluded >> line & 1) == 1
            && squares.isOpen(square)
            && !squares.decide(square, State.CROSS)) {
          return false;
        }
      }
    }
    return true;
  }
}

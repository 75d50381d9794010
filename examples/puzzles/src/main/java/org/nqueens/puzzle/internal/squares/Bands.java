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
      int[] spans = new int[squares.regions()];
      for (int region = 0; region < spans.length; region++) {
        spans[region] = squares.span(direction, region);
      }
      for (int first = 0; first < n; first++) {
        if (!bandsFrom(direction, first, spans)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The bands that begin with a line, from the narrowest one. */
  private boolean bandsFrom(int direction, int first, int[] spans) {
    int[] reached = new int[n]; // by line: the queens of regions that the band reaches with it
    int[] enclosed = new int[n]; // by line: those of regions that are inside the band from it on
    for (int region = 0; region < spans.length; region++) {
      int own = squares.missing(2 * n + region);
      int ahead = spans[region] >>> first << first;
      if (ahead != 0) {
        reached[Integer.numberOfTrailingZeros(ahead)] += own;
        enclosed[Integer.SIZE - 1 - Integer.numberOfLeadingZeros(ahead)] +=
            ahead == spans[region] ? own : 0;
      }
    }
    int band = 0;
    int missing = 0;
    int inside = 0;
    int reaching = 0;
    for (int line = first; line < (first == 0 ? n - 1 : n); line++) {
      band |= 1 << line;
      missing += squares.missing(direction * n + line);
      inside += enclosed[line];
      reaching += reached[line];
      if (inside > missing || reaching < missing) {
        return squares.contradict(direction * n + first);
      }
      int excluded = (inside == missing ? band : 0) | (reaching == missing ? ~band : 0);
      if (excluded != 0 && inside < reaching && !crossOut(direction, band, excluded, spans)) {
        return false;
      }
    }
    return true;
  }

  /** Crosses out the squares in some lines of the regions that are inside and outside a band. */
  private boolean crossOut(int direction, int band, int excluded, int[] spans) {
    for (int region = 0; region < spans.length; region++) {
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

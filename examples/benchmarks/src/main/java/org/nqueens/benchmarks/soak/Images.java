package org.nqueens.benchmarks.soak;

import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/**
 * The symmetries of a small model, found by testing each rotation and reflection on every pair of
 * squares, and the images of placements under them.
 *
 * @param maps numbers from 0 to 7: bit 0 swaps the axes, then bit 1 reverses the columns and bit 2
 *     the rows
 */
record Images(List<Integer> maps) {

  static Images of(QueensModel model) {
    Oracle.Attacks attacks = Oracle.Attacks.of(model);
    int n = model.size();
    return new Images(
        IntStream.range(0, 8).filter(map -> preserves(map, attacks, n)).boxed().toList());
  }

  /** The images of a placement, itself among them, each once, in lexicographic order. */
  List<Placement> of(Placement placement) {
    return maps.stream().map(map -> image(map, placement)).distinct().sorted().toList();
  }

  boolean isSmallest(Placement placement) {
    return of(placement).get(0).equals(placement);
  }

  private static Placement image(int map, Placement placement) {
    int n = placement.size();
    int[] rows = new int[n];
    for (int column = 0; column < n; column++) {
      int square = square(map, column, placement.row(column), n);
      rows[square / n] = square % n;
    }
    return Placement.of(rows);
  }

  private static boolean preserves(int map, Oracle.Attacks attacks, int n) {
    for (int from = 0; from < n * n; from++) {
      int to = square(map, from / n, from % n, n);
      if (attacks.allows(from / n, from % n) != attacks.allows(to / n, to % n)) {
        return false;
      }
    }
    for (int from = 0; from < n * n; from++) {
      for (int other = 0; other < from; other++) {
        int to = square(map, from / n, from % n, n);
        int otherTo = square(map, other / n, other % n, n);
        if (attacks.allows(from / n, from % n)
            && attacks.allows(other / n, other % n)
            && attacks.exclude(from / n, from % n, other / n, other % n)
                != attacks.exclude(to / n, to % n, otherTo / n, otherTo % n)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The image of a square, as column times n plus row. */
  private static int square(int map, int column, int row, int n) {
    int toColumn = (map & 1) == 0 ? column : row;
    int toRow = (map & 1) == 0 ? row : column;
    return ((map & 2) == 0 ? toColumn : n - 1 - toColumn) * n
        + ((map & 4) == 0 ? toRow : n - 1 - toRow);
  }
}

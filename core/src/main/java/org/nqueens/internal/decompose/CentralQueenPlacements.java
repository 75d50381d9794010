package org.nqueens.internal.decompose;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.IntStream;
import org.nqueens.internal.propagation.WordDomains;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;

/**
 * The placements of the central queens of one model, up to its symmetries: a depth-first walk over
 * the middle columns and, if a symmetry swaps the axes, the middle rows.
 */
final class CentralQueenPlacements {
  private final int n;

  /** The indexes of the middle columns and, if a symmetry swaps the axes, of the middle rows. */
  private final int[] middle;

  private final boolean rowsToo;

  /** By symmetry, the identity first, and square: the image of the square. */
  private final int[][] images;

  private final WordDomains domains;

  /** The squares of the central queens placed: column * n + row. */
  private final int[] queens = new int[4];

  private int placed;

  /** Takes the classes met. */
  private final ClassVisitor visitor;

  /** The receiver of the classes. */
  interface ClassVisitor {
    /**
     * Takes a class.
     *
     * @param rows the rows that the central queens leave of each column
     * @param size the number of placements of central queens in the class
     */
    void visit(long[] rows, int size);
  }

  CentralQueenPlacements(QueensModel model, Set<BoardSymmetry> group, ClassVisitor visitor) {
    this.visitor = visitor;
    this.n = model.size();
    this.middle = IntStream.rangeClosed((n - 1) / 2, n / 2).toArray();
    this.rowsToo = group.stream().anyMatch(BoardSymmetry::swapsAxes);
    this.images = group.stream().sorted().map(this::images).toArray(int[][]::new);
    this.domains = new WordDomains(model, Propagation.VALUE);
  }

  private int[] images(BoardSymmetry symmetry) {
    return IntStream.range(0, n * n)
        .map(
            square ->
                symmetry.column(square / n, square % n, n) * n
                    + symmetry.row(square / n, square % n, n))
        .toArray();
  }

  /** Visits the classes with a row of the first middle queen. */
  void visit(int row) {
    place(middle[0], row, 0, 0);
  }

  /** Places a queen if its square is allowed, and the other central queens in every way. */
  private void place(int column, int row, long filledColumns, long filledRows) {
    domains.push();
    if (domains.place(column, row)) {
      queens[placed++] = column * n + row;
      expand(filledColumns | 1L << column, filledRows | 1L << row);
      placed--;
    }
    domains.pop();
  }

  /** Fills the first middle column, or else middle row, that has no queen yet. */
  private void expand(long filledColumns, long filledRows) {
    for (int line : middle) {
      if ((filledColumns >>> line & 1) == 0) {
        for (int row = 0; row < n; row++) {
          place(line, row, filledColumns, filledRows);
        }
        return;
      }
    }
    for (int line : middle) {
      if (rowsToo && (filledRows >>> line & 1) == 0) {
        for (int column = 0; column < n; column++) {
          place(column, line, filledColumns, filledRows);
        }
        return;
      }
    }
    meet();
  }

  /** Visits a class unless an image of its central queens comes before them. */
  private void meet() {
    long[] positions = new long[images.length];
    for (int i = 0; i < images.length; i++) {
      positions[i] = image(images[i]);
      if (positions[i] < positions[0]) {
        return;
      }
    }
    visitor.visit(domains.rows(), (int) Arrays.stream(positions).distinct().count());
  }

  /** The images of the central queens, in increasing order, as one number. */
  private long image(int[] squares) {
    int[] sorted = new int[placed];
    for (int i = 0; i < placed; i++) {
      int square = squares[queens[i]];
      int j = i;
      for (; j > 0 && sorted[j - 1] > square; j--) {
        sorted[j] = sorted[j - 1];
      }
      sorted[j] = square;
    }
    long number = 0;
    for (int square : sorted) {
      number = number * n * n + square;
    }
    return number;
  }
}

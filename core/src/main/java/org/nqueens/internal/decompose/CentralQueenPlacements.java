package org.nqueens.internal.decompose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * The placements of the central queens of one model, up to its symmetries: a depth-first walk over
 * the middle columns and, if a symmetry swaps the axes, the middle rows.
 */
final class CentralQueenPlacements {
  private final QueensModel model;
  private final AttackTable attacks;
  private final int n;

  /** The indexes of the middle columns and, if a symmetry swaps the axes, of the middle rows. */
  private final int[] middle;

  private final boolean rowsToo;

  /** By symmetry, the identity first, and square: the image of the square. */
  private final int[][] images;

  private final long[] domains;

  /** The squares of the central queens placed: column * n + row. */
  private final int[] queens = new int[4];

  private int placed;

  /** The classes met with the current queen of the first middle column. */
  private final List<Subproblem> found = new ArrayList<>();

  CentralQueenPlacements(QueensModel model, Set<BoardSymmetry> group) {
    this.model = model;
    this.attacks = AttackTable.of(model);
    this.n = model.size();
    this.middle = IntStream.rangeClosed((n - 1) / 2, n / 2).toArray();
    this.rowsToo = group.stream().anyMatch(BoardSymmetry::swapsAxes);
    this.images = group.stream().sorted().map(this::images).toArray(int[][]::new);
    this.domains = model.domains().stream().mapToLong(domain -> domain.toLongArray()[0]).toArray();
  }

  private int[] images(BoardSymmetry symmetry) {
    return IntStream.range(0, n * n)
        .map(
            square ->
                symmetry.column(square / n, square % n, n) * n
                    + symmetry.row(square / n, square % n, n))
        .toArray();
  }

  /** The classes, by the row of the first middle queen; to be called once. */
  Stream<Subproblem> classes() {
    return IntStream.range(0, n).boxed().flatMap(row -> classesWith(row).stream());
  }

  private List<Subproblem> classesWith(int row) {
    found.clear();
    place(middle[0], row, domains, 0, 0);
    return List.copyOf(found);
  }

  /** Places a queen if its square is allowed, and the other central queens in every way. */
  private void place(int column, int queenRow, long[] rows, long filledColumns, long filledRows) {
    if ((rows[column] >>> queenRow & 1) == 0) {
      return;
    }
    long[] left = rows.clone();
    left[column] = 1L << queenRow;
    for (int other = 0; other < n; other++) {
      left[other] &= ~attacks.attacked(column, queenRow, other);
      if (left[other] == 0) {
        return;
      }
    }
    queens[placed++] = column * n + queenRow;
    expand(left, filledColumns | 1L << column, filledRows | 1L << queenRow);
    placed--;
  }

  /** Fills the first middle column, or else middle row, that has no queen yet. */
  private void expand(long[] rows, long filledColumns, long filledRows) {
    for (int line : middle) {
      if ((filledColumns >>> line & 1) == 0) {
        for (int row = 0; row < n; row++) {
          place(line, row, rows, filledColumns, filledRows);
        }
        return;
      }
    }
    for (int line : middle) {
      if (rowsToo && (filledRows >>> line & 1) == 0) {
        for (int column = 0; column < n; column++) {
          place(column, line, rows, filledColumns, filledRows);
        }
        return;
      }
    }
    add(rows);
  }

  /** Adds a part unless an image of its central queens comes before them. */
  private void add(long[] rows) {
    long[] positions = new long[images.length];
    for (int i = 0; i < images.length; i++) {
      positions[i] = image(images[i]);
      if (positions[i] < positions[0]) {
        return;
      }
    }
    int weight = (int) Arrays.stream(positions).distinct().count();
    List<RowDomain> left = Arrays.stream(rows).mapToObj(RowDomain::ofBits).toList();
    QueensModel part = new QueensModel(left, model.constraints());
    found.add(new Subproblem(part, weight, Replay.NONE));
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

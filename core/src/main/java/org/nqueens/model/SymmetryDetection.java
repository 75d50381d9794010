package org.nqueens.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Finds the symmetries of a model: the maps of the board that preserve allowed squares and attacks.
 *
 * <p>A symmetry permutes the squares. If it maps every allowed square to an allowed one, and every
 * attack between these to an attack, then both maps are onto, as the sets are finite; so one
 * direction is all that needs to be checked. Squares of one column attack each other, too, because
 * a column has one queen.
 */
final class SymmetryDetection {
  private final QueensModel model;
  private final int n;
  private final long[] allowed;

  /** Null until squares have to be compared, which many models are told apart without. */
  private AttackTable attacks;

  SymmetryDetection(QueensModel model) {
    AttackTable.requireSize(model);
    this.model = model;
    n = model.size();
    allowed =
        model.domains().stream()
            .mapToLong(domain -> domain.isEmpty() ? 0 : domain.toLongArray()[0])
            .toArray();
  }

  Set<BoardSymmetry> symmetries() {
    Set<BoardSymmetry> symmetries = EnumSet.of(BoardSymmetry.IDENTITY);
    for (BoardSymmetry symmetry : BoardSymmetry.values()) {
      if (has(symmetry)) {
        symmetries.add(symmetry);
      }
    }
    return Collections.unmodifiableSet(symmetries);
  }

  boolean has(BoardSymmetry symmetry) {
    if (!everySquare((column, row) -> staysAllowed(symmetry, column, row))) {
      return false;
    }
    attacks = attacks == null ? AttackTable.of(model) : attacks;
    return everySquare((column, row) -> preservesAttacks(symmetry, column, row));
  }

  /** What may hold of a square. */
  private interface SquareTest {
    boolean holds(int column, int row);
  }

  private boolean everySquare(SquareTest test) {
    for (int column = 0; column < n; column++) {
      for (long rows = allowed[column]; rows != 0; rows &= rows - 1) {
        if (!test.holds(column, Long.numberOfTrailingZeros(rows))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean staysAllowed(BoardSymmetry symmetry, int column, int row) {
    return (allowed[symmetry.column(column, row, n)] >>> symmetry.row(column, row, n) & 1) != 0;
  }

  private boolean preservesAttacks(BoardSymmetry symmetry, int column, int row) {
    int imageColumn = symmetry.column(column, row, n);
    int imageRow = symmetry.row(column, row, n);
    for (int other = 0; other < n; other++) {
      long attacked = other == column ? ~(1L << row) : attacks.attacked(column, row, other);
      for (long rows = attacked & allowed[other]; rows != 0; rows &= rows - 1) {
        int otherRow = Long.numberOfTrailingZeros(rows);
        int otherImage = symmetry.column(other, otherRow, n);
        int otherImageRow = symmetry.row(other, otherRow, n);
        if (otherImage != imageColumn
            && (attacks.attacked(imageColumn, imageRow, otherImage) >>> otherImageRow & 1) == 0) {
          return false;
        }
      }
    }
    return true;
  }
}

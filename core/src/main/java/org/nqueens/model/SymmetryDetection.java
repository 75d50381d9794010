package org.nqueens.model;

import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the symmetries of a model: the maps of the board that preserve allowed squares and attacks.
 *
 * <p>A symmetry permutes the squares. If it maps every allowed square to an allowed square, and
 * every attack between allowed squares to an attack, both maps are onto because the sets are
 * finite. So one direction needs to be checked. Squares of one column also attack each other,
 * because a column has one queen.
 */
final class SymmetryDetection {
  private final QueensModel model;
  private final int n;

  /** The squares column * n + row that the domains allow. */
  private final BitSet allowed = new BitSet();

  /** By square: the allowed squares that a queen attacks, and the square itself; empty at first. */
  private BitSet[] attacks = {};

  private SymmetryDetection(QueensModel model) {
    this.model = model;
    n = model.size();
    for (int column = 0; column < n; column++) {
      int first = column * n;
      RowDomain domain = model.domain(column);
      for (int row = domain.next(0); row >= 0; row = domain.next(row + 1)) {
        allowed.set(first + row);
      }
    }
  }

  /** The candidates that are symmetries of a model; the identity is always a symmetry. */
  static Set<BoardSymmetry> symmetries(QueensModel model, List<BoardSymmetry> candidates) {
    if (model.size() > QueensModel.MAX_SIZE_FOR_SYMMETRIES) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for its squares to be compared: choose a smaller board"
              .formatted(model.size(), QueensModel.MAX_SIZE_FOR_SYMMETRIES));
    }
    SymmetryDetection detection = new SymmetryDetection(model);
    Set<BoardSymmetry> found = EnumSet.of(BoardSymmetry.IDENTITY);
    for (BoardSymmetry symmetry : candidates) {
      int[] images = detection.images(symmetry);
      if (symmetry != BoardSymmetry.IDENTITY
          && detection.preservesAllowed(images)
          && detection.preservesAttacks(images)) {
        found.add(symmetry);
      }
    }
    return Collections.unmodifiableSet(found);
  }

  /** By square: its image. */
  private int[] images(BoardSymmetry symmetry) {
    int[] images = new int[n * n];
    for (int square = 0; square < images.length; square++) {
      int column = square / n;
      int row = square % n;
      images[square] = symmetry.column(column, row, n) * n + symmetry.row(column, row, n);
    }
    return images;
  }

  private boolean preservesAllowed(int[] images) {
    for (int square = allowed.nextSetBit(0); square >= 0; square = allowed.nextSetBit(square + 1)) {
      if (!allowed.get(images[square])) {
        return false;
      }
    }
    return true;
  }

  /** Finds the attacks, which takes longer than to compare the allowed squares. */
  private void findAttacks() {
    attacks = new BitSet[n * n];
    for (int square = 0; square < attacks.length; square++) {
      attacks[square] = new BitSet(n * n);
      attacks[square].set(square / n * n, square / n * n + n);
    }
    for (ValueIndex index : ValueIndex.of(model)) {
      index.values().forEach(value -> attackEachOther(squares(index, value)));
    }
    for (BitSet attacked : attacks) {
      attacked.and(allowed);
    }
  }

  private BitSet squares(ValueIndex index, int value) {
    BitSet squares = new BitSet(n * n);
    index.forEachSquare(value, (column, row) -> squares.set(column * n + row));
    return squares;
  }

  private void attackEachOther(BitSet squares) {
    for (int square = squares.nextSetBit(0); square >= 0; square = squares.nextSetBit(square + 1)) {
      attacks[square].or(squares);
    }
  }

  /** Compares each pair of squares once, because attacks are mutual. */
  private boolean preservesAttacks(int[] images) {
    if (attacks.length == 0) {
      findAttacks();
    }
    for (int square = allowed.nextSetBit(0); square >= 0; square = allowed.nextSetBit(square + 1)) {
      BitSet attacked = attacks[square];
      BitSet imageAttacked = attacks[images[square]];
      for (int other = attacked.nextSetBit(square + 1);
          other >= 0;
          other = attacked.nextSetBit(other + 1)) {
        if (!imageAttacked.get(images[other])) {
          return false;
        }
      }
    }
    return true;
  }
}

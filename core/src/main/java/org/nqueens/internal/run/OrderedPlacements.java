package org.nqueens.internal.run;

import org.nqueens.model.Placement;

/** Makes the placements of one search, one after the other, each after its order check. */
final class OrderedPlacements {
  private final OrderCheck order;

  /** The rows of a word. */
  private int[] unpacked = {};

  OrderedPlacements(OrderCheck order) {
    this.order = order;
  }

  /** The placement of rows. */
  Placement next(int[] rows) {
    order.follow(rows);
    return Placement.of(rows);
  }

  /** The placement of n rows in a word. */
  Placement next(long packed, int n) {
    order.followPacked(packed, n);
    if (unpacked.length != n) {
      unpacked = new int[n];
    }
    int[] rows = unpacked;
    long left = packed;
    for (int column = n - 1; column >= 0; column--) {
      rows[column] = (int) left & 15;
      left >>>= 4;
    }
    return Placement.of(rows);
  }
}

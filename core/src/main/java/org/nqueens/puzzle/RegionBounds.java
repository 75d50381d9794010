package org.nqueens.puzzle;

/**
 * The bounds of good regions: few of them are single squares, which reveal their queens, and none
 * is much larger than the others.
 *
 * @param singles the most regions of one square
 * @param largest the most squares of a region
 */
record RegionBounds(int singles, int largest) {

  /**
   * The bounds for a size and a level. Boards of level 1 begin with a single square; all others
   * have none. A region has at most a fifth of the board, or on small boards less than two rows.
   */
  static RegionBounds of(int size, int level) {
    return new RegionBounds(level == 1 ? 1 : 0, Math.max(2 * size - 1, size * size / 5));
  }

  /** The distance from the bounds, 0 within them; each single square outweighs all sizes. */
  int excess(Regions regions) {
    return Math.max(0, regions.singles() - singles) * regions.squares()
        + Math.max(0, regions.largest() - largest);
  }
}

package org.nqueens.spi;

/**
 * The best division of a count of a model for a backend. A count divides a symmetric model by the
 * queens of its middle columns and, where symmetries swap rows and columns, of its middle rows; one
 * part stands for all parts that the symmetries map to it. Other models are divided by the queens
 * of the middle columns, in a batch by those of the first ones.
 *
 * <p>The division does not change the count, only its time and the reports of its progress.
 * Implementations are immutable and safe for use by many threads.
 */
public interface CountDivision {
  /** The division for a backend that counts queen by queen, as a search does. */
  CountDivision BY_QUEENS = new CountDivision() {};

  /**
   * Tells whether to use the symmetries that swap rows and columns, too. They leave half of the
   * parts, each with fewer open columns.
   *
   * @return true by default
   */
  default boolean swapsAxes() {
    return true;
  }

  /**
   * Tells whether the parts begin with those that have their first queen in the last row, not in
   * row 0. Parts of about equal work at the end keep all threads busy.
   *
   * @return false by default
   */
  default boolean startsWithLastRow() {
    return false;
  }

  /**
   * The fewest open columns of a part that the backend counts in the same way as the whole. A model
   * without symmetry is not divided into smaller parts.
   *
   * @return a number, at least 1; 8 by default
   */
  default int minOpenColumns() {
    return 8;
  }

  /**
   * The nodes of a search queen by queen that a part of a batch has at most in the mean. A backend
   * gives the number that it counts in a second or two, so that little is lost when a run is cut.
   *
   * @return a number above 0; by default 20 million
   */
  default double nodesPerPart() {
    return 2e7;
  }

  /**
   * The estimated work of counting a part, compared with other parts of the same model.
   *
   * <p>The default is the square root of the product of the numbers of rows of the columns. Fits of
   * the exponent to the decisions of a search by queens at n = 13 to 16 give 0.52 to 0.55. The
   * shares of the parts up to any part deviate by at most 1.7 % then; with equal shares, by up to
   * 27 %.
   *
   * @param rows the rows that the queens of the part leave of each column, row r as bit r; of a
   *     model of at most 64 columns
   * @return a number above 0; any other counts as almost 0
   */
  default double work(long[] rows) {
    double product = 1;
    for (long row : rows) {
      product *= Long.bitCount(row);
    }
    return Math.sqrt(product);
  }
}

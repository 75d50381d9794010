package org.nqueens.spi;

import java.util.Objects;
import java.util.function.ToDoubleFunction;
import org.nqueens.model.QueensModel;

/**
 * A backend that counts solutions without passing each of them to a sink. The facade counts the
 * solutions of other backends in the sink.
 */
public interface CountingBackend extends SolverBackend {

  /**
   * Counts the solutions of a model on the calling thread. A count has no order; the backend may
   * ignore the strategy of the request.
   *
   * @param request the model and the request to stop
   * @return the number of solutions, complete if the outcome is exhausted
   */
  SearchOutcome count(SearchRequest request);

  /**
   * The best division of a count of a model for this backend. Called before the count, once or
   * several times; returns equal divisions for equal models.
   *
   * @param model the whole model
   * @return by default the division for a count queen by queen
   */
  default Division division(QueensModel model) {
    return Division.BY_QUEENS;
  }

  /**
   * The best division of a count of a model for a backend. A count divides a symmetric model by the
   * queens of its middle columns and, where symmetries swap rows and columns, of its middle rows;
   * one part stands for all parts that the symmetries map to it. Other models are divided by the
   * queens of the middle columns, in a batch by those of the first ones.
   *
   * <p>The division does not change the count, only its time and the reports of its progress.
   *
   * @param innermostOpenColumns 0 to place all of these queens. Any other number divides an empty
   *     board of queens by the innermost of them, restricts the others to squares farther from the
   *     middle, and then places queens in the middle columns until so many columns are open: there
   *     are fewer parts, each with more open columns
   * @param minOpenColumns the fewest open columns, at least 1, of a part that the backend counts in
   *     the same way as the whole. A model without symmetry is not divided into smaller parts
   * @param nodesPerPart the nodes of a search queen by queen, above 0, that a part of a batch has
   *     at most in the mean: the number that the backend counts in a second or two, so that little
   *     is lost when a run is cut
   * @param work estimates the work of counting a part, compared with other parts of the same model
   *     of at most 64 columns, from the rows that its queens leave of each column, row r as bit r;
   *     a number above 0, any other counts as almost 0. Safe for use by many threads
   */
  record Division(
      int innermostOpenColumns,
      int minOpenColumns,
      double nodesPerPart,
      ToDoubleFunction<long[]> work) {

    /**
     * The division for a backend that counts queen by queen, as a search does: by all symmetries,
     * into parts of at least 8 open columns and of 20 million nodes.
     *
     * <p>The work is the square root of the product of the numbers of rows of the columns. Fits of
     * the exponent to the decisions of a search by queens at n = 13 to 16 give 0.52 to 0.55. The
     * shares of the parts up to any part deviate by at most 1.7 % then; with equal shares, by up to
     * 27 %.
     */
    public static final Division BY_QUEENS =
        new Division(
            0,
            8,
            2e7,
            rows -> {
              double product = 1;
              for (long row : rows) {
                product *= Long.bitCount(row);
              }
              return Math.sqrt(product);
            });

    /** Defines the division. */
    public Division {
      Objects.requireNonNull(work, "work");
    }
  }
}

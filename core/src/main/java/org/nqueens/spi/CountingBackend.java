package org.nqueens.spi;

import java.util.Objects;
import java.util.function.ToDoubleFunction;
import org.nqueens.model.QueensModel;

/**
 * A backend that counts solutions without passing each solution to a sink. For other backends, the
 * facade counts the solutions that reach the sink.
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
   * How this backend wants the count of a model to be divided into parts. Called before the count,
   * once or several times; returns equal divisions for equal models.
   *
   * @param model the whole model
   * @return by default the division for a count queen by queen
   */
  default Division division(QueensModel model) {
    return Division.BY_QUEENS;
  }

  /**
   * How a backend wants a count to be divided into parts for threads and journals.
   *
   * <p>Symmetric models are divided by their central queens: the queens of the middle columns and,
   * if symmetries swap rows and columns, of the middle rows. Only one part of each symmetry class
   * is counted. Other models are divided by the queens of their middle columns, or in a batch by
   * the queens of their first columns.
   *
   * <p>The division does not change the count, only its time and the reports of its progress.
   *
   * @param innermostOpenColumns 0 to place all central queens. Any other number applies to an empty
   *     board of queens. Only the innermost of the central queens are placed, one to four at the
   *     same distance from the middle; the others are restricted to squares farther from it. Then
   *     queens are placed in the middle columns until this number of columns is open. There are
   *     fewer parts, each with more open columns
   * @param minOpenColumns the smallest number of open columns, at least 1, of a part that the
   *     backend counts by the same method as the whole model. A model without symmetry is not
   *     divided into smaller parts
   * @param nodesPerPart the largest mean number of nodes of a part of a batch, in a search queen by
   *     queen; more than 0. A part should take a second or two, so that little is lost when a run
   *     is cut
   * @param work estimates the work of counting a part, relative to other parts of the same model.
   *     The model has at most 64 columns; the argument has the rows left in each column, row r as
   *     bit r. The result is more than 0; any other result counts as almost 0. Safe for use by many
   *     threads
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
     * <p>The work is estimated as the square root of the product of the numbers of rows of the
     * columns. Fits of the exponent to the decisions of a search by queens at n = 13 to 16 give
     * 0.52 to 0.55. With this estimate, the progress after any part is off by at most 1.7 %; with
     * equal work for all parts, by up to 27 %.
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

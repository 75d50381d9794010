package org.nqueens.spi;

import java.util.Objects;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * A backend that counts solutions without passing each solution to a sink. For other backends, the
 * facade counts the solutions that reach the sink.
 */
public interface CountingBackend extends SolverBackend {

  /**
   * Counts the solutions of a model on the calling thread. A count has no order; the backend may
   * ignore the strategy of the request.
   *
   * @return the number of solutions, complete if the outcome is exhausted
   */
  SearchOutcome count(SearchRequest request);

  /**
   * How this backend wants the count of a model to be divided into parts. Called before the count,
   * once or several times, with equal answers for equal models.
   *
   * @return by default the division for a count queen by queen
   */
  default Division division(QueensModel model) {
    return Division.BY_QUEENS;
  }

  /**
   * How a backend wants a count to be divided into parts.
   *
   * <p>Symmetric models are divided by the innermost queens on their central lines: the middle
   * columns and, if symmetries swap rows and columns, the middle rows. A part has one to four of
   * these queens, at the same distance from the middle; the other central lines are restricted to
   * squares farther from it. Only one part of each symmetry class is counted. Other models are
   * divided by the queens of their middle columns.
   *
   * <p>The division does not change the count, only its time and the reports of its progress. It
   * holds for the threads of one count; the parts of a batch are the same for every backend. Safe
   * for use by many threads.
   */
  interface Division {
    /** The division for a backend that counts queen by queen, as a search does. */
    Division BY_QUEENS = new Division() {};

    /**
     * The largest number of open columns of a part of a symmetric model: queens are placed in the
     * middle columns until at most this number of columns is open.
     *
     * @return at least 0; {@link QueensModel#MAX_SIZE} for no limit, the default
     */
    default int maxOpenColumns() {
      return QueensModel.MAX_SIZE;
    }

    /**
     * The smallest number of open columns of a part that the backend counts by the same method as
     * the whole model. A model without symmetry is not divided into smaller parts, unless a few
     * open columns have many squares and the number is at most the default.
     *
     * @return at least 1; 8 by default
     */
    default int minOpenColumns() {
      return 8;
    }

    /**
     * Estimates the work of counting a part, relative to other parts of the same model.
     *
     * <p>By default the work is the square root of the product of the numbers of squares of all
     * columns and all rows. With this estimate, the progress after any part is off by at most 4.2 %
     * of the decisions of a search by queens at n = 13 to 16; with equal work for all parts, by up
     * to 77 %.
     *
     * @return more than 0; any other number counts as almost 0
     */
    default double work(QueensModel part) {
      Objects.requireNonNull(part, "part");
      double product = 1;
      int[] columns = new int[part.size()];
      for (RowDomain domain : part.domains()) {
        product *= domain.size();
        domain.rows().forEach(row -> columns[row]++);
      }
      for (int squares : columns) {
        product *= squares;
      }
      return Math.sqrt(product);
    }
  }
}

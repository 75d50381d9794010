package org.nqueens.internal.call;

import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchRequest;

/**
 * The progress of one search: as the backend reports it or, before a first report, by the solutions
 * found. In a fixed order a solution tells the share that is done: its number among all choices of
 * a row for each column, in this order. For the thread that searches.
 */
final class FollowedSearch implements ProgressSink, PlacementSink {
  private final ProgressSink progress;
  private final QueensModel model;
  private final SolutionOrder order;
  private final PlacementSink sink;
  private boolean reports;
  private long found;

  /**
   * Prepares to follow a search.
   *
   * @param request has the model, the order and the receiver of progress
   * @param sink takes the solutions
   */
  FollowedSearch(SearchRequest request, PlacementSink sink) {
    this.progress = request.progress();
    this.model = request.model();
    this.order = request.order();
    this.sink = sink;
  }

  @Override
  public void at(double share, long decisions, long solutions) {
    reports = true;
    progress.at(share, decisions, solutions);
  }

  @Override
  public boolean accept(int[] rows) {
    if (!reports) {
      found++;
      progress.at(order.isFixed() ? share(rows) : 0, 0, found);
    }
    return sink.accept(rows);
  }

  @Override
  public boolean acceptPacked(long packed, int n) {
    return reports ? sink.acceptPacked(packed, n) : PlacementSink.super.acceptPacked(packed, n);
  }

  /**
   * The share of the choices before a solution: the sum over the columns of the number of rows
   * before its row, divided by the product of the numbers of rows up to this column. The rows of a
   * column are those from the smallest to the largest of its domain.
   */
  private double share(int[] rows) {
    double share = 0;
    double weight = 1;
    for (int column = 0; column < rows.length; column++) {
      RowDomain domain = model.domain(column);
      int first = domain.next(0);
      int last = domain.max();
      int before =
          order == SolutionOrder.LEXICOGRAPHIC ? rows[column] - first : last - rows[column];
      weight /= last - first + 1;
      share += weight * before;
    }
    return share;
  }
}

package org.nqueens.internal.run.pull;

import java.util.NoSuchElementException;
import org.nqueens.internal.call.OrderCheck;
import org.nqueens.internal.call.PlacementStream;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.spi.SearchOutcome;

/** A run by threads of its own as the source of a stream. */
public final class PulledSearch implements PlacementStream.Source {
  /** The results of the run of a search. */
  public interface Results {
    /** The result so far. */
    SolveResult result(boolean exhausted, long solutions, SearchOutcome effort);
  }

  private final Results results;
  private final StopSignal stop;
  private final ProgressLog progress;
  private final OrderCheck order;
  private final long limit;
  private final ParallelEnumeration search;
  private long pulled;

  public PulledSearch(
      Results results,
      StopSignal stop,
      ProgressLog progress,
      OrderCheck order,
      long limit,
      ParallelEnumeration search) {
    this.progress = progress;
    this.results = results;
    this.stop = stop;
    this.order = order;
    this.limit = limit;
    this.search = search;
  }

  @Override
  public boolean hasNext() {
    if (pulled < limit && search.hasNext()) {
      return true;
    }
    if (search.outcome().exhausted()) {
      progress.exhausted();
    } else if (!(stop.hasCause() && stop.cause() == Completion.SOLUTION_LIMIT)) {
      throw stopped();
    }
    return false;
  }

  @Override
  public Placement next() {
    Placement placement = search.next(order);
    progress.delivered(++pulled);
    if (pulled == limit) {
      stop.stop(Completion.SOLUTION_LIMIT);
    }
    return placement;
  }

  @Override
  public SearchStoppedException stopped() {
    return new SearchStoppedException(results.result(false, pulled, search.outcome()));
  }

  @Override
  public void stop() {
    search.stop();
  }

  @Override
  public void close() {
    search.close();
  }

  /**
   * The empty source of a stream whose run ended before its search.
   *
   * @param results the results of the run
   * @param signal the stop signal of the run
   * @param outcome the outcome, without a solution
   */
  public record Ended(Results results, StopSignal signal, SearchOutcome outcome)
      implements PlacementStream.Source {
    @Override
    public boolean hasNext() {
      if (!outcome.exhausted()) {
        throw stopped();
      }
      return false;
    }

    @Override
    public Placement next() {
      throw new NoSuchElementException("no placement is left: ask hasNext first");
    }

    @Override
    public SearchStoppedException stopped() {
      return new SearchStoppedException(results.result(false, 0, outcome));
    }

    @Override
    public void stop() {
      signal.stop(Completion.STOPPED_BY_CONSUMER);
    }

    @Override
    public void close() {}
  }
}

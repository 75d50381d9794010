package org.nqueens.internal.run;

import java.util.NoSuchElementException;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.spi.SearchOutcome;

/** A run by threads of its own as the source of a stream. */
final class PulledSearch implements PlacementStream.Source {
  private final SearchRun run;
  private final StopSignal stop;
  private final ProgressLog progress;
  private final OrderCheck order;
  private final long limit;
  private final ParallelEnumeration search;
  private long pulled;

  PulledSearch(
      SearchRun run,
      StopSignal stop,
      ProgressLog progress,
      OrderCheck order,
      long limit,
      ParallelEnumeration search) {
    this.progress = progress;
    this.run = run;
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
    return new SearchStoppedException(run.result(false, pulled, search.outcome()));
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
   * @param run the run that ended before its search
   * @param signal the stop signal of the run
   * @param outcome the outcome, without a solution
   */
  record Ended(SearchRun run, StopSignal signal, SearchOutcome outcome)
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
      return new SearchStoppedException(run.result(false, 0, outcome));
    }

    @Override
    public void stop() {
      signal.stop(Completion.STOPPED_BY_CONSUMER);
    }

    @Override
    public void close() {}
  }
}

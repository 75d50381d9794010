package org.nqueens.internal.run;

import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/** A run by threads of its own as the source of a stream. */
final class PulledSearch implements PlacementStream.Source {
  private final SearchRun run;
  private final StopSignal stop;
  private final ProgressLog progress;
  private final LatestPlacement latest;
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
    this.latest = new LatestPlacement(order);
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
    search.pass(latest);
    progress.delivered(++pulled);
    if (pulled == limit) {
      stop.stop(Completion.SOLUTION_LIMIT);
    }
    return latest.placement();
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
}

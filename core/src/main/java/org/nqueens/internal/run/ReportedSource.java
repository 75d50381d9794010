package org.nqueens.internal.run;

import java.util.function.Function;
import org.nqueens.model.Placement;
import org.nqueens.result.SearchStoppedException;

/**
 * The source of a stream whose progress is reported. An exception of the consumer of progress is
 * thrown once: by the pull that follows it, or by the close.
 */
public final class ReportedSource implements PlacementStream.Source {
  private final PlacementStream.Source source;
  private final ProgressReports reports;

  // Guarded by this.
  private boolean thrown;

  private ReportedSource(PlacementStream.Source source, ProgressReports reports) {
    this.source = source;
    this.reports = reports;
  }

  /**
   * Opens a source and reports its progress, if the options say so.
   *
   * @param stop the stop signal of the source
   * @param opener opens the source
   */
  public static PlacementStream.Source open(
      SolverOptions options,
      StopSignal stop,
      Function<ProgressLog, PlacementStream.Source> opener) {
    if (options.progress().isEmpty()) {
      return opener.apply(ProgressLog.NONE);
    }
    ProgressReports reports =
        ProgressReports.start(options.progress().get(), options.backend().id(), stop);
    try {
      return new ReportedSource(opener.apply(reports.log()), reports);
    } catch (Throwable t) { // of any kind: no thread may outlive it
      reports.close();
      throw t;
    }
  }

  @Override
  public boolean hasNext() {
    try {
      return source.hasNext();
    } finally {
      rethrow();
    }
  }

  @Override
  public Placement next() {
    return source.next();
  }

  @Override
  public SearchStoppedException stopped() {
    return source.stopped();
  }

  @Override
  public void stop() {
    source.stop();
    reports.end();
  }

  @Override
  public void close() {
    try {
      source.close();
    } finally {
      reports.close();
      rethrow();
    }
  }

  private void rethrow() {
    synchronized (this) {
      if (thrown || !reports.hasFailed()) {
        return;
      }
      thrown = true;
    }
    reports.rethrow();
  }
}

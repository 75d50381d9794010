package org.nqueens.internal.run;

import java.util.List;
import java.util.Optional;
import org.nqueens.internal.decompose.Decomposition.Replay;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.decompose.PackedRows;
import org.nqueens.internal.decompose.PlacementLog;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.internal.run.ProgressLog.RunningPart;
import org.nqueens.model.Part;
import org.nqueens.model.RowDomain;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Searches the parts of one plan, in any order and by any threads: by the backend, or by replaying
 * the mirror image if its solutions are recorded.
 */
record PartSearch(SearchPlan plan, SearchRequest request, ReplayCache replays) {
  /**
   * Announces that a part is to be searched, so that the search of its mirror image waits for it.
   * Searches by several threads call it, in the order of the parts.
   */
  void announce(Part part) {
    if (plan.decomposition().replay(part) == Replay.SOURCE) {
      replays.announce(MirroredHalves.mirroredDomains(part.model()));
    }
  }

  /** Passes the solutions of a part to a sink and ends the part; they are reported at delivery. */
  SearchOutcome search(Part part, PlacementSink sink, RunningPart running) {
    SearchOutcome outcome = outcome(part, plan.decomposition().filter(sink), running);
    running.end(0, outcome);
    return outcome;
  }

  private SearchOutcome outcome(Part part, PlacementSink filtered, RunningPart running) {
    if (plan.decomposition().replay(part) == Replay.SOURCE) {
      return searchAndRecord(part, filtered);
    }
    return recorded(part)
        .map(log -> replay(log, filtered, running))
        .orElseGet(() -> searchByBackend(part, filtered));
  }

  private Optional<PlacementLog> recorded(Part part) {
    return plan.decomposition().replay(part) == Replay.IMAGE
        ? replays.take(part.model().domains(), request.stopRequested())
        : Optional.empty();
  }

  private static SearchOutcome replay(PlacementLog log, PlacementSink sink, RunningPart running) {
    try (log) {
      running.replayed();
      return log.replayMirrored(sink);
    }
  }

  private SearchOutcome searchByBackend(Part part, PlacementSink sink) {
    return plan.search().search(request.withModel(part.model()), sink);
  }

  private SearchOutcome searchAndRecord(Part part, PlacementSink sink) {
    List<RowDomain> image = MirroredHalves.mirroredDomains(part.model());
    try {
      PlacementLog log = replays.newLog(PackedRows.ofPart(part.model()));
      SearchOutcome outcome = searchByBackend(part, new RecordingSink(log, sink));
      if (outcome.exhausted()) {
        replays.keep(image, log);
      }
      return outcome;
    } finally {
      replays.settle(image);
    }
  }

  private record RecordingSink(PlacementLog log, PlacementSink sink) implements PlacementSink {
    @Override
    public boolean accept(int[] rows) {
      log.add(rows);
      return sink.accept(rows);
    }

    @Override
    public boolean acceptPacked(long packed, int n) {
      log.addPacked(packed);
      return sink.acceptPacked(packed, n);
    }
  }
}

package org.nqueens.internal.run;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.decompose.PlacementLog;
import org.nqueens.internal.decompose.Replay;
import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * The search of the sub-problems of one plan, in any order and by any threads: by the backend, or
 * by replaying the mirror image where its solutions are recorded.
 */
final class SubproblemSearch {
  private final SearchPlan plan;
  private final SearchRequest request;
  private final ReplayCache replays;

  SubproblemSearch(SearchPlan plan, BooleanSupplier stopRequested, ReplayCache replays) {
    this.plan = plan;
    this.request =
        new SearchRequest(plan.model(), plan.strategy(), plan.propagation(), stopRequested);
    this.replays = replays;
  }

  /** Passes the solutions of a sub-problem to a sink, in order. */
  SearchOutcome search(Subproblem part, PlacementSink sink) {
    PlacementSink filtered = plan.decomposition().filter(sink);
    // Not by a switch, whose table would be initialized in the middle of a search.
    if (part.replay() == Replay.SOURCE) {
      return searchAndRecord(part, filtered);
    }
    return recorded(part)
        .map(log -> log.replayMirrored(filtered))
        .orElseGet(() -> searchByBackend(part, filtered));
  }

  private Optional<PlacementLog> recorded(Subproblem part) {
    return part.replay() == Replay.IMAGE ? replays.take(part.model().domains()) : Optional.empty();
  }

  private SearchOutcome searchByBackend(Subproblem part, PlacementSink sink) {
    return plan.backend().search(request.of(part.model()), sink);
  }

  private SearchOutcome searchAndRecord(Subproblem part, PlacementSink sink) {
    PlacementLog log = replays.newLog(part.model().size());
    SearchOutcome outcome =
        searchByBackend(
            part,
            rows -> {
              log.add(rows);
              return sink.accept(rows);
            });
    if (outcome.exhausted()) {
      replays.keep(part.mirroredDomains(), log);
    }
    return outcome;
  }
}

package org.nqueens.internal.run;

import java.util.function.BooleanSupplier;
import org.nqueens.internal.decompose.PlacementLog;
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
    this.request = new SearchRequest(plan.model(), plan.strategy(), stopRequested);
    this.replays = replays;
  }

  /** Passes the solutions of a sub-problem to a sink, in order. */
  SearchOutcome search(Subproblem part, PlacementSink sink) {
    PlacementSink filtered = plan.decomposition().filter(sink);
    return switch (part.replay()) {
      case NONE -> searchByBackend(part, filtered);
      case SOURCE -> searchAndRecord(part, filtered);
      case IMAGE ->
          replays
              .take(part.model().domains())
              .map(log -> log.replayMirrored(filtered))
              .orElseGet(() -> searchByBackend(part, filtered));
    };
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

  /** Counts the solutions of a sub-problem, times its weight. */
  SearchOutcome count(Subproblem part) {
    SearchOutcome outcome =
        plan.decomposition().isFiltered()
            ? countFiltered(part)
            : plan.backend().count(request.of(part.model()));
    return new SearchOutcome(
        outcome.exhausted(),
        part.weight() * outcome.solutions(),
        outcome.branches(),
        outcome.failures());
  }

  private SearchOutcome countFiltered(Subproblem part) {
    long[] solutions = new long[1];
    SearchOutcome outcome =
        search(
            part,
            rows -> {
              solutions[0]++;
              return true;
            });
    return new SearchOutcome(
        outcome.exhausted(), solutions[0], outcome.branches(), outcome.failures());
  }
}

package org.nqueens.internal.embedded;

import java.util.Optional;
import org.nqueens.internal.propagation.BranchLog;
import org.nqueens.internal.propagation.ConsistentDomains;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.trace.SearchListener;

/**
 * A search that reports its events to a listener: a {@link PropagationSearch} whose strategy
 * reports each decision, and whose domains report each refutation and removal.
 */
final class TracedSearch {
  private TracedSearch() {}

  /** Searches at a level of propagation. */
  static SearchOutcome run(
      SearchRequest request, Propagation level, PlacementSink sink, SearchListener listener) {
    BranchLog branches = new BranchLog(listener);
    SearchStrategy strategy = request.strategy().orElse(EmbeddedBackend.SMALLEST_DOMAIN);
    SearchStrategy telling =
        state -> {
          Decision decision = Decision.from(strategy, state);
          branches.applied(decision);
          return decision;
        };
    SearchRequest told =
        new SearchRequest(
            request.model(),
            Optional.of(telling),
            level,
            request.stopRequested(),
            request.progress());
    ConsistentDomains domains =
        new ConsistentDomains(request.model(), level, request.stopRequested(), listener) {
          @Override
          public void pop() {
            super.pop();
            branches.refuted();
          }
        };
    return new PropagationSearch(told, domains).run(sink);
  }
}

package org.nqueens.internal.embedded;

import java.util.Optional;
import org.nqueens.internal.propagation.BranchLog;
import org.nqueens.internal.propagation.ConsistentDomains;
import org.nqueens.search.Propagation;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.trace.SearchListener;

/**
 * A search that reports its events to a listener: a {@link PropagationSearch} that reports its
 * branches, with domains that report each removal.
 */
final class TracedSearch {
  private TracedSearch() {}

  /** Searches at a level of propagation. */
  static SearchOutcome run(
      SearchRequest request, Propagation level, PlacementSink sink, SearchListener listener) {
    ConsistentDomains domains =
        new ConsistentDomains(request.model(), level, request.stopRequested(), listener);
    BranchLog branches = new BranchLog(listener);
    return new PropagationSearch(request.at(level), domains, Optional.of(branches)).run(sink);
  }
}

package org.nqueens.spi;

import org.nqueens.trace.SearchListener;

/** A backend that shows its search tree. The facade refuses traces on any other backend. */
public interface TracingBackend extends SolverBackend {

  /**
   * Searches a model as {@link SolverBackend#search} does, by one tree, and reports the events at
   * each node to a listener: {@code branched} except at the root, {@code pruned}, and {@code
   * propagated} or {@code failed}. The other events come from the facade. Between the event {@code
   * propagated} of a solution and the next event, the sink receives this solution.
   *
   * <p>{@link org.nqueens.spi.support.TraceReplay} derives the causes of removals for a backend
   * that knows only its decisions and domains.
   *
   * @param request the model, a strategy and a level that the backend supports, and the request to
   *     stop
   * @param listener receives the events, on the thread that called this method; it never throws, so
   *     that native code may call it
   * @return the same outcome as {@link SolverBackend#search}
   */
  SearchOutcome search(SearchRequest request, PlacementSink sink, SearchListener listener);
}

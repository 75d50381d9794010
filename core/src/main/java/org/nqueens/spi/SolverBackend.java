package org.nqueens.spi;

import java.util.Iterator;
import java.util.Optional;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;

/**
 * A solver that answers queens models.
 *
 * <p>A backend translates a model and searches it on one thread. The package documentation has the
 * whole contract, and how {@link BackendRegistry} finds a backend. A backend that can do more also
 * implements {@link CountingBackend}, {@link SplittingBackend} or {@link TracingBackend}.
 *
 * <p>Implementations are safe for use by many threads at once, and a sink may call {@code search}
 * during another search of the same backend.
 */
public interface SolverBackend {

  /**
   * The id that selects the backend in an application.
   *
   * @return a short name in lower case, always the same
   */
  String id();

  /**
   * The kind of the solver, for display.
   *
   * @return a phrase of a few words
   */
  String description();

  /**
   * What the backend can do. The facade refuses other requests before the search.
   *
   * @return always the same capabilities; the default strategy on boards of any size unless
   *     overridden
   */
  default Capabilities capabilities() {
    return Capabilities.DEFAULT;
  }

  /**
   * The level of propagation at the nodes of a search, for its result. If a backend returns a
   * level, it must propagate exactly to this level; the contract suite compares its trees.
   *
   * @param request a request that the backend accepts
   * @return the level of the request, or without one the level that the backend chooses; {@link
   *     Propagation#UNSPECIFIED} if the nodes have no common level
   */
  default Propagation propagation(SearchRequest request) {
    return request.propagation();
  }

  /**
   * Searches a model on the calling thread and passes each solution to the sink exactly once, in
   * the order of the strategy.
   *
   * @param request the model, a strategy that the backend supports, and the request to stop
   * @return whether the search space was exhausted, and the effort; when this method returns or
   *     throws, the native memory and the threads of the search are released
   */
  SearchOutcome search(SearchRequest request, PlacementSink sink);

  /**
   * The reason why the backend is unavailable, for example because a native library does not load.
   *
   * @return the reason and the remedy, or empty if the backend is available
   */
  default Optional<String> unavailability() {
    return Optional.empty();
  }

  /**
   * The strategy that finds all solutions of a model fastest, for questions where the order does
   * not matter.
   *
   * @return a strategy that the backend supports; empty if the backend then searches without a
   *     strategy
   */
  default Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    return Optional.of(SearchStrategy.LEXICOGRAPHIC);
  }

  /**
   * The backend's own searches for first solutions of a model. The facade runs one attempt after
   * the other until an attempt answers, and forgets the solutions of an attempt that gives up.
   *
   * @return attempts that depend only on the model; they have no end, or the last attempt never
   *     gives up. Empty unless overridden. Without attempts the facade runs a portfolio of
   *     strategies, beginning with {@link #preferredStrategy} unless this is a named strategy
   */
  default Optional<Iterator<Attempt>> attempts(QueensModel model) {
    return Optional.empty();
  }

  /** A search for first solutions by a method of the backend, which may give up. */
  interface Attempt {

    /**
     * Searches under the contract of {@link SolverBackend#search}, with one exception: an attempt
     * may give up and return an unfinished outcome without a request to stop. If the facade
     * searches a model part by part, it calls an attempt for each part, and the limits of the
     * attempt apply to all parts together.
     *
     * @param request a model, and the request to stop; no strategy and no level
     * @return whether the search space was exhausted, and the effort
     */
    SearchOutcome search(SearchRequest request, PlacementSink sink);
  }
}

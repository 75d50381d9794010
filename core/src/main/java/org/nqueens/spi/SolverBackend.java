package org.nqueens.spi;

import java.util.Iterator;
import java.util.Optional;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;

/**
 * A solver that answers queens models.
 *
 * <p>A backend translates a model and searches it on one thread; the package documentation has the
 * contract in full, and how {@link BackendRegistry} finds a backend. A backend that can do more
 * implements {@link CountingBackend}, {@link SplittingBackend} or {@link TracingBackend}, too.
 *
 * <p>Implementations are safe for use by many threads at once, and a sink may call {@code search}
 * during another search of the same backend.
 */
public interface SolverBackend {

  /**
   * The id by which an application selects the backend.
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
   * What the backend can do. Anything else is refused before the search.
   *
   * @return always the same capabilities; the default strategy on boards of any size unless
   *     overridden
   */
  default Capabilities capabilities() {
    return Capabilities.DEFAULT;
  }

  /**
   * The level of propagation at the nodes of a search, for its result. A level that the backend
   * returns is kept exactly; the contract suite compares its trees.
   *
   * @param request a request that the backend accepts
   * @return the level of the request if it has one, else the level that the backend chooses; {@link
   *     Propagation#UNSPECIFIED} if the nodes have no common level
   */
  default Propagation propagation(SearchRequest request) {
    return request.propagation();
  }

  /**
   * Searches a model on the calling thread and hands each solution to the sink, exactly once, in
   * the order of the strategy.
   *
   * @param request the model, a strategy that the backend supports, and the request to stop
   * @param sink takes the solutions
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
   * The strategy that finds all solutions of a model soonest, for requests in which the order does
   * not matter.
   *
   * @param model a model
   * @return a strategy that the backend supports; empty if the backend searches such requests by a
   *     method that is no strategy
   */
  default Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    return Optional.of(SearchStrategy.LEXICOGRAPHIC);
  }

  /**
   * The attempts of the backend at the first solutions of a model. The facade makes one after the
   * other until an attempt answers, and forgets the solutions of an attempt that gives up.
   *
   * @param model the whole model
   * @return attempts without end, or of which the last one does not give up; they depend on the
   *     model alone. Empty, unless overridden: the facade then runs a portfolio of strategies,
   *     first {@link #preferredStrategy} where that is not a named one
   */
  default Optional<Iterator<Attempt>> attempts(QueensModel model) {
    return Optional.empty();
  }

  /** A search for first solutions by a method of the backend, which may give up. */
  interface Attempt {

    /**
     * Searches under the contract of {@link SolverBackend#search}, but for one freedom: the outcome
     * may be unfinished without a request to stop, and the attempt has given up then. Where the
     * facade searches a model part by part, an attempt is asked for each part, and its limits are
     * those of all parts together.
     *
     * @param request a model, and the request to stop; no strategy and no level
     * @param sink takes the solutions
     * @return whether the search space was exhausted, and the effort
     */
    SearchOutcome search(SearchRequest request, PlacementSink sink);
  }
}

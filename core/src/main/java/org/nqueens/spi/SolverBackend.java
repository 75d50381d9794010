package org.nqueens.spi;

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
   * The strategy that finds the first solutions of a model, or proves that there is none, after a
   * short search by {@link SearchStrategy#FIRST_SOLUTION}. It depends on the model alone.
   *
   * @param model the model to search
   * @return the strategy, which the backend supports; that of {@link #preferredStrategy} unless the
   *     backend has another one
   */
  default Optional<SearchStrategy> firstStrategy(QueensModel model) {
    return preferredStrategy(model);
  }
}

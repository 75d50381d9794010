package org.nqueens.spi;

import java.util.Optional;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;

/**
 * A solver that answers queens models.
 *
 * <p>A backend translates a model and searches it on one thread; the package documentation has the
 * contract in full, and how {@link BackendRegistry} finds a backend. A backend that can do more
 * implements {@link CountingBackend} or {@link SplittingBackend}, too.
 *
 * <p>Implementations are safe for use by many threads at once, and {@code search} may be called
 * from within a sink, while another search of the same backend is going on.
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
   * Tells whether the backend can run a strategy. One that it cannot run is refused before any
   * search.
   *
   * @param strategy a strategy
   * @return true if {@link #search} accepts it; always true for {@link
   *     SearchStrategy#LEXICOGRAPHIC}
   */
  boolean supports(SearchStrategy strategy);

  /**
   * Searches a model on the calling thread and hands each solution to the sink, exactly once, in
   * the order of the strategy.
   *
   * @param request the model, a strategy that the backend {@link #supports}, and the request to
   *     stop
   * @param sink takes the solutions
   * @return whether the search space was exhausted, and the effort; when this method returns or
   *     throws, nothing native is held and no thread is left running
   */
  SearchOutcome search(SearchRequest request, PlacementSink sink);

  /**
   * The reason why the backend cannot work here, for example because a native library does not
   * load.
   *
   * @return the reason and the way out, or empty if the backend works
   */
  default Optional<String> unavailability() {
    return Optional.empty();
  }

  /**
   * The facts by which the facade plans searches on this backend.
   *
   * @return the facts, always the same
   */
  default Tuning tuning() {
    return Tuning.DEFAULT;
  }

  /**
   * The strategy that finds all solutions of a model soonest, for callers to whom any order will
   * do.
   *
   * @param model a model
   * @return a strategy that the backend supports; empty if the backend has a way of its own, which
   *     it then takes for a request without a strategy
   */
  default Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    return Optional.of(SearchStrategy.LEXICOGRAPHIC);
  }
}

package org.nqueens.spi;

import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import org.nqueens.model.QueensModel;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;

/**
 * A solver that answers queens models.
 *
 * <p>A backend translates a model and searches it on one thread. Everything else, limits,
 * cancelling, threads, the order over threads, the consumer's exceptions and counting, is done once
 * for all backends by {@code QueensSolver}. {@link BackendRegistry} finds backends by {@link
 * java.util.ServiceLoader}: a backend is a public class with a public constructor without
 * parameters, named in {@code META-INF/services/org.nqueens.spi.SolverBackend}. The constructor
 * should be cheap and load nothing; that is for {@link #unavailability()}.
 *
 * <p>The facade checks what a backend answers, see {@link PlacementSink}, and reports a breach as a
 * {@code BackendException}. The test-jar of nqueens-core holds the contract suite, {@code
 * org.nqueens.contract.BackendContract}, which every backend should pass.
 *
 * <p>Implementations are safe for use by many threads at once, and {@code search} may be called
 * from within a sink, that is, while another search of the same backend is going on.
 */
public interface SolverBackend {

  /**
   * The id by which users select the backend.
   *
   * @return a short name in lower case, always the same
   */
  String id();

  /**
   * A phrase that tells people what solver this is.
   *
   * @return a few words
   */
  String description();

  /**
   * What the backend can do beyond the default strategy.
   *
   * @return a set that never changes
   */
  Set<Capability> capabilities();

  /**
   * Why the backend cannot work here, for example because a native library does not load.
   *
   * @return the reason and the way out, or empty if it can work
   */
  default Optional<String> unavailability() {
    return Optional.empty();
  }

  /**
   * The largest board that the backend takes; a larger one is refused before any search. It should
   * be one that fits the memory of the machines of the day, and on which a request to stop is
   * heard.
   *
   * @return the largest n, from 1 to {@value QueensModel#MAX_SIZE}
   */
  default int maxSize() {
    return QueensModel.MAX_SIZE;
  }

  /**
   * Tells whether the backend can run a strategy. One that it cannot run is refused before any
   * search.
   *
   * @param strategy a strategy
   * @return true if {@link #search} accepts it; {@link SearchStrategy#LEXICOGRAPHIC} always is, and
   *     this is never called with {@link SearchStrategy#FASTEST}, see {@link #fastest}
   */
  default boolean supports(SearchStrategy strategy) {
    return strategy.equals(SearchStrategy.LEXICOGRAPHIC)
        || capabilities()
            .contains(
                strategy instanceof NamedStrategy
                    ? Capability.NAMED_STRATEGIES
                    : Capability.CUSTOM_STRATEGIES);
  }

  /**
   * Tells whether half of a search may be left out also where one thread does it all: where a model
   * is its own mirror image, the facade then has some parts searched and the others replayed from
   * them, mirrored, and branches and failures are those of what was searched. With several threads
   * it does so on any backend.
   *
   * @return true if what counts is the time; false if the counters of the whole tree do
   */
  default boolean allowsReplay() {
    return false;
  }

  /**
   * The strategy that finds all solutions of a model soonest; what {@link SearchStrategy#FASTEST}
   * comes down to.
   *
   * @param model a model
   * @return a strategy that the backend supports; {@link SearchStrategy#FASTEST} itself if the
   *     backend has a way of its own, which its {@link #search} then knows
   */
  default SearchStrategy fastest(QueensModel model) {
    return SearchStrategy.LEXICOGRAPHIC;
  }

  /**
   * How many columns a part of a split search should at least leave open, so that to search it
   * takes longer than to prepare the search.
   *
   * @return a number of columns, at least 1
   */
  default int columnsPerPart() {
    return 9;
  }

  /**
   * Splits a search for several threads: models whose solutions, one model after the other, are the
   * solutions of the whole in the order of the strategy.
   *
   * <p>As it stands this works for the strategies that {@link NamedStrategy#hasFixedOrder() have a
   * fixed order}, by fixing the queens of the first unbound columns; other strategies get the one
   * model that they came with.
   *
   * @param request the search to split
   * @param depth how many decisions deep to split, at least 1
   * @return the parts, each made when it is asked for; the iterator belongs to one thread at a time
   */
  default Iterator<QueensModel> split(SearchRequest request, int depth) {
    return PrefixSplit.split(request, depth);
  }

  /**
   * Searches a model on the calling thread and hands each solution to the sink, exactly once, in
   * the order of the strategy.
   *
   * @param request the model, a strategy that the backend {@link #supports}, and the request to
   *     stop
   * @param sink takes the solutions
   * @return whether the search space was exhausted, and what that took; when this method returns or
   *     throws, nothing native is held and no thread is left running
   */
  SearchOutcome search(SearchRequest request, PlacementSink sink);

  /**
   * Counts the solutions of a model on the calling thread.
   *
   * @param request the model, a strategy that the backend {@link #supports}, and the request to
   *     stop
   * @return the number of solutions, complete if the outcome is exhausted
   */
  default SearchOutcome count(SearchRequest request) {
    return search(request, rows -> true);
  }
}

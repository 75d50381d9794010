package org.nqueens.search;

import java.util.Objects;
import java.util.function.Supplier;
import org.nqueens.model.QueensModel;

/**
 * The branching of a search: a function from the current domains to the next decision.
 *
 * <p>A depth-first search asks the strategy at each node, explores the node's left branch, where
 * the decision holds, and then its right branch, where the contrary holds. {@link
 * #of(VariableSelection, ValueSelection)} names the standard strategies, which every backend knows
 * or refuses. Applications implement this interface for strategies of their own, which {@code
 * embedded} and {@code cp} run.
 *
 * <p>The decisions depend on the state alone, or on the state and what the strategy has seen in the
 * same search. A search by several threads asks a strategy without memory from all of them at once.
 * A strategy with memory, such as one that remembers failures or draws random numbers, makes a new
 * strategy for each search, see {@link #begin} and {@link #perSearch}; unless its order is fixed,
 * one thread searches the whole model, so that the order of the placements does not depend on the
 * number of threads.
 *
 * <p>An exception that a strategy throws, a null decision, and a decision that does not split a
 * domain end the search with a {@link StrategyException}; an {@link Error} passes unchanged.
 */
@FunctionalInterface
public interface SearchStrategy {

  /**
   * First unbound column, smallest row: the default, in lexicographic order. It is the strategy
   * CHOOSE_FIRST_UNBOUND / ASSIGN_MIN_VALUE of the OR-Tools N-queens guide.
   */
  SearchStrategy LEXICOGRAPHIC = of(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST);

  /**
   * Smallest domain, middle row: first fail. It is the search of the queens example in the
   * Mozart/Oz constraint tutorial (Schulte and Smolka).
   */
  SearchStrategy FIRST_FAIL = of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.MIDDLE);

  /**
   * Smallest domain, among equals the one with the highest row, middle row: the first strategy of
   * {@code findAny}. Of the empty boards up to n = 1,000 the embedded engine fills all but one
   * (155) within a second, while {@link #FIRST_FAIL}, which takes the first column among equals,
   * needs 417,000 branches at n = 48. The embedded engine and {@code cp} run it.
   */
  SearchStrategy FIRST_SOLUTION = of(VariableSelection.MIN_SIZE_HIGHEST_MAX, ValueSelection.MIDDLE);

  /**
   * The next decision.
   *
   * @param state the domains now, of which at least one has two rows or more
   * @return a decision on an unbound column that leaves it some, not all, of its rows
   */
  Decision next(SearchState state);

  /**
   * The strategy of one search, which this strategy begins: itself unless overridden. A strategy
   * with memory returns a new object; one thread uses it, from the root to the end of the search.
   *
   * @param model the model of the search, or a part of it if the search is split
   * @return the strategy to ask at the nodes of the search; this strategy if it has no memory
   */
  default SearchStrategy begin(QueensModel model) {
    return this;
  }

  /**
   * A strategy with memory, from a supplier of the strategy of each search.
   *
   * @param name the text of the strategy, for messages and traces
   * @param supplier makes a new strategy at the beginning of each search, on the thread that
   *     searches, once more to plan a search by several threads, and once for a question that uses
   *     no strategy, such as a count; the strategies decide alike; safe for use by many threads
   * @return a strategy that begins each search with a strategy of its own
   */
  static SearchStrategy perSearch(String name, Supplier<? extends SearchStrategy> supplier) {
    Objects.requireNonNull(supplier, "supplier");
    return new PerSearchStrategy(name, model -> supplier.get());
  }

  /**
   * A strategy under a name, for messages and traces. Messages call a lambda without a name {@code
   * lambda in} its class.
   *
   * @param name the text of the strategy
   * @param strategy the strategy
   * @return a strategy that decides alike, on the backends that run the strategy; equal to it if it
   *     is a {@link NamedStrategy}
   */
  static SearchStrategy named(String name, SearchStrategy strategy) {
    return strategy instanceof NamedStrategy standard
        ? standard.renamed(name)
        : new RenamedStrategy(name, strategy);
  }

  /**
   * The order in which the search meets the placements. Where it is fixed, threads share a search
   * by its first columns, and every placement is checked against the order.
   *
   * @return the order, always the same, whatever is propagated; unspecified unless overridden
   */
  default SolutionOrder solutionOrder() {
    return SolutionOrder.UNSPECIFIED;
  }

  /**
   * The standard strategy with these selections; equal arguments give equal strategies.
   *
   * @param variables selects the column to decide on
   * @param values selects the row to try first
   * @return the strategy
   */
  static SearchStrategy of(VariableSelection variables, ValueSelection values) {
    return new NamedStrategy(variables, values);
  }

  /**
   * Last conflict: after a failure, the column of the decision that failed comes first until it is
   * placed (C. Lecoutre, L. Saïs, S. Tabary and V. Vidal, <i>Reasoning from last conflict(s) in
   * constraint programming</i>, Artificial Intelligence 173, 2009).
   *
   * @param variables selects the column where there is no conflict
   * @param values selects the row to try first
   * @return a strategy that begins each search with a {@link LearningStrategy}
   */
  static SearchStrategy lastConflict(VariableSelection variables, ValueSelection values) {
    NamedStrategy base = new NamedStrategy(variables, values);
    return new PerSearchStrategy("last-conflict/" + base, model -> new LastConflict(base));
  }

  /**
   * Conflict ordering: of the unbound columns whose decisions have failed, the one that failed most
   * recently comes first (S. Gay, R. Hartert, C. Lecoutre and P. Schaus, <i>Conflict ordering
   * search for scheduling problems</i>, CP 2015).
   *
   * @param variables selects the column where no decision on an unbound one has failed
   * @param values selects the row to try first
   * @return a strategy that begins each search with a {@link LearningStrategy}
   */
  static SearchStrategy conflictOrdering(VariableSelection variables, ValueSelection values) {
    NamedStrategy base = new NamedStrategy(variables, values);
    return new PerSearchStrategy(
        "conflict-ordering/" + base, model -> new ConflictOrdering(model.size(), base));
  }

  /**
   * dom/wdeg: the column with the smallest ratio of its number of rows to the weights of its
   * all-differents, which grow with their failures (F. Boussemart, F. Hemery, C. Lecoutre and L.
   * Saïs, <i>Boosting systematic search by weighting constraints</i>, ECAI 2004).
   *
   * @param values selects the row to try first
   * @return a strategy that begins each search with a {@link LearningStrategy}
   */
  static SearchStrategy weightedDegree(ValueSelection values) {
    Objects.requireNonNull(values, "values");
    return new PerSearchStrategy(
        "weighted-degree/" + values, model -> new WeightedDegree(model, values));
  }

  /**
   * Randomized first fail: one of the columns with the fewest rows, and one of its rows, both drawn
   * with equal probability. The numbers are those that {@link java.util.Random} specifies: the
   * search is the same each time, on every machine.
   *
   * @param seed the seed
   * @return a strategy that begins each search with the seed
   */
  static SearchStrategy randomFirstFail(long seed) {
    return new PerSearchStrategy("random-first-fail/" + seed, model -> new RandomFirstFail(seed));
  }
}

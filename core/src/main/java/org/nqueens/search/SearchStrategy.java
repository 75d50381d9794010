package org.nqueens.search;

import java.util.Objects;
import java.util.function.Supplier;
import org.nqueens.model.QueensModel;

/**
 * The branching of a search: a function from the current domains to the next decision.
 *
 * <p>A depth-first search asks the strategy for a decision at each node. It explores the left
 * branch, where the decision holds, and then the right branch, where the decision is negated.
 * {@link #of(VariableSelection, ValueSelection)} makes the standard strategies, which every backend
 * knows or refuses. An application implements this interface for a strategy of its own; {@code
 * embedded} and {@code cp} run it.
 *
 * <p>The decisions of a strategy without memory depend only on the state. Several threads of a
 * search call such a strategy at the same time.
 *
 * <p>A strategy with memory also uses what it has seen earlier in the same search, for example
 * failures or random numbers. It makes a new strategy for each search, see {@link #begin} and
 * {@link #perSearch}. Unless its order is fixed, one thread searches the whole model, so that the
 * order of the placements does not depend on the number of threads.
 *
 * <p>An exception that a strategy throws, a null decision, and a decision that does not split a
 * domain end the search with a {@link StrategyException}; an {@link Error} passes unchanged.
 */
@FunctionalInterface
public interface SearchStrategy {

  /**
   * First unbound column, smallest row: the default, with placements in lexicographic order. The
   * OR-Tools N-queens guide calls it CHOOSE_FIRST_UNBOUND / ASSIGN_MIN_VALUE.
   */
  SearchStrategy LEXICOGRAPHIC = of(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST);

  /**
   * Smallest domain, middle row: first fail. The queens example of the Mozart/Oz constraint
   * tutorial (Schulte and Smolka) searches this way.
   */
  SearchStrategy FIRST_FAIL = of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.MIDDLE);

  /**
   * Smallest domain, ties to the column with the highest row, middle row: the first strategy of
   * {@code findAny}. The embedded engine and {@code cp} run it. With it, the embedded engine fills
   * each empty board up to n = 1,000 within a second, except n = 155. {@link #FIRST_FAIL}, which
   * gives ties to the first column, needs 417,000 branches at n = 48.
   */
  SearchStrategy FIRST_SOLUTION = of(VariableSelection.MIN_SIZE_HIGHEST_MAX, ValueSelection.MIDDLE);

  /**
   * The next decision.
   *
   * @param state the current domains; at least one column has two rows or more
   * @return a decision on an unbound column that leaves it some, not all, of its rows
   */
  Decision next(SearchState state);

  /**
   * Begins a search: returns the strategy to ask in this search. A strategy without memory returns
   * itself, which is the default. A strategy with memory returns a new object, which one thread
   * uses from the root to the end of the search.
   *
   * @param model the model of the search, or a part of it if the search is split
   */
  default SearchStrategy begin(QueensModel model) {
    return this;
  }

  /**
   * A strategy with memory, from a supplier of the strategy of each search.
   *
   * @param name the text of the strategy, for messages and traces
   * @param supplier makes a new strategy at the start of each search, on the thread that searches.
   *     It is also called once to plan a search by several threads, and once for a question that
   *     uses no strategy, such as a count. All its strategies must make the same decisions. Safe
   *     for use by many threads
   */
  static SearchStrategy perSearch(String name, Supplier<? extends SearchStrategy> supplier) {
    Objects.requireNonNull(supplier, "supplier");
    return new PerSearchStrategy(name, model -> supplier.get());
  }

  /**
   * A strategy under a name, for messages and traces. Messages call a lambda without a name {@code
   * lambda in} its class.
   *
   * @return a strategy that makes the same decisions and runs on the same backends; equal to the
   *     given one if this is a {@link NamedStrategy}
   */
  static SearchStrategy named(String name, SearchStrategy strategy) {
    return strategy instanceof NamedStrategy standard
        ? standard.renamed(name)
        : new RenamedStrategy(name, strategy);
  }

  /**
   * The order of the placements that a search with this strategy finds. If it is fixed, several
   * threads can divide a search by its first columns, and every placement is checked against the
   * order.
   *
   * @return the order, the same at every level of propagation; unspecified unless overridden
   */
  default SolutionOrder solutionOrder() {
    return SolutionOrder.UNSPECIFIED;
  }

  /** The standard strategy with these selections; equal arguments give equal strategies. */
  static SearchStrategy of(VariableSelection variables, ValueSelection values) {
    return new NamedStrategy(variables, values);
  }

  /**
   * Last conflict: after a failure, the column of the decision that failed comes first until it is
   * placed (C. Lecoutre, L. Saïs, S. Tabary and V. Vidal, <i>Reasoning from last conflict(s) in
   * constraint programming</i>, Artificial Intelligence 173, 2009).
   *
   * @param variables selects the column if there is no conflict
   * @return a strategy that begins each search with a {@link LearningStrategy}
   */
  static SearchStrategy lastConflict(VariableSelection variables, ValueSelection values) {
    NamedStrategy base = new NamedStrategy(variables, values);
    return new PerSearchStrategy("last-conflict/" + base, model -> new LastConflict(base));
  }

  /**
   * Conflict ordering: among the unbound columns with failed decisions, the column that failed most
   * recently comes first (S. Gay, R. Hartert, C. Lecoutre and P. Schaus, <i>Conflict ordering
   * search for scheduling problems</i>, CP 2015).
   *
   * @param variables selects the column if no decision on an unbound column has failed
   * @return a strategy that begins each search with a {@link LearningStrategy}
   */
  static SearchStrategy conflictOrdering(VariableSelection variables, ValueSelection values) {
    NamedStrategy base = new NamedStrategy(variables, values);
    return new PerSearchStrategy(
        "conflict-ordering/" + base, model -> new ConflictOrdering(model.size(), base));
  }

  /**
   * dom/wdeg: the column with the smallest ratio of its number of rows to the weights of its
   * all-differents; a weight grows with each failure of its all-different (F. Boussemart, F.
   * Hemery, C. Lecoutre and L. Saïs, <i>Boosting systematic search by weighting constraints</i>,
   * ECAI 2004).
   *
   * @return a strategy that begins each search with a {@link LearningStrategy}
   */
  static SearchStrategy weightedDegree(ValueSelection values) {
    Objects.requireNonNull(values, "values");
    return new PerSearchStrategy(
        "weighted-degree/" + values, model -> new WeightedDegree(model, values));
  }

  /**
   * Randomized first fail: one of the columns with the fewest rows, and one of its rows, both drawn
   * with equal probability. The generator is {@link java.util.Random}, which is fully specified, so
   * the search is the same each time, on every machine.
   */
  static SearchStrategy randomFirstFail(long seed) {
    return new PerSearchStrategy("random-first-fail/" + seed, model -> new RandomFirstFail(seed));
  }
}

package org.nqueens.cli.searches;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.nqueens.TreeSearch;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.trace.SearchTotals;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;

/**
 * The searches of a problem by one backend with one propagation under one strategy: the first is
 * counted, and a listener hears it if the backend shows its tree; the second is timed, and nothing
 * hears it.
 *
 * @param backend the id of the backend
 * @param propagation the propagation, or unspecified for a backend that keeps none
 * @param totals the totals of the tree; empty if the backend shows none
 * @param counted the result of the first search; empty if it was refused
 * @param timed the result of the second search, the quickest of several; empty if the first one was
 *     refused or cut
 */
record Comparison(
    String backend,
    Propagation propagation,
    SearchStrategy strategy,
    Optional<SearchTotals> totals,
    Optional<SolveResult> counted,
    Optional<SolveResult> timed) {
  static Comparison refused(String backend, Propagation propagation, SearchStrategy strategy) {
    return new Comparison(
        backend, propagation, strategy, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** This combination with its first search. */
  Comparison counted(QueensModel model, TreeSearch tree, boolean showsTree) {
    Optional<SearchTotals> heardTotals =
        showsTree ? Optional.of(new SearchTotals(propagation)) : Optional.empty();
    TreeSearch heard = heardTotals.map(tree::listener).orElse(tree);
    SolveResult result =
        Progress.during(task(), progress -> heard.enumerate(model, placement -> progress.step()));
    return new Comparison(
        backend, propagation, strategy, heardTotals, Optional.of(result), Optional.empty());
  }

  /**
   * This combination with its second search: the quickest of several in a row, because a search of
   * milliseconds takes many times as long before its code is compiled.
   */
  Comparison timed(QueensModel model, TreeSearch tree) {
    SolveResult result =
        Progress.during(
            task(), progress -> Effort.quickest(() -> tree.enumerate(model, placement -> {})));
    return new Comparison(backend, propagation, strategy, totals, counted, Optional.of(result));
  }

  private String task() {
    return "compare " + this;
  }

  /** The result of the first search if it found all solutions. */
  Optional<SolveResult> exhausted() {
    return counted.filter(result -> result.completion() == Completion.EXHAUSTED);
  }

  /** True if neither search was refused or cut. */
  boolean isComplete() {
    return timed.filter(Outcome::isWhole).isPresent();
  }

  boolean isInterrupted() {
    return completion().filter(end -> end == Completion.INTERRUPTED).isPresent();
  }

  /** Why the last search ended; empty if it was refused. */
  Optional<Completion> completion() {
    return timed.or(() -> counted).map(SolveResult::completion);
  }

  /** The values by the names of their fields, in order; what there is not is missing. */
  Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("backend", backend);
    if (propagation != Propagation.UNSPECIFIED) {
      values.put("propagation", propagation.toString());
    }
    values.put("strategy", strategy.toString());
    completion().ifPresent(end -> values.put("completion", end.name()));
    counted.ifPresent(
        result -> {
          values.put("decisions", result.statistics().decisions());
          values.put("failures", result.statistics().failures());
          values.put("solutions", result.solutions());
        });
    totals.ifPresent(
        tree -> {
          values.put("nodes", tree.nodes());
          tree.nodesToFirstSolution().ifPresent(nodes -> values.put("nodesToFirstSolution", nodes));
          values.put("depth", tree.depth());
          tree.tried().ifPresent(tried -> values.put("tried", tried));
          tree.checks().ifPresent(checks -> values.put("checks", checks));
          values.put("removedByDecisions", tree.removedByDecisions());
          values.put("removedBy", removedBy());
          values.put("removedUnexplained", tree.unexplained());
        });
    timed
        .filter(Outcome::isWhole)
        .ifPresent(
            result -> values.put("wallTimeMillis", Effort.millis(result.statistics().wallTime())));
    return values;
  }

  /** The squares that the rules of each kind removed; none without a tree. */
  Map<String, Long> removedBy() {
    return totals.map(SearchTotals::removedByKind).orElse(Map.of());
  }

  /** The combination, as in messages. */
  @Override
  public String toString() {
    return backend
        + (propagation == Propagation.UNSPECIFIED ? "" : ", " + propagation)
        + ", "
        + strategy;
  }
}

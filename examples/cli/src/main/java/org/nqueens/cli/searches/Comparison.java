package org.nqueens.cli.searches;

import java.util.Map;
import java.util.Optional;
import org.nqueens.TreeSearch;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.trace.SearchTotals;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
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

  /** The fields in order; a field that has no value is missing. */
  Json json() {
    Optional<SearchStatistics> statistics = counted.map(SolveResult::statistics);
    return Json.of("comparison")
        .with("backend", backend)
        .with("propagation", level().map(Propagation::toString))
        .with("strategy", strategy.toString())
        .with("completion", completion().map(Completion::name))
        .with("decisions", statistics.map(SearchStatistics::decisions))
        .with("failures", statistics.map(SearchStatistics::failures))
        .with("solutions", counted.map(SolveResult::solutions))
        .with("nodes", totals.map(SearchTotals::nodes))
        .with("nodesToFirstSolution", totals.map(SearchTotals::nodesToFirstSolution))
        .with("depth", totals.map(SearchTotals::depth))
        .with("tried", totals.map(SearchTotals::tried))
        .with("checks", totals.map(SearchTotals::checks))
        .with("removedByDecisions", totals.map(SearchTotals::removedByDecisions))
        .with("removedBy", totals.map(SearchTotals::removedByKind))
        .with("removedUnexplained", totals.map(SearchTotals::unexplained))
        .with(
            "wallTimeMillis",
            timed
                .filter(Outcome::isWhole)
                .map(result -> Effort.millis(result.statistics().wallTime())));
  }

  private Optional<Propagation> level() {
    return Optional.of(propagation).filter(level -> level != Propagation.UNSPECIFIED);
  }

  /** The squares that the rules of each kind removed; none without a tree. */
  Map<String, Long> removedBy() {
    return totals.map(SearchTotals::removedByKind).orElse(Map.of());
  }

  /** The combination, as in messages. */
  @Override
  public String toString() {
    return backend + level().map(level -> ", " + level).orElse("") + ", " + strategy;
  }
}

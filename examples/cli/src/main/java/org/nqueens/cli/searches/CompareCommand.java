package org.nqueens.cli.searches;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.TreeSearch;
import org.nqueens.cli.boards.Boards;
import org.nqueens.cli.options.LimitOption;
import org.nqueens.cli.options.PropagationConverter;
import org.nqueens.cli.options.SearchOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.TableFormat;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.Words;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.trace.SearchTotals;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;

/** {@code queens compare N|FILE}. */
public final class CompareCommand extends Subcommand {
  private static final SearchStrategy FIRST_FAIL =
      SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);

  private final Set<String> refusals = new HashSet<>();
  private final Set<Long> counts = new HashSet<>();

  private final Boards.One subject = new Boards.One(this);

  private final Value<TableFormat> format = format("", TableFormat.values());

  private final LimitOption limit = new LimitOption(this);

  private final Value<List<Propagation>> propagations =
      listWithCommas(
          Propagation.class,
          propagation(
              "The propagation at every node, see `queens help propagation`; several with commas"
                  + " between them: ${COMPLETION-CANDIDATES} (default: all that the backend keeps"
                  + " but none)."));

  private final SearchOptions search = new SearchOptions(this);

  public CompareCommand() {
    super("compare", "Compares searches by strategies, propagation and backends.");
  }

  @Override
  public Integer call() {
    search.requireOneThread();
    QueensModel model =
        subject
            .taskWithoutMarks(false)
            .withPlainBoard("a comparison", "`queens count` and `queens solve` search the board")
            .model();
    // Unknown backends and bad limits are refused before the first search.
    backends().forEach(backend -> builder(backend).build());
    Set<Propagation> levels =
        backends().stream()
            .flatMap(id -> propagations(backend(id)).stream())
            .collect(Collectors.toSet());
    ComparisonPrinter printer = new ComparisonPrinter(format.get(), model, levels, out);
    printer.printHead();
    boolean complete = rows(model, printer);
    printer.printEnd();
    return complete ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
  }

  private List<String> backends() {
    return search.backends();
  }

  private QueensSolverBuilder builder(String backend) {
    return limit.on(search.builder(backend, Duration.ZERO));
  }

  /** Searches and prints row by row, up to an interrupt; true if all rows are complete. */
  private boolean rows(QueensModel model, ComparisonPrinter printer) {
    boolean complete = true;
    for (String id : backends()) {
      SolverBackend backend = backend(id);
      tellWhatIsMissing(backend);
      for (Propagation propagation : propagations(backend)) {
        for (SearchStrategy strategy :
            search.strategies(SearchStrategy.LEXICOGRAPHIC, FIRST_FAIL)) {
          Json row = row(backend, propagation, strategy, model);
          printer.print(row);
          complete &= row.text(ComparisonPrinter.TIME).isPresent();
          if (row.text(ComparisonPrinter.COMPLETION).filter("INTERRUPTED"::equals).isPresent()) {
            return false;
          }
        }
      }
    }
    return complete;
  }

  private static SolverBackend backend(String id) {
    return BackendRegistry.load().find(id).orElseThrow();
  }

  private void tellWhatIsMissing(SolverBackend backend) {
    if (!(backend instanceof TracingBackend)) {
      note(backend, "shows no search tree: its decisions and failures are the solver's own counts");
    }
    if (!propagations.get().isEmpty() && backend.capabilities().levels().isEmpty()) {
      note(backend, "keeps no common propagation: --propagation does not apply to it");
    }
  }

  /**
   * The propagation of the rows of a backend: what is asked for, or all that it keeps. Plain
   * backtracking has to be asked for, because its tree is many times as large.
   */
  private List<Propagation> propagations(SolverBackend backend) {
    Set<Propagation> kept = backend.capabilities().levels();
    if (kept.isEmpty()) {
      return List.of(Propagation.UNSPECIFIED);
    }
    return propagations.get().isEmpty()
        ? PropagationConverter.LEVELS.stream()
            .filter(level -> level != Propagation.NONE && kept.contains(level))
            .toList()
        : propagations.get();
  }

  private void note(SolverBackend backend, String fact) {
    err.println("queens: backend (\"" + backend.id() + "\") " + fact);
  }

  /**
   * Searches twice: the first search is counted, and a listener hears it if the backend shows its
   * tree; the second is timed, and nothing hears it. Says on standard error why a search is refused
   * or cut. A field that has no value is missing.
   */
  private Json row(
      SolverBackend backend, Propagation propagation, SearchStrategy strategy, QueensModel model) {
    Optional<String> level =
        Optional.of(propagation)
            .filter(kept -> kept != Propagation.UNSPECIFIED)
            .map(Propagation::toString);
    String name = backend.id() + level.map(kept -> ", " + kept).orElse("") + ", " + strategy;
    Json row =
        Json.of("comparison")
            .with("backend", backend.id())
            .with("propagation", level)
            .with("strategy", strategy.toString());
    try {
      TreeSearch tree = builder(backend.id()).strategy(strategy).build().tree().at(propagation);
      Optional<SearchTotals> totals =
          Optional.of(new SearchTotals(propagation))
              .filter(all -> backend instanceof TracingBackend);
      TreeSearch heard = totals.map(tree::listener).orElse(tree);
      SolveResult counted =
          Progress.during(
              "compare " + name, progress -> heard.enumerate(model, placement -> progress.step()));
      if (counted.completion() == Completion.EXHAUSTED
          && counts.add(counted.solutions())
          && counts.size() > 1) {
        throw new IllegalStateException("the searches disagree on the solutions: " + counts);
      }
      SolveResult last =
          Outcome.isWhole(counted)
              ? Progress.during(
                  "compare " + name,
                  progress -> Effort.quickest(() -> tree.enumerate(model, placement -> {})))
              : counted;
      addTo(row, counted, totals, last);
      if (!Outcome.isWhole(last)) {
        err.println("queens: stopped (" + last.completion() + ") at " + name);
      }
    } catch (IllegalArgumentException e) {
      // A propagation is refused under each strategy for the same reason.
      if (refusals.add(e.getMessage())) {
        err.println("queens: " + Words.visible(e.getMessage()));
      }
    }
    return row;
  }

  private static void addTo(
      Json row, SolveResult counted, Optional<SearchTotals> totals, SolveResult last) {
    row.with(ComparisonPrinter.COMPLETION, last.completion().name())
        .with("decisions", counted.statistics().decisions())
        .with("failures", counted.statistics().failures())
        .with("solutions", counted.solutions())
        .with("nodes", totals.map(SearchTotals::nodes))
        .with("nodesToFirstSolution", totals.map(SearchTotals::nodesToFirstSolution))
        .with("depth", totals.map(SearchTotals::depth))
        .with("tried", totals.map(SearchTotals::tried))
        .with("checks", totals.map(SearchTotals::checks))
        .with("removedByDecisions", totals.map(SearchTotals::removedByDecisions))
        .with("removedBy", totals.map(SearchTotals::removedByKind))
        .with("removedUnexplained", totals.map(SearchTotals::unexplained))
        .with(
            ComparisonPrinter.TIME,
            Optional.of(last)
                .filter(Outcome::isWhole)
                .map(timed -> Effort.millis(timed.statistics().wallTime())));
  }
}

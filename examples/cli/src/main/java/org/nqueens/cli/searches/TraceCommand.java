package org.nqueens.cli.searches;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.TreeSearch;
import org.nqueens.board.Board;
import org.nqueens.cli.boards.Boards;
import org.nqueens.cli.options.LimitOption;
import org.nqueens.cli.options.OpenOption;
import org.nqueens.cli.options.SearchOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.TableFormat;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.cli.output.Words;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.TracePage;
import org.nqueens.pages.trace.SearchData;
import org.nqueens.pages.trace.TraceText;
import org.nqueens.puzzle.language.Language;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.trace.SearchTrace;

/** {@code queens trace N|FILE}. */
public final class TraceCommand extends Subcommand {
  /** Beyond this, the first line of JSON would have millions of numbers. */
  private static final int MAX_JSON_SIZE = 1_024;

  private final Boards.One subject = new Boards.One(this);

  private final Value<TargetFile> html =
      value(
          TargetFile.class,
          "--html",
          "FILE",
          "Write the tree as one page for a browser; - is standard output. The page has its picture.");

  private final Value<String> heading =
      heading("The heading of the page (default: the title of the board).");

  private final Value<String> question =
      value(
          String.class,
          "--question",
          "TEXT",
          "What to look for: the page shows it, and `queens site --lesson` beside its heading.");

  private final Value<Language> language = language();

  private final OpenOption opening = new OpenOption(this);

  private final LimitOption limit = new LimitOption(this);

  private final Value<List<Propagation>> propagations =
      listWithCommas(
          Propagation.class,
          propagation(
              "The propagation at every node, see `queens help propagation`: ${COMPLETION-CANDIDATES}"
                  + " (default: coverage on embedded, bounds on cp)."));

  private final SearchOptions search = new SearchOptions(this);

  public TraceCommand() {
    super("trace", "Shows a search tree, node by node.");
    format("", TableFormat.TEXT, TableFormat.JSON);
  }

  @Override
  public Integer call() {
    search.requireOneThread();
    requireConsistent(strategies().size() * levels().size());
    Boards.Task task =
        subject
            .taskWithoutMarks(false)
            .withPlainBoard(
                "a trace", "`queens play` takes the board, and `queens solve` searches it");
    QueensModel model = task.model();
    String title = task.board().map(Board::title).orElse("");
    if (out.isJson()) {
      requireLine(model);
      return toJson(trees().get(0), model, title);
    }
    List<TreeSearch> trees = trees();
    if (html.get() != null) {
      subject.requireWritable(html.get());
      requireShownByPage(model);
    }
    List<SearchTrace> traces =
        subject.during(progress -> trees.stream().map(tree -> tree.trace(model)).toList());
    if (html.get() == null) {
      int width = out.width(); // once, since it asks the terminal
      TraceText.lines(title, traces.get(0))
          .forEach(line -> out.print(Words.wrapped(line + "\n", width)));
    } else {
      html.get().write(page(heading.orElse(title), traces.toArray(SearchTrace[]::new)), out);
    }
    out.flush();
    traces.stream().filter(SearchTrace::isCut).forEach(this::printCut);
    opening.written(html.optional().stream().toList(), err);
    return traces.stream().map(SearchTrace::result).mapToInt(Outcome::exitCode).max().orElseThrow();
  }

  private String page(String title, SearchTrace... traces) {
    return question.get() == null
        ? TracePage.of(language.get(), title, traces)
        : TracePage.lesson(language.get(), title, question.get(), traces);
  }

  private void requireConsistent(int searches) {
    require("--html", List.of("--heading", "--question", "--language"), "only the page has it");
    opening.requireFile(html.optional().stream().toList());
    exclude(
        "--format",
        List.of("--html"),
        "it takes the place of text and JSON lines; run the command once for each");
    if (searches > (html.get() == null ? 1 : 2)) {
      throw new IllegalArgumentException(
          "searches (%s) must be one, or two with --html: `queens compare` has tables of more"
              .formatted(searches));
    }
  }

  private static void requireLine(QueensModel model) {
    if (model.size() > MAX_JSON_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s with --format json, because its first line has all squares: choose a smaller board, or leave --format out"
              .formatted(model.size(), MAX_JSON_SIZE));
    }
  }

  /** Makes a page of only the root, so that what no page can show is refused before the search. */
  private void requireShownByPage(QueensModel model) {
    QueensSolver solver =
        QueensSolver.builder().backend(search.backend()).timeLimit(Duration.ZERO).build();
    TracePage.of(solver.tree().trace(model));
  }

  /** The searches by each strategy with each level of propagation. */
  private List<TreeSearch> trees() {
    List<TreeSearch> trees = new ArrayList<>();
    for (SearchStrategy strategy : strategies()) {
      QueensSolverBuilder builder =
          search.builder(search.backend(), Duration.ZERO).strategy(strategy);
      TreeSearch tree = limit.on(builder).build().tree();
      levels().forEach(level -> trees.add(tree.at(level)));
    }
    return trees;
  }

  private List<Propagation> levels() {
    return propagations.get().isEmpty() ? List.of(Propagation.UNSPECIFIED) : propagations.get();
  }

  private List<SearchStrategy> strategies() {
    return search.strategies(SearchStrategy.LEXICOGRAPHIC);
  }

  /** Writes the tree while the search goes on; returns the exit code. */
  private int toJson(TreeSearch tree, QueensModel model, String title) {
    TreeSearch heard =
        tree.listener(new SearchData(title, fields -> out.print(Json.of(fields).line())));
    SolveResult result =
        subject.during(progress -> heard.enumerate(model, placement -> progress.step()));
    out.print(new Effort(result, strategies().get(0), 1, false).json().line());
    out.flush();
    return Outcome.exitCode(result, err);
  }

  /** Says on standard error where a trace is cut. */
  private void printCut(SearchTrace trace) {
    err.println(
        "queens: stopped (%s), the tree of %s is cut after %s"
            .formatted(
                trace.result().completion(),
                trace.strategy(),
                Words.counted(trace.nodes().size(), "node")));
  }
}

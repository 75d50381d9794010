package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.cli.profiler.CpProfiler;
import org.nqueens.format.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.TracePage;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code queens trace N|FILE}. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Shows a search tree, node by node.",
      "Each decision, each removed square with its cause, each failure with its reason, each"
          + " refutation and each solution; as text on standard output unless told otherwise. A trace"
          + " has at most "
          + SearchTrace.MAX_NODES
          + " nodes, but for JSON lines and --profiler. A time limit applies to each strategy."
    })
final class TraceCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private SizeOrBoard subject;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "The format on standard output: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). JSON"
              + " lines are written while the search goes on, and may have any number of nodes.")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      arity = "0..1",
      preprocessor = TargetFile.PageOrOperand.class,
      fallbackValue = TargetFile.UNNAMED,
      converter = TargetFile.Converter.class,
      description =
          "Write the tree as one page for a browser, such as page.html (default: trace- and the name"
              + " of the board)."
              + TargetFile.PageOrOperand.RULE)
  private TargetFile html;

  @Mixin private OpenOption opening;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      arity = "0..1",
      fallbackValue = TargetFile.STANDARD_OUTPUT,
      converter = TargetFile.Converter.class,
      description =
          "Write a picture of the tree, to standard output if no FILE follows: give N|FILE before.")
  private TargetFile svg;

  @Option(
      names = "--profiler",
      paramLabel = "[HOST:]PORT",
      converter = ProfilerAddress.Converter.class,
      description =
          "Send the tree to CP-Profiler while the search goes on, and print the statistics; the"
              + " profiler listens on port "
              + CpProfiler.DEFAULT_PORT
              + " unless told another. The tree may have any number of nodes.")
  private ProfilerAddress profiler;

  @Spec private CommandSpec command;

  @Option(
      names = "--strategy",
      paramLabel = "STRATEGY",
      split = ",",
      defaultValue = "first-unbound/smallest",
      converter = StrategyConverter.class,
      completionCandidates = StrategyConverter.Names.class,
      description =
          "The strategy, such as min-domain-size/middle, see `queens help strategies` (default:"
              + " ${DEFAULT-VALUE}); with --html also two, separated by a comma, side by side.")
  private List<SearchStrategy> strategies;

  @Option(
      names = "--propagation",
      paramLabel = "PROPAGATION",
      converter = PropagationConverter.class,
      completionCandidates = PropagationConverter.Names.class,
      description =
          "The propagation at every node, see `queens help propagation`: ${COMPLETION-CANDIDATES}"
              + " (default: the backend's own, coverage on embedded).")
  private Propagation propagation = Propagation.UNSPECIFIED;

  @Option(
      names = "--limit",
      paramLabel = "COUNT",
      converter = WholeNumbers.LimitConverter.class,
      description = "Cut the tree after this number of solutions.")
  private Long limit;

  @Mixin private TimeLimit timeLimit;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      completionCandidates = BackendIds.class,
      defaultValue = "embedded",
      description =
          "The backend: embedded or cp, see `queens backends` (default: ${DEFAULT-VALUE}).")
  private String backend;

  TraceCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    html = html == null ? null : html.orPage("trace-" + subject.pageName());
    requireConsistent();
    Optional<Board> board = subject.boardOfFile();
    QueensModel model = board.map(Board::model).orElseGet(subject::model);
    if (profiler != null) {
      return toProfiler(model);
    }
    if (format == ReportFormat.JSON) {
      TraceJson.requireWritable(model);
      String title = board.map(Board::title).orElse("");
      return end(searched(model, new TraceJson(title, out::print)), Json::result);
    }
    List<QueensSolver> solvers =
        strategies.stream().map(strategy -> builder(strategy).build()).toList();
    files().forEach(TargetFile::requireWritable);
    subject.path().ifPresent(path -> files().forEach(file -> file.requireOtherThan(path)));
    if (html != null) {
      requireShownByPage(model);
    }
    List<SearchTrace> traces =
        Interruption.during(
            () ->
                Progress.during(
                    task(),
                    progress -> solvers.stream().map(solver -> solver.trace(model)).toList()));
    new TracePrinter(board.map(Board::title).orElse(""), out, err)
        .print(traces, Optional.ofNullable(html), Optional.ofNullable(svg));
    opening.written(files(), err);
    return traces.stream().mapToInt(trace -> Queens.exitCode(trace.result())).max().orElseThrow();
  }

  private void requireConsistent() {
    opening.requireFile("--html", Optional.ofNullable(html));
    new MatchedOptions(command)
        .exclude(
            "--format",
            List.of("--html", "--svg", "--profiler"),
            "it takes the place of text and JSON lines; run the command once for each");
    if (strategies.isEmpty() || strategies.size() > 2) {
      throw new IllegalArgumentException(
          "strategies (%s) must be one, or two with --html: `queens compare` has tables of more"
              .formatted(strategies.size()));
    }
    if (strategies.size() == 2 && (html == null || svg != null || profiler != null)) {
      throw new IllegalArgumentException(
          "strategies (2) must come with --html and no other output: only the page shows two searches side by side");
    }
    if (profiler != null && !files().isEmpty()) {
      throw new IllegalArgumentException(
          "--profiler must come without --html and --svg: the search is sent and not kept");
    }
    if (html != null && svg != null && html.isSameAs(svg)) {
      throw new IllegalArgumentException(
          "--html (%s) and --svg (%s) must go to different files: name another one"
              .formatted(html.name(), svg.name()));
    }
  }

  /** Makes a page of the root alone: what no page can show is refused before the search. */
  private void requireShownByPage(QueensModel model) {
    QueensSolver solver = QueensSolver.builder().backend(backend).timeLimit(Duration.ZERO).build();
    TracePage.of(solver.trace(model));
  }

  private List<TargetFile> files() {
    return Stream.of(html, svg).filter(Objects::nonNull).toList();
  }

  private String task() {
    return "trace " + subject.shortName();
  }

  private QueensSolverBuilder builder(SearchStrategy strategy) {
    QueensSolverBuilder builder =
        QueensSolver.builder().backend(backend).strategy(strategy).propagation(propagation);
    if (limit != null) {
      builder.solutionLimit(limit);
    }
    return timeLimit.on(builder);
  }

  /** Sends the search to the profiler, and prints the statistics. */
  private int toProfiler(QueensModel model) {
    // What cannot be traced is refused before the profiler hears of it.
    builder(strategies.get(0)).listener(new SearchListener() {}).build();
    SolveResult result;
    try (CpProfiler listener =
        CpProfiler.connect(profiler.host(), profiler.port(), task() + ", " + strategies.get(0))) {
      result = searched(model, listener);
    }
    return end(result, Effort::text);
  }

  private SolveResult searched(QueensModel model, SearchListener listener) {
    QueensSolver solver = builder(strategies.get(0)).listener(listener).build();
    return Interruption.during(
        () ->
            Progress.during(
                task(), progress -> solver.enumerate(model, placement -> progress.step())));
  }

  /** Prints the effort of a search that was not kept; returns the exit code. */
  private int end(SolveResult result, Function<Effort, String> text) {
    out.print(text.apply(new Effort(result, SearchDescription.of(strategies.get(0)))));
    out.flush();
    if (result.completion() != Completion.EXHAUSTED) {
      Queens.printStopped(result.completion(), err);
    }
    return Queens.exitCode(result);
  }
}

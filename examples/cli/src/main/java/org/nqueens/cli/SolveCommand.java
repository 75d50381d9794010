package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens solve FILE}. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "Prints a solution of a board and whether it is unique; if it is not, prints a second"
            + " solution. With SVG, a board without a solution is drawn with the conflicting squares"
            + " marked.")
final class SolveCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private BoardFile file;

  @Mixin private SolverOptions options;

  @Mixin private DrawingOptions drawing = new DrawingOptions(BoardFormat.UNICODE);

  @ArgGroup private Extent extent = new Extent();

  /** The options for other output than one solution or two. */
  private static final class Extent {
    @Option(names = "--all", description = "Print every solution.")
    private boolean all;

    @Option(
        names = "--count",
        description =
            "Print only the number of solutions, after \"at least\" if a limit or Ctrl-C stops the"
                + " search.")
    private boolean count;
  }

  SolveCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    requireConsistent();
    Board board = file.read();
    drawing.requireDrawable(board);
    QueensSolver solver = options.solver();
    if (extent.count) {
      ReportFormat report = drawing.isJson() ? ReportFormat.JSON : ReportFormat.TEXT;
      return new CountPrinter(report, out, err).print(task(), solver, board.model());
    }
    return extent.all ? all(board, solver) : one(board, solver);
  }

  private String task() {
    return "solve " + file.shortName();
  }

  private void requireConsistent() {
    if (extent.count) {
      drawing.requireNoDrawing("with --count: the output is a number");
    }
    if (extent.all && drawing.isSvg()) {
      throw new IllegalArgumentException(
          "format (SVG) must not come with --all: an SVG file holds one picture; choose another format");
    }
    if (options.isLimited() && !extent.all && !extent.count) {
      throw new IllegalArgumentException(
          "--limit must come with --all or --count: otherwise at most two solutions are printed");
    }
  }

  private int all(Board board, QueensSolver solver) {
    SolveResult result =
        Interruption.during(
            () ->
                Progress.during(
                    task(),
                    progress ->
                        solver.enumerate(
                            board.model(),
                            placement -> {
                              out.print(drawing.solution(board, placement));
                              out.print(drawing.isJson() ? "" : "\n");
                              progress.step();
                            })));
    if (drawing.isJson()) {
      out.print(Json.result(options.effort(board.model(), result)));
    }
    out.flush();
    if (result.completion() != Completion.EXHAUSTED) {
      Queens.printStopped(result.completion(), err);
    }
    if (!drawing.isJson()) {
      err.println("Solutions found: " + result.solutions());
    }
    return Queens.exitCode(result);
  }

  private int one(Board board, QueensSolver solver) {
    long start = System.nanoTime();
    Uniqueness verdict;
    try {
      verdict =
          Interruption.during(
              () -> Progress.during(task(), progress -> solver.uniqueness(board.model())));
    } catch (SearchStoppedException e) {
      if (drawing.isJson()) {
        SolveResult partial = e.partialResult();
        out.print(Json.result(partial.completion(), partial.solutions()));
      }
      throw e;
    }
    List<Placement> solutions = placements(verdict);
    switch (drawing.format()) {
      case JSON -> printJson(solutions);
      case SVG -> printPicture(board, solutions, Duration.ofNanos(System.nanoTime() - start));
      case TEXT, UNICODE -> printText(board, solutions);
    }
    return solutions.isEmpty() ? Queens.NONE_OR_CUT_SHORT : Queens.DONE;
  }

  private static List<Placement> placements(Uniqueness verdict) {
    if (verdict instanceof Uniqueness.Unique unique) {
      return List.of(unique.placement());
    }
    return verdict instanceof Uniqueness.Ambiguous ambiguous
        ? List.of(ambiguous.first(), ambiguous.second())
        : List.of();
  }

  private void printJson(List<Placement> solutions) {
    solutions.forEach(solution -> out.print(Json.placement(solution)));
    // No search for a third solution is made.
    Completion completion = solutions.size() < 2 ? Completion.EXHAUSTED : Completion.SOLUTION_LIMIT;
    String uniqueness = List.of("NONE", "UNIQUE", "AMBIGUOUS").get(solutions.size());
    out.print(
        Json.result(
            completion,
            solutions.size(),
            generator -> generator.writeStringField("uniqueness", uniqueness)));
  }

  private void printText(Board board, List<Placement> solutions) {
    if (solutions.isEmpty()) {
      out.print(noSolution());
      return;
    }
    out.print(drawing.solution(board, solutions.get(0)) + "\n" + verdict(solutions));
    if (solutions.size() > 1) {
      out.print("\n" + drawing.solution(board, solutions.get(1)));
    }
  }

  private void printPicture(Board board, List<Placement> solutions, Duration spent) {
    if (solutions.isEmpty()) {
      printConflict(board, options.solver(spent));
    } else {
      out.print(drawing.solution(board, solutions.get(0)));
      err.print(verdict(solutions).stripTrailing());
      err.println(solutions.size() > 1 ? " " + solutions.get(1) : "");
    }
  }

  /** Draws the board even if the time limit or Ctrl-C stops the explanation. */
  private void printConflict(Board board, QueensSolver solver) {
    try {
      Explanation explanation =
          Interruption.during(
              () -> Progress.during(task(), progress -> solver.explain(board.model())));
      new ExplanationPrinter(board, (Explanation.Infeasible) explanation).print(drawing, out, err);
    } catch (SearchStoppedException e) {
      out.print(drawing.board(board));
      err.print(noSolution());
      err.flush();
    }
  }

  private String verdict(List<Placement> solutions) {
    String upToSymmetry = options.isUpToSymmetry() ? " up to symmetry" : "";
    return solutions.size() > 1
        ? "This is not the only solution" + upToSymmetry + ", another is:\n"
        : "This is the only solution" + upToSymmetry + ".\n";
  }

  private String noSolution() {
    return "There is no solution; `queens explain %s` prints the reasons.\n"
        .formatted(VisibleText.of(file.name()));
  }
}

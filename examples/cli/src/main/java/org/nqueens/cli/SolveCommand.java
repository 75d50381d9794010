package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens solve FILE}. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Solves a board, and says whether the solution is the only one.",
      "Prints a second solution if there is another one. Queens and crosses of a "
          + "player are kept. With SVG, a board without a solution is drawn with the "
          + "conflicting squares marked."
    })
final class SolveCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private BoardFile file;

  @Option(names = "--all", description = "Print every solution.")
  private boolean all;

  @Mixin private DrawingOptions drawing = new DrawingOptions(BoardFormat.UNICODE);

  @Mixin private SolverOptions options;

  SolveCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    requireConsistent();
    Position position = file.read();
    drawing.requireDrawable(position);
    QueensSolver solver = options.solver();
    Optional<ClashPrinter> clashes = ClashPrinter.of(position);
    if (clashes.isPresent()) {
      return clash(clashes.get());
    }
    return all ? all(position, solver) : one(position, solver);
  }

  private int clash(ClashPrinter clashes) {
    clashes.print(drawing, out, err);
    if (drawing.isJson()) {
      printJson(List.of());
    }
    return Queens.NONE_OR_CUT_SHORT;
  }

  private String task() {
    return "solve " + file.shortName();
  }

  private void requireConsistent() {
    if (all && drawing.isSvg()) {
      throw new IllegalArgumentException(
          "format (SVG) must not come with --all: an SVG file holds one picture; choose another format");
    }
    if (options.isLimited() && !all) {
      throw new IllegalArgumentException(
          "--limit must come with --all: otherwise at most two solutions are printed");
    }
  }

  private int all(Position position, QueensSolver solver) {
    SolveResult result =
        Interruption.during(
            () ->
                Progress.during(
                    task(),
                    progress ->
                        progress
                            .watch(solver)
                            .enumerate(
                                position.model(),
                                placement -> {
                                  out.print(drawing.solution(position.board(), placement));
                                  out.print(drawing.isJson() ? "" : "\n");
                                  progress.step();
                                })));
    if (drawing.isJson()) {
      out.print(Json.result(options.effort(position.model(), result)));
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

  private int one(Position position, QueensSolver solver) {
    long start = System.nanoTime();
    Uniqueness verdict;
    try {
      verdict =
          Interruption.during(
              () ->
                  Progress.during(
                      task(), progress -> progress.watch(solver).uniqueness(position.model())));
    } catch (SearchStoppedException e) {
      if (drawing.isJson()) {
        long found = e.partialResult().map(SolveResult::solutions).orElse(0L);
        out.print(Json.result(e.completion(), found));
      }
      throw e;
    }
    List<Placement> solutions = placements(verdict);
    QueensSolver next = options.solver(Duration.ofNanos(System.nanoTime() - start));
    switch (drawing.format()) {
      case JSON -> printJson(solutions);
      case SVG -> printPicture(position, solutions, next);
      case TEXT, UNICODE -> printText(position, solutions, next);
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

  private void printText(Position position, List<Placement> solutions, QueensSolver solver) {
    if (solutions.isEmpty()) {
      out.printWords(noSolution(position, solver));
      return;
    }
    Board board = position.board();
    out.print(drawing.solution(board, solutions.get(0)) + "\n" + verdict(solutions));
    if (solutions.size() > 1) {
      out.print("\n" + drawing.solution(board, solutions.get(1)));
    }
  }

  private void printPicture(Position position, List<Placement> solutions, QueensSolver solver) {
    if (solutions.isEmpty()) {
      printConflict(position, solver);
    } else {
      out.print(drawing.solution(position.board(), solutions.get(0)));
      err.print(verdict(solutions).stripTrailing());
      err.println(solutions.size() > 1 ? " " + solutions.get(1) : "");
    }
  }

  /** Draws the board even if the time limit or Ctrl-C stops the explanation. */
  private void printConflict(Position position, QueensSolver solver) {
    try {
      Explanation explanation =
          Interruption.during(
              () ->
                  Progress.during(
                      task(), progress -> progress.watch(solver).explain(position.model())));
      new ExplanationPrinter(position, (Explanation.Infeasible) explanation)
          .print(drawing, out, err);
    } catch (SearchStoppedException e) {
      out.print(drawing.position(position));
      err.print(noSolution(""));
      err.flush();
    }
  }

  private String verdict(List<Placement> solutions) {
    String upToSymmetry = options.isUpToSymmetry() ? " up to symmetry" : "";
    return solutions.size() > 1
        ? "This is not the only solution" + upToSymmetry + ", another is:\n"
        : "This is the only solution" + upToSymmetry + ".\n";
  }

  /** The sentence with the fault of the player, if the board without marks has a solution. */
  private String noSolution(Position position, QueensSolver solver) {
    boolean fault;
    try {
      fault =
          position.hasMarks()
              && Interruption.during(
                  () ->
                      Progress.during(
                          task(),
                          progress ->
                              progress
                                  .watch(solver)
                                  .findAny(position.board().model())
                                  .isPresent()));
    } catch (SearchStoppedException e) {
      fault = false;
    }
    return noSolution(fault ? " with these queens and crosses, but the board has one" : "");
  }

  private String noSolution(String fault) {
    return "There is no solution%s; `queens explain %s` prints the reasons.\n"
        .formatted(fault, VisibleText.of(file.name()));
  }
}

package org.nqueens.cli.boards;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.options.SolverOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.VisibleText;
import org.nqueens.model.Placement;
import org.nqueens.puzzle.RegionParts;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens solve N|FILE...}. */
@Command(
    name = "solve",
    description = {
      "Solves boards, and says whether the solution is the only one.",
      "Prints a second solution if there is another one. Queens and crosses of a "
          + "player are kept. With SVG, a board without a solution is drawn with the "
          + "conflicting squares marked. A time limit applies to each board, and the worst board "
          + "decides the exit code. With --check the exit code is the whole answer: 0 if each board is a "
          + "puzzle, of connected regions if it has any, with exactly one solution, and else 1; "
          + "standard error has the reasons."
    })
public final class SolveCommand extends Subcommand {
  @Mixin private Boards.Several files;

  @Option(names = "--all", description = "Print every solution.")
  private boolean all;

  @Option(
      names = "--check",
      description = "Print no solution: tell by the exit code whether the boards are puzzles.")
  private boolean check;

  @Mixin private DrawingOptions drawing = new DrawingOptions();

  @Mixin private SolverOptions options;

  private Tally tally = new Tally();

  @Override
  public Integer call() {
    requireConsistent();
    List<NamedPosition> boards = files.read();
    QueensSolver solver = options.solver();
    EachBoard each = new EachBoard(boards, files, drawing.isJson(), out, err);
    tally = each.tally();
    if (check) {
      return each.run("solve", "", (board, progress) -> check(board, progress, solver));
    }
    drawing.requireDrawable(boards);
    return each.run(
        "solve", drawing.separator(), (board, progress) -> solve(board, progress, solver));
  }

  private int solve(NamedPosition board, Progress progress, QueensSolver solver) {
    Optional<ClashPrinter> clashes = ClashPrinter.of(board.position());
    if (clashes.isPresent()) {
      tally.add(Tally.Verdict.NONE);
      clashes.get().print(drawing, board.of(), out);
      if (drawing.isJson()) {
        out.print(json(board, List.of()));
      }
      return Outcome.NONE_OR_CUT_SHORT;
    }
    return all ? all(board, progress, solver) : one(board, progress, solver);
  }

  private int check(NamedPosition board, Progress progress, QueensSolver solver) {
    Optional<String> fault = fault(board, progress.watch(solver));
    progress.erase();
    fault.ifPresent(
        reason -> err.println(VisibleText.of("queens: " + board.path().source() + ": " + reason)));
    return fault.isEmpty() ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
  }

  private Optional<String> fault(NamedPosition board, QueensSolver solver) {
    Position position = board.position();
    Optional<String> clash = ClashPrinter.of(position).map(ClashPrinter::message);
    if (clash.isPresent()) {
      tally.add(Tally.Verdict.NONE);
      return RegionParts.fault(position.board()).or(() -> clash);
    }
    Uniqueness verdict = options.ask(solver, position, QueensSolver::uniqueness);
    tally.add(Tally.Verdict.of(placements(verdict).size()));
    return RegionParts.fault(position.board()).or(() -> fault(board, verdict));
  }

  private static Optional<String> fault(NamedPosition board, Uniqueness verdict) {
    if (verdict instanceof Uniqueness.Ambiguous ambiguous) {
      return Optional.of(
          "the board has several solutions, such as %s and %s"
              .formatted(board.words(ambiguous.first()), board.words(ambiguous.second())));
    }
    return verdict instanceof Uniqueness.None ? Optional.of(board.noSolution()) : Optional.empty();
  }

  private void requireConsistent() {
    exclude(
        "--check",
        List.of("--all", "--format", "--coordinates", "--color", "--up-to-symmetry"),
        "the exit code is the whole answer");
    if (all && drawing.isSvg()) {
      throw new IllegalArgumentException(
          "format (svg) must not come with --all: an SVG file holds one picture; choose another format");
    }
    if (options.isLimited() && !all) {
      throw new IllegalArgumentException(
          "--limit must come with --all: otherwise at most two solutions are printed");
    }
  }

  private int all(NamedPosition board, Progress progress, QueensSolver solver) {
    Position position = board.position();
    Effort effort =
        options.ask(
            progress.watch(solver),
            position,
            (own, model) ->
                options.effort(
                    model,
                    own.enumerate(
                        model,
                        placement -> {
                          out.print(drawing.solution(position.board(), placement));
                          out.print(drawing.isJson() ? "" : "\n");
                          progress.step();
                        })));
    SolveResult result = effort.result();
    if (drawing.isJson()) {
      out.print(effort.json().with("source", board.source()).line());
    }
    out.flush();
    tally.add(Tally.Verdict.of(result));
    int code = Outcome.exitCode(board.label(), result, err);
    if (!drawing.isJson()) {
      err.println("Solutions%s found: %s".formatted(board.of(), result.solutions()));
    }
    if (result.completion() == Completion.INTERRUPTED && board.name().isPresent()) {
      throw new EachBoard.EndException(); // the other boards are left
    }
    return code;
  }

  private int one(NamedPosition board, Progress progress, QueensSolver solver) {
    long start = System.nanoTime();
    Uniqueness verdict =
        options.ask(progress.watch(solver), board.position(), QueensSolver::uniqueness);
    progress.erase();
    List<Placement> solutions = placements(verdict);
    QueensSolver rest = progress.watch(options.solver(Duration.ofNanos(System.nanoTime() - start)));
    tally.add(Tally.Verdict.of(solutions.size()));
    if (!solutions.isEmpty()) {
      print(board, solutions);
    } else if (drawing.isJson()) {
      out.print(json(board, solutions));
    } else if (drawing.isSvg() && board.position().board().isPlain()) {
      printConflict(board, rest);
    } else {
      out.printWords(noSolution(board, rest));
    }
    return solutions.isEmpty() ? Outcome.NONE_OR_CUT_SHORT : Outcome.DONE;
  }

  private static List<Placement> placements(Uniqueness verdict) {
    if (verdict instanceof Uniqueness.Unique unique) {
      return List.of(unique.placement());
    }
    return verdict instanceof Uniqueness.Ambiguous ambiguous
        ? List.of(ambiguous.first(), ambiguous.second())
        : List.of();
  }

  private static String json(NamedPosition board, List<Placement> solutions) {
    // No search for a third solution is made.
    Completion completion = solutions.size() < 2 ? Completion.EXHAUSTED : Completion.SOLUTION_LIMIT;
    String uniqueness = List.of("NONE", "UNIQUE", "AMBIGUOUS").get(solutions.size());
    return solutions.stream()
            .map(solution -> Json.placement(board.position().board(), solution).line())
            .collect(Collectors.joining())
        + Json.result(completion, solutions.size())
            .with("uniqueness", uniqueness)
            .with("source", board.source())
            .line();
  }

  /** Prints the first solution; the other one is a second board, or beside a picture its rows. */
  private void print(NamedPosition named, List<Placement> solutions) {
    Board board = named.position().board();
    Optional<Placement> other = solutions.stream().skip(1).findFirst();
    String rows = drawing.isSvg() ? other.map(second -> " " + named.words(second)).orElse("") : "";
    drawing.printBelow(
        verdict(named, solutions) + rows + "\n",
        () -> drawing.drawing(Position.of(board)).withPlacement(solutions.get(0)),
        () -> json(named, solutions),
        out);
    if (!drawing.isSvg() && !drawing.isJson()) {
      other.ifPresent(second -> out.print("\n" + drawing.solution(board, second)));
    }
  }

  /** Draws the board even if the time limit or Ctrl-C stops the explanation. */
  private void printConflict(NamedPosition board, QueensSolver solver) {
    Position position = board.position();
    try {
      Explanation explanation = solver.explain(position.model());
      new ExplanationPrinter(position, (Explanation.Infeasible) explanation).print(drawing, out);
    } catch (SearchStoppedException e) {
      out.print(drawing.position(position));
      err.print(noSolution(board, ""));
      err.flush();
    }
  }

  private String verdict(NamedPosition board, List<Placement> solutions) {
    String upToSymmetry = board.of() + (options.isUpToSymmetry() ? " up to symmetry" : "");
    return solutions.size() > 1
        ? "This is not the only solution" + upToSymmetry + ", another is:"
        : "This is the only solution" + upToSymmetry + ".";
  }

  /** The sentence with the fault of the player, if the board without marks has a solution. */
  private String noSolution(NamedPosition board, QueensSolver solver) {
    Position position = board.position();
    boolean fault;
    try {
      Position empty = Position.of(position.board());
      fault = position.hasMarks() && options.ask(solver, empty, QueensSolver::findAny).isPresent();
    } catch (SearchStoppedException e) {
      fault = false;
    }
    return noSolution(board, fault ? " with these queens and crosses, but the board has one" : "");
  }

  private static String noSolution(NamedPosition board, String fault) {
    return "There is no solution%s%s%s.\n".formatted(board.of(), fault, board.reasons());
  }
}

package org.nqueens.cli.boards;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.nqueens.QueensSolver;
import org.nqueens.board.Position;
import org.nqueens.cli.options.SolverOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.Words;
import org.nqueens.model.Placement;
import org.nqueens.puzzle.RegionParts;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;

/** {@code queens solve N|FILE...}. */
public final class SolveCommand extends Subcommand {
  private final Boards.Several files = new Boards.Several(this);

  private final Value<Boolean> check =
      flag("--check", "Print no solution: tell by the exit code whether the boards are puzzles.");

  private final DrawingOptions drawing = new DrawingOptions(this);

  private final SolverOptions options = new SolverOptions(this);

  private EachBoard each;

  public SolveCommand() {
    super("solve", "Solves boards, and says whether the solution is the only one.");
  }

  @Override
  public Integer call() {
    exclude(
        "--check",
        List.of("--format", "--coordinates", "--up-to-symmetry"),
        "the exit code is the whole answer");
    List<NamedPosition> boards = files.read();
    QueensSolver solver = options.builder(Duration.ZERO).build();
    each = new EachBoard(files, out, err);
    if (check.get()) {
      return each.run(boards, "", (board, progress) -> check(board, progress, solver));
    }
    drawing.requireDrawable(boards);
    return each.run(
        boards, drawing.separator(), (board, progress) -> solve(board, progress, solver));
  }

  private int solve(NamedPosition board, Progress progress, QueensSolver solver) {
    Optional<DrawnAnswer> clashes = board.clashes();
    if (clashes.isPresent()) {
      return print(board, List.of(), clashes.get());
    }
    long start = System.nanoTime();
    Uniqueness verdict = options.uniqueness(progress.watch(solver), board.position());
    progress.erase();
    List<Placement> found = placements(verdict);
    Duration spent = Duration.ofNanos(System.nanoTime() - start);
    return found.isEmpty()
        ? print(board, found, none(board, progress.watch(options.builder(spent).build())))
        : print(board, found, solved(board, found));
  }

  private int print(NamedPosition board, List<Placement> found, DrawnAnswer answer) {
    each.add(EachBoard.Verdict.of(found.size()));
    if (found.isEmpty()) {
      drawing.print(answer, out);
    } else {
      drawing.printDrawn(answer, out);
    }
    if (found.size() > 1 && drawing.isText()) {
      Position empty = answer.position();
      out.print("\n" + drawing.text(drawing.drawing(empty).withPlacement(found.get(1))));
    }
    // No search for a third solution is made.
    Completion completion = found.size() < 2 ? Completion.EXHAUSTED : Completion.SOLUTION_LIMIT;
    String uniqueness = List.of("NONE", "UNIQUE", "AMBIGUOUS").get(found.size());
    out.printJson(
        Json.result(completion, found.size())
            .with("uniqueness", uniqueness)
            .with("source", board.source()));
    if (found.size() != 1) {
      board.tellOtherStars(out, err);
    }
    return found.isEmpty() ? Outcome.NONE_OR_CUT_SHORT : Outcome.DONE;
  }

  private int check(NamedPosition board, Progress progress, QueensSolver solver) {
    Position position = board.position();
    Optional<String> clash = board.clash();
    List<Placement> found =
        clash.isPresent()
            ? List.of()
            : placements(options.uniqueness(progress.watch(solver), position));
    progress.erase();
    each.add(EachBoard.Verdict.of(found.size()));
    Optional<String> fault =
        RegionParts.fault(position.board()).or(() -> clash).or(() -> fault(board, found));
    fault.ifPresent(
        reason -> err.println(Words.visible("queens: " + board.path().source() + ": " + reason)));
    return fault.isEmpty() ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
  }

  private static Optional<String> fault(NamedPosition board, List<Placement> found) {
    if (found.size() == 1) {
      return Optional.empty();
    }
    String words =
        found.isEmpty()
            ? board.noSolution()
            : "the board has several solutions, such as %s and %s"
                .formatted(board.words(found.get(0)), board.words(found.get(1)));
    return Optional.of(words + board.otherStarsToo());
  }

  private static List<Placement> placements(Uniqueness verdict) {
    if (verdict instanceof Uniqueness.Unique unique) {
      return List.of(unique.placement());
    }
    return verdict instanceof Uniqueness.Ambiguous ambiguous
        ? List.of(ambiguous.first(), ambiguous.second())
        : List.of();
  }

  /** One solution, or two: the second is drawn below the first, or beside a picture its rows. */
  private DrawnAnswer solved(NamedPosition board, List<Placement> found) {
    String which = board.of() + (options.isUpToSymmetry() ? " up to symmetry" : "");
    String rows = found.size() > 1 && drawing.isSvg() ? " " + board.words(found.get(1)) : "";
    return DrawnAnswer.of(
        found.size() > 1
            ? "This is not the only solution%s, another is:%s\n".formatted(which, rows)
            : "This is the only solution%s.\n".formatted(which),
        board.position(),
        found);
  }

  /** The answer for a board without a solution; a picture also has the reasons, if found. */
  private DrawnAnswer none(NamedPosition board, QueensSolver solver) {
    Position position = board.position();
    String fault = "";
    if (drawing.isSvg() && position.board().isPlain()) {
      try {
        Explanation explanation = solver.explain(position.model());
        return Conflict.of(position, (Explanation.Infeasible) explanation).answer();
      } catch (SearchStoppedException e) {
        // The answer has no reasons.
      }
    } else if (!drawing.isJson()) {
      fault = fault(board, solver);
    }
    String text = "There is no solution%s%s%s.\n".formatted(board.of(), fault, board.reasons());
    return new DrawnAnswer(text, position, UnaryOperator.identity(), List.of());
  }

  /** The fault of the player if the board without marks has a solution, as far as that is found. */
  private String fault(NamedPosition board, QueensSolver solver) {
    Position empty = Position.of(board.position().board());
    try {
      return board.position().hasMarks()
              && options.ask(solver, empty, QueensSolver::findAny).isPresent()
          ? " with these queens and crosses, but the board has one"
          : "";
    } catch (SearchStoppedException e) {
      return "";
    }
  }
}

package org.nqueens.cli.boards;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Position;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.model.Placement;
import org.nqueens.puzzle.BoardConflict;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.puzzle.language.Language;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;

/** {@code queens explain N|FILE}. */
public final class ExplainCommand extends Subcommand {
  private final Boards.One file = new Boards.One(this);

  private final DrawingOptions drawing = new DrawingOptions(this);

  private final BackendOptions backend = new BackendOptions(this);

  public ExplainCommand() {
    super("explain", "Explains why a board has no solution.");
  }

  @Override
  public Integer call() {
    NamedPosition read = file.readOne();
    Position position = read.position();
    drawing.requireDrawable(List.of(read));
    Optional<DrawnAnswer> clashes = read.clashes();
    if (clashes.isPresent()) {
      return none(clashes.get());
    }
    if (!position.board().isPlain()) {
      return file.during(progress -> explain(position, progress));
    }
    Explanation explanation =
        file.during(progress -> progress.watch(backend.solver()).explain(position.model()));
    if (explanation instanceof Explanation.Infeasible infeasible) {
      return none(Conflict.of(position, infeasible).answer());
    }
    return some(position, ((Explanation.Feasible) explanation).placement());
  }

  private int some(Position position, Placement placement) {
    drawing.printDrawn(DrawnAnswer.of("There is a solution.\n", position, List.of(placement)), out);
    // The search ends at the first solution.
    out.printJson(Json.result(Completion.SOLUTION_LIMIT, 1));
    return Outcome.DONE;
  }

  /** A board whose model has rules about numbers of queens, which are no words of the board. */
  private int explain(Position position, Progress progress) {
    QueensSolver solver = progress.watch(backend.solver());
    Optional<Placement> found = backend.ask(solver, position, QueensSolver::findAny);
    if (found.isPresent()) {
      return some(position, found.get());
    }
    if (position.board().isFilled()) {
      return none(steps(position));
    }
    BoardSolver squares = new BoardSolver(solver);
    BoardConflict conflict = squares.conflict(position).orElseThrow();
    int most = squares.most(position).atMost();
    return none(Conflict.of(position, conflict, most).answer());
  }

  /** The reasons as the steps of a person up to a unit without room for its queens. */
  private DrawnAnswer steps(Position position) {
    SolvingPath path = backend.guide().path(position);
    List<Hint> reasons =
        Stream.concat(path.steps().stream().map(Hint.Next::new), Stream.of(path.end())).toList();
    String steps =
        IntStream.range(0, reasons.size())
            .mapToObj(i -> "%s. %s\n".formatted(i + 1, whole(position, reasons.get(i))))
            .collect(Collectors.joining());
    List<Json> json =
        reasons.stream()
            .map(reason -> HintCommand.json(position, reason, Hint.Stage.WHY, Language.ENGLISH))
            .toList();
    return new DrawnAnswer(
        "There is no solution:\n" + steps,
        position,
        drawn -> path.end().on(drawn.withCoordinates(), Hint.Stage.WHY),
        json);
  }

  private static String whole(Position position, Hint hint) {
    return HintCommand.sentences(position, hint, Hint.Stage.WHY, Language.ENGLISH)
        .collect(Collectors.joining(" "));
  }

  private int none(DrawnAnswer reasons) {
    drawing.print(reasons, out);
    out.printJson(Json.result(Completion.EXHAUSTED, 0));
    return Outcome.NONE_OR_CUT_SHORT;
  }
}

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
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.puzzle.language.Language;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code queens explain N|FILE}. */
@Command(
    name = "explain",
    description = {
      "Explains why a board has no solution.",
      "The reasons are a minimal set of given queens, blocked squares and rules that "
          + "cannot hold together; the queens of a player count as given, the crosses as "
          + "blocked squares. Squares are (column, row), counted from 0; with SVG they are "
          + "marked. With several queens in each row, the reasons are steps of deduction. If the board has a solution, prints one."
    })
public final class ExplainCommand extends Subcommand {
  @Mixin private Boards.OnePosition file;

  @Mixin private DrawingOptions drawing = new DrawingOptions();

  @Mixin private BackendOptions backend;

  @Override
  public Integer call() {
    NamedPosition read = file.readOne();
    Position position = read.position();
    boolean bySteps = position.board().isFilled() && !position.board().isPlain();
    if (!bySteps) {
      BackendOptions.requirePlain(position.board(), "an explanation", "");
    }
    drawing.requireDrawable(position);
    Optional<DrawnAnswer> clashes = read.clashes();
    if (clashes.isPresent()) {
      return none(clashes.get());
    }
    if (bySteps) {
      return explainBySteps(position);
    }
    Explanation explanation = explain(position);
    if (explanation instanceof Explanation.Infeasible infeasible) {
      return none(new Conflict(position, infeasible).answer());
    }
    return some(position, ((Explanation.Feasible) explanation).placement());
  }

  private int some(Position position, Placement placement) {
    String json = Json.placement(position.board(), placement).line();
    drawing.printDrawn(DrawnAnswer.of("There is a solution.\n", position, placement, json), out);
    // The search ends at the first solution.
    drawing.end(Json.result(Completion.SOLUTION_LIMIT, 1), out);
    return Outcome.DONE;
  }

  /**
   * Of several queens in each row the rules of the model are about numbers of queens, so the
   * reasons are the steps of a person up to a unit without room.
   */
  private int explainBySteps(Position position) {
    QueensSolver solver = backend.solver();
    PuzzleGuide guide = backend.guide();
    Optional<Placement> found =
        Progress.during(
            "explain " + file.shortName(),
            progress -> backend.ask(progress.watch(solver), position, QueensSolver::findAny));
    if (found.isPresent()) {
      return some(position, found.get());
    }
    SolvingPath path =
        Progress.during("explain " + file.shortName(), progress -> guide.path(position));
    List<Hint> reasons =
        Stream.concat(path.steps().stream().map(Hint.Next::new), Stream.of(path.end())).toList();
    String steps =
        IntStream.range(0, reasons.size())
            .mapToObj(i -> "%s. %s\n".formatted(i + 1, HintCommand.whole(position, reasons.get(i))))
            .collect(Collectors.joining());
    String json =
        reasons.stream()
            .map(reason -> HintCommand.json(position, reason, Hint.Stage.WHY, Language.ENGLISH))
            .map(Json::line)
            .collect(Collectors.joining());
    return none(
        new DrawnAnswer(
            "There is no solution:\n" + steps,
            position,
            drawn -> path.end().on(drawn.withCoordinates(), Hint.Stage.WHY),
            json));
  }

  private int none(DrawnAnswer reasons) {
    drawing.print(reasons, out);
    drawing.end(Json.result(Completion.EXHAUSTED, 0), out);
    return Outcome.NONE_OR_CUT_SHORT;
  }

  private Explanation explain(Position position) {
    QueensSolver solver = backend.solver();
    return Progress.during(
        "explain " + file.shortName(),
        progress -> progress.watch(solver).explain(position.model()));
  }
}

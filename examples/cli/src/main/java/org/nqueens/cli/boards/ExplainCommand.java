package org.nqueens.cli.boards;

import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.board.Position;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.model.Placement;
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
          + "marked. If the board has a solution, prints one."
    })
public final class ExplainCommand extends Subcommand {
  @Mixin private Boards.OnePosition file;

  @Mixin private DrawingOptions drawing = new DrawingOptions();

  @Mixin private BackendOptions backend;

  @Override
  public Integer call() {
    NamedPosition read = file.readOne();
    Position position = read.position();
    BackendOptions.requirePlain(
        position.board(), "an explanation", "`queens hint` shows what contradicts the queens");
    drawing.requireDrawable(position);
    Optional<DrawnAnswer> clashes = read.clashes();
    if (clashes.isPresent()) {
      return none(clashes.get());
    }
    Explanation explanation = explain(position);
    if (explanation instanceof Explanation.Infeasible infeasible) {
      return none(new Conflict(position, infeasible).answer());
    }
    Placement placement = ((Explanation.Feasible) explanation).placement();
    String json = Json.placement(position.board(), placement).line();
    drawing.printDrawn(DrawnAnswer.of("There is a solution.\n", position, placement, json), out);
    // The search ends at the first solution.
    drawing.end(Json.result(Completion.SOLUTION_LIMIT, 1), out);
    return Outcome.DONE;
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

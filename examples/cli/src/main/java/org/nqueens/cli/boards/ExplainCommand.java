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
    Position position = file.readOne().position();
    BackendOptions.requirePlain(
        position.board(), "an explanation", "`queens hint` shows what contradicts the queens");
    drawing.requireDrawable(position);
    Optional<ClashPrinter> clashes = ClashPrinter.of(position);
    if (clashes.isPresent()) {
      clashes.get().print(drawing, "", out);
      out.print(drawing.isJson() ? Json.result(Completion.EXHAUSTED, 0).line() : "");
      return Outcome.NONE_OR_CUT_SHORT;
    }
    Explanation explanation = explain(position);
    if (explanation instanceof Explanation.Infeasible infeasible) {
      new ExplanationPrinter(position, infeasible).print(drawing, out);
      return Outcome.NONE_OR_CUT_SHORT;
    }
    Placement placement = ((Explanation.Feasible) explanation).placement();
    drawing.printBelow(
        "There is a solution.\n",
        () -> drawing.drawing(Position.of(position.board())).withPlacement(placement),
        // The search ends at the first solution.
        () ->
            Json.placement(position.board(), placement).line()
                + Json.result(Completion.SOLUTION_LIMIT, 1).line(),
        out);
    return Outcome.DONE;
  }

  private Explanation explain(Position position) {
    QueensSolver solver = backend.solver();
    return Progress.during(
        "explain " + file.shortName(),
        progress -> progress.watch(solver).explain(position.model()));
  }
}

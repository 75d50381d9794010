package org.nqueens.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.nqueens.Explanation;
import org.nqueens.QueensSolver;
import org.nqueens.Reason;
import org.nqueens.format.Board;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens explain FILE}. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Says why a board has no solution: a minimal set of given queens, blocked squares and rules",
      "that have none together. Squares are (column, row), counted from 0.",
      "Of a board that has a solution it prints one."
    })
final class ExplainCommand implements Queens.Action {
  private final Output out;

  @Mixin private BoardFile file;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      defaultValue = "embedded",
      description = "The backend, see `queens backends` (default: ${DEFAULT-VALUE}).")
  private String backend;

  @Mixin private TimeLimit timeLimit;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "TEXT",
      description = "What to print: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private BoardFormat format;

  ExplainCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    Board board = file.read();
    QueensSolver solver = timeLimit.on(QueensSolver.builder().backend(backend)).build();
    Explanation explanation =
        Interruption.during(
            () ->
                Progress.during(
                    "explain " + file.name(), progress -> solver.explain(board.model())));
    if (explanation instanceof Explanation.Feasible feasible) {
      out.print(
          format == BoardFormat.JSON || format == BoardFormat.SVG
              ? format.draw(board, feasible.placement())
              : "There is a solution:\n\n" + format.draw(board, feasible.placement()));
    } else if (explanation instanceof Explanation.Infeasible infeasible) {
      out.print(
          format == BoardFormat.JSON
              ? json(infeasible)
              : "There is no solution: " + infeasible.message() + ".\n");
    }
    return Queens.DONE;
  }

  private static String json(Explanation.Infeasible explanation) {
    return Json.object(
        generator -> {
          generator.writeStringField("message", explanation.message());
          List<Reason> reasons = explanation.reasons();
          generator.writeArrayFieldStart("given");
          for (Reason reason : reasons) {
            if (reason instanceof Reason.GivenQueen queen) {
              writeSquare(generator, queen.column(), queen.row());
            }
          }
          generator.writeEndArray();
          generator.writeArrayFieldStart("blocked");
          for (Reason reason : reasons) {
            if (reason instanceof Reason.BlockedSquare square) {
              writeSquare(generator, square.column(), square.row());
            }
          }
          generator.writeEndArray();
          generator.writeArrayFieldStart("rules");
          for (Reason reason : reasons) {
            if (reason instanceof Reason.Rule rule) {
              generator.writeString(rule.constraint().name());
            }
          }
          generator.writeEndArray();
        });
  }

  private static void writeSquare(JsonGenerator generator, int column, int row) throws IOException {
    generator.writeArray(new int[] {column, row}, 0, 2);
  }
}

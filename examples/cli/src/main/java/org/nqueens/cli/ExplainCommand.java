package org.nqueens.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.nqueens.Explanation;
import org.nqueens.QueensSolver;
import org.nqueens.Reason;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens explain FILE}. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "Says why a board has no solution: a minimal set of given queens, blocked squares and rules"
            + " that have none together, where squares are (column, row), counted from 0. Of a board"
            + " that has a solution it prints one.")
final class ExplainCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

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

  ExplainCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    Board board = file.read();
    format.draw(board); // fails if the board is too large for it, before the search
    QueensSolver solver = timeLimit.on(QueensSolver.builder().backend(backend)).build();
    Explanation explanation =
        Interruption.during(
            () ->
                Progress.during(
                    "explain " + file.name(), progress -> solver.explain(board.model())));
    if (explanation instanceof Explanation.Infeasible infeasible) {
      print(infeasible);
      return Queens.NONE_OR_CUT_SHORT;
    }
    print(board, ((Explanation.Feasible) explanation).placement());
    return Queens.DONE;
  }

  private void print(Board board, Placement placement) {
    switch (format) {
      case JSON ->
          out.print(
              Json.object(
                  generator -> {
                    generator.writeBooleanField("feasible", true);
                    generator.writeFieldName("rows");
                    Json.writeRows(generator, placement);
                  }));
      case SVG -> out.print(format.draw(board, placement));
      case TEXT, UNICODE -> out.print("There is a solution:\n\n" + format.draw(board, placement));
    }
  }

  private void print(Explanation.Infeasible explanation) {
    String message = "There is no solution: " + explanation.message() + ".\n";
    switch (format) {
      case JSON -> out.print(json(explanation));
      case SVG -> err.print(message);
      case TEXT, UNICODE -> out.print(message);
    }
    err.flush();
  }

  private static String json(Explanation.Infeasible explanation) {
    return Json.object(
        generator -> {
          generator.writeBooleanField("feasible", false);
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
          generator.writeArrayFieldStart("restrictedColumns");
          for (Reason reason : reasons) {
            if (reason instanceof Reason.RestrictedColumn restricted) {
              generator.writeNumber(restricted.column());
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

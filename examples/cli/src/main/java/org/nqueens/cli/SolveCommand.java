package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import org.nqueens.Completion;
import org.nqueens.QueensSolver;
import org.nqueens.SolveResult;
import org.nqueens.Uniqueness;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
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
        "Prints a solution of a board and says whether it is the only one; if it is not, prints a"
            + " second one.")
final class SolveCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private BoardFile file;

  @Mixin private SolverOptions options;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "What to print: ${COMPLETION-CANDIDATES} (default: TEXT). With SVG it is one picture, and"
              + " the verdict goes to standard error.")
  private BoardFormat format;

  @ArgGroup private Extent extent = new Extent();

  /** How many solutions are wanted, if not one or two. */
  private static final class Extent {
    @Option(names = "--all", description = "Print every solution.")
    private boolean all;

    @Option(names = "--count", description = "Print the number of solutions only.")
    private boolean count;
  }

  SolveCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    requireSense();
    Board board = file.read();
    format.draw(board); // fails if the board is too large for it, before the search
    QueensSolver solver = options.solver();
    String task = "solve " + file.name();
    if (extent.count) {
      long count =
          Interruption.during(() -> Progress.during(task, progress -> solver.count(board.model())));
      out.print(count + "\n");
      return count > 0 ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
    }
    if (extent.all) {
      return all(board, solver, task);
    }
    Uniqueness verdict =
        Interruption.during(
            () -> Progress.during(task, progress -> solver.uniqueness(board.model())));
    print(board, verdict);
    return verdict instanceof Uniqueness.None ? Queens.NONE_OR_CUT_SHORT : Queens.DONE;
  }

  private void requireSense() {
    if (extent.count && format != null) {
      throw new IllegalArgumentException(
          "format (" + format + ") must be left out with --count: a number has no format");
    }
    format = format == null ? BoardFormat.TEXT : format;
    if (extent.all && format == BoardFormat.SVG) {
      throw new IllegalArgumentException(
          "format (SVG) must be another one with --all: a file of SVG holds one picture");
    }
    if (options.isLimited() && !extent.all && !extent.count) {
      throw new IllegalArgumentException(
          "limit must come with --all or --count: without them there are two solutions at most");
    }
  }

  private int all(Board board, QueensSolver solver, String task) {
    SolveResult result =
        Interruption.during(
            () ->
                Progress.during(
                    task,
                    progress ->
                        solver.enumerate(
                            board.model(),
                            placement -> {
                              out.print(drawing(board, placement));
                              progress.step();
                            })));
    out.flush();
    if (result.completion() != Completion.EXHAUSTED) {
      err.println("queens: stopped (" + result.completion() + "), there may be more solutions");
    }
    err.println("Solutions found: " + result.solutions());
    return Queens.exitCode(result);
  }

  private void print(Board board, Uniqueness verdict) {
    if (format == BoardFormat.JSON) {
      out.print(json(verdict));
      return;
    }
    if (verdict instanceof Uniqueness.None) {
      say("There is no solution; `queens explain " + file.name() + "` tells why.");
    } else if (verdict instanceof Uniqueness.Unique unique) {
      out.print(drawing(board, unique.placement()));
      say("This is the only solution" + upToSymmetry() + ".");
    } else if (verdict instanceof Uniqueness.Ambiguous ambiguous) {
      out.print(drawing(board, ambiguous.first()));
      if (format == BoardFormat.SVG) {
        say(
            "This is not the only solution"
                + upToSymmetry()
                + ", another is: "
                + ambiguous.second());
      } else {
        say("This is not the only solution" + upToSymmetry() + ", another is:\n");
        out.print(format.draw(board, ambiguous.second()));
      }
    }
  }

  private String drawing(Board board, Placement placement) {
    boolean separate = format == BoardFormat.TEXT || format == BoardFormat.UNICODE;
    return format.draw(board, placement) + (separate ? "\n" : "");
  }

  private void say(String line) {
    if (format == BoardFormat.SVG) {
      err.println(line);
    } else {
      out.print(line + "\n");
    }
  }

  private String upToSymmetry() {
    return options.isUpToSymmetry() ? " up to symmetry" : "";
  }

  private static String json(Uniqueness verdict) {
    return Json.object(
        generator -> {
          generator.writeStringField("uniqueness", name(verdict));
          generator.writeArrayFieldStart("solutions");
          for (Placement placement : placements(verdict)) {
            Json.writeRows(generator, placement);
          }
          generator.writeEndArray();
        });
  }

  private static String name(Uniqueness verdict) {
    return switch (placements(verdict).size()) {
      case 0 -> "NONE";
      case 1 -> "UNIQUE";
      default -> "AMBIGUOUS";
    };
  }

  private static List<Placement> placements(Uniqueness verdict) {
    if (verdict instanceof Uniqueness.Unique unique) {
      return List.of(unique.placement());
    }
    return verdict instanceof Uniqueness.Ambiguous ambiguous
        ? List.of(ambiguous.first(), ambiguous.second())
        : List.of();
  }
}

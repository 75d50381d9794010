package org.nqueens.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.format.BoardFormatException;
import org.nqueens.format.Position;
import org.nqueens.model.Variant;
import org.nqueens.pages.picture.BoardPictureException;
import org.nqueens.result.Uniqueness;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code queens check FILE...}. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Checks that boards are puzzles, by the exit code.",
      "A puzzle is a valid board of connected regions, if it has any, with exactly one "
          + "solution; queens and crosses of a player are kept. The exit code is 0 if every "
          + "board is one, and 1 if not: standard error has the reasons. A file that "
          + "cannot be read ends the check with exit code 2."
    })
final class CheckCommand implements Queens.Action {
  private final PrintWriter err;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Boards as text or pictures, see `queens help boards`; - is standard input.")
  private List<String> files;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      converter = VariantConverter.class,
      completionCandidates = VariantConverter.Names.class,
      description = "The pieces: ${COMPLETION-CANDIDATES} (default: as `queens solve` has it).")
  private Variant variant;

  @Option(names = "--quiet", description = "Print no reasons.")
  private boolean quiet;

  @Mixin private TimeLimit timeLimit;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      completionCandidates = BackendIds.class,
      defaultValue = "embedded",
      description = "The backend, see `queens backends` (default: ${DEFAULT-VALUE}).")
  private String backend;

  CheckCommand(PrintWriter err) {
    this.err = err;
  }

  @Override
  public Integer call() {
    QueensSolver solver = timeLimit.on(QueensSolver.builder().backend(backend)).build();
    PrintWriter reasons = quiet ? new PrintWriter(Writer.nullWriter()) : err;
    boolean allPuzzles = true;
    for (String file : files) {
      BoardPath path = new BoardPath(file);
      Optional<String> fault = fault(path, solver, reasons);
      fault.ifPresent(reason -> reasons.println(VisibleText.of(reason)));
      allPuzzles &= fault.isEmpty();
    }
    return allPuzzles ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }

  /** Why a board is no puzzle. */
  private Optional<String> fault(BoardPath path, QueensSolver solver, PrintWriter reasons) {
    Position position;
    try {
      position = path.position(reasons);
    } catch (IllegalArgumentException e) {
      if (e.getCause() instanceof BoardFormatException
          || e.getCause() instanceof BoardPictureException) {
        return Optional.of(e.getMessage());
      }
      throw e;
    }
    return fault(variant == null ? position : position.withVariant(variant), path.name(), solver)
        .map(reason -> path.source() + ": " + reason);
  }

  private static Optional<String> fault(Position position, String name, QueensSolver solver) {
    Optional<String> parts = RegionParts.fault(position.board());
    if (parts.isPresent()) {
      return parts;
    }
    Optional<ClashPrinter> clashes = ClashPrinter.of(position);
    if (clashes.isPresent()) {
      return clashes.map(ClashPrinter::message);
    }
    Uniqueness verdict =
        Interruption.during(
            () ->
                Progress.during(
                    "check " + name,
                    progress -> progress.watch(solver).uniqueness(position.model())));
    if (verdict instanceof Uniqueness.Ambiguous ambiguous) {
      return Optional.of(
          "the board has several solutions, such as %s and %s"
              .formatted(ambiguous.first(), ambiguous.second()));
    }
    return verdict instanceof Uniqueness.None
        ? Optional.of(
            "the board has no solution; `queens explain %s` prints the reasons".formatted(name))
        : Optional.empty();
  }
}

package org.nqueens.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.format.BoardFormatException;
import org.nqueens.format.Position;
import org.nqueens.pages.picture.BoardPictureException;
import org.nqueens.puzzle.RegionParts;
import org.nqueens.result.Uniqueness;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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

  @Mixin private BoardFiles.AtLeastOne files;

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
    for (BoardPath path : files.paths()) {
      List<String> faults = faults(path, solver, reasons);
      faults.forEach(fault -> reasons.println(VisibleText.of(fault)));
      allPuzzles &= faults.isEmpty();
    }
    return allPuzzles ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }

  /** Why boards of a file are no puzzles; one that cannot be read hides those of its file. */
  private List<String> faults(BoardPath path, QueensSolver solver, PrintWriter reasons) {
    List<NamedPosition> boards;
    try {
      boards = files.read(path, reasons);
    } catch (IllegalArgumentException e) {
      if (e.getCause() instanceof BoardFormatException
          || e.getCause() instanceof BoardPictureException) {
        return List.of(e.getMessage());
      }
      throw e;
    }
    return boards.stream()
        .flatMap(
            board ->
                fault(board.position(), board.path().argument(), solver).stream()
                    .map(reason -> board.path().source() + ": " + reason))
        .toList();
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

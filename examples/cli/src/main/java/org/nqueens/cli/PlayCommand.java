package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.result.Uniqueness;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens play FILE}. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Writes a page on which a board is played in a browser.",
      "It is played from its position: with queens and crosses, clashes, undo and "
          + "redo, and hints in stages. The page is one file that needs no network."
    })
final class PlayCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private BoardFile file;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      required = true,
      converter = TargetFile.Converter.class,
      description = "The file of the page; - is standard output.")
  private TargetFile html;

  @Mixin private OpenOption opening;

  @Mixin private TimeLimit time;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      completionCandidates = BackendIds.class,
      defaultValue = "embedded",
      description =
          "The backend that counts solutions where the rules of hints do not (default:"
              + " ${DEFAULT-VALUE}).")
  private String backend;

  PlayCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    Position position = file.read();
    Board board = position.board();
    opening.requireFile("--html", Optional.of(html));
    html.requireWritable();
    html.requireOtherThan(file.path());
    QueensSolver solver = time.on(QueensSolver.builder().backend(backend)).build();
    String task = "play " + file.shortName();
    Uniqueness uniqueness =
        Interruption.during(
            () -> Progress.during(task, progress -> solver.uniqueness(board.model())));
    if (uniqueness instanceof Uniqueness.None) {
      err.println(
          "queens: the board has no solution; `queens explain %s` prints the reasons"
              .formatted(VisibleText.of(file.name())));
      return Queens.NONE_OR_CUT_SHORT;
    }
    new PlayPagePrinter(html, opening, out, err)
        .print(position, time.on(new PuzzleGuide(solver)), task);
    if (uniqueness instanceof Uniqueness.Ambiguous) {
      err.println(
          "queens: the board has several solutions: the hints end where one must be chosen");
    }
    return Queens.DONE;
  }
}

package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nqueens.QueensSolver;
import org.nqueens.format.Position;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.result.Uniqueness;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code queens play FILE}. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Writes a page on which boards are played in a browser.",
      "Each is played from its position: with queens and crosses, clashes, undo and "
          + "redo, and hints in stages. Several boards make a book, with the way from one to the "
          + "next and the best times; a book of 366 has one for each date. The page is one file "
          + "that needs no network."
    })
final class PlayCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private BoardFiles.AtLeastOne files;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      required = true,
      arity = "0..1",
      preprocessor = TargetFile.PageOrOperand.class,
      fallbackValue = TargetFile.UNNAMED,
      converter = TargetFile.Converter.class,
      description =
          "The file of the page, such as page.html (default: the name of the board)."
              + TargetFile.PageOrOperand.RULE)
  private TargetFile html;

  @Mixin private OpenOption opening;

  @Option(
      names = "--heading",
      paramLabel = "TEXT",
      defaultValue = "Queens puzzles",
      description = "The heading of a book (default: ${DEFAULT-VALUE}).")
  private String heading;

  @Spec private CommandSpec command;

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
    List<NamedPosition> boards = files.read();
    requireBookWithHeading(boards.size());
    TargetFile page = html.orPage(files.pageName());
    opening.requireFile("--html", Optional.of(page));
    page.requireWritable();
    files.paths().forEach(page::requireOtherThan);
    QueensSolver solver = time.on(QueensSolver.builder().backend(backend)).build();
    String task = "play " + files.shortName();
    List<Uniqueness> verdicts =
        Interruption.during(
            () ->
                Progress.during(
                    task,
                    progress -> boards.stream().map(board -> verdict(board, solver)).toList()));
    if (verdicts.stream().anyMatch(verdict -> verdict instanceof Uniqueness.None)) {
      printThoseOf(Uniqueness.None.class, PlayCommand::noSolution, boards, verdicts);
      return Queens.NONE_OR_CUT_SHORT;
    }
    print(page, boards.stream().map(NamedPosition::position).toList(), solver, task);
    printThoseOf(
        Uniqueness.Ambiguous.class,
        board -> "the board has several solutions: the hints end where one must be chosen",
        boards,
        verdicts);
    return Queens.DONE;
  }

  private void requireBookWithHeading(int boards) {
    if (boards == 1 && new MatchedOptions(command).has("--heading")) {
      throw new IllegalArgumentException(
          "--heading must come with several boards: the page of one has its title");
    }
  }

  private static Uniqueness verdict(NamedPosition board, QueensSolver solver) {
    return solver.uniqueness(board.position().board().model());
  }

  private void print(TargetFile page, List<Position> positions, QueensSolver solver, String task) {
    PlayPagePrinter printer = new PlayPagePrinter(page, opening, out, err);
    PuzzleGuide guide = time.on(new PuzzleGuide(solver));
    if (positions.size() == 1) {
      printer.print(positions.get(0), guide, task);
    } else {
      printer.printBook(heading, positions, guide, task);
    }
  }

  private static String noSolution(NamedPosition board) {
    return "the board has no solution; `queens explain %s` prints the reasons"
        .formatted(VisibleText.of(board.path().argument()));
  }

  /** Prints a sentence about each board with a kind of verdict. */
  private void printThoseOf(
      Class<? extends Uniqueness> kind,
      Function<NamedPosition, String> sentence,
      List<NamedPosition> boards,
      List<Uniqueness> verdicts) {
    for (int i = 0; i < boards.size(); i++) {
      if (kind.isInstance(verdicts.get(i))) {
        err.println("queens: " + boards.get(i).label() + sentence.apply(boards.get(i)));
      }
    }
  }
}

package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.nqueens.format.Board;
import org.nqueens.pages.PuzzleSheet;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;
import org.nqueens.result.Uniqueness;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code queens sheet}. */
@Command(
    name = "sheet",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Writes a page of puzzles to be printed, with their solutions.",
      "The HTML page is for A4 or letter paper, and has the solutions at the end: of "
          + "new puzzles, as of `queens new`, or of the boards of files."
    })
final class SheetCommand implements Queens.Action {
  /** The options of new puzzles alone. */
  private static final List<String> OF_NEW =
      List.of("--blocked", "--given", "--count", "--size", "--difficulty", "--seed", "--verifier");

  private final Output out;
  private final PrintWriter err;

  @Spec private CommandSpec command;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description =
          "Boards with exactly one solution each, one or several in a file, as text or pictures; - is"
              + " standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      converter = TargetFile.Converter.class,
      description = "The file of the page; - is standard output.")
  private TargetFile target;

  @Option(
      names = "--solutions",
      paramLabel = "FILE",
      converter = TargetFile.Converter.class,
      description = "Write the solutions to a page of their own; - is standard output.")
  private TargetFile solutions;

  @Mixin private OpenOption opening;

  @Option(
      names = "--heading",
      paramLabel = "TEXT",
      defaultValue = "Queens puzzles",
      description = "The heading (default: ${DEFAULT-VALUE}).")
  private String heading;

  @Option(
      names = "--per-page",
      paramLabel = "NUMBER",
      description = "The number of boards on a page: 1, 2, 4 or 6 (default: by their size).")
  private Integer perPage;

  @Option(
      names = "--plain",
      description =
          "White squares, which save ink: borders tell the regions, and blocked squares are hatched.")
  private boolean plain;

  @Option(
      names = "--name-and-date",
      description = "A line for a name and a date below the heading of the puzzles.")
  private boolean named;

  @ArgGroup private KindOption kind = new KindOption();

  @Mixin private GeneratorOptions generator = new GeneratorOptions(6);

  SheetCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    requireConsistent();
    PuzzleSheet empty = empty();
    pages().forEach(TargetFile::requireWritable);
    files.forEach(file -> pages().forEach(page -> page.requireOtherThan(BoardPath.of(file))));
    PuzzleSheet sheet =
        Interruption.during(
            () ->
                Progress.during(
                    "sheet",
                    progress -> files.isEmpty() ? made(empty, progress) : read(empty, progress)));
    write(sheet);
    opening.written(pages(), err);
    return Queens.DONE;
  }

  private void requireConsistent() {
    opening.requireFile("--out", Optional.of(target));
    if (solutions != null && solutions.isSameAs(target)) {
      throw new IllegalArgumentException(
          "--out (%s) and --solutions (%s) must go to different files: name another one"
              .formatted(target.name(), solutions.name()));
    }
    generator.requireConsistent();
    Optional<String> ofNew = OF_NEW.stream().filter(new MatchedOptions(command)::has).findFirst();
    if (!files.isEmpty() && ofNew.isPresent()) {
      throw new IllegalArgumentException(
          "%s must come without FILE: it is an option of new puzzles".formatted(ofNew.get()));
    }
  }

  private List<TargetFile> pages() {
    return solutions == null ? List.of(target) : List.of(target, solutions);
  }

  private PuzzleSheet empty() {
    PuzzleSheet sheet = PuzzleSheet.of(heading);
    sheet = perPage == null ? sheet : sheet.withPuzzlesPerPage(perPage);
    sheet = plain ? sheet.withoutColours() : sheet;
    return named ? sheet.withNameAndDate() : sheet;
  }

  private void write(PuzzleSheet sheet) {
    if (solutions == null) {
      target.write(sheet.html(), out);
    } else {
      target.write(sheet.puzzlesHtml(), out);
      solutions.write(sheet.solutionsHtml(), out);
    }
  }

  /** Captions have the seeds, by which `queens new` makes each of the puzzles again. */
  private PuzzleSheet made(PuzzleSheet sheet, Progress progress) {
    PuzzleSheet full = sheet;
    for (GeneratorOptions.Seeded made : generator.puzzles(kind, progress::note, err).toList()) {
      full = full.with(made.puzzle(), caption(made.puzzle().board(), "seed " + made.seed()));
    }
    return full;
  }

  private PuzzleSheet read(PuzzleSheet sheet, Progress progress) {
    PuzzleSheet full = sheet;
    for (String file : files) {
      for (NamedPosition read : BoardPath.of(file).positions(err)) {
        full = with(read, full);
        progress.step();
      }
    }
    return full;
  }

  private PuzzleSheet with(NamedPosition read, PuzzleSheet sheet) {
    BoardPath path = read.path();
    path.requireNoMarks(read.position());
    Board board = generator.withVariant(read.position().board());
    if (!(generator.solver().uniqueness(board.model()) instanceof Uniqueness.Unique unique)) {
      throw new IllegalArgumentException(
          "board (%1$s) must have exactly one solution: see `queens solve %1$s`"
              .formatted(path.argument()));
    }
    String name = board.title().isEmpty() ? path.shortName() : board.title();
    return sheet.with(new Puzzle(board, unique.placement()), caption(board, name));
  }

  /** The name, after the difficulty of a board that the rules solve. */
  private static String caption(Board board, String name) {
    Optional<Rating> rating =
        board.size() <= PuzzleGuide.MAX_SIZE ? Rating.of(board) : Optional.empty();
    return rating.map(found -> "Difficulty " + found.difficulty() + ", ").orElse("") + name;
  }
}

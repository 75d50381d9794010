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
          "Boards with exactly one solution each, as text or pictures; - is standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      converter = TargetFile.Converter.class,
      description = "The file of the page; - is standard output.")
  private TargetFile target;

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
      names = "--count",
      paramLabel = "COUNT",
      defaultValue = "6",
      description = "The number of new puzzles (default: ${DEFAULT-VALUE}).")
  private int count;

  @ArgGroup private KindOption kind = new KindOption();

  @Mixin private GeneratorOptions generator;

  SheetCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    requireConsistent();
    PuzzleSheet empty = PuzzleSheet.of(heading);
    PuzzleSheet sheet = perPage == null ? empty : empty.withPuzzlesPerPage(perPage);
    opening.requireFile("--out", Optional.of(target));
    target.requireWritable();
    files.forEach(file -> target.requireOtherThan(new BoardPath(file)));
    PuzzleSheet full =
        Interruption.during(
            () ->
                Progress.during(
                    "sheet",
                    progress -> files.isEmpty() ? made(sheet, progress) : read(sheet, progress)));
    target.write(full.html(), out);
    opening.written(List.of(target), err);
    return Queens.DONE;
  }

  private void requireConsistent() {
    if (count < 1) {
      throw new IllegalArgumentException(
          "count (%s) must be at least 1: give the number of new puzzles".formatted(count));
    }
    Optional<String> ofNew = OF_NEW.stream().filter(new MatchedOptions(command)::has).findFirst();
    if (!files.isEmpty() && ofNew.isPresent()) {
      throw new IllegalArgumentException(
          "%s must come without FILE: it is an option of new puzzles".formatted(ofNew.get()));
    }
  }

  /** New puzzles by consecutive seeds, so that `queens new` makes each of them again. */
  private PuzzleSheet made(PuzzleSheet sheet, Progress progress) {
    GeneratorOptions.Maker maker = generator.maker(kind, err);
    long first = generator.seed();
    PuzzleSheet full = sheet;
    for (int i = 0; i < count; i++) {
      long seed = first + i; // after the largest seed comes the smallest
      Puzzle puzzle = maker.make(seed, effort -> {});
      full = full.with(puzzle, caption(puzzle.board(), "seed " + seed));
      progress.step();
    }
    return full;
  }

  private PuzzleSheet read(PuzzleSheet sheet, Progress progress) {
    PuzzleSheet full = sheet;
    for (String file : files) {
      BoardPath path = new BoardPath(file);
      Board board = generator.withVariant(path.board(err));
      if (!(generator.solver().uniqueness(board.model()) instanceof Uniqueness.Unique unique)) {
        throw new IllegalArgumentException(
            "board (%1$s) must have exactly one solution: see `queens solve %1$s`".formatted(file));
      }
      String name = board.title().isEmpty() ? path.shortName() : board.title();
      full = full.with(new Puzzle(board, unique.placement()), caption(board, name));
      progress.step();
    }
    return full;
  }

  /** The name, after the difficulty of a board that the rules solve. */
  private static String caption(Board board, String name) {
    Optional<Rating> rating =
        board.size() <= PuzzleGuide.MAX_SIZE ? Rating.of(board) : Optional.empty();
    return rating.map(found -> "Difficulty " + found.difficulty() + ", ").orElse("") + name;
  }
}

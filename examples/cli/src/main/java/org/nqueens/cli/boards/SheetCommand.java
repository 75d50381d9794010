package org.nqueens.cli.boards;

import java.util.List;
import java.util.OptionalInt;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.LanguageOption;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.output.OpenOption;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.pages.PuzzleSheet;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;
import org.nqueens.result.Uniqueness;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens sheet N|FILE... --html FILE}. */
@Command(
    name = "sheet",
    description = {
      "Writes a page of puzzles for printing, with their solutions.",
      "The HTML page is for A4 or letter paper, and has the solutions at the end. Each board must"
          + " have exactly one solution, like the boards of `queens new --count 6`; queens and"
          + " crosses of a player are left out."
    })
public final class SheetCommand extends Subcommand {
  @Mixin private Boards.Several files;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      required = true,
      description = "The file of the page; - is standard output.")
  private TargetFile target;

  @Option(
      names = "--solutions",
      paramLabel = "FILE",
      description = "Write the solutions to a page of their own; - is standard output.")
  private TargetFile solutions;

  @Mixin private OpenOption opening;

  @Option(
      names = "--heading",
      paramLabel = "TEXT",
      description = "The heading (default: Queens puzzles, in the language of the sheet).")
  private String heading;

  @Mixin private LanguageOption language;

  @Option(
      names = "--per-page",
      paramLabel = "NUMBER",
      description = "The number of boards on a page: 1, 2, 4 or 6 (default: by their size).")
  private Integer perPage;

  @Option(
      names = "--plain",
      description =
          "White squares, which save ink: borders tell the regions, and blocked squares are"
              + " hatched.")
  private boolean plain;

  @Option(
      names = "--name-and-date",
      description = "A line for a name and a date below the heading of the puzzles.")
  private boolean named;

  @Mixin private OrderOption order;
  @Mixin private BackendOptions backend;

  @Override
  public Integer call() {
    List<TargetFile> pages = solutions == null ? List.of(target) : List.of(target, solutions);
    opening.requireFile(pages);
    requireTwoFiles();
    PuzzleSheet empty = empty();
    pages.forEach(files::requireWritable);
    List<NamedPosition> boards = files.readEmpty();
    if (!boards.isEmpty()) {
      write(full(empty, boards));
      opening.written(pages, err);
    }
    return files.code();
  }

  private void requireTwoFiles() {
    if (solutions != null && solutions.isSameAs(target)) {
      throw new IllegalArgumentException(
          "--html (%s) and --solutions (%s) must go to different files: name another one"
              .formatted(target.name(), solutions.name()));
    }
  }

  private PuzzleSheet empty() {
    PuzzleSheet sheet =
        heading == null
            ? PuzzleSheet.of(language.get())
            : PuzzleSheet.of(heading).in(language.get());
    sheet = perPage == null ? sheet : sheet.withPuzzlesPerPage(perPage);
    sheet = plain ? sheet.withoutColours() : sheet;
    return named ? sheet.withNameAndDate() : sheet;
  }

  private void write(PuzzleSheet sheet) {
    if (solutions == null) {
      target.write(sheet.html(), out);
    } else {
      target.write(sheet.puzzlesHtml(), out);
      requireTwoFiles(); // both may be links to a file that did not exist
      solutions.write(sheet.solutionsHtml(), out);
    }
  }

  private PuzzleSheet full(PuzzleSheet empty, List<NamedPosition> boards) {
    QueensSolver solver = backend.solver();
    PuzzleGuide guide = backend.guide();
    return Progress.during(
        "sheet",
        progress -> {
          PuzzleSheet sheet = empty;
          for (NamedPosition board : order.of(boards, guide)) {
            sheet = with(sheet, board, solver, guide);
            progress.step();
          }
          return sheet;
        });
  }

  private PuzzleSheet with(
      PuzzleSheet sheet, NamedPosition read, QueensSolver solver, PuzzleGuide guide) {
    BoardPath path = read.path();
    Board board = read.position().board();
    Uniqueness verdict = backend.uniqueness(solver, Position.of(board));
    if (!(verdict instanceof Uniqueness.Unique unique)) {
      throw new IllegalArgumentException(
          "board (%1$s) must have exactly one solution: see `queens solve %1$s`"
              .formatted(path.argument()));
    }
    String name = board.title().isEmpty() ? path.shortName() : board.title();
    OptionalInt difficulty =
        OrderOption.rating(board, guide).stream().mapToInt(Rating::difficulty).findFirst();
    return sheet.with(new Puzzle(board, unique.placement()), difficulty, name);
  }
}

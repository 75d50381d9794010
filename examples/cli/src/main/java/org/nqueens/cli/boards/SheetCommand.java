package org.nqueens.cli.boards;

import java.util.List;
import java.util.OptionalInt;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.OpenOption;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.model.Placement;
import org.nqueens.pages.PuzzleSheet;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.language.Language;

/** {@code queens sheet N|FILE... --html FILE}. */
public final class SheetCommand extends Subcommand {
  private final Boards.Several files = new Boards.Several(this);

  private final Value<TargetFile> target =
      value(
          TargetFile.class,
          named("--html", "FILE", "The file of the page; - is standard output.").required(true));

  private final Value<TargetFile> solutions =
      value(
          TargetFile.class,
          "--solutions",
          "FILE",
          "Write the solutions to a page of their own; - is standard output.");

  private final OpenOption opening = new OpenOption(this);

  private final Value<String> heading =
      heading("The heading (default: Queens puzzles, in the language of the sheet).");

  private final Value<Language> language = language();

  private final Value<Integer> perPage =
      value(
          Integer.class,
          "--per-page",
          "NUMBER",
          "The number of boards on a page: 1, 2, 4 or 6 (default: by their size).");

  private final Value<Boolean> plain =
      flag(
          "--plain",
          "White squares, which save ink: borders tell the regions, and blocked squares are"
              + " hatched.");

  private final Value<Boolean> named =
      flag("--name-and-date", "A line for a name and a date below the heading of the puzzles.");

  private final OrderOption order = new OrderOption(this);
  private final BackendOptions backend = new BackendOptions(this);

  public SheetCommand() {
    super("sheet", "Writes a page of puzzles for printing, with their solutions.");
  }

  @Override
  public Integer call() {
    List<TargetFile> pages =
        solutions.get() == null ? List.of(target.get()) : List.of(target.get(), solutions.get());
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
    if (solutions.get() != null && solutions.get().isSameAs(target.get())) {
      throw new IllegalArgumentException(
          "--html (%s) and --solutions (%s) must go to different files: name another one"
              .formatted(target.get().name(), solutions.get().name()));
    }
  }

  private PuzzleSheet empty() {
    PuzzleSheet sheet =
        heading.get() == null
            ? PuzzleSheet.of(language.get())
            : PuzzleSheet.of(heading.get()).in(language.get());
    sheet = perPage.get() == null ? sheet : sheet.withPuzzlesPerPage(perPage.get());
    sheet = plain.get() ? sheet.withoutColours() : sheet;
    return named.get() ? sheet.withNameAndDate() : sheet;
  }

  private void write(PuzzleSheet sheet) {
    if (solutions.get() == null) {
      target.get().write(sheet.html(), out);
    } else {
      target.get().write(sheet.puzzlesHtml(), out);
      requireTwoFiles(); // both may be links to a file that did not exist
      solutions.get().write(sheet.solutionsHtml(), out);
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
    Board board = read.position().board();
    Placement solution = read.only(backend.uniqueness(solver, Position.of(board)));
    String name = board.title().isEmpty() ? read.path().shortName() : board.title();
    OptionalInt difficulty =
        OrderOption.rating(board, guide).stream().mapToInt(Rating::difficulty).findFirst();
    return sheet.with(new Puzzle(board, solution), difficulty, name);
  }
}

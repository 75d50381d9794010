package org.nqueens.cli.boards;

import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.board.Position;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.OpenOption;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.pages.PlayPage;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.language.Language;
import org.nqueens.result.Uniqueness;

/** {@code queens play N|FILE... --html FILE}. */
public final class PlayCommand extends Subcommand {
  private final Boards.Several files = new Boards.Several(this);

  private final Value<TargetFile> html =
      value(
          TargetFile.class,
          named("--html", "FILE", "The file of the page; - is standard output.").required(true));

  private final OpenOption opening = new OpenOption(this);

  private final Value<String> heading =
      heading(
          "The heading of a book (default: Queens puzzles, in the language of its reader; for one"
              + " board its title).");

  private final Value<Language> language =
      value(
          Language.class,
          "--language",
          "LANGUAGE",
          "The language in which the page begins: ${COMPLETION-CANDIDATES} (default: that of the"
              + " browser).");

  private final OrderOption order = new OrderOption(this);
  private final BackendOptions backend = new BackendOptions(this);

  public PlayCommand() {
    super("play", "Writes a page for playing boards in a browser.");
  }

  @Override
  public Integer call() {
    opening.requireFile(List.of(html.get()));
    files.requireWritable(html.get());
    List<NamedPosition> boards = files.read();
    if (boards.isEmpty()) {
      return files.code();
    }
    QueensSolver solver = backend.solver();
    List<Uniqueness> verdicts =
        files.during(
            progress ->
                boards.stream()
                    .map(board -> Position.of(board.position().board()))
                    .map(board -> backend.uniqueness(solver, board))
                    .toList());
    for (int i = 0; i < boards.size(); i++) {
      tell(boards.get(i), verdicts.get(i));
    }
    if (verdicts.stream().anyMatch(verdict -> verdict instanceof Uniqueness.None)) {
      return Outcome.NONE_OR_CUT_SHORT;
    }
    String page = files.during(progress -> page(boards));
    html.get().write(language.get() == null ? page : PlayPage.in(language.get(), page), out);
    opening.written(List.of(html.get()), err);
    return files.code();
  }

  /** Tells of a board that has not exactly one solution. */
  private void tell(NamedPosition board, Uniqueness verdict) {
    if (!(verdict instanceof Uniqueness.Unique)) {
      String words =
          verdict instanceof Uniqueness.None
              ? board.noSolution()
              : board.position().board().isFilled()
                  ? "the board has several solutions: the hints end where one must be chosen"
                  : "the board has several solutions: the page takes each of them";
      err.println("queens: " + board.label() + words);
      board.tellOtherStars(out, err);
    }
  }

  private String page(List<NamedPosition> boards) {
    PuzzleGuide guide = backend.guide();
    List<Position> positions =
        order.of(boards, guide).stream().map(NamedPosition::position).toList();
    if (heading.get() != null) {
      return PlayPage.book(heading.get(), positions, guide);
    }
    return positions.size() == 1
        ? PlayPage.of(positions.get(0), guide)
        : PlayPage.book(positions, guide);
  }
}

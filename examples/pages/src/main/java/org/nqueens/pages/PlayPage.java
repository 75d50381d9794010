package org.nqueens.pages;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nqueens.format.Board;
import org.nqueens.format.Drawing;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.result.SearchStoppedException;

/**
 * A page on which a player solves a board: with queens and crosses, clashes, undo and redo, and
 * hints in stages. Thread-safe.
 *
 * <p>The page is one HTML file that works from the file system. Its content security policy allows
 * its own style sheet and script only, by their hashes, and no access to a network. Its hints are
 * the steps of a {@link SolvingPath}. The address holds the marks of the player, and so names a
 * position. The browser keeps the marks of each board, and what was undone, until the player has
 * them forgotten; where it refuses, the page works without. The page needs JavaScript and a browser
 * from 2023 on. Equal arguments give equal pages.
 */
public final class PlayPage {
  private static final String[] SCRIPTS = {
    "play-board.js",
    "play-state.js",
    "play-store.js",
    "play-hints.js",
    "play-clock.js",
    "play-view.js",
    "play-page.js"
  };

  private PlayPage() {}

  /**
   * Writes the page of a position.
   *
   * @param position the board, of at most 64 columns, and the marks with which the player starts
   * @param guide finds the steps of the hints
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if the board is too large
   * @throws NullPointerException if an argument is null
   * @throws SearchStoppedException if an interrupt stops the trials or the solver of the guide, or
   *     a limit stops the solver
   */
  public static String of(Position position, PuzzleGuide guide) {
    Objects.requireNonNull(position, "position (null) must not be null: pass the position to play");
    Objects.requireNonNull(guide, "guide (null) must not be null: pass the guide of the hints");
    Board board = position.board();
    SolvingPath path = guide.path(Position.of(board));
    int difficulty = PlayData.difficulty(path);
    return PageTemplate.of(PlayPage.class, "play.html")
        .withStyle("play.css")
        .withScript(SCRIPTS)
        .with("title", XmlText.escape(title(board)))
        .with("rules", XmlText.escape(PuzzleRules.of(board)))
        .with("difficulty", difficulty == 0 ? "" : "Difficulty " + difficulty)
        .with("board", BoardSvg.of(Drawing.of(board).withCoordinates(), "picture"))
        .with("queen", QueenShape.PATH)
        .with("data", PlayData.of(position, path, solution(path)))
        .fill();
  }

  private static String title(Board board) {
    return board.title().isEmpty()
        ? "Queens puzzle, %1$s × %1$s".formatted(board.size())
        : board.title();
  }

  /** The queens of the only solution, or none. */
  private static List<Square> solution(SolvingPath path) {
    Optional<Placement> only = Optional.empty();
    if (path.end() instanceof Hint.Solved solved) {
      only = Optional.of(solved.placement());
    } else if (path.end() instanceof Hint.Beyond beyond) {
      only = Optional.of(beyond.solution());
    }
    return only.stream()
        .flatMap(
            queens ->
                IntStream.range(0, queens.size())
                    .mapToObj(column -> new Square(column, queens.row(column))))
        .toList();
  }
}

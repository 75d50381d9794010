package org.nqueens.pages;

import java.time.Year;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.puzzle.language.Language;
import org.nqueens.result.SearchStoppedException;

/**
 * A page to play: a player solves a board, or one board of a book after the other, with queens and
 * crosses, clashes, undo and redo, and hints in stages. Thread-safe.
 *
 * <p>The page is one HTML file that works from the file system, in the {@link Language} of the
 * browser or another language that the player chooses. Its content security policy allows only its
 * own style sheet and script, by their hashes, and no access to a network. Its hints are the steps
 * of a {@link SolvingPath}; a board with walls or another number of queens has none. The page takes
 * any placement that solves the board. The address holds the marks of the player, and so names a
 * position. The browser keeps the marks of each board, undone moves and times, until the player
 * deletes them. If the browser stores nothing, the page works without. The page needs JavaScript
 * and a browser from 2023 on. Equal arguments give equal pages.
 */
public final class PlayPage {
  /** The positions of a year: one for each date of a leap year. */
  public static final int DAYS = 366;

  private static final String ENGLISH = "<html lang=\"en\">";

  private PlayPage() {}

  /**
   * Writes the page of a position.
   *
   * @param position the board, of at most 64 columns, and the marks that the player starts with
   * @param guide finds the steps of the hints
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if the board is too large
   * @throws SearchStoppedException if an interrupt stops the trials or the solver of the guide, or
   *     a limit stops the solver
   */
  public static String of(Position position, PuzzleGuide guide) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(guide, "guide");
    return page("", title(position.board()), OptionalInt.empty(), List.of(position), guide);
  }

  /**
   * Writes the page of several positions, as a {@link #book(String, List, PuzzleGuide) book} whose
   * title is "Queens puzzles", in the language of the page.
   *
   * @param positions as in a book with a title
   * @param guide finds the steps of the hints
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if there are no positions, or a board is too large
   * @throws SearchStoppedException if an interrupt stops the trials or the solver of the guide, or
   *     a limit stops the solver
   */
  public static String book(List<Position> positions, PuzzleGuide guide) {
    String title = Language.ENGLISH.text("board.puzzles");
    return book("", title, OptionalInt.empty(), positions, guide);
  }

  /**
   * Writes the page of several positions: small pictures of them by difficulty, with best times,
   * and the way from one to the next. A book of 366 positions has one for each date and opens at
   * the board of the day. It has a calendar of the solved boards, and counts the days in a row with
   * a solved board of the day.
   *
   * @param title the title of the book, with at least one character that is not white space
   * @param positions at least one; each is a board, of at most 64 columns, and the marks that the
   *     player starts with. A board without a title is called by its number, or by its date
   * @param guide finds the steps of the hints
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if the title is blank, there are no positions, or a board is
   *     too large
   * @throws SearchStoppedException if an interrupt stops the trials or the solver of the guide, or
   *     a limit stops the solver
   */
  public static String book(String title, List<Position> positions, PuzzleGuide guide) {
    Objects.requireNonNull(title, "title");
    if (title.isBlank()) {
      throw new IllegalArgumentException(
          "title (\"%s\") must not be blank: pass the title of the book".formatted(title));
    }
    return book(title, title, OptionalInt.empty(), positions, guide);
  }

  /**
   * Writes the page of a year: a {@link #book} of 366 positions, one for each date. Only in this
   * year it has a board of the day. In another year the page says which year it is for, and opens
   * where the player was. Its title is "A puzzle a day" and the year, in the language of the page.
   *
   * @param positions 366 positions in the order of the dates of a leap year, each as in a book
   * @param guide finds the steps of the hints
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if there are more or fewer positions, or a board is too large
   * @throws SearchStoppedException if an interrupt stops the trials or the solver of the guide, or
   *     a limit stops the solver
   */
  public static String year(Year year, List<Position> positions, PuzzleGuide guide) {
    Objects.requireNonNull(year, "year");
    requireNonNull(positions, guide);
    if (positions.size() != DAYS) {
      throw new IllegalArgumentException(
          "positions (%s) must be %s, one for each date of a leap year: pass as many"
              .formatted(positions.size(), DAYS));
    }
    String title = Language.ENGLISH.text("play.year", Map.of("year", year));
    return book("", title, OptionalInt.of(year.getValue()), positions, guide);
  }

  /**
   * A page that begins in a language, whatever the language of the browser. A player who has chosen
   * another language sees that one.
   *
   * @param page a page of this class
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if the page is no such page
   */
  public static String in(Language language, String page) {
    Objects.requireNonNull(language, "language");
    Objects.requireNonNull(page, "page");
    if (!page.contains(ENGLISH)) {
      throw new IllegalArgumentException(
          "page (of %s characters) must have an element %s: pass a page of this class"
              .formatted(page.length(), ENGLISH));
    }
    return page.replace(ENGLISH, "<html lang=\"en\" data-language=\"%s\">".formatted(language));
  }

  private static String book(
      String title, String english, OptionalInt year, List<Position> positions, PuzzleGuide guide) {
    requireNonNull(positions, guide);
    if (positions.isEmpty()) {
      throw new IllegalArgumentException(
          "positions (0) must be at least one: pass the positions to play");
    }
    for (Position position : positions) {
      Objects.requireNonNull(
          position, "positions (with null) must not contain null: leave it out of the list");
    }
    return page(title, english, year, positions, guide);
  }

  private static void requireNonNull(List<Position> positions, PuzzleGuide guide) {
    Objects.requireNonNull(positions, "positions");
    Objects.requireNonNull(guide, "guide");
  }

  /**
   * The page.
   *
   * @param title the title of a book; empty if the page finds one in its language
   * @param english the title in English
   */
  private static String page(
      String title, String english, OptionalInt year, List<Position> positions, PuzzleGuide guide) {
    List<String> boards = positions.stream().map(position -> data(position, guide)).toList();
    return PageTemplate.of("play.html")
        .withStyle("board.css", "play.css", "home.css")
        .withScript("play-page.mjs")
        .withWords(
            "board",
            "rules",
            "piece",
            "difficulty",
            "clash",
            "unit",
            "units",
            "kind",
            "hint",
            "play")
        .with("title", XmlText.escape(english))
        .with("rules", XmlText.escape(BoardWords.rules(positions.get(0).board(), Language.ENGLISH)))
        .with("queen", BoardSvg.QUEEN)
        .with("data", PlayData.of(title, year, boards))
        .fill();
  }

  private static String title(Board board) {
    return board.title().isEmpty()
        ? Language.ENGLISH.text("play.title", Map.of("n", board.size()))
        : board.title();
  }

  private static String data(Position position, PuzzleGuide guide) {
    Position start = Position.of(position.board());
    SolvingPath path =
        start.board().isFilled()
            ? guide.path(start)
            : new SolvingPath(start, List.of(), guide.answer(start));
    return PlayData.of(position, path, difficulty(path, guide), solution(path));
  }

  /**
   * The difficulty of a board that the rules solve, else 0; one queen in each row needs no rating.
   */
  private static int difficulty(SolvingPath path, PuzzleGuide guide) {
    if (!(path.end() instanceof Hint.Solved)) {
      return 0;
    }
    Board board = path.start().board();
    return board.stars() > 1
        ? guide.rating(board).map(Rating::difficulty).orElse(0)
        : path.steps().stream().mapToInt(step -> step.rule().difficulty()).max().orElse(0);
  }

  /** The queens of the only solution, or none. */
  private static List<Square> solution(SolvingPath path) {
    if (path.end() instanceof Hint.Solved solved) {
      return solved.queens();
    }
    return path.end() instanceof Hint.Beyond beyond ? beyond.solution() : List.of();
  }
}

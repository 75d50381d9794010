package org.nqueens.pages;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.format.Board.SquareState;
import org.nqueens.format.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.hint.Hint;

/** A page to play in a browser, after the events of a script. */
record PlayedPage(Chromium page) {
  /** The sample board garden.txt, without its title. */
  static final Board GARDEN =
      Board.of(
          "CCCEEGHH",
          "CCCCEGGH",
          "CCCCHHHH",
          "BBDHHHHH",
          "BDDDHHHH",
          "BBBDDDDH",
          "ABBDDFFH",
          "ABBDDFFH");

  static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz-";

  /** Opens the page of a position; plays events such as {@code click 12,key q}. */
  static PlayedPage of(Position position, String script) {
    return opened(scripted(position), "#check=" + script.replace(' ', '+'));
  }

  /** The page of a position without a memory, which plays the script of its address. */
  static String scripted(Position position) {
    return scripted(position, "localStorage.clear();");
  }

  /**
   * The page of a position, which plays the script of its address.
   *
   * @param before statements that run before the script of the page
   */
  static String scripted(Position position, String before) {
    return scripted(PlayPage.of(position, GUIDE), before);
  }

  /** The same for a page that is written. */
  static String scripted(String html, String before) {
    String clock = "performance.now = () => 1000 * (window.seconds ?? 0);";
    return TestPage.with(html, clock + before, "board-use.js", "play-check.js");
  }

  static PlayedPage of(Board board, String script) {
    return of(Position.of(board), script);
  }

  /** Opens the page of a board once for each script, all in one browser. */
  static List<PlayedPage> all(Board board, String... scripts) {
    String html = scripted(Position.of(board));
    return Chromium.openAll(
            Collections.nCopies(scripts.length, html),
            Stream.of(scripts).map(script -> "#check=" + script.replace(' ', '+')).toList())
        .stream()
        .map(PlayedPage::new)
        .toList();
  }

  /** Opens a page at an address. */
  static PlayedPage opened(String html, String fragment) {
    return new PlayedPage(Chromium.open(html, fragment));
  }

  /** The code of marks in the address: a letter for each three squares. */
  static String code(Position position) {
    int n = position.board().size();
    StringBuilder code = new StringBuilder();
    for (int at = 0; at < n * n; at += 3) {
      int letter = 0;
      for (int next = Math.min(at + 2, n * n - 1); next >= at; next--) {
        letter = 3 * letter + mark(position, next % n, next / n);
      }
      code.append(LETTERS.charAt(letter));
    }
    return code.toString().replaceFirst("a+$", "");
  }

  private static int mark(Position position, int column, int row) {
    if (position.hasCross(column, row)) {
      return 1;
    }
    boolean given = position.board().square(column, row) == SquareState.GIVEN;
    return position.hasQueen(column, row) && !given ? 2 : 0;
  }

  String marks() {
    return page.data("marks");
  }

  String message() {
    return page.text("message");
  }

  String status() {
    return page.text("status");
  }

  /** What the page tells by voice. */
  String live() {
    return page.text("live");
  }

  /** The labels of the squares, row by row. */
  List<String> labels() {
    return page.all("<div role=\"gridcell\"[^>]* aria-label=\"([^\"]*)\"");
  }

  /** The squares in the order of the Tab key. */
  List<String> tabStops() {
    return page.all("<div role=\"gridcell\" tabindex=\"0\"[^>]* data-at=\"([0-9]*)\"");
  }

  /** The number of elements of the picture with a class. */
  int layers(String name) {
    return page.all("<path class=\"(" + name + ")\" d=\"M[0-9]").size();
  }

  /** The sentences of the stages of a hint, as the page shows them together. */
  static String sentences(Hint hint) {
    return hint.sentence(Hint.Stage.WHERE)
        + "\n"
        + hint.sentence(Hint.Stage.WHAT)
        + "\n"
        + hint.sentence(Hint.Stage.WHY);
  }

  static Square square(int at, int n) {
    return new Square(at % n, at / n);
  }
}

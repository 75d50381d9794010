package org.nqueens.cli.boards;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Terminal;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.pages.BoardAnsi;
import org.nqueens.pages.BoardSvg;
import org.nqueens.puzzle.drawing.Drawing;

/** The output formats of placements, with all that commands know of a format. */
public enum PlacementFormat {
  /** Boards of Q and _, without regions: the format of the OR-Tools N-queens guide. */
  BOARD,
  /** One line of rows per placement, such as 0 4 7 5 2 6 1 3, column by column. */
  ROWS,
  /** Rows with commas between them, below a line with the names of the variables. */
  CSV,
  /** Plain characters, with the regions of the board. */
  TEXT,
  /** Box-drawing characters and chess symbols of Unicode, for eyes alone; colours on a terminal. */
  UNICODE,
  /** One JSON object per line. */
  JSON,
  /** An SVG picture of one placement. */
  SVG,
  /** No placement: the statistics of an enumeration only. */
  NONE;

  /** The formats that have a line with the number of a placement above it. */
  private static final Set<PlacementFormat> NUMBERED = EnumSet.of(BOARD, TEXT, UNICODE);

  /** The format of drawings without an option: for eyes on a terminal, and else for commands. */
  public static PlacementFormat usual() {
    return Terminal.OUTPUT.exists() ? UNICODE : TEXT;
  }

  /** Tells whether it draws the board, which must then be there. */
  public boolean isDrawing() {
    return this == TEXT || this == UNICODE || this == SVG;
  }

  /** Throws an IllegalArgumentException if a board cannot be drawn; called before a search. */
  public void requireDrawable(Optional<Board> board) {
    if (isDrawing()) {
      drawn(Drawing.of(board.orElseThrow()));
    }
    if (isForPrograms() && board.filter(given -> !given.isFilled()).isPresent()) {
      throw refused(
          "must not be asked of a board that need not have a queen in each column, because it has rows only: choose text or json");
    }
  }

  /** The rows of the queens, column by column. */
  private static Stream<String> rows(Optional<Board> board, Placement placement) {
    return board
        .filter(given -> !given.isPlain())
        .map(given -> given.squares(placement).stream().map(Square::row))
        .orElseGet(() -> Arrays.stream(placement.rows()).boxed())
        .map(row -> Integer.toString(row));
  }

  /** The text of a drawing. The title of texts is the header, without which none reads them. */
  String drawn(Drawing drawing) {
    return switch (this) {
      case TEXT -> drawing.withTitle().text();
      case UNICODE ->
          Terminal.OUTPUT.hasColours()
              ? BoardAnsi.of(drawing.withTitle())
              : drawing.withTitle().unicode();
      case SVG -> BoardSvg.of(drawing);
      default -> throw new IllegalStateException("format (" + this + ") must draw boards");
    };
  }

  /** Refuses several pictures in one file, with an IllegalArgumentException. */
  public void requireOne(long count, String things) {
    if (this == SVG && count > 1) {
      throw refused(
          "must not come with %s %s: an SVG file holds one picture; ask for one, or choose another format"
              .formatted(count, things));
    }
  }

  private IllegalArgumentException refused(String rule) {
    return new IllegalArgumentException("format (%s) %s".formatted(this, rule));
  }

  /** The text above the first placement of a board of size n, also where there is none. */
  public String head(Optional<Board> board, int n) {
    int stars = board.map(Board::stars).orElse(1);
    int columns = stars == 1 ? n : board.orElseThrow().size();
    return this != CSV
        ? ""
        : IntStream.range(0, columns * stars)
            .mapToObj(
                queen ->
                    stars == 1 ? "q_" + queen : "q_%s_%s".formatted(queen / stars, queen % stars))
            .collect(Collectors.joining(",", "", "\n"));
  }

  public String text(Optional<Board> board, Placement placement) {
    return switch (this) {
      case BOARD ->
          board
              .filter(given -> !given.isPlain())
              .map(given -> lines(given, placement))
              .orElseGet(() -> lines(placement));
      case ROWS -> rows(board, placement).collect(Collectors.joining(" ", "", "\n"));
      case CSV -> rows(board, placement).collect(Collectors.joining(",", "", "\n"));
      case JSON -> Json.placement(board, placement).line();
      case NONE -> "";
      default -> drawn(Drawing.of(board.orElseThrow()).withPlacement(placement));
    };
  }

  private static String lines(Placement placement) {
    if (placement.size() > Placement.MAX_DRAWN_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a board as text: give --format rows"
              .formatted(placement.size(), Placement.MAX_DRAWN_SIZE));
    }
    return placement.toBoard();
  }

  private static String lines(Board board, Placement placement) {
    List<Square> queens = board.squares(placement);
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        text.append(queens.contains(new Square(column, row)) ? "Q " : "_ ");
      }
      text.setCharAt(text.length() - 1, '\n');
    }
    return text.toString();
  }

  /** The text of a placement with its number from 0, where the format has numbers. */
  public final String text(Optional<Board> board, long number, Placement placement) {
    String text = text(board, placement);
    return NUMBERED.contains(this) ? "Solution " + number + "\n" + text : text;
  }

  public String end(Effort effort) {
    return this == JSON ? effort.json().line() : effort.text();
  }

  /** True if statistics are printed elsewhere, because other programs read the placements. */
  public boolean isForPrograms() {
    return this == ROWS || this == CSV;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package org.nqueens.cli.boards;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Terminal;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.pages.BoardSvg;
import org.nqueens.puzzle.drawing.Drawing;

/** The output formats of placements, with all that commands know of a format. */
public enum PlacementFormat {
  /** Boards of Q and _, without regions: the format of the OR-Tools N-queens guide. */
  BOARD {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      Optional<Board> several = board.filter(given -> !given.isPlain());
      if (several.isPresent()) {
        return text(several.get(), several.get().squares(placement));
      }
      if (placement.size() > Placement.MAX_DRAWN_SIZE) {
        throw new IllegalArgumentException(
            "n (%s) must be at most %s for a board as text: give --format rows"
                .formatted(placement.size(), Placement.MAX_DRAWN_SIZE));
      }
      return placement.toBoard();
    }

    private static String text(Board board, List<Square> queens) {
      StringBuilder text = new StringBuilder();
      for (int row = 0; row < board.size(); row++) {
        for (int column = 0; column < board.size(); column++) {
          text.append(queens.contains(new Square(column, row)) ? "Q " : "_ ");
        }
        text.setCharAt(text.length() - 1, '\n');
      }
      return text.toString();
    }
  },
  /** One line of rows per placement, such as 0 4 7 5 2 6 1 3, column by column. */
  ROWS {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      return rows(board, placement).collect(Collectors.joining(" ", "", "\n"));
    }
  },
  /** Rows with commas between them, below a line with the names of the variables. */
  CSV {
    @Override
    public String head(Optional<Board> board, int n) {
      int stars = board.map(Board::stars).orElse(1);
      return line(
          stars == 1
              ? IntStream.range(0, n).mapToObj(column -> "q_" + column)
              : IntStream.range(0, board.orElseThrow().size() * stars)
                  .mapToObj(queen -> "q_%s_%s".formatted(queen / stars, queen % stars)));
    }

    @Override
    public String text(Optional<Board> board, Placement placement) {
      return line(rows(board, placement));
    }

    private static String line(Stream<String> values) {
      return values.collect(Collectors.joining(",", "", "\n"));
    }
  },
  /** Plain characters, with the regions of the board. */
  TEXT(drawing -> drawing.withTitle().text()),
  /** Box-drawing characters and chess symbols of Unicode, for eyes alone; colours on a terminal. */
  UNICODE(drawing -> ColouredBoard.unicode(drawing.withTitle())),
  /** One JSON object per line. */
  JSON {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      return Json.placement(board, placement).line();
    }

    @Override
    public String end(Effort effort) {
      return effort.json().line();
    }
  },
  /** An SVG picture of one placement. */
  SVG(BoardSvg::of),
  /** No placement: the statistics of an enumeration only. */
  NONE {
    @Override
    public String text(Optional<Board> board, Placement placement) {
      return "";
    }
  };

  /** The formats in which the number of a placement stands in a line above it. */
  private static final Set<PlacementFormat> NUMBERED = EnumSet.of(BOARD, TEXT, UNICODE);

  /** Those of all placements. */
  public static final class OfAll implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return names(EnumSet.complementOf(EnumSet.of(SVG)));
    }
  }

  /** Those of chosen placements. */
  public static final class OfChosen implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return names(EnumSet.complementOf(EnumSet.of(NONE)));
    }
  }

  /** Those of boards, with or without a placement. */
  static final class OfBoards implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return names(EnumSet.range(TEXT, SVG));
    }
  }

  private static Iterator<String> names(Set<PlacementFormat> formats) {
    return formats.stream().map(PlacementFormat::toString).iterator();
  }

  /** The format of drawings without an option: for eyes on a terminal, and else for commands. */
  public static PlacementFormat usual() {
    return Terminal.OUTPUT.exists() ? UNICODE : TEXT;
  }

  private final Optional<Function<Drawing, String>> writer;

  PlacementFormat() {
    this.writer = Optional.empty();
  }

  /** A format of drawings of the board, with its regions, blocked squares and given queens. */
  PlacementFormat(Function<Drawing, String> writer) {
    this.writer = Optional.of(writer);
  }

  /** Tells whether it draws the board, which must then be there. */
  public boolean isDrawing() {
    return writer.isPresent();
  }

  /** Throws an IllegalArgumentException if a board cannot be drawn; called before a search. */
  public void requireDrawable(Optional<Board> board) {
    if (isDrawing()) {
      drawn(Drawing.of(board.orElseThrow()));
    }
    if (isForPrograms() && board.filter(given -> !given.isFilled()).isPresent()) {
      throw refused(
          "must be another one for a board that need not have a queen in each column: it has rows alone, so choose such as json");
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
    return writer.orElseThrow().apply(drawing);
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
    return "";
  }

  public String text(Optional<Board> board, Placement placement) {
    Position position = Position.of(board.orElseThrow());
    return drawn(Drawing.of(position).withPlacement(placement));
  }

  /** The text of a placement with its number from 0, where the format has numbers. */
  public final String text(Optional<Board> board, long number, Placement placement) {
    String text = text(board, placement);
    return NUMBERED.contains(this) ? "Solution " + number + "\n" + text : text;
  }

  public String end(Effort effort) {
    return effort.text();
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

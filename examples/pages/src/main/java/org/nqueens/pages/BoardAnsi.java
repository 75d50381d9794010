package org.nqueens.pages;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.nqueens.board.Board;
import org.nqueens.puzzle.drawing.Drawing;

/**
 * A picture of a board for a terminal: box-drawing characters whose regions have the colours of
 * pages, by the escape sequences that select colours, see <a
 * href="https://ecma-international.org/publications-and-standards/standards/ecma-48/">ECMA-48</a>.
 * The colours are of the cube of 6 x 6 x 6 that nearly all terminals have. Thread-safe.
 */
public final class BoardAnsi {
  /** Black. */
  private static final int INK = 16;

  private static final String RESET = "\u001b[0m";

  private final Board board;

  private BoardAnsi(Board board) {
    this.board = board;
  }

  /**
   * Draws a board; without regions it has no colours.
   *
   * @return lines of text, each with its line end; {@link Drawing#unicode} without the colours
   */
  public static String of(Drawing drawing) {
    Objects.requireNonNull(drawing, "drawing");
    Board board = drawing.position().board();
    return board.hasRegions() ? new BoardAnsi(board).text(drawing) : drawing.unicode();
  }

  private String text(Drawing drawing) {
    Map<Character, Integer> colours = RegionColours.of(board).rgb();
    StringBuilder text = new StringBuilder();
    List<String> lines = drawing.unicode().lines().toList();
    int above = lines.size() - (2 * board.size() + 1); // the title and the column numbers
    for (int i = 0; i < lines.size(); i++) {
      appendLine(lines.get(i), i - above, colours, text);
    }
    return text.toString();
  }

  private void appendLine(String line, int y, Map<Character, Integer> colours, StringBuilder text) {
    int left = line.length() - (4 * board.size() + 1); // the row numbers
    Optional<Integer> last = Optional.empty();
    for (int i = 0; i < line.length(); i++) {
      char character = line.charAt(i);
      Optional<Integer> colour = region(i - left, y, character).map(colours::get);
      if (!colour.equals(last)) {
        text.append(colour.map(BoardAnsi::sequence).orElse(RESET));
        last = colour;
      }
      text.append(character);
    }
    text.append(last.isPresent() ? RESET : "").append('\n');
  }

  /**
   * The region at a place of the board: that of a square, or of the squares on both sides of a
   * place without a wall.
   */
  private Optional<Character> region(int x, int y, char character) {
    boolean square = x % 4 != 0 && y % 2 == 1;
    if (x < 0 || y < 0 || !square && character != ' ') {
      return Optional.empty();
    }
    return Optional.of(board.region(x / 4, y / 2));
  }

  private static String sequence(int rgb) {
    return "\u001b[38;5;%s;48;5;%sm".formatted(INK, code(rgb));
  }

  /** The number of the nearest colour of the cube. */
  static int code(int rgb) {
    return 16 + 36 * level(rgb >> 16) + 6 * level(rgb >> 8 & 0xff) + level(rgb & 0xff);
  }

  /** The nearest of the levels 0, 95, 135, 175, 215 and 255. */
  private static int level(int value) {
    return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40;
  }
}

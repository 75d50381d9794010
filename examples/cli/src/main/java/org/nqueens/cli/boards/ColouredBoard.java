package org.nqueens.cli.boards;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.board.Board;
import org.nqueens.cli.output.Terminal;
import org.nqueens.pages.RegionColours;
import org.nqueens.puzzle.drawing.Drawing;

/**
 * A drawing in box-drawing characters whose regions have the colours of pages, by the escape
 * sequences of ECMA-48 that select colours: those of the cube of 6 x 6 x 6 colours that nearly all
 * terminals have.
 */
record ColouredBoard(Drawing drawing) {
  /** Black. */
  private static final int INK = 16;

  private static final String RESET = "\u001b[0m";

  /** The drawing in box-drawing characters; in colours on a terminal if it has regions. */
  static String unicode(Drawing drawing) {
    return drawing.position().board().hasRegions()
            && areOn(System.getenv(), Terminal.OUTPUT::exists)
        ? new ColouredBoard(drawing).text()
        : drawing.unicode();
  }

  /**
   * Whether to draw in colours: on a terminal that names itself in the variable TERM, unless as
   * dumb, or in WT_SESSION, as Windows Terminal does; but not if the variable NO_COLOR is set, see
   * <a href="https://no-color.org">no-color.org</a>.
   *
   * @param environment the variables of the environment
   * @param terminal tells whether standard output is a terminal
   */
  static boolean areOn(Map<String, String> environment, BooleanSupplier terminal) {
    String name = environment.getOrDefault("TERM", "");
    return environment.getOrDefault("NO_COLOR", "").isEmpty()
        && (environment.containsKey("WT_SESSION") || !name.isEmpty() && !name.equals("dumb"))
        && terminal.getAsBoolean();
  }

  /** A board without regions has no colours. */
  String text() {
    if (!board().hasRegions()) {
      return drawing.unicode();
    }
    Map<Character, Integer> colours = RegionColours.of(board()).rgb();
    StringBuilder text = new StringBuilder();
    List<String> lines = drawing.unicode().lines().toList();
    int above = lines.size() - (2 * board().size() + 1); // the title and the column numbers
    for (int i = 0; i < lines.size(); i++) {
      appendLine(lines.get(i), i - above, colours, text);
    }
    return text.toString();
  }

  private Board board() {
    return drawing.position().board();
  }

  private void appendLine(String line, int y, Map<Character, Integer> colours, StringBuilder text) {
    int left = line.length() - (4 * board().size() + 1); // the row numbers
    Optional<Integer> last = Optional.empty();
    for (int i = 0; i < line.length(); i++) {
      char character = line.charAt(i);
      Optional<Integer> colour = region(i - left, y, character).map(colours::get);
      if (!colour.equals(last)) {
        text.append(colour.map(ColouredBoard::sequence).orElse(RESET));
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
    return Optional.of(board().region(x / 4, y / 2));
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

package org.nqueens.puzzle.drawing;

/** Drawings as plain text, see {@link Drawing#text()}. */
final class BoardText {
  private BoardText() {}

  static String of(Drawing drawing) {
    int n = drawing.size();
    boolean wide = drawing.position().hasMarks() || drawing.isEmphasised();
    StringBuilder text = new StringBuilder(drawing.header());
    if (drawing.hasCoordinates()) {
      for (int place = drawing.digits(); place > 0; place--) {
        StringBuilder line = new StringBuilder(drawing.margin(""));
        for (int column = 0; column < n; column++) {
          String digit = digit(column, place);
          line.append(wide ? " " + digit + " " : digit);
        }
        text.append(line.toString().stripTrailing()).append('\n');
      }
    }
    for (int row = 0; row < n; row++) {
      StringBuilder line = new StringBuilder(drawing.margin(Integer.toString(row)));
      for (int column = 0; column < n; column++) {
        if (wide) {
          appendWide(line, drawing, column, row);
        } else {
          line.append(drawing.character(column, row));
        }
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** The digit at a place counted from 1 at the right; a blank left of the first digit. */
  private static String digit(int number, int place) {
    String digits = Integer.toString(number);
    int index = digits.length() - place;
    return index < 0 ? " " : digits.substring(index, index + 1);
  }

  private static void appendWide(StringBuilder line, Drawing drawing, int column, int row) {
    char centre = drawing.character(column, row);
    boolean queen = drawing.hasPlacedQueen(column, row);
    boolean cross = drawing.position().hasCross(column, row);
    char sign = drawing.sign(column, row);
    line.append(queen ? '[' : cross ? '-' : ' ')
        .append(queen && centre == '.' ? 'Q' : centre)
        .append(sign != ' ' ? sign : queen ? ']' : cross ? '-' : ' ');
  }
}

package org.nqueens.puzzle.drawing;

/** Drawings as plain text, see {@link Drawing#text()}. */
final class BoardText {
  private BoardText() {}

  static String of(Drawing drawing) {
    int n = drawing.size();
    boolean wide = drawing.position().hasMarks() || drawing.isEmphasised();
    StringBuilder text = new StringBuilder(drawing.header());
    if (drawing.hasCoordinates()) {
      for (int place = 0; place < drawing.digits(); place++) {
        StringBuilder line = new StringBuilder(drawing.margin(""));
        for (int column = 0; column < n; column++) {
          char digit = drawing.margin(Integer.toString(column)).charAt(place);
          line.append(wide ? " " : "").append(digit).append(wide ? " " : "");
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

package org.nqueens.puzzle.drawing;

/** The row numbers at the left of a text drawing; empty in a drawing without coordinates. */
final class RowLabels {
  private final int digits;

  private RowLabels(int digits) {
    this.digits = digits;
  }

  static RowLabels of(Drawing drawing) {
    return new RowLabels(drawing.hasCoordinates() ? digits(drawing) : 0);
  }

  /** The number of digits of the largest row number. */
  static int digits(Drawing drawing) {
    return Integer.toString(drawing.size() - 1).length();
  }

  String of(int row) {
    return digits == 0 ? "" : ("%" + digits + "s ").formatted(row);
  }

  /** Blanks of the width of a label. */
  String blank() {
    return digits == 0 ? "" : " ".repeat(digits + 1);
  }
}

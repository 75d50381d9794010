package org.nqueens.format;

/** The numbers of the rows at the left of a text; nothing where there are no coordinates. */
final class RowLabels {
  private final int digits;

  private RowLabels(int digits) {
    this.digits = digits;
  }

  static RowLabels of(Drawing drawing) {
    return new RowLabels(drawing.hasCoordinates() ? digits(drawing) : 0);
  }

  /** The digits of the largest number. */
  static int digits(Drawing drawing) {
    return Integer.toString(drawing.size() - 1).length();
  }

  String of(int row) {
    return digits == 0 ? "" : ("%" + digits + "s ").formatted(row);
  }

  /** As wide as a number. */
  String blank() {
    return digits == 0 ? "" : " ".repeat(digits + 1);
  }
}

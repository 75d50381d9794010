package org.nqueens.pages;

/** The SVG path of a queen in a square of 48 by 48; the glyph ♛ differs from font to font. */
final class QueenShape {
  private static final String CROWN =
      "M13.2 34.2L9.6 19.2L17 26.6L16.6 14.8L21.6 25L24 12.8L26.4 25L31.4 14.8L31 26.6L38.4 19.2"
          + "L34.8 34.2Q24 31.2 13.2 34.2Z";
  private static final String BASE = "M12.6 37.4Q24 34.2 35.4 37.4L36 41.4H12Z";
  private static final String PEARLS =
      pearl("9", "16.6")
          + pearl("16.2", "12.2")
          + pearl("24", "10.2")
          + pearl("31.8", "12.2")
          + pearl("39", "16.6");

  /** The path data, for the attribute {@code d}. */
  static final String PATH = CROWN + BASE + PEARLS;

  private QueenShape() {}

  private static String pearl(String x, String y) {
    return "M" + x + " " + y + "m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z";
  }
}

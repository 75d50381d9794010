package org.nqueens.cli;

import java.util.Locale;

/** The output formats of {@code queens find}, {@code queens unrank} and {@code queens sample}. */
enum ChosenFormat {
  /** Boards of Q and _, without regions. */
  BOARD,
  /** One line of rows per placement. */
  ROWS,
  /** Plain characters, with the regions of the board. */
  TEXT,
  /** Box-drawing characters and chess symbols of Unicode with the regions, for eyes alone. */
  UNICODE,
  /** One JSON object per line. */
  JSON,
  /** An SVG picture of one placement. */
  SVG;

  /** Tells whether it shows regions, blocked squares and given queens. */
  boolean isDrawing() {
    return this == TEXT || this == UNICODE || this == SVG;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

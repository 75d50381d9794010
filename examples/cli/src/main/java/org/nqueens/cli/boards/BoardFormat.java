package org.nqueens.cli.boards;

import java.util.Locale;

/** The output formats of commands about a board. */
enum BoardFormat {
  /** Plain characters, which other commands read. */
  TEXT,
  /** Box-drawing characters and chess symbols of Unicode, for eyes alone. */
  UNICODE,
  /** JSON objects, one per line. */
  JSON,
  /** An SVG picture. */
  SVG;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package org.nqueens.cli.output;

import java.util.Locale;

/** The output formats of tables that other programs read, too. */
public enum TableFormat {
  /** Aligned columns. */
  TEXT,
  /** Values separated by commas, below a line of their names. */
  CSV,
  /** JSON objects, one per line. */
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

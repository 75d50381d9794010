package org.nqueens.cli.options;

import java.util.Locale;

/** The output formats of a table. */
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

package org.nqueens.cli;

/** The output formats of tables that other programs read, too. */
enum TableFormat {
  /** Aligned columns. */
  TEXT,
  /** Values separated by commas, below a line of their names. */
  CSV,
  /** JSON objects, one per line. */
  JSON
}

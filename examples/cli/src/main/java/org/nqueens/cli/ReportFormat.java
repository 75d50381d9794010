package org.nqueens.cli;

/** The output formats of commands that print neither boards nor placements. */
enum ReportFormat {
  /** Plain text. */
  TEXT,
  /** JSON objects, one per line. */
  JSON
}

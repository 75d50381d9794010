package org.nqueens.cli;

/** How commands print what is neither a board nor a placement. */
enum ReportFormat {
  /** Lines for people. */
  TEXT,
  /** JSON objects, a line each. */
  JSON
}

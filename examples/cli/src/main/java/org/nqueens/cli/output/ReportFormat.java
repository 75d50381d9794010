package org.nqueens.cli.output;

import java.util.Locale;

/** The output formats of commands that print neither boards nor placements. */
public enum ReportFormat {
  /** Plain text. */
  TEXT,
  /** JSON objects, one per line. */
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

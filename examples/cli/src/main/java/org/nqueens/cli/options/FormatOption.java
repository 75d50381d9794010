package org.nqueens.cli.options;

import java.util.Locale;
import picocli.CommandLine.Option;

/** The option of the output format of a command that prints neither boards nor placements. */
public final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Format format;

  private enum Format {
    TEXT,
    /** JSON objects, one per line. */
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public boolean isJson() {
    return format == Format.JSON;
  }
}

package org.nqueens.cli.options;

import org.nqueens.cli.output.ReportFormat;
import picocli.CommandLine.Option;

/** The option of the output format of a command that prints a report as text or JSON lines. */
public final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ReportFormat format;

  public boolean isJson() {
    return format == ReportFormat.JSON;
  }
}

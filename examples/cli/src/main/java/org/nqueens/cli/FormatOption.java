package org.nqueens.cli;

import picocli.CommandLine.Option;

/** The option {@code --format} of the commands that print placements. */
final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "BOARD",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ChosenFormat format;

  /** The format, which is known once the command line is parsed. */
  ChosenFormat chosen() {
    return format;
  }
}

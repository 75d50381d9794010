package org.nqueens.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens draw FILE}. */
@Command(
    name = "draw",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Draws a board as it is, before it is solved.")
final class DrawCommand implements Queens.Action {
  private final Output out;

  @Mixin private BoardFile file;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "UNICODE",
      description = "What to print: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private BoardFormat format;

  DrawCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    out.print(format.draw(file.read()));
    return Queens.DONE;
  }
}

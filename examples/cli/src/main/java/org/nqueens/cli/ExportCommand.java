package org.nqueens.cli;

import org.nqueens.puzzle.exchange.RegionFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens export FILE --to FORMAT}. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints a board for another program.",
      "The board has regions, and neither blocked squares nor marks; for puzz.link its regions "
          + "are connected. `queens import` reads each of the formats."
    })
final class ExportCommand implements Queens.Action {
  private final Output out;

  @Mixin private BoardFile file;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      required = true,
      description =
          "The format: ${COMPLETION-CANDIDATES}: a JSON object with rows of letters, the address of"
              + " a star battle, numbers from 0, or letters with blanks between them.")
  private RegionFormat format;

  ExportCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    out.print(format.of(file.board()));
    return Queens.DONE;
  }
}

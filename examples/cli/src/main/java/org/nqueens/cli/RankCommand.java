package org.nqueens.cli;

import java.util.List;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.sampling.PlacementIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code queens rank N|FILE ROWS...}. */
@Command(
    name = "rank",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints the number of a placement.",
      "It is the number in lexicographic order, from 0: the inverse of `queens unrank`."
    })
final class RankCommand implements Queens.Action {
  private static final String STANDARD_INPUT = "-";

  private final Output out;

  @Mixin private SizeOrBoard subject;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "ROWS",
      description =
          "The row of the queen in each column, as --format rows prints them: 1 3 0 2; or - for"
              + " standard input with a placement in each line, or with boards.")
  private List<String> rows;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ReportFormat format;

  @Mixin private IndexOptions options;

  RankCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    boolean many = rows.equals(List.of(STANDARD_INPUT));
    if (many && subject.isStandardInput()) {
      throw new IllegalArgumentException(
          "standard input (-) must be the board or the rows, not both: give the board as a file");
    }
    PlacementReader reader = new PlacementReader(subject.board());
    List<Placement> given = many ? List.of() : List.of(reader.read(String.join(" ", rows)));
    PlacementIndex index =
        options.ask(
            "rank " + subject.shortName(),
            format == ReportFormat.JSON,
            out,
            (solver, progress) -> solver.sampling().index(reader.model()));
    given.forEach(placement -> print(placement, index));
    if (many) {
      try {
        reader.readStandardInput(placement -> print(placement, index));
      } finally {
        out.flush(); // the answers come before the message about a line that is no placement
      }
    }
    if (format == ReportFormat.JSON) {
      out.print(Json.result(Completion.EXHAUSTED, index.size()));
    }
    return Queens.DONE;
  }

  private void print(Placement placement, PlacementIndex index) {
    long rank = index.rank(placement);
    out.print(
        format == ReportFormat.JSON
            ? Json.placement(placement, generator -> generator.writeNumberField("rank", rank))
            : rank + "\n");
  }
}

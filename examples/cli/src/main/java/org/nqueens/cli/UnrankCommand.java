package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.sampling.PlacementIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code queens unrank N|FILE K...}. */
@Command(
    name = "unrank",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints placements by number.",
      "The K-th in lexicographic order, from 0, as `queens enumerate` numbers them, "
          + "but without enumerating those before."
    })
final class UnrankCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private SizeOrBoard subject;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "K",
      description = "The numbers of the placements.")
  private List<Long> numbers;

  @Mixin private FormatOption format;

  @Mixin private IndexOptions options;

  UnrankCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    numbers.forEach(number -> requireNumber(number, Long.MAX_VALUE));
    ChosenPlacements placements = format.placementsOf(subject);
    placements.requireCount(numbers.size());
    PlacementIndex index =
        options.ask(
            "unrank " + subject.shortName(),
            placements.isJson(),
            out,
            (solver, progress) -> solver.sampling().index(placements.model()));
    if (index.size() > 0) {
      numbers.forEach(number -> requireNumber(number, index.size()));
      numbers.forEach(number -> out.print(text(placements, number, index.get(number))));
    } else {
      err.println("queens: there is no solution");
    }
    if (placements.isJson()) {
      out.print(Json.result(Completion.EXHAUSTED, index.size()));
    }
    return index.size() > 0 ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }

  private static void requireNumber(long number, long size) {
    if (number < 0 || number >= size) {
      throw new IllegalArgumentException(
          size == Long.MAX_VALUE
              ? "K (%s) must be at least 0: the first placement has number 0".formatted(number)
              : "K (%s) must be from 0 to %s: there are %s placements, counted from 0"
                  .formatted(number, size - 1, size));
    }
  }

  private static String text(ChosenPlacements placements, long number, Placement placement) {
    return placements.isJson()
        ? Json.placement(placement, generator -> generator.writeNumberField("rank", number))
        : placements.text(number, placement);
  }
}

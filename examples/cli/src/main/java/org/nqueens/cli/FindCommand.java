package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code queens find N|FILE}. */
@Command(
    name = "find",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Finds one placement.",
      "On an empty board of queens it comes from a formula, unless --strategy or "
          + "--propagation asks for a search; else it is the first that a search finds."
    })
final class FindCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private SizeOrBoard subject;

  @Mixin private FormatOption format;

  @Mixin private SearchOptions search;

  FindCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    ChosenPlacements placements = format.placementsOf(subject);
    QueensSolver solver = search.builder(Duration.ZERO).build();
    Optional<Placement> found =
        WholeAnswer.of(
            "find " + subject.shortName(),
            placements.isJson(),
            out,
            solver,
            (watched, progress) -> watched.findAny(placements.model()));
    found.ifPresentOrElse(
        placement -> out.print(placements.text(placement)),
        () -> err.println("queens: there is no solution"));
    if (placements.isJson()) {
      out.print(
          found.isPresent()
              ? Json.result(Completion.SOLUTION_LIMIT, 1)
              : Json.result(Completion.EXHAUSTED, 0));
    }
    return found.isPresent() ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }
}

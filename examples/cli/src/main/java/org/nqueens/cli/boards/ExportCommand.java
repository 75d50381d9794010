package org.nqueens.cli.boards;

import java.util.Locale;
import org.nqueens.cli.options.StrategyConverter;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.output.Outcome;
import org.nqueens.format.BooleanFormat;
import org.nqueens.format.MiniZinc;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.exchange.RegionFormat;
import org.nqueens.search.SearchStrategy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens export N|FILE --to FORMAT}. */
@Command(
    name = "export",
    description = {
      "Prints a board for another program.",
      "minizinc is the model as a program for other solvers, with the strategy as a search "
          + "annotation if one is given. dimacs and opb have a Boolean variable for each square: "
          + "dimacs is for SAT solvers, opb for pseudo-Boolean solvers, and both are for programs "
          + "that count models. The other formats are of boards with regions, without blocked "
          + "squares, for queens that do not touch: colorregions is a JSON object with rows of "
          + "letters, puzzlink the address of a star battle, digits are numbers from 0. Every "
          + "command reads them again."
    })
public final class ExportCommand extends Subcommand {
  @Mixin private Boards.One subject;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      required = true,
      description = "The format: ${COMPLETION-CANDIDATES}.")
  private Format format;

  @Option(
      names = "--strategy",
      paramLabel = "STRATEGY",
      converter = StrategyConverter.class,
      completionCandidates = StrategyConverter.Names.class,
      description = "The strategy of minizinc, see `queens help strategies` (default: none).")
  private SearchStrategy strategy;

  /** The formats of other programs. */
  private enum Format {
    MINIZINC,
    DIMACS,
    OPB,
    PUZZLINK,
    COLORREGIONS,
    DIGITS;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Override
  public Integer call() {
    if (format != Format.MINIZINC && has("--strategy")) {
      throw new IllegalArgumentException(
          "--strategy must come with --to minizinc: %s has no search".formatted(format));
    }
    out.print(
        switch (format) {
          case MINIZINC -> miniZinc(model());
          case DIMACS, OPB -> BooleanFormat.valueOf(format.name()).text(model());
          case PUZZLINK, COLORREGIONS, DIGITS ->
              RegionFormat.valueOf(format.name()).of(subject.board());
        });
    return Outcome.DONE;
  }

  private QueensModel model() {
    return subject
        .taskWithoutMarks(false)
        .withPlainBoard("a model", "`queens draw` writes the board itself")
        .model();
  }

  private String miniZinc(QueensModel model) {
    return strategy == null ? MiniZinc.text(model) : MiniZinc.text(model, strategy);
  }
}

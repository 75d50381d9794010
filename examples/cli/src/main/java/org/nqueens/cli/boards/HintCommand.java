package org.nqueens.cli.boards;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.Version;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Progress;
import org.nqueens.format.Position;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.hint.Hint;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens hint N|FILE}. */
@Command(
    name = "hint",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Tells the next step on a board, and why.",
      "A step is a queen to place or squares to cross out, by the weakest rule that "
          + "does something. Squares are (column, row), counted from 0."
    })
public final class HintCommand implements Callable<Integer> {
  private final Output out;
  private final PrintWriter err;

  @Mixin private Boards.One file;

  @Option(
      names = "--stage",
      paramLabel = "STAGE",
      defaultValue = "why",
      description =
          "How much to tell: ${COMPLETION-CANDIDATES}, each with the ones before (default:"
              + " ${DEFAULT-VALUE}).")
  private Hint.Stage stage;

  @Option(
      names = "--check",
      description = "Tell first which queens and crosses are wrong, if some are.")
  private boolean check;

  @Mixin private DrawingOptions drawing = new DrawingOptions();

  @Mixin private BackendOptions backend;

  public HintCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    Position position = file.readOne().position();
    drawing.requireDrawable(position);
    PuzzleGuide guide = backend.guide();
    Hint hint = Progress.during("hint " + file.shortName(), progress -> first(guide, position));
    new HintPrinter(position, stage, drawing, out, err).print(hint);
    return hasSolution(hint) ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
  }

  private Hint first(PuzzleGuide guide, Position position) {
    Optional<Hint.Mistake> mistake = check ? guide.mistake(position) : Optional.empty();
    return mistake.<Hint>map(wrong -> wrong).orElseGet(() -> guide.hint(position));
  }

  /** False if the hint says that the position has no solution. */
  private static boolean hasSolution(Hint hint) {
    return !(hint instanceof Hint.Clashing
        || hint instanceof Hint.Emptied
        || hint instanceof Hint.Mistake
        || hint instanceof Hint.Unsolvable);
  }
}

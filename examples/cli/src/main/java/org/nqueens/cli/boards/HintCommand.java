package org.nqueens.cli.boards;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.format.Position;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.result.Completion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens hint N|FILE}. */
@Command(
    name = "hint",
    description = {
      "Tells the next step on a board, and why.",
      "A step is a queen to place or squares to cross out, by the weakest rule that "
          + "does something. Squares are (column, row), counted from 0."
    })
public final class HintCommand extends Subcommand {
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

  @Override
  public Integer call() {
    Position position = file.readOne().position();
    drawing.requireDrawable(position);
    PuzzleGuide guide = backend.guide();
    Hint hint = Progress.during("hint " + file.shortName(), progress -> first(guide, position));
    drawing.printBelow(
        sentences(position, hint),
        // With coordinates, which the sentences refer to.
        () -> hint.on(drawing.drawing(position).withCoordinates(), stage),
        () -> HintJson.of(position, hint, stage).line() + Json.result(Completion.EXHAUSTED).line(),
        out);
    return hasSolution(hint) ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
  }

  private Hint first(PuzzleGuide guide, Position position) {
    Optional<Hint.Mistake> mistake = check ? guide.mistake(position) : Optional.empty();
    return mistake.<Hint>map(wrong -> wrong).orElseGet(() -> guide.hint(position));
  }

  /** The sentences up to the stage, one on a line. */
  private String sentences(Position position, Hint hint) {
    return Arrays.stream(Hint.Stage.values())
        .filter(told -> told.compareTo(stage) <= 0)
        .map(told -> sentence(position, hint, told) + "\n")
        .collect(Collectors.joining());
  }

  /** The sentence of a hint; a player without marks has none to take back. */
  static String sentence(Position position, Hint hint, Hint.Stage stage) {
    boolean emptied = hint instanceof Hint.Emptied;
    if (position.hasMarks() || !emptied && !(hint instanceof Hint.Unsolvable)) {
      return hint.sentence(stage);
    }
    return switch (stage) {
      case WHERE -> hint.sentence(stage);
      case WHAT -> emptied ? "It has no square left for its queen." : "No step is left.";
      case WHY -> "The board has no solution.";
    };
  }

  /** False if the hint says that the position has no solution. */
  private static boolean hasSolution(Hint hint) {
    return !(hint instanceof Hint.Clashing
        || hint instanceof Hint.Emptied
        || hint instanceof Hint.Mistake
        || hint instanceof Hint.Unsolvable);
  }
}

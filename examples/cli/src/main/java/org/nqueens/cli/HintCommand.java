package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.format.Position;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.result.SearchStoppedException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens hint FILE}. */
@Command(
    name = "hint",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Tells the next step on a board, and why.",
      "A step is a queen to place or squares to cross out, by the weakest rule that "
          + "does something. Squares are (column, row), counted from 0."
    })
final class HintCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private BoardFile file;

  @Option(
      names = "--stage",
      paramLabel = "STAGE",
      defaultValue = "why",
      description =
          "How much to tell: ${COMPLETION-CANDIDATES}, each with the ones before (default:"
              + " ${DEFAULT-VALUE}).")
  private Hint.Stage stage;

  @Option(
      names = "--steps",
      paramLabel = "K",
      defaultValue = "1",
      description = "Take K steps, or as many as there are (default: ${DEFAULT-VALUE}).")
  private int steps;

  @Option(
      names = "--check",
      description = "Tell first which queens and crosses are wrong, if some are.")
  private boolean check;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      converter = TargetFile.Converter.class,
      description = "Write the position after the steps to FILE, as text.")
  private TargetFile target;

  @Mixin private DrawingOptions drawing = new DrawingOptions();

  @Mixin private TimeLimit timeLimit;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      completionCandidates = BackendIds.class,
      defaultValue = "embedded",
      description = "The backend for the questions beyond the rules (default: ${DEFAULT-VALUE}).")
  private String backend;

  HintCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    if (steps < 1) {
      throw new IllegalArgumentException(
          "steps (%s) must be at least 1: give the number of steps to take".formatted(steps));
    }
    if (target != null) {
      requireOtherOutput(target);
      target.requireWritable();
      if (PictureFile.isPicture(file.path())) {
        target.requireOtherThan(file.path());
      }
    }
    Position position = file.read();
    drawing.requireDrawable(position);
    PuzzleGuide guide =
        timeLimit.on(new PuzzleGuide(QueensSolver.builder().backend(backend).build()));
    HintPrinter printer = new HintPrinter(position, stage, drawing, out, err);
    try {
      return Interruption.during(
          () ->
              Progress.during(
                  "hint " + file.shortName(), progress -> print(guide, position, printer)));
    } catch (SearchStoppedException e) {
      if (drawing.isJson()) {
        out.print(Json.result(e.completion(), generator -> {}));
      }
      throw e;
    }
  }

  /** Standard output has the hints, whose lines of JSON or whose picture must not have more. */
  private static void requireOtherOutput(TargetFile target) {
    if (target.isStandardOutput()) {
      throw new IllegalArgumentException(
          "--out (%s) must not be standard output, which has the hints: give the path of a file"
              .formatted(target.name()));
    }
  }

  private int print(PuzzleGuide guide, Position start, HintPrinter printer) {
    Position position = start;
    Hint hint = first(guide, start);
    for (int step = 1; step < steps && hint instanceof Hint.Next next; step++) {
      printer.print(position, hint);
      position = next.step().on(position);
      hint = guide.hint(position);
    }
    printer.printLast(position, hint);
    if (target != null) {
      Position after = hint instanceof Hint.Next next ? next.step().on(position) : position;
      target.write(after.toString(), out);
    }
    return hasSolution(hint) ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
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

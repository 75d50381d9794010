package org.nqueens.cli;

import java.util.concurrent.ThreadLocalRandom;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code queens new}. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Makes a puzzle: a board with exactly one solution, which two backends confirm.")
final class NewCommand implements Queens.Action {
  private final Output out;

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "8",
      description =
          "The size of the board (default: ${DEFAULT-VALUE}); beyond 16 it may take minutes.")
  private int size;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Selects one of many puzzles (default: by chance); the title says which.")
  private Long seed;

  @ArgGroup(multiplicity = "1")
  private Kind kind;

  /** What makes the solution the only one. */
  private static final class Kind {
    @Option(names = "--regions", required = true, description = "Connected regions.")
    private boolean regions;

    @Option(
        names = "--blocked",
        required = true,
        description = "Blocked squares, none of which can be left out.")
    private boolean blocked;

    @Option(
        names = "--given",
        required = true,
        description = "Given queens, none of which can be left out.")
    private boolean given;

    PuzzleKind kind() {
      if (regions) {
        return PuzzleKind.REGIONS;
      }
      return blocked ? PuzzleKind.BLOCKED : PuzzleKind.GIVEN;
    }
  }

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      converter = VariantConverter.class,
      completionCandidates = VariantConverter.Names.class,
      description =
          "The pieces: ${COMPLETION-CANDIDATES} (default: non-touching with regions, else queens).")
  private Variant variant;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      defaultValue = "embedded",
      description = "The backend that solves (default: ${DEFAULT-VALUE}).")
  private String backend;

  @Option(
      names = "--verifier",
      paramLabel = "ID",
      defaultValue = "cp-sat",
      description = "The backend that confirms the puzzle (default: ${DEFAULT-VALUE}).")
  private String verifier;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "TEXT",
      description =
          "What to print: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); TEXT is what"
              + " `queens solve` reads.")
  private BoardFormat format;

  NewCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    PuzzleKind what = kind.kind();
    Variant pieces = variant == null ? defaultVariant(what) : variant;
    long number = seed == null ? ThreadLocalRandom.current().nextLong(1_000_000) : seed;
    Puzzle puzzle =
        Interruption.during(
            () ->
                Progress.during(
                    "new puzzle",
                    progress ->
                        new PuzzleGenerator(backend, verifier).make(what, pieces, size, number)));
    out.print(text(puzzle.board().withTitle("Puzzle " + number), puzzle));
    return Queens.DONE;
  }

  private static Variant defaultVariant(PuzzleKind kind) {
    return kind == PuzzleKind.REGIONS ? Variant.NON_TOUCHING : Variant.QUEENS;
  }

  private String text(Board board, Puzzle puzzle) {
    return format != BoardFormat.JSON
        ? format.draw(board)
        : Json.object(
            generator -> {
              Json.writeBoard(generator, board);
              generator.writeFieldName("solution");
              Json.writeRows(generator, puzzle.solution());
            });
  }
}

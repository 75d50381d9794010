package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.spi.BackendRegistry;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens new}. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "Generates a puzzle: a board for which --backend finds exactly one solution and --verifier"
            + " confirms it. `queens solve` reads the format TEXT.")
final class NewCommand implements Queens.Action {
  private static final String DEFAULT_VERIFIER = "cp-sat";
  private static final String FALLBACK_VERIFIER = "embedded";

  private final Output out;
  private final PrintWriter err;

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "8",
      description =
          "The size of the board (default: ${DEFAULT-VALUE}); sizes beyond 16 may take minutes.")
  private int size;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed of the random generator (default: random); part of the title.")
  private Long seed;

  @ArgGroup(multiplicity = "1")
  private Kind kind;

  /** The kind of clues. */
  private static final class Kind {
    @Option(names = "--regions", required = true, description = "Connected regions.")
    private boolean regions;

    @Option(
        names = "--blocked",
        required = true,
        description = "Blocked squares, none of which can be removed.")
    private boolean blocked;

    @Option(
        names = "--given",
        required = true,
        description = "Given queens, none of which can be removed.")
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
      description =
          "The backend that confirms the puzzle (default: cp-sat, or embedded if cp-sat is"
              + " unavailable).")
  private String verifier;

  @Mixin private TimeLimit time;

  @Mixin private DrawingOptions drawing = new DrawingOptions(BoardFormat.TEXT);

  NewCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    drawing.requireConsistent();
    PuzzleKind what = kind.kind();
    Variant pieces = variant == null ? defaultVariant(what) : variant;
    long number = seed == null ? ThreadLocalRandom.current().nextLong(1_000_000) : seed;
    PuzzleGenerator generator =
        new PuzzleGenerator(
            QueensSolver.builder().backend(backend).build(),
            QueensSolver.builder().backend(verifier()).build());
    Puzzle puzzle =
        make(
            () ->
                time.limit()
                    .map(limit -> generator.make(what, pieces, size, number, limit))
                    .orElseGet(() -> generator.make(what, pieces, size, number)));
    Board board = puzzle.board().withTitle("Puzzle " + number);
    out.print(drawing.board(board));
    if (drawing.isJson()) {
      out.print(Json.placement(puzzle.solution()) + Json.result(Completion.EXHAUSTED, 1));
    }
    return Queens.DONE;
  }

  private static Variant defaultVariant(PuzzleKind kind) {
    return kind == PuzzleKind.REGIONS ? Variant.NON_TOUCHING : Variant.QUEENS;
  }

  /** The option's backend, else {@link #DEFAULT_VERIFIER}, else {@link #FALLBACK_VERIFIER}. */
  private String verifier() {
    if (verifier != null) {
      return verifier;
    }
    boolean available =
        BackendRegistry.load()
            .find(DEFAULT_VERIFIER)
            .filter(found -> found.unavailability().isEmpty())
            .isPresent();
    if (!available) {
      err.println(
          "queens: backend (\"%s\") is unavailable here: \"%s\" confirms the puzzle instead; see `queens backends`"
              .formatted(DEFAULT_VERIFIER, FALLBACK_VERIFIER));
    }
    return available ? DEFAULT_VERIFIER : FALLBACK_VERIFIER;
  }

  private Puzzle make(Supplier<Puzzle> maker) {
    try {
      return Interruption.during(() -> Progress.during("new puzzle", progress -> maker.get()));
    } catch (SearchStoppedException e) {
      if (drawing.isJson()) {
        out.print(Json.result(e.partialResult().completion(), 0));
      }
      throw e;
    }
  }
}

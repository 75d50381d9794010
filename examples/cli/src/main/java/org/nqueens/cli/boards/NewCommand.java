package org.nqueens.cli.boards;

import java.util.List;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.options.BackendOptions;
import org.nqueens.cli.options.SeedOption;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.GenerationProgress;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.spi.BackendRegistry;

/** {@code queens new}. */
public final class NewCommand extends Subcommand {
  private static final String DEFAULT_VERIFIER = "cp-sat";
  private static final String FALLBACK_VERIFIER = "embedded";

  private final Value<Boolean> blocked =
      flag("--blocked", "Blocked squares in place of regions; each of them is necessary.");

  private final Value<Boolean> given =
      flag("--given", "Given queens in place of regions; each of them is necessary.");

  private final Value<Integer> count =
      value(
          int.class,
          named(
                  "--count",
                  "COUNT",
                  "The number of puzzles, with consecutive seeds (default: ${DEFAULT-VALUE}). A time"
                      + " limit holds for each.")
              .defaultValue("1"));

  private final Value<Integer> size =
      value(
          int.class,
          named(
                  "--size",
                  "N",
                  "The size of the board (default: ${DEFAULT-VALUE}); sizes beyond 20 may take minutes.")
              .defaultValue("8"));

  private final Value<Integer> difficulty =
      value(
          Integer.class,
          "--difficulty",
          "D",
          "The difficulty of the hardest rule that a puzzle needs: 1 single squares left, 2 units"
              + " confined to others, 3 common attacks, 4 sets of units, 5 trials, 6 deep trials"
              + " (default: any, with regions of one queen at most 3). With --stars the fifth of"
              + " such boards in which a puzzle lies, from 1, the easiest, to 5.");

  private final Value<Integer> stars =
      value(
          int.class,
          named(
                  "--stars",
                  "K",
                  "The number of queens in each row, column and region, from 1 to 6 (default:"
                      + " ${DEFAULT-VALUE}): a star battle if it is more than 1.")
              .defaultValue("1"));

  private final SeedOption seed = new SeedOption(this);

  private final Value<Variant> variant =
      value(
          Variant.class,
          "--variant",
          "VARIANT",
          "The pieces: ${COMPLETION-CANDIDATES} (default: non-touching with regions, else queens).");

  private final DrawingOptions drawing = new DrawingOptions(this);
  private final BackendOptions backend = new BackendOptions(this);

  private final Value<String> verifier =
      value(
          String.class,
          backendOption(
              "--verifier",
              "BACKEND",
              "The backend that confirms the puzzle (default: cp-sat, or embedded if cp-sat is"
                  + " unavailable, and for star battles, of which it confirms those of two queens and"
                  + " at most 11 columns)."));

  private int printed;

  public NewCommand() {
    super("new", "Makes puzzles with exactly one solution.");
  }

  @Override
  public Integer call() {
    requireConsistent();
    long first = seed.value();
    try {
      Progress.during(
          "new",
          progress -> {
            PuzzleGenerator generator =
                generator().withProgress(effort -> progress.note(words(effort)));
            for (; printed < count.get(); printed++) {
              print(first + printed, generator); // after the largest seed comes the smallest
            }
            return generator;
          });
    } catch (SearchStoppedException e) {
      out.printJson(Json.result(e.completion(), printed));
      out.flush(); // ends the command here if the reader has closed the pipe
      err.println("queens: " + Outcome.stopped(e.completion()));
      return Outcome.NONE_OR_CUT_SHORT;
    }
    out.printJson(Json.result(Completion.EXHAUSTED, printed));
    return Outcome.DONE;
  }

  private void requireConsistent() {
    exclude("--blocked", List.of("--given"), "a puzzle has one kind of clues");
    if (count.get() < 1) {
      throw new IllegalArgumentException(
          "count (%s) must be at least 1: give the number of new puzzles".formatted(count.get()));
    }
    drawing.requireConsistent(count.get(), "puzzles");
  }

  private PuzzleGenerator generator() {
    PuzzleGenerator untimed =
        new PuzzleGenerator(
                QueensSolver.builder().backend(backend.backend()).build(),
                QueensSolver.builder().backend(verifier()).build())
            .withStars(stars.get());
    return backend.timeLimit().map(untimed::withTimeLimit).orElse(untimed);
  }

  private String words(GenerationProgress effort) {
    return "puzzle %s of %s, attempt %s, %s boards"
        .formatted(printed + 1, count.get(), effort.attempts(), effort.boards());
  }

  private void print(long number, PuzzleGenerator generator) {
    PuzzleKind kind =
        blocked.get() ? PuzzleKind.BLOCKED : given.get() ? PuzzleKind.GIVEN : PuzzleKind.REGIONS;
    Variant usual = kind == PuzzleKind.REGIONS ? Variant.NON_TOUCHING : Variant.QUEENS;
    Variant pieces = variant.orElse(usual);
    Puzzle puzzle =
        difficulty.get() == null
            ? generator.make(kind, pieces, size.get(), number)
            : generator.make(kind, pieces, size.get(), difficulty.get(), number);
    Board board = puzzle.board().withTitle("Puzzle " + number);
    if (out.isJson()) {
      out.print(Json.board(board).with("seed", number).line());
      out.print(Json.placement(Optional.of(board), puzzle.solution()).line());
    } else {
      out.separate("\n");
      out.print(drawing.position(Position.of(board), Optional.empty()));
    }
  }

  /** The option's backend, else {@link #DEFAULT_VERIFIER}, else {@link #FALLBACK_VERIFIER}. */
  private String verifier() {
    if (verifier.get() != null || stars.get() > 1) { // which takes others a hundred times as long
      return verifier.orElse(FALLBACK_VERIFIER);
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
}

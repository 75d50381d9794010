package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Iterator;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.GenerationProgress;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.spi.BackendRegistry;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of the generation of puzzles with consecutive seeds, but for their kind. */
final class GeneratorOptions {
  private static final String DEFAULT_VERIFIER = "cp-sat";
  private static final String FALLBACK_VERIFIER = "embedded";
  private static final long SEEDS = 1_000_000;

  @Option(
      names = "--count",
      paramLabel = "COUNT",
      description =
          "The number of new puzzles, whose seeds are consecutive (default: ${DEFAULT-VALUE}). A"
              + " time limit holds for each.")
  private int count;

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "8",
      description =
          "The size of the board (default: ${DEFAULT-VALUE}); sizes beyond 20 may take minutes.")
  private int size;

  @Option(
      names = "--difficulty",
      paramLabel = "D",
      completionCandidates = Difficulties.class,
      description =
          "The difficulty of the hardest rule that a puzzle needs: 1 single squares left, 2 units"
              + " confined to others, 3 common attacks, 4 sets of units, 5 trials, 6 deep trials"
              + " (default: any, with regions at most 3).")
  private Integer difficulty;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed of the first puzzle (default: random).")
  private Long seed;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      description =
          "The pieces: ${COMPLETION-CANDIDATES} (default: non-touching with regions, else queens).")
  private Variant variant;

  @Mixin private TimeLimit time;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      completionCandidates = BackendIds.class,
      defaultValue = "embedded",
      description = "The backend that solves (default: ${DEFAULT-VALUE}).")
  private String backend;

  @Option(
      names = "--verifier",
      paramLabel = "BACKEND",
      completionCandidates = BackendIds.class,
      description =
          "The backend that confirms the puzzle (default: cp-sat, or embedded if cp-sat is"
              + " unavailable).")
  private String verifier;

  /** The completion candidates of the difficulty. */
  static final class Difficulties implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(Rule.values())
          .map(rule -> Integer.toString(rule.difficulty()))
          .iterator();
    }
  }

  /** A puzzle and the seed that makes it again. */
  record Seeded(long seed, Puzzle puzzle) {}

  GeneratorOptions(int defaultCount) {
    this.count = defaultCount;
  }

  int count() {
    return count;
  }

  /** The title of the puzzle made from a seed, with the difficulty asked for. */
  String title(long number) {
    return shortTitle(number) + (difficulty == null ? "" : ", difficulty " + difficulty);
  }

  /** The title on a page, which tells the difficulty of each puzzle. */
  String shortTitle(long number) {
    return "Puzzle " + number;
  }

  /** The size of the board. */
  int size() {
    return size;
  }

  /** The solver of boards that exist. */
  QueensSolver solver() {
    return time.on(QueensSolver.builder().backend(backend)).build();
  }

  /** The guide of pages to play. */
  PuzzleGuide guide() {
    return time.on(new PuzzleGuide(QueensSolver.builder().backend(backend).build()));
  }

  /** The board for the pieces of the option, if it was given. */
  Board withVariant(Board board) {
    return variant == null ? board : board.withVariant(variant);
  }

  /** Throws an IllegalArgumentException if no puzzle is asked for. */
  void requireConsistent() {
    if (count < 1) {
      throw new IllegalArgumentException(
          "count (%s) must be at least 1: give the number of new puzzles".formatted(count));
    }
  }

  /**
   * New puzzles of a kind, each made when the stream reaches it. Standard error says if the
   * verifier is the second choice.
   *
   * @param notes receives words on the puzzle that is being made
   */
  Stream<Seeded> puzzles(KindOption kind, Consumer<String> notes, PrintWriter err) {
    PuzzleGenerator untimed =
        new PuzzleGenerator(
            QueensSolver.builder().backend(backend).build(),
            QueensSolver.builder().backend(verifier(err)).build());
    PuzzleGenerator generator = time.limit().map(untimed::withTimeLimit).orElse(untimed);
    long first = seed == null ? ThreadLocalRandom.current().nextLong(SEEDS) : seed;
    return IntStream.range(0, count)
        .mapToObj(
            i -> {
              PuzzleGenerator heard =
                  generator.withProgress(effort -> notes.accept(words(i + 1, effort)));
              return make(heard, kind, first + i); // after the largest seed comes the smallest
            });
  }

  private Seeded make(PuzzleGenerator generator, KindOption kind, long number) {
    Variant pieces = variant == null ? kind.variant() : variant;
    Puzzle puzzle =
        difficulty == null
            ? generator.make(kind.kind(), pieces, size, number)
            : generator.make(kind.kind(), pieces, size, difficulty, number);
    return new Seeded(number, puzzle);
  }

  private String words(int number, GenerationProgress effort) {
    return "puzzle %s of %s, attempt %s, %s boards"
        .formatted(number, count, effort.attempts(), effort.boards());
  }

  /** The option's backend, else {@link #DEFAULT_VERIFIER}, else {@link #FALLBACK_VERIFIER}. */
  private String verifier(PrintWriter err) {
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
}

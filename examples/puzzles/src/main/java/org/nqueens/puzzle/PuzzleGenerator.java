package org.nqueens.puzzle;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Consumer;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.internal.RegionSquares;
import org.nqueens.puzzle.internal.deduction.Attacks;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;
import org.nqueens.spi.BackendException;

/**
 * Generates puzzles: boards with exactly one solution, found by one solver and confirmed by a
 * second solver.
 *
 * <p>Regions are connected. If size and difficulty allow it, no region is a single square, which
 * would reveal its queen, and no region is large. Large is more than a fifth of the board, or on
 * boards of at most 9 columns as many squares as two rows. A board of difficulty 1 has one single
 * square, and its solution begins there.
 *
 * <p>If the first solver has the {@code embedded} backend, equal arguments give equal puzzles.
 * Backends whose search depends on the clock, such as {@code cp}, may find other placements on a
 * busy machine, which leads to other puzzles. The time limit and the listener to the progress do
 * not change the puzzle. An interrupt of the calling thread ends the generation with a {@link
 * SearchStoppedException}. Immutable and thread-safe.
 */
public final class PuzzleGenerator {
  /** The columns of the largest board of two queens in each row that a verifier confirms. */
  private static final int MAX_CONFIRMED = 11;

  private final QueensSolver solver;
  private final QueensSolver verifier;
  private final Optional<Duration> timeLimit;
  private final int stars;
  private final Consumer<? super GenerationProgress> listener;

  /**
   * Creates a generator without a time limit for the whole generation.
   *
   * @param solver finds placements and solves some hundreds of boards for each puzzle; best on
   *     {@code embedded} and without limits, because its limits apply to each search separately
   * @param verifier confirms the solution of the puzzle; best on another backend
   */
  public PuzzleGenerator(QueensSolver solver, QueensSolver verifier) {
    this(
        Objects.requireNonNull(solver, "solver"),
        Objects.requireNonNull(verifier, "verifier"),
        Optional.empty(),
        1,
        progress -> {});
  }

  private PuzzleGenerator(
      QueensSolver solver,
      QueensSolver verifier,
      Optional<Duration> timeLimit,
      int stars,
      Consumer<? super GenerationProgress> listener) {
    this.solver = solver;
    this.verifier = verifier;
    this.timeLimit = timeLimit;
    this.stars = stars;
    this.listener = listener;
  }

  /**
   * This generator with a time limit for each puzzle.
   *
   * @param limit the time for the whole generation, zero or more; replaces the time limits of the
   *     solvers
   * @return a new generator; its {@code make} throws a {@link SearchStoppedException} if the time
   *     passes
   * @throws IllegalArgumentException if the limit is negative
   */
  public PuzzleGenerator withTimeLimit(Duration limit) {
    Optional<Duration> checked = Optional.of(PuzzleSolver.requireLimit(limit));
    return new PuzzleGenerator(solver, verifier, checked, stars, listener);
  }

  /**
   * This generator for star battles: boards of regions with several queens, which do not touch, in
   * each row, column and region.
   *
   * <p>A search of the squares finds the boards and proves that they have one solution; the solver
   * is not used. The verifier confirms boards of two queens and at most 11 columns; it would take
   * minutes for larger ones. A board without a given difficulty may be beyond the rules.
   *
   * @param newStars the number of queens, from 1 to {@value Board#MAX_STARS}, inclusive
   * @return a new generator; with more than one queen it makes only {@link PuzzleKind#REGIONS} for
   *     {@link Variant#NON_TOUCHING}, of at most {@value Board#MAX_STARRED_SIZE} columns
   * @throws IllegalArgumentException if the number is out of range
   */
  public PuzzleGenerator withStars(int newStars) {
    Board.of(".").withStars(newStars); // refuses a number out of range
    return new PuzzleGenerator(solver, verifier, timeLimit, newStars, listener);
  }

  /**
   * This generator with a listener to its progress.
   *
   * @param progress receives the effort at the begin of each attempt and at most 20 times a second
   *     in between, on the thread that calls {@code make}; its exceptions end the generation and
   *     reach the caller unchanged
   */
  public PuzzleGenerator withProgress(Consumer<? super GenerationProgress> progress) {
    Objects.requireNonNull(progress, "progress");
    return new PuzzleGenerator(solver, verifier, timeLimit, stars, progress);
  }

  /**
   * Generates a puzzle of any difficulty. The rules up to {@link Rule#COMMON_ATTACK} solve a board
   * with regions; a board with given queens or blocked squares may be beyond all rules.
   *
   * @param kind the kind of clues
   * @param variant the pieces; {@link Variant#NON_TOUCHING} for the usual region puzzle
   * @param size the size of the board, from 1 to {@value Board#MAX_SIZE}, inclusive, or to 52 for
   *     regions; the effort grows fast, see the README of examples/benchmarks for figures
   * @param seed the seed of the random generator, any {@code long}
   * @return the puzzle; its board has no title
   * @throws IllegalArgumentException if the size is out of range, the variant has no placement of
   *     this size, such as QUEENS of size 3, or the attempts to find a region puzzle fail
   * @throws BackendException if the solvers disagree
   * @throws SearchStoppedException if the calling thread is interrupted, the time limit passes, or
   *     a limit of a solver stops one of its searches
   */
  public Puzzle make(PuzzleKind kind, Variant variant, int size, long seed) {
    return make(kind, variant, size, OptionalInt.empty(), seed);
  }

  /**
   * Generates a puzzle of a given difficulty: the {@linkplain Rating#difficulty() difficulty} of
   * its rating.
   *
   * <p>With several queens in each row, the difficulty is a fifth of the generated boards of the
   * size, from 1 to 5. Difficulty 6 is a best effort, as are difficulties of given queens, and all
   * difficulties on boards of at most 6 columns. Difficulty 2 needs regions. Given queens and
   * blocked squares are necessary: without one of them the rules up to the difficulty do not solve
   * the board, though it may still have one solution.
   *
   * @param kind the kind of clues
   * @param variant the pieces; {@link Variant#NON_TOUCHING} for the usual region puzzle
   * @param size the size of the board, from 1 to 64, inclusive, or to 52 for regions
   * @param difficulty the difficulty, from 1 to 6, inclusive
   * @param seed the seed of the random generator, any {@code long}
   * @return the puzzle; its board has no title
   * @throws IllegalArgumentException if the size or the difficulty is out of range, the variant has
   *     no placement of this size, no boards of this size and number of queens were measured, or no
   *     attempt reaches the difficulty
   * @throws BackendException if the solvers disagree
   * @throws SearchStoppedException if the calling thread is interrupted, the time limit passes, or
   *     a limit of a solver stops one of its searches
   */
  public Puzzle make(PuzzleKind kind, Variant variant, int size, int difficulty, long seed) {
    if (Rule.ofDifficulty(difficulty) == Rule.CONFINED
        && kind != null
        && kind != PuzzleKind.REGIONS) {
      throw new IllegalArgumentException(
          "difficulty (%s) needs regions, but a puzzle with %s has rows and columns only, which share one square: choose another difficulty, or regions"
              .formatted(difficulty, kind));
    }
    return make(kind, variant, size, OptionalInt.of(difficulty), seed);
  }

  private Puzzle make(
      PuzzleKind kind, Variant variant, int size, OptionalInt difficulty, long seed) {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(variant, "variant");
    requireSize(kind, size, difficulty);
    requireStars(kind, variant, size, difficulty);
    long start = System.nanoTime();
    Generation generation = new Generation(new PuzzleSolver(solver, start, timeLimit), listener);
    Random random = new Random(seed ^ seed >>> 48); // it takes the lower 48 bits only
    Optional<Puzzle> puzzle =
        switch (kind) {
          case REGIONS ->
              stars > 1
                  ? new StarBoardGenerator(generation, random, size, stars, difficulty).generate()
                  : new RegionBoardGenerator(generation, random, variant, size, difficulty)
                      .generate();
          case BLOCKED, GIVEN ->
              new MarkedBoardGenerator(generation, random, variant, size, kind)
                  .generate(difficulty);
        };
    Puzzle made = puzzle.orElseThrow(() -> failure(kind, variant, size, difficulty, generation));
    PuzzleSolver first = generation.solver();
    PuzzleSolver second = new PuzzleSolver(verifier, start, timeLimit);
    Board board = made.board();
    if (stars > 1) {
      if (stars == 2 && size <= MAX_CONFIRMED) {
        require(
            made,
            second.uniqueness(board.model()),
            "verifier (%s) disagrees with the search of the squares".formatted(verifier));
      }
      return made;
    }
    boolean byRules = kind == PuzzleKind.REGIONS || difficulty.isPresent();
    if (byRules) {
      require(
          made,
          UniquenessProof.of(first, board),
          "solver (%s) disagrees with the rules".formatted(solver));
    }
    require(
        made,
        byRules ? UniquenessProof.of(second, board) : second.uniqueness(board.model()),
        "verifier (%s) disagrees with the solver".formatted(verifier));
    return made;
  }

  private void requireStars(PuzzleKind kind, Variant variant, int size, OptionalInt difficulty) {
    if (stars > 1 && (kind != PuzzleKind.REGIONS || variant != Variant.NON_TOUCHING)) {
      throw new IllegalArgumentException(
          "stars (%s) need %s for %s, not %s for %s: choose these, or one queen in each row"
              .formatted(stars, PuzzleKind.REGIONS, Variant.NON_TOUCHING, kind, variant));
    }
    if (stars > 1 && size > Board.MAX_STARRED_SIZE) {
      throw new IllegalArgumentException(
          "size (%s) must be at most %s for %s queens in each row: choose another size"
              .formatted(size, Board.MAX_STARRED_SIZE, stars));
    }
    if (stars > 1 && difficulty.isPresent()) {
      requireFifth(size, difficulty.getAsInt());
    }
  }

  private void requireFifth(int size, int difficulty) {
    if (difficulty > Fifths.COUNT) {
      throw new IllegalArgumentException(
          "difficulty (%s) must be at most %s for %s queens in each row, a fifth of such boards: choose a smaller one"
              .formatted(difficulty, Fifths.COUNT, stars));
    }
    String sizes = Fifths.sizes(stars);
    if (Fifths.nearest(stars, size).size() != size || sizes.isEmpty()) {
      throw new IllegalArgumentException(
          "difficulty (%s) is not known for size (%s) with %s queens in each row: leave it out%s"
              .formatted(
                  difficulty,
                  size,
                  stars,
                  sizes.isEmpty() ? "" : ", or choose one of the sizes " + sizes));
    }
  }

  private static void require(Puzzle made, Uniqueness verdict, String disagreement) {
    if (!verdict.equals(new Uniqueness.Unique(made.solution()))) {
      throw new BackendException(
          "%s: it answers %s, not only %s; report this board:\n%s"
              .formatted(disagreement, verdict, made.solution(), made.board()));
    }
  }

  private static void requireSize(PuzzleKind kind, int size, OptionalInt difficulty) {
    int largest = kind == PuzzleKind.REGIONS ? RegionSquares.MAX_SIZE : Board.MAX_SIZE;
    if (size < 1 || size > largest) {
      throw new IllegalArgumentException(
          "size (%s) must be between 1 and %s for a puzzle with %s: choose another size"
              .formatted(size, largest, kind));
    }
    if (difficulty.isPresent() && size > Attacks.MAX_SIZE) {
      throw new IllegalArgumentException(
          "size (%s) must be at most %s for a puzzle of a given difficulty: choose a smaller size, or no difficulty"
              .formatted(size, Attacks.MAX_SIZE));
    }
  }

  private static IllegalArgumentException failure(
      PuzzleKind kind, Variant variant, int size, OptionalInt difficulty, Generation generation) {
    String puzzle = "a puzzle with %s for %s".formatted(kind, variant);
    GenerationProgress effort = generation.progress();
    return new IllegalArgumentException(
        difficulty.isPresent()
            ? "difficulty (%s) was not reached by %s of size (%s) in %s attempts with %s boards: choose another difficulty, size or seed"
                .formatted(difficulty.getAsInt(), puzzle, size, effort.attempts(), effort.boards())
            : "size (%s) gave no %s in %s attempts: choose another size or seed"
                .formatted(size, puzzle, effort.attempts()));
  }
}

package org.nqueens.puzzle;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;
import org.nqueens.spi.BackendException;

/**
 * A generator of puzzles: boards for which one solver finds exactly one solution and a second
 * solver confirms it.
 *
 * <p>If the first solver has the {@code embedded} backend, equal arguments give equal puzzles.
 * Backends whose search depends on the clock, such as {@code cp}, may find other placements on a
 * busy machine, which leads to other puzzles. An interrupt of the calling thread ends the
 * generation with a {@link SearchStoppedException}. Immutable and thread-safe.
 */
public final class PuzzleGenerator {
  private final QueensSolver solver;
  private final QueensSolver verifier;

  /**
   * Creates a generator.
   *
   * @param solver solves some hundreds of boards for each puzzle; best on {@code embedded} and
   *     without limits, because its limits apply to each search separately
   * @param verifier confirms the solution of the puzzle; best on another backend
   * @throws NullPointerException if a solver is null
   */
  public PuzzleGenerator(QueensSolver solver, QueensSolver verifier) {
    this.solver = Objects.requireNonNull(solver, "solver (null) must not be null: pass a solver");
    this.verifier =
        Objects.requireNonNull(
            verifier,
            "verifier (null) must not be null: pass a solver, if possible on another backend");
  }

  /**
   * Generates a puzzle without a time limit for the whole generation.
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
   * @throws NullPointerException if an argument is null
   * @throws SearchStoppedException if the calling thread is interrupted, or a limit of a solver
   *     stops one of its searches
   */
  public Puzzle make(PuzzleKind kind, Variant variant, int size, long seed) {
    return make(
        kind,
        variant,
        size,
        seed,
        PuzzleSolver.unlimited(solver),
        PuzzleSolver.unlimited(verifier));
  }

  /**
   * Generates a puzzle within a time limit.
   *
   * @param kind the kind of clues
   * @param variant the pieces; {@link Variant#NON_TOUCHING} for the usual region puzzle
   * @param size the size of the board, in the range of {@link #make(PuzzleKind, Variant, int,
   *     long)}
   * @param seed the seed of the random generator, any {@code long}
   * @param timeLimit the time for the whole generation, zero or more; replaces the time limits of
   *     the solvers
   * @return the puzzle that is generated without a time limit
   * @throws IllegalArgumentException for the reasons of {@link #make(PuzzleKind, Variant, int,
   *     long)}, or if the time limit is negative
   * @throws BackendException if the solvers disagree
   * @throws NullPointerException if an argument is null
   * @throws SearchStoppedException if the time limit passes, or the calling thread is interrupted
   */
  public Puzzle make(PuzzleKind kind, Variant variant, int size, long seed, Duration timeLimit) {
    Objects.requireNonNull(
        timeLimit, "timeLimit (null) must not be null: leave it out for no limit");
    if (timeLimit.isNegative()) {
      throw new IllegalArgumentException(
          "timeLimit (%s) must not be negative: give zero or more".formatted(timeLimit));
    }
    long start = System.nanoTime();
    return make(
        kind,
        variant,
        size,
        seed,
        new PuzzleSolver(solver, start, Optional.of(timeLimit)),
        new PuzzleSolver(verifier, start, Optional.of(timeLimit)));
  }

  /** The two solvers. */
  @Override
  public String toString() {
    return "PuzzleGenerator[solver=" + solver + ", verifier=" + verifier + "]";
  }

  private static Puzzle make(
      PuzzleKind kind,
      Variant variant,
      int size,
      long seed,
      PuzzleSolver solver,
      PuzzleSolver verifier) {
    Objects.requireNonNull(kind, "kind (null) must not be null: pass one such as REGIONS");
    Objects.requireNonNull(variant, "variant (null) must not be null: pass one such as QUEENS");
    int largest = kind == PuzzleKind.REGIONS ? Regions.MAX_SIZE : Board.MAX_SIZE;
    if (size < 1 || size > largest) {
      throw new IllegalArgumentException(
          "size (%s) must be between 1 and %s for a puzzle with %s: choose another size"
              .formatted(size, largest, kind));
    }
    Random random = new Random(seed);
    Placement solution = new RandomPlacement(solver, random).of(variant, size);
    Board board =
        switch (kind) {
          case REGIONS -> new RegionBoardGenerator(solver, random, variant, solution).generate();
          case BLOCKED ->
              new MinimalBoardGenerator(solver, random, variant, solution, '#').generate();
          case GIVEN ->
              new MinimalBoardGenerator(solver, random, variant, solution, 'Q').generate();
        };
    requireUnique(board, solution, verifier);
    return new Puzzle(board, solution);
  }

  private static void requireUnique(Board board, Placement solution, PuzzleSolver verifier) {
    Uniqueness verdict = verifier.uniqueness(board.model());
    if (!verdict.equals(new Uniqueness.Unique(solution))) {
      throw new BackendException(
          "verifier (%s) disagrees with the solver: it answers %s, the solver finds only %s; report this board:\n%s"
              .formatted(verifier.solver(), verdict, solution, board));
    }
  }
}

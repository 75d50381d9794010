package org.nqueens.puzzle;

import java.time.Duration;
import java.util.Objects;
import java.util.Random;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;
import org.nqueens.spi.BackendException;

/**
 * Makes puzzles: boards with exactly one solution, as one solver finds and a second one confirms.
 *
 * <p>With the {@code embedded} backend for the first solver equal arguments give equal puzzles. A
 * backend whose search stops by the clock, such as {@code cp}, may find other placements on a busy
 * machine, and so make other puzzles. Safe for use by many threads. An interrupt ends the making by
 * a {@link SearchStoppedException}.
 */
public final class PuzzleGenerator {
  private final QueensSolver solver;
  private final QueensSolver verifier;

  /**
   * Makes a generator.
   *
   * @param solver solves while a puzzle is made, some hundreds of boards each; best on {@code
   *     embedded} and without limits, which are for a single question here
   * @param verifier confirms the puzzle; best on another backend
   * @throws NullPointerException if a solver is null
   */
  public PuzzleGenerator(QueensSolver solver, QueensSolver verifier) {
    this.solver = Objects.requireNonNull(solver, "solver (null) must not be null: pass a solver");
    this.verifier =
        Objects.requireNonNull(
            verifier, "verifier (null) must not be null: pass a solver, on another backend if any");
  }

  /**
   * Makes a puzzle in any time.
   *
   * @param kind what makes the solution the only one
   * @param variant the pieces; {@link Variant#NON_TOUCHING} for the usual region puzzle
   * @param size the size of the board, from 1 to {@value Board#MAX_SIZE}, with regions to 52; the
   *     effort grows fast, see the README of examples/benchmarks for figures
   * @param seed selects one of many puzzles
   * @return the puzzle, its board without a title
   * @throws IllegalArgumentException if the size is out of range, or there is no such puzzle, as
   *     for QUEENS of size 3, or none was found
   * @throws BackendException if the solvers disagree
   * @throws SearchStoppedException if the calling thread is interrupted, or a limit of a solver
   *     cuts one of its answers
   */
  public Puzzle make(PuzzleKind kind, Variant variant, int size, long seed) {
    return make(kind, variant, size, seed, new Questions(solver), new Questions(verifier));
  }

  /**
   * Makes a puzzle within a time limit.
   *
   * @param kind what makes the solution the only one
   * @param variant the pieces
   * @param size the size of the board, as without a time limit
   * @param seed selects one of many puzzles
   * @param timeLimit the time for the whole puzzle, zero or more; it takes the place of the limits
   *     of the solvers
   * @return the puzzle, the same as without a time limit
   * @throws IllegalArgumentException as without a time limit, or if the time limit is negative
   * @throws BackendException if the solvers disagree
   * @throws SearchStoppedException if the time is over, or the calling thread is interrupted
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
        new Questions(solver, start, timeLimit),
        new Questions(verifier, start, timeLimit));
  }

  private static Puzzle make(
      PuzzleKind kind, Variant variant, int size, long seed, Questions solver, Questions verifier) {
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
          case REGIONS -> new RegionBoard(solver, random, variant, solution).make();
          case BLOCKED -> new MinimalBoard(solver, random, variant, solution, '#').make();
          case GIVEN -> new MinimalBoard(solver, random, variant, solution, 'Q').make();
        };
    requireUnique(board, solution, verifier);
    return new Puzzle(board, solution);
  }

  private static void requireUnique(Board board, Placement solution, Questions verifier) {
    Uniqueness verdict = verifier.uniqueness(board.model());
    if (!verdict.equals(new Uniqueness.Unique(solution))) {
      throw new BackendException(
          "verifier (%s) disagrees with the solver: it answers %s where the solver finds %s alone; report this board:\n%s"
              .formatted(verifier.solver(), verdict, solution, board));
    }
  }
}

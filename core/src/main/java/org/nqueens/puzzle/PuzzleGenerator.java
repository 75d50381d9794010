package org.nqueens.puzzle;

import java.util.Objects;
import java.util.Random;
import org.nqueens.BackendException;
import org.nqueens.QueensSolver;
import org.nqueens.Uniqueness;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;

/**
 * Makes puzzles: boards with exactly one solution, as one backend finds and a second one confirms.
 *
 * <p>Equal arguments give equal puzzles. Safe for use by many threads. An interrupt ends the making
 * by a {@link org.nqueens.SearchStoppedException}.
 */
public final class PuzzleGenerator {
  private final QueensSolver solver;
  private final QueensSolver verifier;
  private final String backends;

  /**
   * Makes a generator.
   *
   * @param backend the id of the backend that solves while a puzzle is made, best {@code embedded}
   * @param verifier the id of the backend that confirms the puzzle; may be the same where there is
   *     no other
   * @throws IllegalArgumentException if no backend has an id
   * @throws org.nqueens.BackendUnavailableException if a backend cannot work here
   */
  public PuzzleGenerator(String backend, String verifier) {
    this.solver = QueensSolver.builder().backend(backend).build();
    this.verifier = QueensSolver.builder().backend(verifier).build();
    this.backends = backend + ", " + verifier;
  }

  /**
   * Makes a puzzle.
   *
   * @param kind what makes the solution the only one
   * @param variant the pieces; {@link Variant#NON_TOUCHING} for the usual region puzzle
   * @param size the size of the board, from 1 to {@value Board#MAX_SIZE}, with regions to 52; the
   *     effort grows fast, see the README for figures
   * @param seed selects one of many puzzles
   * @return the puzzle, its board without a title
   * @throws IllegalArgumentException if the size is out of range, or there is no such puzzle, as
   *     for QUEENS of size 3, or none was found
   * @throws BackendException if the backends disagree
   */
  public Puzzle make(PuzzleKind kind, Variant variant, int size, long seed) {
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
    requireUnique(board, solution);
    return new Puzzle(board, solution);
  }

  private void requireUnique(Board board, Placement solution) {
    Uniqueness verdict = verifier.uniqueness(board.model());
    if (!verdict.equals(new Uniqueness.Unique(solution))) {
      throw new BackendException(
          "backends (%s) disagree: the second answers %s where the first finds %s alone; report this board:\n%s"
              .formatted(backends, verdict, solution, board));
    }
  }
}

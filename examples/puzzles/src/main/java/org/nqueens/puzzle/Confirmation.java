package org.nqueens.puzzle;

import org.nqueens.result.Uniqueness;
import org.nqueens.spi.BackendException;

/**
 * The confirmation that a generated puzzle has only its solution.
 *
 * @param solver the solver of the generation
 * @param verifier a solver that has not seen the board before
 */
record Confirmation(PuzzleSolver solver, PuzzleSolver verifier) {

  /**
   * Confirms a puzzle that the rules solve, by both solvers.
   *
   * @throws BackendException if one of them disagrees
   */
  void ofRules(Puzzle puzzle) {
    require(
        puzzle,
        UniquenessProof.of(solver, puzzle.board()),
        "solver (%s) disagrees with the rules".formatted(solver.solver()));
    requireVerifier(puzzle, UniquenessProof.of(verifier, puzzle.board()));
  }

  /**
   * Confirms a puzzle for which the solver has found one solution, by the verifier.
   *
   * @throws BackendException if it disagrees
   */
  void ofSolver(Puzzle puzzle) {
    requireVerifier(puzzle, verifier.uniqueness(puzzle.board().model()));
  }

  private void requireVerifier(Puzzle puzzle, Uniqueness verdict) {
    require(
        puzzle, verdict, "verifier (%s) disagrees with the solver".formatted(verifier.solver()));
  }

  private static void require(Puzzle puzzle, Uniqueness verdict, String disagreement) {
    if (!verdict.equals(new Uniqueness.Unique(puzzle.solution()))) {
      throw new BackendException(
          "%s: it answers %s, not only %s; report this board:\n%s"
              .formatted(disagreement, verdict, puzzle.solution(), puzzle.board()));
    }
  }
}

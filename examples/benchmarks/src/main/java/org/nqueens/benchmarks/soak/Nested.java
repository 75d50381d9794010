package org.nqueens.benchmarks.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/**
 * A solve that a consumer starts.
 *
 * @param backend the backend's id
 * @param threads the threads that search
 */
record Nested(String backend, int threads) {
  private static final QueensModel MODEL = QueensModel.of(5);
  private static final List<Placement> SOLUTIONS = Oracle.solve(MODEL, 10).solutions();

  /** Solves; the result is a complaint, or empty. */
  Optional<String> complaint() {
    List<Placement> found = new ArrayList<>();
    QueensSolver.builder().backend(backend).threads(threads).build().enumerate(MODEL, found::add);
    return found.equals(SOLUTIONS)
        ? Optional.empty()
        : Optional.of("a nested solve by %s found %s".formatted(backend, found));
  }
}

package org.nqueens.contract;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SolverBackend;

/**
 * The backend under test and the sizes of its tests. The defaults of the sizes suit a backend that
 * backtracks without propagation; a stronger backend overrides them with larger ones.
 */
@Timeout(300)
public interface BackendFixture {

  /** A search that no backend finishes, and in which placements are far between. */
  QueensModel ENDLESS = QueensModel.of(40);

  /** An endless search of a model with lookups, which is beyond an engine for plain boards. */
  QueensModel ENDLESS_LOOKUPS =
      ENDLESS.toBuilder().allDifferent("every other row", parity(0), parity(39)).build();

  /** A search that no backend finishes because of its 12^12 placements; the first is all zeros. */
  QueensModel UNCONSTRAINED = QueensModel.builder(12).build();

  private static View parity(int column) {
    return View.lookup(column, IntStream.range(0, 40).map(row -> row % 2).toArray());
  }

  /** The id of the backend under test; the only method that a test must implement. */
  String backend();

  /**
   * The largest n, from 8 to 12, of the boards that are enumerated or counted to the end. Tests of
   * larger boards are skipped. 8 by default, with 92 placements; 12 has 14,200.
   */
  default int largestEnumeration() {
    return 8;
  }

  /**
   * The largest n, from 8 on, of the boards of which one or two placements are found: the plain
   * board of that size, whose placement the facade may construct, and smaller boards that are
   * searched (two placements on at most 12 columns, blocked squares on at most 20). 10 by default.
   */
  default int sizeForFindAny() {
    return 10;
  }

  /**
   * How many random models of up to 7 columns are compared with brute force. Half as many symmetric
   * models and a tenth as many crowded boards are tested too. 50 by default.
   */
  default int randomModels() {
    return 50;
  }

  /** A builder for the backend under test. */
  default QueensSolverBuilder with() {
    return QueensSolver.builder().backend(backend());
  }

  /** A solver on the backend under test without further options. */
  default QueensSolver solver() {
    return with().build();
  }

  /** A solver on the backend under test that searches on so many threads. */
  default QueensSolver solver(int threads) {
    return with().threads(threads).build();
  }

  /** A builder for the backend under test that leaves the order of the placements to it. */
  default QueensSolverBuilder inAnyOrder() {
    return with().anyOrder();
  }

  /** The backend itself. */
  default SolverBackend spi() {
    return BackendRegistry.load().find(backend()).orElseThrow();
  }

  /** Whether the backend under test runs a strategy. */
  default boolean supports(SearchStrategy strategy) {
    return spi().supports(strategy);
  }

  /** Whether a backend runs strategies that an application wrote. */
  static boolean runsCustomStrategies(SolverBackend backend) {
    return backend.supports(SearchStrategy.FIRST_FAIL::next);
  }

  /** Skips the test if the backend under test does not run a strategy. */
  default void assumeSupports(SearchStrategy strategy) {
    assumeTrue(supports(strategy), () -> backend() + " does not support " + strategy);
  }

  /** Skips the test if the backend under test runs no strategies that an application wrote. */
  default void assumeRunsCustomStrategies() {
    assumeTrue(runsCustomStrategies(spi()), () -> backend() + " runs no custom strategies");
  }

  /** Skips the test if boards of size n are too large for the backend under test to enumerate. */
  default void assumeEnumerates(int n) {
    assumeTrue(
        n <= largestEnumeration(),
        () -> "n (%d) exceeds largestEnumeration (%d)".formatted(n, largestEnumeration()));
  }

  /** All placements, in the order of delivery; the search must be exhaustive. */
  default List<Placement> all(QueensSolver solver, QueensModel model) {
    List<Placement> placements = new ArrayList<>();
    SolveResult result = solver.enumerate(model, placements::add);
    if (result.completion() != Completion.EXHAUSTED || result.solutions() != placements.size()) {
      throw new AssertionError(
          result + " does not agree with " + placements.size() + " placements delivered");
    }
    return placements;
  }
}

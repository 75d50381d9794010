package org.nqueens.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SolverBackend;

/** The backend under test, and how hard it may be tried. */
public interface Subject {

  /** A search that no backend finishes, and in which placements are far between. */
  QueensModel ENDLESS = QueensModel.of(40);

  /** Another one, which no search for plain boards can take. */
  QueensModel ENDLESS_LOOKUPS =
      ENDLESS.toBuilder().allDifferent("every other row", parity(0), parity(39)).build();

  private static View parity(int column) {
    return View.lookup(column, IntStream.range(0, 40).map(row -> row % 2).toArray());
  }

  /** The id of the backend under test. */
  String backend();

  /** The largest n whose placements are all enumerated, from 8 to 12. */
  default int largestEnumeration() {
    return 10;
  }

  /** The size of the board on which one placement is looked for. */
  default int sizeForFindAny() {
    return 50;
  }

  /** How many random models are compared with brute force. */
  default int randomModels() {
    return 200;
  }

  /** A builder for the backend under test. */
  default QueensSolverBuilder with() {
    return QueensSolver.builder().backend(backend());
  }

  /** A solver on the backend under test without further options. */
  default QueensSolver solver() {
    return with().build();
  }

  /** The backend itself. */
  default SolverBackend spi() {
    return BackendRegistry.load().find(backend()).orElseThrow();
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

package org.nqueens.benchmarks.work;

import org.nqueens.benchmarks.direct.DirectCp;
import org.nqueens.benchmarks.direct.DirectCpSat;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

/** All placements of the plain board by the OR-Tools backends, beside the published programs. */
final class OrTools {
  private OrTools() {}

  static Race cp(int n) {
    LibraryTasks cp = new LibraryTasks("cp", () -> QueensModel.of(n));
    return Race.of(
        n,
        KnownCounts.of(Variant.QUEENS, n),
        Contestant.of("direct CP", () -> DirectCp.published(n)),
        cp.enumerate(),
        cp.enumerateInAnyOrder(),
        cp.enumerate(2));
  }

  static Race cpSat(int n) {
    LibraryTasks cpSat = new LibraryTasks("cp-sat", () -> QueensModel.of(n));
    return Race.of(
        n,
        KnownCounts.of(Variant.QUEENS, n),
        Contestant.of("direct CP-SAT", () -> DirectCpSat.published(n)),
        cpSat.enumerate(),
        cpSat.enumerate(2));
  }
}

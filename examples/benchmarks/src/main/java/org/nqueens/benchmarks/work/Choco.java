package org.nqueens.benchmarks.work;

import org.nqueens.benchmarks.direct.DirectChoco;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** All placements of the plain board by the backend for Choco, beside Choco called directly. */
final class Choco {
  private Choco() {}

  static Race race(int n) {
    LibraryTasks choco = new LibraryTasks("choco", () -> QueensModel.of(n));
    return Race.of(
        n,
        KnownCounts.of(Variant.QUEENS, n),
        Contestant.of(
            "direct Choco, FC",
            () ->
                DirectChoco.firstFail(
                    Variant.QUEENS, n, DirectChoco.Propagation.FC, DirectChoco.Value.SMALLEST)),
        choco.enumerate(
            "smallest domain",
            SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST)),
        choco.enumerateInAnyOrder(),
        choco.enumerate(),
        choco.enumerate(2));
  }
}

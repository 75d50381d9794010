package org.nqueens.benchmarks.work;

import org.nqueens.QueensSolverBuilder;
import org.nqueens.benchmarks.direct.DirectChoco;
import org.nqueens.benchmarks.direct.DirectCp;
import org.nqueens.benchmarks.direct.DirectCpSat;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * All placements of the plain board by engines that propagate any model: the embedded one, OR-Tools
 * and Choco, called directly and as backends.
 */
final class Engines {

  private static final SearchStrategy SMALLEST_DOMAIN =
      SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);

  private Engines() {}

  /** By first fail; of the programs called directly all that were tried, the quickest first. */
  static Work general(String name, int n) {
    LibraryTasks embedded = LibraryTasks.of("embedded", QueensModel.of(n));
    return Work.of(
        name,
        KnownCounts.of(n),
        orTools("OR-Tools CP, disequalities", n, DirectCp.Propagation.DISEQUALITIES),
        orTools("OR-Tools CP, value elimination", n, DirectCp.Propagation.VALUE_ELIMINATION),
        orTools("OR-Tools CP, default all-different", n, DirectCp.Propagation.BOUNDS),
        choco("Choco, disequalities", n, DirectChoco.Propagation.DISEQUALITIES),
        choco("Choco, FC", n, DirectChoco.Propagation.FC),
        new Contestant(
            "Choco, FC, largest first",
            () -> DirectChoco.firstFail(n, DirectChoco.Propagation.FC, DirectChoco.Value.LARGEST)),
        choco("Choco, BC", n, DirectChoco.Propagation.BC),
        choco("Choco, AC", n, DirectChoco.Propagation.AC),
        embedded
            .with("first fail", options -> options.strategy(SearchStrategy.FIRST_FAIL))
            .enumerate(),
        smallestDomain(embedded),
        embedded.with("custom strategy", options -> options.strategy(new FewestRows())).enumerate(),
        smallestDomain(LibraryTasks.of("cp", QueensModel.of(n))),
        smallestDomain(LibraryTasks.of("choco", QueensModel.of(n))));
  }

  /** Beside the published program. */
  static Work cp(String name, int n) {
    LibraryTasks cp = LibraryTasks.of("cp", QueensModel.of(n));
    return Work.of(
        name,
        KnownCounts.of(n),
        new Contestant("direct CP", () -> DirectCp.published(n)),
        cp.enumerateTree(),
        cp.enumerate(),
        anyOrder(cp),
        cp.withTwoThreads().enumerate());
  }

  /** Beside the published program. */
  static Work cpSat(String name, int n) {
    LibraryTasks cpSat = LibraryTasks.of("cp-sat", QueensModel.of(n));
    return Work.of(
        name,
        KnownCounts.of(n),
        new Contestant("direct CP-SAT", () -> DirectCpSat.published(n)),
        cpSat.enumerate(),
        cpSat.withTwoThreads().enumerate());
  }

  static Work choco(String name, int n) {
    LibraryTasks choco = LibraryTasks.of("choco", QueensModel.of(n));
    return Work.of(
        name,
        KnownCounts.of(n),
        choco("direct Choco, FC", n, DirectChoco.Propagation.FC),
        smallestDomain(choco),
        anyOrder(choco),
        choco.enumerate(),
        choco.withTwoThreads().enumerate());
  }

  private static Contestant smallestDomain(LibraryTasks tasks) {
    return tasks.with("smallest domain", options -> options.strategy(SMALLEST_DOMAIN)).enumerate();
  }

  private static Contestant anyOrder(LibraryTasks tasks) {
    return tasks.with("any order", QueensSolverBuilder::anyOrder).enumerate();
  }

  private static Contestant orTools(String name, int n, DirectCp.Propagation propagation) {
    return new Contestant(name, () -> DirectCp.firstFail(n, propagation));
  }

  private static Contestant choco(String name, int n, DirectChoco.Propagation propagation) {
    return new Contestant(
        name, () -> DirectChoco.firstFail(n, propagation, DirectChoco.Value.SMALLEST));
  }
}

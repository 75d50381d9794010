package org.nqueens.benchmarks.work;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.benchmarks.direct.DirectChoco;
import org.nqueens.benchmarks.direct.DirectCp;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * All placements by engines that propagate any model: the embedded one, OR-Tools' original solver
 * and Choco, called directly and as backends, all by first fail.
 */
final class Engines {
  private static final SearchStrategy SMALLEST_DOMAIN =
      SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);

  private Engines() {}

  static Family family(String name, Variant variant, Integer... sizes) {
    return new Family(name, List.of(sizes), KnownCounts.largest(variant), n -> race(variant, n));
  }

  private static Race race(Variant variant, int n) {
    LibraryTasks embedded = new LibraryTasks("embedded", () -> model(variant, n));
    List<Contestant> contestants = new ArrayList<>(outside(variant, n));
    if (variant != Variant.QUEENS) {
      contestants.add(embedded.enumerate());
    }
    contestants.add(embedded.enumerate("first fail", SearchStrategy.FIRST_FAIL));
    contestants.add(embedded.enumerate("smallest domain", SMALLEST_DOMAIN));
    contestants.add(embedded.enumerate("custom strategy", new FewestRows()));
    for (String backend : List.of("cp", "choco")) {
      LibraryTasks tasks = new LibraryTasks(backend, () -> model(variant, n));
      contestants.add(tasks.enumerate("smallest domain", SMALLEST_DOMAIN));
    }
    return new Race(n, KnownCounts.of(variant, n), contestants);
  }

  private static QueensModel model(Variant variant, int n) {
    return variant == Variant.QUEENS ? QueensModel.of(n) : variant.builder(n).build();
  }

  /** The quickest first, of all that were tried for any variant. */
  private static List<Contestant> outside(Variant variant, int n) {
    return List.of(
        orTools("OR-Tools CP, disequalities", variant, n, DirectCp.Propagation.DISEQUALITIES),
        orTools(
            "OR-Tools CP, value elimination", variant, n, DirectCp.Propagation.VALUE_ELIMINATION),
        orTools("OR-Tools CP, default all-different", variant, n, DirectCp.Propagation.BOUNDS),
        choco("Choco, disequalities", variant, n, DirectChoco.Propagation.DISEQUALITIES),
        choco("Choco, FC", variant, n, DirectChoco.Propagation.FC),
        Contestant.of(
            "Choco, FC, largest first",
            () ->
                DirectChoco.firstFail(
                    variant, n, DirectChoco.Propagation.FC, DirectChoco.Value.LARGEST)),
        choco("Choco, BC", variant, n, DirectChoco.Propagation.BC),
        choco("Choco, AC", variant, n, DirectChoco.Propagation.AC));
  }

  private static Contestant orTools(
      String name, Variant variant, int n, DirectCp.Propagation propagation) {
    return Contestant.of(name, () -> DirectCp.firstFail(variant, n, propagation));
  }

  private static Contestant choco(
      String name, Variant variant, int n, DirectChoco.Propagation propagation) {
    return Contestant.of(
        name, () -> DirectChoco.firstFail(variant, n, propagation, DirectChoco.Value.SMALLEST));
  }
}

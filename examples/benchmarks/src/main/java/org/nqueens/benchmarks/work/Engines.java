package org.nqueens.benchmarks.work;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.benchmarks.direct.DirectChoco;
import org.nqueens.benchmarks.direct.DirectCp;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * All placements by engines that propagate any model: the embedded one, OR-Tools' original solver
 * and Choco, all by first fail.
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
    return new Race(n, KnownCounts.of(variant, n), contestants);
  }

  private static QueensModel model(Variant variant, int n) {
    return variant == Variant.QUEENS ? QueensModel.of(n) : variant.builder(n).build();
  }

  /** The quickest first: Choco where views are lookups, OR-Tools where they are sums. */
  private static List<Contestant> outside(Variant variant, int n) {
    List<Contestant> orTools =
        List.of(
            Contestant.of(
                "OR-Tools CP, value elimination",
                () -> DirectCp.firstFail(variant, n, DirectCp.Propagation.VALUE_ELIMINATION)),
            Contestant.of(
                "OR-Tools CP, default all-different",
                () -> DirectCp.firstFail(variant, n, DirectCp.Propagation.BOUNDS)));
    List<Contestant> choco =
        Stream.of(DirectChoco.Propagation.values())
            .map(
                propagation ->
                    Contestant.of(
                        "Choco, " + propagation,
                        () -> DirectChoco.firstFail(variant, n, propagation)))
            .toList();
    return variant == Variant.TOROIDAL
        ? Stream.concat(choco.stream(), orTools.stream()).toList()
        : Stream.concat(orTools.stream(), choco.stream()).toList();
  }
}

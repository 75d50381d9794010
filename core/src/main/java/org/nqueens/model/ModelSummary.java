package org.nqueens.model;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The text of a model: its size, the columns with a restricted domain, the constraints' names. */
final class ModelSummary {
  private ModelSummary() {}

  static String of(List<RowDomain> domains, List<AllDifferent> constraints) {
    int n = domains.size();
    IntPredicate isRestricted = column -> domains.get(column).size() < n;
    String restricted =
        Abbreviation.of(
            IntStream.range(0, n)
                .filter(isRestricted)
                .mapToObj(column -> "q_" + column + " in " + domains.get(column)),
            (int) IntStream.range(0, n).filter(isRestricted).count());
    return "[n=%s, restricted=[%s], allDifferent=[%s]]"
        .formatted(
            n,
            restricted,
            Abbreviation.of(constraints.stream().map(AllDifferent::name), constraints.size()));
  }
}

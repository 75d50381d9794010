package org.nqueens.ortools.internal.sat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * A model and its solutions found so far. A search of unknown order ignores them when it finds them
 * again. For one thread at a time.
 *
 * <p>A model with too many solutions for one solve is {@linkplain #divide divided}. Each part keeps
 * its share of the found solutions until it is solved. Since a part fixes at least one more column
 * than the model, a search remembers the solutions of at most n solves at a time.
 */
record FoundSolutions(QueensModel model, Set<Placement> found) {
  FoundSolutions(QueensModel model) {
    this(model, new HashSet<>());
  }

  boolean add(int[] rows) {
    return found.add(Placement.of(rows));
  }

  /**
   * Divides the model at the first column where the found solutions differ. There is a part for
   * each row of this column, with the same queens in the columns before it. For each of the columns
   * before it, there is another part with any other queen in that column.
   *
   * @return the parts: those of other queens first, then the rows of the column in increasing order
   */
  List<FoundSolutions> divide() {
    List<FoundSolutions> parts = new ArrayList<>();
    List<RowDomain> domains = new ArrayList<>(model.domains());
    for (int column = 0; column < domains.size(); column++) {
      Map<Integer, Set<Placement>> byRow = byRow(column);
      RowDomain rows = domains.get(column);
      if (byRow.size() > 1) {
        for (int row : rows.rows().toArray()) {
          domains.set(column, RowDomain.of(row));
          parts.add(new FoundSolutions(part(domains), byRow.getOrDefault(row, new HashSet<>())));
        }
        return parts;
      }
      RowDomain others = RowDomain.of(rows.rows().filter(row -> !byRow.containsKey(row)).toArray());
      if (!others.isEmpty()) {
        domains.set(column, others);
        parts.add(new FoundSolutions(part(domains)));
      }
      domains.set(column, RowDomain.of(found.iterator().next().row(column)));
    }
    return parts;
  }

  private Map<Integer, Set<Placement>> byRow(int column) {
    return found.stream()
        .collect(Collectors.groupingBy(placement -> placement.row(column), Collectors.toSet()));
  }

  private QueensModel part(List<RowDomain> domains) {
    return new QueensModel(domains, model.constraints());
  }
}

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
 * A model and the solutions of it that are found already. A search whose order is unknown passes
 * them over when it finds them again. For one thread at a time.
 *
 * <p>A model with too many solutions for one solve is {@linkplain #divide divided}, and each part
 * takes the solutions found that are its own, until it is solved. The parts that have such
 * solutions are to be solved first. Since they fix at least one column more than the model, a
 * search remembers the solutions of at most n solves at a time, however many solutions the model
 * has.
 */
final class FoundSolutions {
  private final QueensModel model;
  private final Set<Placement> found;

  /** Defines a model without a solution found. */
  FoundSolutions(QueensModel model) {
    this(model, new HashSet<>());
  }

  private FoundSolutions(QueensModel model, Set<Placement> found) {
    this.model = model;
    this.found = found;
  }

  QueensModel model() {
    return model;
  }

  /** Adds a solution, and tells whether it is new. */
  boolean add(int[] rows) {
    return found.add(Placement.of(rows));
  }

  /**
   * Divides the model at the first column in which the solutions found differ: a part for each row
   * of that column, with the same queens before it, and a part for each column before it, in which
   * that column has any other queen.
   *
   * @return the parts; those in which solutions are found come last
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

package org.nqueens.search;

import java.util.Objects;

/**
 * A standard strategy: a variable selection and a value selection.
 *
 * @param variables selects the column to decide on
 * @param values selects the row to try first
 */
public record NamedStrategy(VariableSelection variables, ValueSelection values)
    implements SearchStrategy {

  /** Defines the strategy; {@link SearchStrategy#of} is the usual way. */
  public NamedStrategy {
    Objects.requireNonNull(
        variables, "variables (null) must not be null: pass a VariableSelection");
    Objects.requireNonNull(values, "values (null) must not be null: pass a ValueSelection");
  }

  @Override
  public Decision next(SearchState state) {
    return values.decide(variables.select(state), state);
  }

  /**
   * {@inheritDoc}
   *
   * @return a fixed order for the first unbound column with its smallest or largest row, or with
   *     its lower or upper half, first
   */
  @Override
  public SolutionOrder solutionOrder() {
    if (variables != VariableSelection.FIRST_UNBOUND) {
      return SolutionOrder.UNSPECIFIED;
    }
    return switch (values) {
      case SMALLEST, LOWER_HALF -> SolutionOrder.LEXICOGRAPHIC;
      case LARGEST, UPPER_HALF -> SolutionOrder.REVERSE_LEXICOGRAPHIC;
      case MIDDLE -> SolutionOrder.UNSPECIFIED;
    };
  }

  /** The two selections, such as {@code first-unbound/smallest}. */
  @Override
  public String toString() {
    return variables + "/" + values;
  }
}

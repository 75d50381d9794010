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

  /**
   * Defines the strategy; {@link SearchStrategy#of} is the usual way.
   *
   * @param variables selects the column
   * @param values selects the row
   * @throws NullPointerException if an argument is null
   */
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
   * Tells whether the strategy meets the placements in lexicographic order, whatever is propagated.
   *
   * @return true for the first unbound column with its smallest row or lower half first
   */
  public boolean isAscending() {
    return variables == VariableSelection.FIRST_UNBOUND
        && (values == ValueSelection.SMALLEST || values == ValueSelection.LOWER_HALF);
  }

  /**
   * Tells whether the strategy meets the placements in the reverse of the lexicographic order,
   * whatever is propagated.
   *
   * @return true for the first unbound column with its largest row or upper half first
   */
  public boolean isDescending() {
    return variables == VariableSelection.FIRST_UNBOUND
        && (values == ValueSelection.LARGEST || values == ValueSelection.UPPER_HALF);
  }

  /**
   * Tells whether the order of the placements does not depend on what is propagated.
   *
   * @return true if the strategy is ascending or descending
   */
  public boolean hasFixedOrder() {
    return isAscending() || isDescending();
  }

  /** The two selections, such as {@code FIRST_UNBOUND / SMALLEST}. */
  @Override
  public String toString() {
    return variables + " / " + values;
  }
}

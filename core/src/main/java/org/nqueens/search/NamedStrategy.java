package org.nqueens.search;

import java.util.Objects;
import java.util.Optional;

/**
 * A standard strategy: a variable selection and a value selection, made by {@link
 * SearchStrategy#of}.
 *
 * <p>Immutable and safe for use by many threads. No constructor is public, because the constants of
 * {@link SearchStrategy} are of this class: the interface must be initialized first.
 */
public final class NamedStrategy implements SearchStrategy {
  private final VariableSelection variables;
  private final ValueSelection values;

  /** The name that an application gave; empty for the names of the selections. */
  private final Optional<String> name;

  NamedStrategy(VariableSelection variables, ValueSelection values) {
    this(variables, values, Optional.empty());
  }

  private NamedStrategy(VariableSelection variables, ValueSelection values, Optional<String> name) {
    this.variables = Objects.requireNonNull(variables, "variables");
    this.values = Objects.requireNonNull(values, "values");
    this.name = name;
  }

  NamedStrategy renamed(String to) {
    return new NamedStrategy(variables, values, Optional.of(Objects.requireNonNull(to, "name")));
  }

  /** {@return the selection of the column to decide on} */
  public VariableSelection variables() {
    return variables;
  }

  /** {@return the selection of the row to try first} */
  public ValueSelection values() {
    return values;
  }

  @Override
  public Decision next(SearchState state) {
    return values.decide(variables.select(state), state);
  }

  /**
   * {@inheritDoc}
   *
   * @return a fixed order if the columns are selected by {@link VariableSelection#FIRST_UNBOUND}
   *     and the rows from the smallest or the largest on, one by one or in halves
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

  /**
   * Whether the other object is a standard strategy with the same selections, so that both make the
   * same decisions; their names may differ.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof NamedStrategy named
        && variables == named.variables
        && values == named.values;
  }

  @Override
  public int hashCode() {
    return 31 * variables.hashCode() + values.hashCode();
  }

  /**
   * The name given by {@link SearchStrategy#named}, or the two selections, such as {@code
   * first-unbound/smallest}.
   */
  @Override
  public String toString() {
    return name.isPresent() ? name.get() : variables + "/" + values;
  }
}

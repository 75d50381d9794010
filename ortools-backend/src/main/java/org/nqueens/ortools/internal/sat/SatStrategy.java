package org.nqueens.ortools.internal.sat;

import com.google.ortools.sat.DecisionStrategyProto.DomainReductionStrategy;
import com.google.ortools.sat.DecisionStrategyProto.VariableSelectionStrategy;
import org.nqueens.search.NamedStrategy;

/** The selections of CP-SAT that implement the named strategies. */
final class SatStrategy {
  private SatStrategy() {}

  static VariableSelectionStrategy variables(NamedStrategy strategy) {
    return switch (strategy.variables()) {
      case FIRST_UNBOUND -> VariableSelectionStrategy.CHOOSE_FIRST;
      case LOWEST_MIN -> VariableSelectionStrategy.CHOOSE_LOWEST_MIN;
      case HIGHEST_MAX -> VariableSelectionStrategy.CHOOSE_HIGHEST_MAX;
      case MIN_DOMAIN_SIZE -> VariableSelectionStrategy.CHOOSE_MIN_DOMAIN_SIZE;
      case MAX_DOMAIN_SIZE -> VariableSelectionStrategy.CHOOSE_MAX_DOMAIN_SIZE;
      default ->
          throw new IllegalArgumentException(
              "strategy (" + strategy + ") cannot be run by CP-SAT: ask supports first");
    };
  }

  static DomainReductionStrategy values(NamedStrategy strategy) {
    return switch (strategy.values()) {
      case SMALLEST -> DomainReductionStrategy.SELECT_MIN_VALUE;
      case LARGEST -> DomainReductionStrategy.SELECT_MAX_VALUE;
      case MIDDLE -> DomainReductionStrategy.SELECT_MEDIAN_VALUE;
      case LOWER_HALF -> DomainReductionStrategy.SELECT_LOWER_HALF;
      case UPPER_HALF -> DomainReductionStrategy.SELECT_UPPER_HALF;
    };
  }
}

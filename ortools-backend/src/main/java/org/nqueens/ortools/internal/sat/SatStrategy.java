package org.nqueens.ortools.internal.sat;

import com.google.ortools.sat.DecisionStrategyProto.DomainReductionStrategy;
import com.google.ortools.sat.DecisionStrategyProto.VariableSelectionStrategy;
import java.util.Optional;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** The selections of CP-SAT that implement the named strategies. */
public final class SatStrategy {
  private SatStrategy() {}

  /** True for a named strategy whose variable selection CP-SAT has. */
  public static boolean supports(SearchStrategy strategy) {
    return strategy instanceof NamedStrategy named && of(named.variables()).isPresent();
  }

  /** The selection of CP-SAT that is a variable selection, if there is one. */
  static Optional<VariableSelectionStrategy> of(VariableSelection selection) {
    return switch (selection) {
      case FIRST_UNBOUND -> Optional.of(VariableSelectionStrategy.CHOOSE_FIRST);
      case LOWEST_MIN -> Optional.of(VariableSelectionStrategy.CHOOSE_LOWEST_MIN);
      case HIGHEST_MAX -> Optional.of(VariableSelectionStrategy.CHOOSE_HIGHEST_MAX);
      case MIN_DOMAIN_SIZE -> Optional.of(VariableSelectionStrategy.CHOOSE_MIN_DOMAIN_SIZE);
      case MAX_DOMAIN_SIZE -> Optional.of(VariableSelectionStrategy.CHOOSE_MAX_DOMAIN_SIZE);
      case MIN_SIZE_LOWEST_MIN,
          MIN_SIZE_HIGHEST_MIN,
          MIN_SIZE_LOWEST_MAX,
          MIN_SIZE_HIGHEST_MAX,
          MAX_REGRET_ON_MIN ->
          Optional.empty();
    };
  }

  static DomainReductionStrategy of(ValueSelection selection) {
    return switch (selection) {
      case SMALLEST -> DomainReductionStrategy.SELECT_MIN_VALUE;
      case LARGEST -> DomainReductionStrategy.SELECT_MAX_VALUE;
      case MIDDLE -> DomainReductionStrategy.SELECT_MEDIAN_VALUE;
      case LOWER_HALF -> DomainReductionStrategy.SELECT_LOWER_HALF;
      case UPPER_HALF -> DomainReductionStrategy.SELECT_UPPER_HALF;
    };
  }
}

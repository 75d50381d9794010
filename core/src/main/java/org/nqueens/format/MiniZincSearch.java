package org.nqueens.format;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * The MiniZinc search annotations of named strategies, from the tables of section 4.3.1,
 * Specification of FlatZinc, of the MiniZinc Handbook.
 */
final class MiniZincSearch {
  private MiniZincSearch() {}

  /** The annotation of a strategy; throws an IllegalArgumentException if MiniZinc has none. */
  static String annotation(SearchStrategy strategy) {
    if (strategy instanceof NamedStrategy named) {
      Optional<String> variables = annotation(named.variables());
      if (variables.isPresent()) {
        return "int_search(q, %s, %s, complete)"
            .formatted(variables.get(), annotation(named.values()));
      }
    }
    String known =
        Arrays.stream(VariableSelection.values())
            .filter(selection -> annotation(selection).isPresent())
            .map(VariableSelection::name)
            .collect(Collectors.joining(", "));
    throw new IllegalArgumentException(
        "strategy (%s) has no MiniZinc annotation: use one of %s with any ValueSelection, or leave the search to the solver"
            .formatted(strategy, known));
  }

  private static Optional<String> annotation(VariableSelection selection) {
    return switch (selection) {
      case FIRST_UNBOUND -> Optional.of("input_order");
      case MIN_DOMAIN_SIZE -> Optional.of("first_fail");
      case MAX_DOMAIN_SIZE -> Optional.of("anti_first_fail");
      case LOWEST_MIN -> Optional.of("smallest");
      case HIGHEST_MAX -> Optional.of("largest");
      case MAX_REGRET_ON_MIN -> Optional.of("max_regret");
      case MIN_SIZE_LOWEST_MIN, MIN_SIZE_HIGHEST_MIN, MIN_SIZE_LOWEST_MAX, MIN_SIZE_HIGHEST_MAX ->
          Optional.empty();
    };
  }

  private static String annotation(ValueSelection selection) {
    return switch (selection) {
      case SMALLEST -> "indomain_min";
      case LARGEST -> "indomain_max";
      case MIDDLE -> "indomain_middle";
      case LOWER_HALF -> "indomain_split";
      case UPPER_HALF -> "indomain_reverse_split";
    };
  }
}

package org.nqueens.cli.options;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A parser of strategies, in the spelling of their texts: {@code min-domain-size/middle}, {@code
 * last-conflict/min-domain-size/smallest}, {@code weighted-degree/smallest}, {@code
 * random-first-fail/7}. What is left out at the end has a default. Names of the literature and of
 * MiniZinc are also read, see {@code queens help strategies}.
 */
public final class StrategyConverter implements ITypeConverter<SearchStrategy> {
  private static final String LAST_CONFLICT = "last-conflict";
  private static final String CONFLICT_ORDERING = "conflict-ordering";
  private static final String WEIGHTED_DEGREE = "weighted-degree";
  private static final String RANDOM_FIRST_FAIL = "random-first-fail";

  /** Patterns of names of the literature and of MiniZinc, with the names here. */
  private static final Map<String, String> OTHERS =
      Map.of(
          "(?<=^|/)input-?order(?=/|$)", "first-unbound",
          "(?<=^|/)first-?fail(?=/|$)", "min-domain-size",
          "^dom[-/]?w-?deg(?=/|$)", WEIGHTED_DEGREE);

  private static final List<VariableSelection> VARIABLES = List.of(VariableSelection.values());
  private static final List<ValueSelection> VALUES = List.of(ValueSelection.values());

  private static List<String> beginnings() {
    return Stream.concat(
            VARIABLES.stream().map(VariableSelection::toString),
            Stream.of(LAST_CONFLICT, CONFLICT_ORDERING, WEIGHTED_DEGREE, RANDOM_FIRST_FAIL))
        .toList();
  }

  /** The completion candidates: all beginnings, and all pairs of selections. */
  static Stream<String> names() {
    return Stream.concat(
        beginnings().stream(),
        VARIABLES.stream().flatMap(name -> VALUES.stream().map(value -> name + "/" + value)));
  }

  @Override
  public SearchStrategy convert(String text) {
    String spelled =
        Choices.spelled(text.replaceAll(" */ *", "/").replaceAll("(?<=[a-z])(?=[A-Z])", "-"));
    for (Map.Entry<String, String> other : OTHERS.entrySet()) {
      spelled = spelled.replaceFirst(other.getKey(), other.getValue());
    }
    return ofNames(spelled);
  }

  private static SearchStrategy ofNames(String text) {
    String[] names = text.split("/", text.matches("(last-conflict|conflict-ordering).*") ? 3 : 2);
    return switch (Choices.choice("strategy", beginnings(), names[0])) {
      case LAST_CONFLICT -> SearchStrategy.lastConflict(variables(names, 1), values(names, 2));
      case CONFLICT_ORDERING ->
          SearchStrategy.conflictOrdering(variables(names, 1), values(names, 2));
      case WEIGHTED_DEGREE -> SearchStrategy.weightedDegree(values(names, 1));
      case RANDOM_FIRST_FAIL ->
          SearchStrategy.randomFirstFail(names.length == 1 ? 0 : seed(names[1]));
      default -> SearchStrategy.of(variables(names, 0), values(names, 1));
    };
  }

  private static VariableSelection variables(String[] names, int place) {
    return place < names.length
        ? Choices.choice("variable selection", VARIABLES, names[place])
        : VariableSelection.MIN_DOMAIN_SIZE;
  }

  private static ValueSelection values(String[] names, int place) {
    return place < names.length
        ? Choices.choice("value selection", VALUES, names[place])
        : ValueSelection.SMALLEST;
  }

  private static long seed(String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException e) {
      throw new TypeConversionException(
          "seed (%s) must be a whole number: write random-first-fail/7".formatted(text));
    }
  }
}

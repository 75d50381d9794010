package org.nqueens.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A parser of strategies such as {@code min-domain-size/middle}; a variable selection alone means
 * the smallest value. The names in upper case, as in statistics, are read, too.
 */
final class StrategyConverter implements ITypeConverter<NamedStrategy> {

  /** The strategy as this parser reads it. */
  static String spelled(NamedStrategy strategy) {
    return spelled(strategy.variables()) + "/" + spelled(strategy.values());
  }

  private static String spelled(Enum<?> selection) {
    return selection.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public NamedStrategy convert(String text) {
    int slash = text.indexOf('/');
    return slash < 0
        ? new NamedStrategy(variables(text), ValueSelection.SMALLEST)
        : new NamedStrategy(
            variables(text.substring(0, slash)),
            selection("value selection", text.substring(slash + 1), ValueSelection.values()));
  }

  private static VariableSelection variables(String text) {
    return selection("variable selection", text, VariableSelection.values());
  }

  private static <E extends Enum<E>> E selection(String what, String text, E[] selections) {
    List<String> names = Arrays.stream(selections).map(StrategyConverter::spelled).toList();
    int index = names.indexOf(text.strip().toLowerCase(Locale.ROOT).replace('_', '-'));
    if (index < 0) {
      throw new TypeConversionException(
          "%s (%s) must be one of %s".formatted(what, text, String.join(", ", names)));
    }
    return selections[index];
  }
}

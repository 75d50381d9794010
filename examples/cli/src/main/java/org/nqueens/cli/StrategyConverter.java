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
 * the smallest value. Upper case and underscores are read, too.
 */
final class StrategyConverter implements ITypeConverter<NamedStrategy> {

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
    List<String> names = Arrays.stream(selections).map(Object::toString).toList();
    int index = names.indexOf(text.strip().toLowerCase(Locale.ROOT).replace('_', '-'));
    if (index < 0) {
      throw new TypeConversionException(
          "%s (%s) must be one of %s".formatted(what, text, String.join(", ", names)));
    }
    return selections[index];
  }
}

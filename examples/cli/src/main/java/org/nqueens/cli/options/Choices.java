package org.nqueens.cli.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/**
 * The reading of whole numbers, and of values that are one of several, in the spelling of their
 * texts: {@code non-touching}. {@code NON_TOUCHING} and {@code non touching} are also read.
 */
public final class Choices {
  static final WholeNumber<Integer> INT = new WholeNumber<>(Integer.class, Integer.MAX_VALUE);

  private Choices() {}

  /** Lets a command read the numbers and enums that have no converter of their own. */
  public static void register(CommandLine command) {
    WholeNumber<Long> large = new WholeNumber<>(Long.class, Long.MAX_VALUE);
    command.registerConverter(int.class, INT).registerConverter(Integer.class, INT);
    command.registerConverter(long.class, large).registerConverter(Long.class, large);
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (option.type().isEnum()) {
        register(command, option, option.type());
      }
    }
  }

  private static <E> void register(CommandLine command, OptionSpec option, Class<E> type) {
    List<String> offered = new ArrayList<>();
    option.completionCandidates().forEach(offered::add);
    List<E> choices =
        Stream.of(type.getEnumConstants())
            .filter(choice -> offered.contains(choice.toString()))
            .toList();
    String name = option.paramLabel().toLowerCase(Locale.ROOT);
    command.registerConverter(type, new Reader<>(name, choices));
  }

  /** A parser of whole numbers, which picocli refuses in words of Java: "is not a long". */
  record WholeNumber<N extends Number>(Class<N> type, N max) implements ITypeConverter<N> {
    @Override
    public N convert(String text) {
      try {
        // By type: the archive of classes has no lambdas of a class like this, see Queens.Handlers.
        return type.cast(
            type == Integer.class ? (Object) Integer.valueOf(text) : Long.valueOf(text));
      } catch (NumberFormatException e) {
        throw new TypeConversionException(
            "'%s' must be a whole number, at most %s".formatted(text, max));
      }
    }
  }

  /** A parser of the choices of an option. */
  private record Reader<E>(String name, List<E> choices) implements ITypeConverter<E> {
    @Override
    public E convert(String text) {
      return choice(name, choices, text);
    }
  }

  /** The choice of a text; throws a TypeConversionException with all choices if there is none. */
  static <E> E choice(String name, List<E> choices, String text) {
    String spelled = spelled(text);
    return choices.stream()
        .filter(choice -> choice.toString().equals(spelled))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "%s (%s) must be one of %s".formatted(name, text, joined(choices))));
  }

  /** The text in the spelling of choices. */
  static String spelled(String text) {
    return text.strip().replaceAll("[_ ]", "-").toLowerCase(Locale.ROOT);
  }

  /** The values with commas between them. */
  static String joined(List<?> values) {
    return values.stream().map(Object::toString).collect(Collectors.joining(", "));
  }
}

package org.nqueens.cli.options;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The reading of a whole number, which picocli refuses in words of Java: "is not a long". */
public record WholeNumber<N extends Number>(Function<String, N> reader, N max)
    implements ITypeConverter<N> {
  /** Lets a command read its numbers. */
  public static void register(CommandLine command) {
    WholeNumber<Integer> small = new WholeNumber<>(Integer::valueOf, Integer.MAX_VALUE);
    WholeNumber<Long> large = new WholeNumber<>(Long::valueOf, Long.MAX_VALUE);
    command.registerConverter(int.class, small).registerConverter(Integer.class, small);
    command.registerConverter(long.class, large).registerConverter(Long.class, large);
  }

  @Override
  public N convert(String text) {
    try {
      return reader.apply(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException(
          "'%s' must be a whole number, at most %s".formatted(text, max));
    }
  }
}

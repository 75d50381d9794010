package org.nqueens.cli.options;

import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The reading of a whole number, which picocli refuses in words of Java: "is not a long". */
public record WholeNumber<N extends Number>(Class<N> type, N max) implements ITypeConverter<N> {
  /** Lets a command read its numbers. */
  public static void register(CommandLine command) {
    WholeNumber<Integer> small = new WholeNumber<>(Integer.class, Integer.MAX_VALUE);
    WholeNumber<Long> large = new WholeNumber<>(Long.class, Long.MAX_VALUE);
    command.registerConverter(int.class, small).registerConverter(Integer.class, small);
    command.registerConverter(long.class, large).registerConverter(Long.class, large);
  }

  @Override
  public N convert(String text) {
    try {
      // By type: the archive of classes has no lambdas of a class like this, see Queens.Handlers.
      return type.cast(type == Integer.class ? (Object) Integer.valueOf(text) : Long.valueOf(text));
    } catch (NumberFormatException e) {
      throw new TypeConversionException(
          "'%s' must be a whole number, at most %s".formatted(text, max));
    }
  }
}

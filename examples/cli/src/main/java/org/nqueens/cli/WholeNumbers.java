package org.nqueens.cli;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The reading of whole numbers, whose bounds are those of their types. */
final class WholeNumbers {
  private WholeNumbers() {}

  /** Lets a command refuse a number of these types with its bounds and an example. */
  static void register(CommandLine command) {
    ITypeConverter<Integer> ints = text -> parse(text, Integer::valueOf, Integer.MAX_VALUE);
    ITypeConverter<Long> longs = text -> parse(text, Long::valueOf, Long.MAX_VALUE);
    command.registerConverter(int.class, ints);
    command.registerConverter(Integer.class, ints);
    command.registerConverter(long.class, longs);
    command.registerConverter(Long.class, longs);
  }

  private static <T> T parse(String text, Function<String, T> type, long max) {
    try {
      return type.apply(text.strip());
    } catch (NumberFormatException e) {
      throw new TypeConversionException(
          "number (%s) must be a whole one of at most %s: write digits alone, such as 8"
              .formatted(text, max));
    }
  }

  /** A parser of the largest number of solutions. */
  static final class LimitConverter implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      long limit = parse(text, Long::valueOf, Long.MAX_VALUE);
      if (limit < 1) {
        throw new TypeConversionException(
            "limit (%s) must be at least 1: leave --limit out for no limit".formatted(text));
      }
      return limit;
    }
  }
}

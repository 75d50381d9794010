package org.nqueens.cli;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of numbers of threads: {@code 2}, or {@code auto} for the processors of the JVM. */
final class ThreadsConverter implements ITypeConverter<Integer> {
  private static final String AUTO = "auto";

  @Override
  public Integer convert(String text) {
    if (text.toLowerCase(Locale.ROOT).equals(AUTO)) {
      return Runtime.getRuntime().availableProcessors();
    }
    try {
      return Integer.valueOf(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException(
          "threads (%s) must be a number, or auto for the processors that the JVM sees"
              .formatted(text));
    }
  }
}

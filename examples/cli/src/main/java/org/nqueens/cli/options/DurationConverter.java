package org.nqueens.cli.options;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A parser of durations such as {@code 500ms}, {@code 1.5s}, {@code 1m30s} or {@code 1d}; a number
 * without a unit is in seconds. Units come in descending order, each at most once.
 */
final class DurationConverter implements ITypeConverter<Duration> {
  private static final String NUMBER = "(\\d{1,9}(?:\\.\\d{1,9})?)";
  private static final String UNITS =
      "(?=.)" + part("d") + part("h") + part("m") + part("s") + part("ms");
  private static final long[] NANOS = {
    86_400_000_000_000L, 3_600_000_000_000L, 60_000_000_000L, 1_000_000_000L, 1_000_000L
  };

  private static String part(String unit) {
    return "(?:" + NUMBER + unit + ")?";
  }

  @Override
  public Duration convert(String text) {
    if (text.matches(NUMBER)) {
      return duration(text, 1_000_000_000L);
    }
    Matcher units = Pattern.compile(UNITS).matcher(text);
    if (!units.matches()) {
      throw new TypeConversionException(
          "time (" + text + ") must be a number with a unit: write 500ms, 1.5s, 1m30s, 2h or 1d");
    }
    Duration sum = Duration.ZERO;
    for (int unit = 0; unit < NANOS.length; unit++) {
      String number = units.group(unit + 1);
      sum = number == null ? sum : sum.plus(duration(number, NANOS[unit]));
    }
    return sum;
  }

  private static Duration duration(String number, long unitNanos) {
    BigDecimal nanos = new BigDecimal(number).multiply(BigDecimal.valueOf(unitNanos));
    BigDecimal[] parts = nanos.divideAndRemainder(BigDecimal.valueOf(1_000_000_000L));
    return Duration.ofSeconds(parts[0].longValue(), parts[1].longValue());
  }
}

package org.nqueens.cli.options;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A parser of durations such as {@code 500ms}, {@code 1.5s}, {@code 1m30s} or {@code 1d}; a number
 * without a unit is in seconds.
 */
final class DurationConverter implements ITypeConverter<Duration> {
  private static final String NUMBER = "([0-9]{1,9}(?:\\.[0-9]{1,9})?)";
  private static final Pattern PART = Pattern.compile(NUMBER + "(d|h|ms|m|s)");
  private static final Map<String, ChronoUnit> UNITS =
      Map.of(
          "d", ChronoUnit.DAYS,
          "h", ChronoUnit.HOURS,
          "m", ChronoUnit.MINUTES,
          "s", ChronoUnit.SECONDS,
          "ms", ChronoUnit.MILLIS);

  @Override
  public Duration convert(String text) {
    String time = text.matches(NUMBER) ? text + "s" : text;
    if (!time.matches("(" + PART + ")+")) {
      throw new TypeConversionException(
          "time (" + text + ") must be a number with a unit: write 500ms, 1.5s, 1m30s, 2h or 1d");
    }
    return PART.matcher(time)
        .results()
        .map(part -> duration(part.group(1), UNITS.get(part.group(2)).getDuration()))
        .reduce(Duration.ZERO, Duration::plus);
  }

  private static Duration duration(String number, Duration unit) {
    BigDecimal[] seconds =
        new BigDecimal(number)
            .multiply(BigDecimal.valueOf(unit.toNanos(), 9))
            .divideAndRemainder(BigDecimal.ONE);
    return Duration.ofSeconds(seconds[0].longValue(), seconds[1].movePointRight(9).longValue());
  }
}

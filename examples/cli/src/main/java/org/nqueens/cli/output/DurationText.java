package org.nqueens.cli.output;

import java.time.Duration;
import java.util.Locale;

/** Durations in words, to about two digits: 120 ms, 4.2 s, 1 min 20 s, 3.5 days, 40 years. */
public final class DurationText {
  private static final double MINUTE = 60;
  private static final double HOUR = 60 * MINUTE;
  private static final double DAY = 24 * HOUR;
  private static final double YEAR = 365.25 * DAY;

  private DurationText() {}

  public static String of(Duration time) {
    double seconds = time.getSeconds() + time.getNano() / 1e9;
    if (seconds == 0) {
      return "0 s";
    }
    if (seconds < 0.9995) {
      long millis = Math.round(seconds * 1_000);
      return millis == 0 ? "under 1 ms" : millis + " ms";
    }
    long whole = Math.round(seconds);
    if (whole < 600) {
      return whole < 60 ? tenths(seconds) + " s" : two(whole, "min", "s");
    }
    long minutes = Math.round(seconds / MINUTE);
    if (minutes < 600) {
      return minutes < 60 ? minutes + " min" : two(minutes, "h", "min");
    }
    long hours = Math.round(seconds / HOUR);
    if (hours < 48) {
      return hours + " h";
    }
    return seconds < 2 * YEAR ? tenths(seconds / DAY) + " days" : years(seconds / YEAR);
  }

  /** A number with one decimal below 10. */
  private static String tenths(double number) {
    return number < 9.95
        ? String.format(Locale.ROOT, "%.1f", number)
        : Long.toString(Math.round(number));
  }

  /** A number in two units, such as minutes and seconds, of which 60 are one of the larger. */
  private static String two(long number, String larger, String smaller) {
    long rest = number % 60;
    return number / 60 + " " + larger + (rest == 0 ? "" : " " + rest + " " + smaller);
  }

  private static String years(double years) {
    return (years < 9.95 ? tenths(years) : RoundedNumber.of(years, years / 5)) + " years";
  }
}

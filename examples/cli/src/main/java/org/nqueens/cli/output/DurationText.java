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
    if (seconds < 0.0005) {
      return "under 1 ms";
    }
    if (seconds < 0.9995) {
      return Math.round(seconds * 1_000) + " ms";
    }
    if (seconds < MINUTE - 0.5) {
      return tenths(seconds) + " s";
    }
    if (seconds < 10 * MINUTE - 0.5) {
      return two(Math.round(seconds), "min", "s");
    }
    if (seconds < HOUR - MINUTE / 2) {
      return Math.round(seconds / MINUTE) + " min";
    }
    if (seconds < 10 * HOUR - MINUTE / 2) {
      return two(Math.round(seconds / MINUTE), "h", "min");
    }
    if (seconds < 2 * DAY - HOUR / 2) {
      return Math.round(seconds / HOUR) + " h";
    }
    return seconds < 2 * YEAR ? tenths(seconds / DAY) + " days" : years(seconds / YEAR);
  }

  /** A number with one decimal below 10. */
  private static String tenths(double number) {
    return number < 9.95
        ? String.format(Locale.ROOT, "%.1f", number)
        : Long.toString(Math.round(number));
  }

  /** A number of the smaller of two units, 60 of which are one of the larger. */
  private static String two(long number, String larger, String smaller) {
    long rest = number % 60;
    return number / 60 + " " + larger + (rest == 0 ? "" : " " + rest + " " + smaller);
  }

  private static String years(double years) {
    return (years < 9.95 ? tenths(years) : RoundedNumber.of(years, years / 5)) + " years";
  }
}

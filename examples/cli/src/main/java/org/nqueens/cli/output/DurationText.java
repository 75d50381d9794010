package org.nqueens.cli.output;

import java.time.Duration;
import java.util.Locale;

/** Durations to about two digits, in the largest unit of which there are two: 4.2 s, 80 s, 3 h. */
public final class DurationText {
  private static final String[] UNITS = {"years", "days", "h", "min", "s"};
  private static final double[] SECONDS = {31_557_600, 86_400, 3_600, 60, 1};

  private DurationText() {}

  public static String of(Duration time) {
    double seconds = time.getSeconds() + time.getNano() / 1e9;
    if (seconds < 0.9995) {
      long millis = Math.round(seconds * 1_000);
      return millis == 0 ? "under 1 ms" : millis + " ms";
    }
    int unit = 0;
    while (unit < UNITS.length - 1 && seconds < 2 * SECONDS[unit]) {
      unit++;
    }
    double number = seconds / SECONDS[unit];
    return String.format(Locale.ROOT, number < 9.95 ? "%.1f %s" : "%,.0f %s", number, UNITS[unit]);
  }
}

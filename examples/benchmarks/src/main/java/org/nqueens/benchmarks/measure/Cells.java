package org.nqueens.benchmarks.measure;

import java.time.Duration;
import java.util.Locale;
import java.util.OptionalLong;

/** Numbers as the tables write them, the same in every locale. */
final class Cells {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double BYTES_PER_MEGABYTE = 1 << 20;

  private Cells() {}

  /** Milliseconds with the significant digits only. */
  static String millis(Duration time) {
    double millis = time.toNanos() / NANOS_PER_MILLI;
    return String.format(Locale.ROOT, millis < 1 ? "%.4f" : millis < 100 ? "%.2f" : "%.1f", millis);
  }

  /** Two decimals, or three if the first would be 0. */
  static String ratio(Duration time, Duration baseline) {
    double ratio = (double) time.toNanos() / baseline.toNanos();
    return String.format(Locale.ROOT, ratio < 0.1 ? "%.3f" : "%.2f", ratio);
  }

  static String megabytes(OptionalLong bytes) {
    return bytes.isPresent()
        ? String.format(Locale.ROOT, "%.0f", bytes.getAsLong() / BYTES_PER_MEGABYTE)
        : Table.NOTHING;
  }

  static String quotient(long dividend, long divisor) {
    return String.format(Locale.ROOT, "%.1f", (double) dividend / divisor);
  }

  static String number(OptionalLong number) {
    return number.isPresent() ? String.valueOf(number.getAsLong()) : Table.NOTHING;
  }
}

package org.nqueens.internal.index;

import java.util.Locale;

/** The text of an estimated number in a message. */
final class LargeNumber {
  private LargeNumber() {}

  /** Two digits and the power of ten, such as {@code 8.1e9}. */
  static String text(double number) {
    return String.format(Locale.ROOT, "%.1e", number).replaceFirst("e\\+?(-?)0?", "e$1");
  }
}

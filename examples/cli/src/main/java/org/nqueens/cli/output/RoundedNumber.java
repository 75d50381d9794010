package org.nqueens.cli.output;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers without the digits that their error makes meaningless. */
public final class RoundedNumber {
  /** From here on numbers are written as 3.9e10. */
  private static final BigDecimal LARGE = new BigDecimal("1e9");

  private RoundedNumber() {}

  /** The number, at least 0, rounded by a quarter of an error; to an integer for a small error. */
  public static String of(double number, double error) {
    int place = error < 2 ? 0 : (int) Math.floor(Math.log10(error / 2));
    BigDecimal rounded = new BigDecimal(number).setScale(-place, RoundingMode.HALF_UP);
    if (rounded.compareTo(LARGE) < 0) {
      return String.format(Locale.ROOT, "%,d", rounded.toBigInteger());
    }
    int exponent = rounded.precision() - rounded.scale() - 1;
    // An exact number needs no more digits than a double has.
    int decimals = Math.min(exponent - place, 15);
    BigDecimal mantissa = rounded.movePointLeft(exponent).setScale(decimals, RoundingMode.HALF_UP);
    return mantissa.toPlainString() + "e" + exponent;
  }
}

package org.nqueens.format;

/**
 * The values of a rule as text. The regions of a {@link Board} have the codes of their letters as
 * values, and are named by these letters.
 */
final class RuleValue {
  /** The name that {@code QueensModelBuilder.regionsAllDifferent} gives the rule. */
  private static final String REGIONS = "regions";

  private RuleValue() {}

  /** True if the value of a rule is a letter. */
  static boolean isLetter(String rule, int value) {
    return rule.equals(REGIONS) && (value >= 'A' && value <= 'Z' || value >= 'a' && value <= 'z');
  }

  /** The letter of a region, or the number. */
  static String text(String rule, int value) {
    return isLetter(rule, value) ? String.valueOf((char) value) : Integer.toString(value);
  }
}

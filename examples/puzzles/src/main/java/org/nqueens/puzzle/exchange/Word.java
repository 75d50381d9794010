package org.nqueens.puzzle.exchange;

/**
 * A word.
 *
 * @param start the place of its first character in the text
 * @param first the number of the word in the text
 */
record Word(String text, int start, int first) implements Node {
  /** The number that the word is: a whole one of at most 4 digits, or else -1. */
  int number() {
    return Strings.number(text);
  }

  /** True for what may be called, such as {@code vec!} before a bracket. */
  boolean isName() {
    return text.endsWith("!")
        || !text.isEmpty() && Character.isJavaIdentifierPart(text.charAt(text.length() - 1));
  }
}

package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The number of stars in a title or a comment: {@code 2 stars}, {@code 2-star}, {@code 1★}, {@code
 * two stars}.
 */
final class Stars {
  private static final List<String> NUMBERS =
      List.of("zero", "one", "two", "three", "four", "five", "six");

  private Stars() {}

  /** A number in digits or as a word; -1 for other words. */
  static int number(String word) {
    return NUMBERS.contains(word) ? NUMBERS.indexOf(word) : Strings.number(word);
  }

  /** True for words in which stars may have a number. */
  static boolean areIn(String words) {
    String small = words.toLowerCase(Locale.ROOT);
    return small.contains("star")
        || small.indexOf('★') >= 0
        || small.indexOf('⭐') >= 0
        || small.indexOf('*') >= 0;
  }

  static Optional<Integer> in(String words) {
    if (!areIn(words)) {
      return Optional.empty();
    }
    String text =
        words
            .toLowerCase(Locale.ROOT)
            .replace("stars", "star")
            .replace("★", " star ")
            .replace("⭐", " star ")
            .replace("*", " star ")
            .replace('-', ' ');
    String before = "";
    for (String word : List.of(text.split("[^a-z0-9]+"))) {
      int number = number(before);
      if (word.equals("star") && number >= 1 && number <= 6) {
        return Optional.of(number);
      }
      before = word;
    }
    return Optional.empty();
  }
}

package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number of stars in a title or a comment: {@code 2 stars}, {@code 2-star}, {@code 1★}, {@code
 * two stars}, {@code zwei Sterne}.
 */
final class Stars {
  private static final List<String> NUMBERS =
      List.of(
          "zero|one un une ein uno|two deux zwei dos due|three trois drei tre tres|four|five|six"
              .split("[|]"));

  private static final Pattern SIGN = Pattern.compile("(?iu)star|stern|étoile|estrella|stell|[★⭐]");

  private static final Pattern STARS =
      Pattern.compile(
          "(?<![a-z0-9=])(\\d{1,2}|"
              + String.join("|", NUMBERS).replace(' ', '|')
              + ")[^a-z0-9é]{0,3}(?:(?:stars?|sterne?n?|étoiles?|estrellas?|stell[ae])(?![a-z])|[★⭐])"
              + "(?![^.\n]{0,20}(?:can(?:not|'t| not)|(?:may|must|should) (?:not|never)|dürfen|ne (?:peuvent|doivent)|no pueden))"
              + "|(?<![a-z])(?:(?:num_)?(?:stars?|sterne|étoiles?|estrellas?)(?:[ _]?per[ _]?(?:row|column|region))? ?[:=]|stars[ (-]{0,3}) ?([a-z0-9]{1,5})(?![a-z0-9.])");

  private Stars() {}

  /** A number in digits or as a word; -1 for other words. */
  static int number(String word) {
    int digits = Strings.number(word);
    for (int i = 0; i < NUMBERS.size() && digits < 0; i++) {
      if (List.of(NUMBERS.get(i).split(" ")).contains(word)) {
        return i;
      }
    }
    return digits;
  }

  /** Finds the words and signs without which a text tells no number of stars. */
  static Matcher signs(String text) {
    return SIGN.matcher(text);
  }

  static String remark(int stars) {
    return "words speak of %s stars, which are no setting of a board there: give stars beside each board"
        .formatted(stars);
  }

  static Optional<Integer> in(String words) {
    return !signs(words).find()
        ? Optional.empty()
        : STARS
            .matcher(words.toLowerCase(Locale.ROOT))
            .results()
            .map(stars -> number(stars.group(stars.group(1) == null ? 2 : 1)))
            .filter(stars -> stars >= 1 && stars <= 6)
            .findFirst();
  }
}

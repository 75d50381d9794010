package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names that are no board: words, or a part of one that is broken. The names of a board come again
 * and again, those of a text do not.
 */
record Leftover(List<String> names) {
  private static final Pattern SIGNS = Pattern.compile("[\\s\"'`\\\\,;:=|/()\\[\\]{}]+");

  private static final Pattern SQUARES = Pattern.compile("[.#_Q]{2,}");
  private static final Pattern REPEATED = Pattern.compile("(\\p{L})(?=\\1)");
  private static final Pattern DATE = Pattern.compile("[0-9]{2,4}-[0-9]{2}");

  /** The most characters of words of any length that are compared as those of one board. */
  private static final int MAX_CHARACTERS = 200;

  private static final int LEAST_NAMES = 8;
  private static final int LEAST_TEXT = 12;
  private static final int LEAST_WORD = 10;
  private static final int LEAST_ROW = 16;

  /** The fewest characters of the names of a board that are told. */
  private static final int LEAST_CHARACTERS = 4;

  /** The names of boards, and the characters of rows that are words. */
  record Alphabet(Set<String> names, Set<String> characters) {
    Alphabet() {
      this(new HashSet<>(), new HashSet<>());
    }

    /** Adds the names of a board of n rows. */
    void add(List<String> words, int n) {
      names.addAll(words);
      for (String word : words) {
        if (words.size() < 2 * n || word.length() == 1 && Character.isLetter(word.charAt(0))) {
          characters.addAll(List.of(word.split("")));
        }
      }
    }

    private boolean has(String word) {
      String letters = DATE.matcher(word).lookingAt() ? word : word.replaceAll("[._-]", "");
      List<String> all = List.of(letters.split(""));
      return names.contains(word)
          || 4 * all.stream().filter(characters::contains).count() >= 3L * all.size();
    }
  }

  static boolean isMeant(Token source) {
    return new Leftover(source.names()).isMeant();
  }

  /** True for fewer characters than are told alone. */
  static boolean isShort(Token source) {
    return characters(source.names().stream()).size() < LEAST_CHARACTERS;
  }

  /** True if there are more of the same names, or characters of words, than in words. */
  boolean isMeant() {
    Map<Integer, List<String>> rows = names.stream().collect(Collectors.groupingBy(String::length));
    return names.stream().anyMatch(SQUARES.asMatchPredicate())
        || comeAgain(names, LEAST_ROW)
        || isRow(names)
        || rows.values().stream().anyMatch(words -> words.size() > 2 && isRow(words))
        || names.stream()
            .filter(name -> name.length() >= LEAST_TEXT && !DATE.matcher(name).lookingAt())
            .anyMatch(
                name -> comeAgain(characters(Stream.of(name)), LEAST_WORD) || isRepeated(name));
  }

  /** True if many letters follow themselves, as in the rows of a board. */
  private static boolean isRepeated(String name) {
    return 3 * REPEATED.matcher(name).results().count() >= name.length();
  }

  private static boolean isRow(List<String> words) {
    List<String> characters = characters(words.stream());
    return characters.size() <= MAX_CHARACTERS && comeAgain(characters, LEAST_ROW);
  }

  private static List<String> characters(Stream<String> names) {
    return names
        .map(name -> SIGNS.matcher(name).replaceAll(""))
        .flatMapToInt(String::codePoints)
        .mapToObj(Character::toString)
        .toList();
  }

  /** True for few different names, or for fewer yet but for those that come once. */
  private static boolean comeAgain(List<String> names, int least) {
    Map<String, Long> counts =
        names.stream().collect(Collectors.groupingBy(name -> name, Collectors.counting()));
    boolean areFew = isFew(counts.size(), names.size(), 3);
    counts.values().removeIf(count -> count == 1);
    int left = counts.values().stream().mapToInt(Long::intValue).sum();
    return areFew || left >= least && isFew(counts.size(), left, 1);
  }

  /** True if so many names have few different ones; n x n names of a board have n. */
  private static boolean isFew(int distinct, int names, int more) {
    return names >= LEAST_NAMES && 2 * distinct <= names && distinct <= Math.sqrt(names) + more;
  }

  /** True if most characters are those of names of boards. */
  boolean isOf(Alphabet alphabet) {
    List<String> words = new ArrayList<>();
    names.forEach(
        name ->
            words.addAll(
                alphabet.names.contains(name) ? List.of(name) : List.of(SIGNS.split(name))));
    int all = words.stream().mapToInt(String::length).sum();
    int of = words.stream().filter(alphabet::has).mapToInt(String::length).sum();
    return of >= LEAST_CHARACTERS && 2 * of > all;
  }
}

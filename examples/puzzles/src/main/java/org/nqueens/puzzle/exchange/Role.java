package org.nqueens.puzzle.exchange;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a key, the head of a column or the name of a fact says of its value. */
enum Role {
  STARS(
      "k|sterne?|étoiles?|estrellas?|stelle|(?!.*start|.*battle).*star.*|.*per(row|column|col|region|unit).*"),
  SIZE(
      "[nm]|size|größe|taille|tamaño|dimensioni|(board|grid)size|dimensions?|board|n?rows|n?col(umn)?s|width|height|regions"),
  VARIANT("variant"),
  TITLE("name|title|date"),
  /** What an object of this project's JSON lines is. */
  TYPE("type"),
  /** The length of a list of CSPLib. */
  COUNT("num(diags|blocks|init)"),
  /** Excluded diagonals of CSPLib's problem 79. */
  DIAGONALS("diags"),
  ROW("row|r|y"),
  COLUMN("column|col|c|x"),
  /** Text that is no board. */
  TEXT(
      "id|level|number|puzzle(id|num|number)|seed|score|index|solutionscount|.*(author|created|creator|link|url)|created.*|path|description|text|source|category|difficulty|time|hash|version|game|url"),
  SOLUTION(".*(solution|solved|answer|lösung|solución|soluzione).*"),
  /** Queens that belong to the puzzle. */
  GIVEN(".*(given|initial|init|locked|revealed|fixed|clue|prefilled|preplaced).*"),
  BLOCKED(".*blocked.*|blocks?|holes?|.*forbidden.*"),
  /** Squares that stop the sight. */
  WALLS("obstacles|walls|trees"),
  /** Queens, given or placed. */
  QUEENS("q|queens?|positions|pieces"),
  CROSSES("crosses"),
  /** What changes neither the board nor its solutions. */
  HARMLESS("hidden|moves|history|clashes|.*(palette|theme|style|regioncolo).*"),
  UNKNOWN(".*");

  /** Longer words, and numbers, are no keys: no pattern is asked about them. */
  private static final int MAX_KEY = 64;

  private static final List<Role> ROLES = List.of(values());

  /** A group for each role, in their order. */
  private static final Pattern KEYS =
      Pattern.compile(ROLES.stream().map(role -> role.keys).collect(joining(")|(", "(", ")")));

  private final String keys;
  private final List<String> words;

  Role(String keys) {
    this.keys = keys.replaceAll("\\((?!\\?)", "(?:");
    words = List.of(keys.split("\\|"));
  }

  /** The role of a key: capitals, blanks, hyphens and underscores make no difference. */
  static Role of(String written) {
    String key = plain(written);
    if (key.length() > MAX_KEY || key.isEmpty() || Strings.number(key) >= 0) {
      return UNKNOWN;
    }
    Matcher role = KEYS.matcher(key);
    int group = role.matches() ? 1 : 0;
    while (group > 0 && role.start(group) < 0) {
      group++;
    }
    return group > 0 ? ROLES.get(group - 1) : UNKNOWN;
  }

  /** True for a key of this role that is a list of words, such as {@code row|r|y}. */
  boolean isNamed(String written) {
    return words.contains(written.toLowerCase(Locale.ROOT));
  }

  static String plain(String key) {
    return key.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "").replace(" ", "");
  }

  boolean isText() {
    return this == TITLE || this == TEXT;
  }
}

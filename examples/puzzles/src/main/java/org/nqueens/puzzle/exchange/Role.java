package org.nqueens.puzzle.exchange;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a key, the head of a column or the name of a fact says of its value. */
enum Role {
  STARS(
      "k|sterne?|étoiles?|estrellas?|stell[ae]|starrating"
          + "|(?:[nk]|.*(?:num|nb|no|count|required|number|of|by|target|puzzle|board|grid|default|\\.))?"
          + "stars?(?:n|num|count|number|each|required|(?:count)?(?:by|in|for)(?:each|row|col|region|unit)[a-z]*)?|(?:num|number|no|count|of|default|stars?|queens?|crowns?|pieces?|marks?|trees?)*per(?:row|col|line|region|unit)[a-z]*"),
  SIZE(
      "[nm]|size|größe|taille|tamaño|dimension[is]?|(?:board|grid)size|board|n?rows|n?cols|n?columns|width|height|regions"),
  VARIANT("variant|toroidal|superqueens|semiqueens"),
  TITLE("name|title|date"),
  /** What an object of this project's JSON lines is. */
  TYPE("type"),
  /** The length of a list of CSPLib. */
  COUNT("num(?:diags|blocks|init)"),
  /** Excluded diagonals of CSPLib's problem 79. */
  DIAGONALS("diags"),
  ROW("row|r|y|i|rowidx|rowindex|zeile|fila|ligne|riga"),
  COLUMN("column|col|c|x|j|colidx|colindex|columnindex|spalte|columna|colonne|colonna"),
  /** Text that is no board. */
  TEXT(
      "id|number|puzzle(?:id|num|number)|seed|score|index|solutionscount|path|source|time|hash|version|.*(?:author|creator|link|url)|.*created.*"),
  /** Words for people, which may speak of a setting. */
  LABEL("level|description|text|category|difficulty|game"),
  SOLUTION(
      "(?!un(?!ique)|tobe|is|.*(?:sheet|count|able$)).*(?:solution|solved|answer|lösung|solución|soluzione).*|sol|expected(?:stars?|queens?|placement|result|output)"),
  BLOCKED(
      "blocks?|holes?|excluded|unavailable|removed|(?:blocked|forbidden)(?:cells?|squares?|fields?|positions?)?|(?:cells|squares|fields)(?:blocked|forbidden)"),
  /** Queens that belong to the puzzle. */
  GIVEN(
      "(?:given|initial|init|locked|revealed|fixed|clue|prefilled|preplaced|starting)s?(?:queens?|stars?|crowns?|pieces?|placements?|positions?|board)?"
          + "|(?:given|initial|revealed|fixed|clue|prefilled|preplaced)(?:cells?|squares?)"
          + "|(?:queens|stars|crowns|cells|squares|pieces|positions)(?:given|locked|revealed|fixed|placed)"),
  /** Squares that stop the sight. */
  WALLS("obstacles?|walls?|trees?|pawns?|bombs?|rocks?|barriers?|blockers?"),
  /** Queens, given or placed. */
  QUEENS("q|queens?|positions|queenpositions|pieces"),
  CROSSES("crosses"),
  /** What changes neither the board nor its solutions. */
  HARMLESS("clashes|styles?|.*(?:palette|theme|regioncolo).*"),
  /** Settings of the board beside which they stand. */
  META("meta|metadata|settings|config|options|rules|info|puzzleinfo|params|properties"),
  /** What a player has done. */
  GAME("hidden|moves|history"),
  UNKNOWN("");

  /** Longer words are no keys. */
  private static final int MAX_KEY = 64;

  private static final Pattern KEYS =
      Pattern.compile(
          Stream.of(values()).map(role -> "(" + role.keys + ")").collect(Collectors.joining("|")));

  private static final Role[] ROLES = values();

  private final String keys;

  /** The keys of a role that has no groups of them: most are found here, without a pattern. */
  private final Set<String> names;

  Role(String keys) {
    this.keys = keys;
    this.names = keys.indexOf('(') < 0 ? Set.of(keys.split("[|]")) : Set.of();
  }

  /** The role of a key: capitals, blanks, hyphens and underscores make no difference. */
  static Role of(String written) {
    String plain = plain(written);
    boolean isOther =
        written.startsWith("-") // no queen
            || written.endsWith("-") // n -= 1
            || written.equals("STAR"); // the code of a sign
    if (isOther || plain.length() > MAX_KEY) {
      return UNKNOWN;
    }
    for (Role role : ROLES) {
      if (role.names.contains(plain)) {
        return role;
      }
    }
    Matcher key = KEYS.matcher(plain);
    if (!key.matches()) {
      return UNKNOWN;
    }
    int role = 0;
    while (key.start(role + 1) < 0) {
      role++;
    }
    return ROLES[role];
  }

  /** True for a whole key of this role. */
  boolean isNamed(String written) {
    return names.contains(written.toLowerCase(Locale.ROOT));
  }

  static String plain(String key) {
    return key.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "").replace(" ", "");
  }

  /** True for words that say nothing of a board. */
  boolean isHarmless() {
    return isText() && this != TITLE || this == HARMLESS || this == GAME;
  }

  boolean isText() {
    return this == TITLE || this == TEXT || this == LABEL;
  }
}

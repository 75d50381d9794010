package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a key, the head of a column or the name of a fact says of its value. */
enum Role {
  STARS(
      "k stern sterne étoile étoiles estrella estrellas stelle *star* *perrow* *percol* *percolumn* *perregion* *perunit*"),
  SIZE(
      "n m size größe taille tamaño dimensioni boardsize gridsize dimension dimensions board rows nrows cols ncols columns ncolumns width height regions"),
  VARIANT("variant"),
  TITLE("name title date"),
  /** What an object of this project's JSON lines is. */
  TYPE("type"),
  /** The length of a list of CSPLib. */
  COUNT("numdiags numblocks numinit"),
  /** Excluded diagonals of CSPLib's problem 79. */
  DIAGONALS("diags"),
  ROW("row r y"),
  COLUMN("column col c x"),
  /** Text that is no board. */
  TEXT(
      "id level number puzzleid puzzlenum puzzlenumber seed score index solutionscount path description text source category difficulty time hash version game *author *created* *creator *link *url"),
  SOLUTION("*solution* *solved* *answer* *lösung* *solución* *soluzione*"),
  BLOCKED("block blocks hole holes *blocked* *forbidden*"),
  /** Queens that belong to the puzzle. */
  GIVEN("*given* *init* *locked* *revealed* *fixed* *clue* *prefilled* *preplaced*"),
  /** Squares that stop the sight. */
  WALLS("obstacles walls trees"),
  /** Queens, given or placed. */
  QUEENS("q queen queens positions pieces"),
  CROSSES("crosses"),
  /** What changes neither the board nor its solutions. */
  HARMLESS("hidden moves history clashes *palette* *theme* *style* *regioncolo*"),
  UNKNOWN("");

  /** Longer words, and numbers, are no keys. */
  private static final int MAX_KEY = 64;

  private static final Map<String, Role> WHOLE = new HashMap<>();
  private static final List<Piece> PIECES = new ArrayList<>();

  static {
    for (Role role : values()) {
      for (String word : role.words) {
        WHOLE.put(word, role);
        if (word.startsWith("*")) {
          PIECES.add(new Piece(role, word.replace("*", ""), !word.endsWith("*")));
        }
      }
    }
  }

  /** A piece of keys, which may stand in the middle of a key or only at its end. */
  private record Piece(Role role, String text, boolean isEnd) {
    boolean isIn(String key) {
      return isEnd ? key.endsWith(text) : key.contains(text);
    }
  }

  /** The keys of this role; an asterisk stands for more letters. */
  private final List<String> words;

  Role(String words) {
    this.words = List.of(words.split(" "));
  }

  /** The role of a key: capitals, blanks, hyphens and underscores make no difference. */
  static Role of(String written) {
    String key = plain(written);
    if (key.length() > MAX_KEY || key.isEmpty() || Strings.number(key) >= 0) {
      return UNKNOWN;
    }
    Role role = WHOLE.getOrDefault(key, UNKNOWN);
    String parts = key.replace("starbattle", "").replace("start", ""); // no stars
    for (int i = 0; i < PIECES.size() && role == UNKNOWN; i++) {
      role = PIECES.get(i).isIn(parts) ? PIECES.get(i).role : UNKNOWN;
    }
    return role;
  }

  /** True for a key of this role that is a list of words, such as {@code row r y}. */
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

package org.nqueens.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nqueens.model.Variant;

/**
 * The optional first line of a board's text, such as {@code # evening puzzle n=8 variant=toroidal}.
 */
final class BoardHeader {
  /** The header of a text without one. */
  static final BoardHeader NONE = new BoardHeader(new TextLine(1, 1, ""));

  private static final String START = "# ";
  private static final String SIZE = "n=";
  private static final String VARIANT = "variant=";
  private static final String STARS = "stars=";
  private static final String QUEENS = "queens=";

  /** In the order in which they change a board: the variant has to agree with several stars. */
  private static final List<String> KEYS = List.of(SIZE, STARS, VARIANT, QUEENS);

  private static final Map<String, Integer> EXAMPLES = Map.of(SIZE, 8, STARS, 2, QUEENS, 5);
  private static final int MAX_TITLE = 1_000;
  private static final int MAX_DIGITS = 9;
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

  /** Blanks at both ends, and before other blanks. */
  private static final Pattern BLANKS = Pattern.compile("^ +| +$| +(?= )");

  /** Controls, unpaired surrogates, ends of lines, and the direction marks of Unicode. */
  private static final Pattern REFUSED =
      Pattern.compile(
          "[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]");

  private final TextLine line;
  private final StringBuilder title = new StringBuilder();

  /** The settings by the beginnings of their words. */
  private final Map<String, Setting> settings = new HashMap<>();

  private int stars = 1;

  /** The index of a word, and what it makes of a board. */
  private record Setting(int index, UnaryOperator<Board> change) {}

  private BoardHeader(TextLine line) {
    this.line = line;
  }

  static boolean isHeader(TextLine line) {
    return line.text().startsWith(START);
  }

  /**
   * Tells whether a line that begins as a header is a row with blanks between its squares, because
   * the next line is another such row.
   */
  static boolean isRow(TextLine line, TextLine next) {
    int squares = SquareText.spaced(line.text());
    int below = SquareText.spaced(next.text());
    if (squares > 0 && below > 0 && squares != below) {
      throw line.problem(
          0,
          "the line is a header with the title \"%s\", or a row of %s squares above a row of %s: write a longer word in the title, or rows of the same length"
              .formatted(line.text().substring(START.length()), squares, below));
    }
    return squares > 0 && below > 0;
  }

  static BoardHeader of(TextLine line) {
    String text = line.text();
    Matcher refused = REFUSED.matcher(text);
    if (refused.find()) {
      throw line.problemOf(
          refused.start(), " is not printable: write the header as words on one line");
    }
    BoardHeader header = new BoardHeader(line);
    int end = START.length() - 1;
    while (end < text.length()) {
      int start = end + 1;
      int blank = text.indexOf(' ', start);
      end = blank < 0 ? text.length() : blank;
      if (start < end) {
        header.add(text.substring(start, end), start);
      }
    }
    return header;
  }

  private void add(String word, int index) {
    Optional<String> key = KEYS.stream().filter(word::startsWith).findFirst();
    if (key.isPresent()) {
      if (settings.containsKey(key.get())) {
        throw line.problem(
            index, "\"" + visible(word) + "\" comes after another word of its kind: give it once");
      }
      settings.put(key.get(), new Setting(index, change(key.get(), word, index)));
      return;
    }
    title.append(title.isEmpty() ? "" : " ").append(word);
    if (title.length() > MAX_TITLE) {
      throw line.problem(
          index, "the title is longer than %s characters: shorten it".formatted(MAX_TITLE));
    }
  }

  private UnaryOperator<Board> change(String key, String word, int index) {
    if (key.equals(VARIANT)) {
      Variant variant = parseVariant(word, index);
      return board -> board.withVariant(variant);
    }
    int number = parseNumber(word, key, index);
    if (key.equals(STARS)) {
      stars = Math.max(1, Math.min(number, Board.MAX_STARS));
      return board -> board.withStars(number);
    }
    return board -> key.equals(SIZE) ? requireSize(board, number) : board.withQueens(number);
  }

  private int parseNumber(String word, String key, int index) {
    int digits = word.length() - key.length();
    int number = digits == 0 || digits > MAX_DIGITS ? -1 : 0;
    for (int i = key.length(); i < word.length() && number >= 0; i++) {
      int digit = word.charAt(i) - '0';
      number = digit >= 0 && digit <= 9 ? 10 * number + digit : -1;
    }
    if (number < 0) {
      throw line.problem(
          index,
          "\"%s\" is not a %s: write a number such as %s%s, or leave it out"
              .formatted(
                  visible(word),
                  key.equals(SIZE) ? "size" : "number of queens",
                  key,
                  EXAMPLES.get(key)));
    }
    return number;
  }

  private Variant parseVariant(String word, int index) {
    List<Variant> all = List.of(Variant.values());
    String name = word.substring(VARIANT.length());
    return all.stream()
        .filter(variant -> variant.toString().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                line.problem(
                    index,
                    "\"%s\" is not a variant: write one of %s, or leave it out"
                        .formatted(
                            visible(name),
                            all.stream()
                                .map(Variant::toString)
                                .collect(Collectors.joining(", ")))));
  }

  /** The queens of a column, within range: another number is refused later. */
  int stars() {
    return stars;
  }

  /** The board with the title, numbers and variant of this header; checks the size. */
  Board applyTo(Board board) {
    Board changed = title.isEmpty() ? board : board.withTitle(title.toString());
    for (String key : KEYS) {
      Setting setting = settings.get(key);
      if (setting != null) {
        changed = with(setting, changed);
      }
    }
    return changed;
  }

  private Board with(Setting setting, Board board) {
    try {
      return setting.change().apply(board);
    } catch (IllegalArgumentException e) {
      throw line.problem(setting.index(), String.valueOf(e.getMessage()));
    }
  }

  private static Board requireSize(Board board, int size) {
    if (size != board.size()) {
      throw new IllegalArgumentException(
          "n=%s does not agree with the size %s of the board: correct one of them"
              .formatted(size, board.size()));
    }
    return board;
  }

  /** The title with repeated blanks reduced to one; throws if a header cannot represent it. */
  static String title(String title) {
    Objects.requireNonNull(title, "title");
    if (title.isEmpty()) {
      return title;
    }
    String words = BLANKS.matcher(title).replaceAll("");
    boolean readable =
        words.length() <= MAX_TITLE
            && !REFUSED.matcher(words).find()
            && Arrays.stream(words.split(" "))
                .noneMatch(word -> KEYS.stream().anyMatch(word::startsWith));
    if (!readable) {
      throw new IllegalArgumentException(
          "title (\"%s\") must be one line of at most %s printable characters, without direction marks and words such as n=8 or variant=toroidal: choose other words"
              .formatted(visible(words.substring(0, Math.min(words.length(), 80))), MAX_TITLE));
    }
    return words;
  }

  /** The header with a title, a variant and numbers; empty if there is none of these. */
  static String text(String title, Optional<Variant> variant, int stars, OptionalInt queens) {
    List<String> words = new ArrayList<>(title.isEmpty() ? List.of() : List.of(title));
    variant.ifPresent(named -> words.add(VARIANT + named));
    if (stars > 1) {
      words.add(STARS + stars);
    }
    queens.ifPresent(number -> words.add(QUEENS + number));
    return words.isEmpty() ? "" : START + String.join(" ", words) + "\n";
  }

  /** Escapes what a terminal does not show: controls, direction marks, line ends. */
  static String visible(String words) {
    return UNPRINTABLE
        .matcher(words)
        .replaceAll(
            found ->
                found
                    .group()
                    .chars()
                    .mapToObj("\\\\u%04X"::formatted)
                    .collect(Collectors.joining()));
  }
}

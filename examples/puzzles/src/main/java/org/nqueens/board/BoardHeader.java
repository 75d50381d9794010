package org.nqueens.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
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
  private static final List<String> KEYS = List.of(SIZE, VARIANT, STARS, QUEENS);
  private static final int MAX_TITLE = 1_000;
  private static final int MAX_DIGITS = 9;
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

  /** Controls, unpaired surrogates, ends of lines, and the direction marks of Unicode. */
  private static final Pattern REFUSED =
      Pattern.compile(
          "[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]");

  private final TextLine line;
  private final StringBuilder title = new StringBuilder();
  private OptionalInt size = OptionalInt.empty();
  private int sizeIndex;
  private Optional<Variant> variant = Optional.empty();
  private int variantIndex;
  private OptionalInt stars = OptionalInt.empty();
  private int starsIndex;
  private OptionalInt queens = OptionalInt.empty();
  private int queensIndex;

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
    if (word.startsWith(SIZE)) {
      requireFirst(word, index, size.isEmpty());
      size = OptionalInt.of(parseNumber(word, SIZE, "a size: write a number such as n=8", index));
      sizeIndex = index;
    } else if (word.startsWith(VARIANT)) {
      requireFirst(word, index, variant.isEmpty());
      variant = Optional.of(parseVariant(word.substring(VARIANT.length()), index));
      variantIndex = index;
    } else if (word.startsWith(STARS)) {
      requireFirst(word, index, stars.isEmpty());
      int queens =
          parseNumber(word, STARS, "a number of queens: write a number such as stars=2", index);
      stars = OptionalInt.of(at(index, () -> SquareModel.requireStars(queens)));
      starsIndex = index;
    } else if (word.startsWith(QUEENS)) {
      requireFirst(word, index, queens.isEmpty());
      queens =
          OptionalInt.of(
              parseNumber(
                  word, QUEENS, "a number of queens: write a number such as queens=5", index));
      queensIndex = index;
    } else {
      title.append(title.isEmpty() ? "" : " ").append(word);
      if (title.length() > MAX_TITLE) {
        throw line.problem(
            index, "the title is longer than %s characters: shorten it".formatted(MAX_TITLE));
      }
    }
  }

  private void requireFirst(String word, int index, boolean first) {
    if (!first) {
      throw line.problem(
          index, "\"" + visible(word) + "\" comes after another word of its kind: give it once");
    }
  }

  private int parseNumber(String word, String key, String remedy, int index) {
    int digits = word.length() - key.length();
    int number = digits == 0 || digits > MAX_DIGITS ? -1 : 0;
    for (int i = key.length(); i < word.length() && number >= 0; i++) {
      int digit = word.charAt(i) - '0';
      number = digit >= 0 && digit <= 9 ? 10 * number + digit : -1;
    }
    if (number < 0) {
      throw line.problem(
          index, "\"%s\" is not %s, or leave it out".formatted(visible(word), remedy));
    }
    return number;
  }

  private Variant parseVariant(String name, int index) {
    return Arrays.stream(Variant.values())
        .filter(known -> known.toString().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                line.problem(
                    index,
                    "\"%s\" is not a variant: write one of %s, or leave it out"
                        .formatted(
                            visible(name),
                            Arrays.stream(Variant.values())
                                .map(Variant::toString)
                                .collect(Collectors.joining(", ")))));
  }

  /** Makes something of a word of this header; a problem is reported at its place in the text. */
  private <T> T at(int index, Supplier<T> made) {
    try {
      return made.get();
    } catch (IllegalArgumentException e) {
      throw line.problem(index, String.valueOf(e.getMessage()));
    }
  }

  int stars() {
    return stars.orElse(1);
  }

  /** The board with the title, numbers and variant of this header; checks the size. */
  Board applyTo(Board board) {
    if (size.isPresent() && size.getAsInt() != board.size()) {
      throw line.problem(
          sizeIndex,
          "n=%s does not agree with the size %s of the board: correct one of them"
              .formatted(size.getAsInt(), board.size()));
    }
    // The variant comes last, so that it has to agree with several stars.
    Board titled = title.isEmpty() ? board : board.withTitle(title.toString());
    Board starred =
        stars.isPresent() ? at(starsIndex, () -> titled.withStars(stars.getAsInt())) : titled;
    Board pieces =
        variant.map(named -> at(variantIndex, () -> starred.withVariant(named))).orElse(starred);
    return queens.isPresent()
        ? at(queensIndex, () -> pieces.withQueens(queens.getAsInt()))
        : pieces;
  }

  /** The title with repeated blanks reduced to one; throws if a header cannot represent it. */
  static String title(String title) {
    Objects.requireNonNull(title, "title");
    if (title.isEmpty()) {
      return title;
    }
    String words = title.replaceAll(" +", " ").replaceAll("^ | $", "");
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

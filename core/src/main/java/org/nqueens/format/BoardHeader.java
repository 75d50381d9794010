package org.nqueens.format;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nqueens.model.Variant;

/**
 * The optional first line of a board's text, such as {@code # evening puzzle n=8 variant=toroidal}.
 */
final class BoardHeader {
  static final String START = "# ";
  static final int MAX_LENGTH = 1_100;
  private static final int MAX_TITLE = 1_000;
  private static final Pattern SIZE = Pattern.compile("n=[0-9]{1,9}");
  private static final Pattern WORD = Pattern.compile("[^ ]+");
  private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");

  private final StringBuilder title = new StringBuilder();
  private OptionalInt size = OptionalInt.empty();
  private int sizeColumn;
  private Optional<Variant> variant = Optional.empty();

  private BoardHeader() {}

  /** Reads a line that starts with {@link #START}. */
  static BoardHeader parse(String line) {
    line.chars()
        .filter(Character::isISOControl)
        .findFirst()
        .ifPresent(
            control -> {
              throw new BoardFormatException(
                  1,
                  line.indexOf(control) + 1,
                  "U+%04X is not printable: write the header as words on one line"
                      .formatted(control));
            });
    BoardHeader header = new BoardHeader();
    Matcher words = WORD.matcher(line);
    words.region(START.length(), line.length());
    while (words.find()) {
      header.add(words.group(), words.start() + 1);
    }
    return header;
  }

  private void add(String word, int column) {
    if (word.startsWith("n=")) {
      requireFirst(word, column, size.isEmpty());
      size = OptionalInt.of(parseSize(word, column));
      sizeColumn = column;
    } else if (word.startsWith("variant=")) {
      requireFirst(word, column, variant.isEmpty());
      variant = Optional.of(parseVariant(word, column));
    } else {
      title.append(title.isEmpty() ? "" : " ").append(word);
      if (title.length() > MAX_TITLE) {
        throw new BoardFormatException(
            1, column, "the title is longer than %s characters: shorten it".formatted(MAX_TITLE));
      }
    }
  }

  private static void requireFirst(String word, int column, boolean first) {
    if (!first) {
      throw new BoardFormatException(
          1,
          column,
          "\"" + visible(word) + "\" comes after another word of its kind: give it once");
    }
  }

  private static int parseSize(String word, int column) {
    if (!SIZE.matcher(word).matches()) {
      throw new BoardFormatException(
          1,
          column,
          "\"" + visible(word) + "\" is not a size: write a number such as n=8, or leave it out");
    }
    return Integer.parseInt(word.substring("n=".length()));
  }

  private static Variant parseVariant(String word, int column) {
    String name = word.substring("variant=".length());
    return Arrays.stream(Variant.values())
        .filter(known -> known.toString().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new BoardFormatException(
                    1,
                    column,
                    "\"%s\" is not a variant: write one of %s, or leave it out"
                        .formatted(
                            visible(name),
                            Arrays.stream(Variant.values())
                                .map(Variant::toString)
                                .collect(Collectors.joining(", ")))));
  }

  /** The board with the title and variant of this header; checks the size. */
  Board applyTo(Board board) {
    if (size.isPresent() && size.getAsInt() != board.size()) {
      throw new BoardFormatException(
          1,
          sizeColumn,
          "n=%s does not agree with the board, whose size is %s: correct one of them"
              .formatted(size.getAsInt(), board.size()));
    }
    Board titled = board.withTitle(title.toString());
    return variant.map(titled::withVariant).orElse(titled);
  }

  /** The title with repeated blanks reduced to one; throws if a header cannot represent it. */
  static String title(String title) {
    Objects.requireNonNull(title, "title (null) must not be null: pass \"\" for none");
    String words = title.replaceAll(" +", " ").replaceAll("^ | $", "");
    boolean readable =
        words.length() <= MAX_TITLE
            && words.chars().noneMatch(Character::isISOControl)
            && Arrays.stream(words.split(" "))
                .noneMatch(word -> word.startsWith("n=") || word.startsWith("variant="));
    if (!readable) {
      throw new IllegalArgumentException(
          "title (\"%s\") must be one line of at most %s characters without words such as n=8 or variant=toroidal: choose other words"
              .formatted(visible(words.substring(0, Math.min(words.length(), 80))), MAX_TITLE));
    }
    return words;
  }

  /** The header with a title and a variant; empty if both are. */
  static String text(String title, Optional<Variant> variant) {
    StringBuilder words = new StringBuilder(title);
    variant.ifPresent(
        named -> words.append(title.isEmpty() ? "" : " ").append("variant=").append(named));
    return words.isEmpty() ? "" : START + words + "\n";
  }

  /** Escapes controls, direction marks and line ends: a message may be printed on a terminal. */
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

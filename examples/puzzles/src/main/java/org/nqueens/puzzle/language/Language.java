package org.nqueens.puzzle.language;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A language of hints, pages and sheets. Its texts are the resource {@code TAG.properties}: each
 * has a key and places in braces, such as <code>{column}</code>. A text that depends on a number
 * has a key for each plural category of the language, such as {@code play.hints.one}, see <a
 * href="https://cldr.unicode.org/index/cldr-spec/plural-rules">CLDR</a>. Immutable and thread-safe.
 */
public enum Language {
  ENGLISH("en"),
  GERMAN("de"),
  SPANISH("es"),
  FRENCH("fr"),
  PORTUGUESE("pt"),
  ITALIAN("it"),
  INDONESIAN("id"),
  VIETNAMESE("vi");

  private static final Pattern PLACE = Pattern.compile("\\{(\\w+)\\}");

  private final String tag;
  private final Properties texts = new Properties();
  private final SortedSet<String> keys;

  Language(String tag) {
    this.tag = tag;
    String name = tag + ".properties";
    try (InputStream in =
        Objects.requireNonNull(
            Language.class.getResourceAsStream(name),
            () -> "resource (%s) is missing: use a complete jar".formatted(name))) {
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("resource (%s) cannot be read".formatted(name), e);
    }
    keys = Collections.unmodifiableSortedSet(new TreeSet<>(texts.stringPropertyNames()));
  }

  /** The tag of the language by ISO 639-1, such as {@code de}. */
  @Override
  public String toString() {
    return tag;
  }

  /** {@return the keys of the texts} */
  public SortedSet<String> keys() {
    return keys;
  }

  /**
   * The text of a key, without places.
   *
   * @throws IllegalStateException if there is no such text, or it has a place
   */
  public String text(String key) {
    return text(key, Map.of());
  }

  /**
   * The text of a key.
   *
   * @param places the values of the places of the text, by their names
   * @throws IllegalStateException if there is no such text, or a place has no value
   */
  public String text(String key, Map<String, ?> places) {
    Objects.requireNonNull(places, "places");
    return PLACE
        .matcher(template(key))
        .replaceAll(
            place -> {
              Object value = places.get(place.group(1));
              require(value != null, key, place.group());
              return Matcher.quoteReplacement(String.valueOf(value));
            });
  }

  /**
   * The text of a key in the plural form for a number.
   *
   * @param count the number, from 0 to 999,999; the value of the place {@code count}
   * @param places the values of the other places
   * @throws IllegalStateException if there is no such text, or a place has no value
   */
  public String counted(String key, long count, Map<String, ?> places) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(places, "places");
    Map<String, Object> more = new LinkedHashMap<>(places);
    more.put("count", count);
    return text(key + "." + category(count), more);
  }

  /**
   * The text of a key with its places unfilled.
   *
   * @throws IllegalStateException if there is no such text
   */
  public String template(String key) {
    Objects.requireNonNull(key, "key");
    require(texts.containsKey(key), key, tag);
    return texts.getProperty(key);
  }

  /**
   * The words of a list, such as {@code A, B and C}, as {@code Intl.ListFormat} of ECMA-402 has
   * them.
   *
   * @param words the words, or what is written as words; may be empty
   */
  public String list(List<?> words) {
    Objects.requireNonNull(words, "words");
    int last = words.size() - 1;
    if (last <= 0) {
      return last < 0 ? "" : String.valueOf(words.get(0));
    }
    String rest = words.subList(0, last).stream().map(String::valueOf).collect(joining(", "));
    String end = String.valueOf(words.get(last));
    String key = last == 1 ? "list.pair" : "list.last";
    String joined = text(key, Map.of("rest", rest, "last", end));
    return isJoinedByE(end) ? joined.replaceFirst(" y (?=[^ ]*$)", " e ") : joined;
  }

  /** In Spanish "y" becomes "e" before the sound i. */
  private boolean isJoinedByE(String word) {
    return this == SPANISH && word.matches("[iI].*");
  }

  private static void require(boolean isThere, String key, String missing) {
    if (!isThere) {
      throw new IllegalStateException(
          "text (%s) must have what it needs (%s): add it".formatted(key, missing));
    }
  }

  /** The plural category of a number from 0 to 999,999. */
  private String category(long count) {
    boolean isOne =
        switch (this) {
          case ENGLISH, GERMAN, SPANISH, ITALIAN -> count == 1;
          case FRENCH, PORTUGUESE -> count < 2;
          case INDONESIAN, VIETNAMESE -> false;
        };
    return isOne ? "one" : "other";
  }
}

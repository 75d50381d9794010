package org.nqueens.pages;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A language of pages and sheets. Its texts are the resource {@code texts/TAG.properties}: each has
 * a key and places in braces, such as <code>{column}</code>. A text that depends on a number has a
 * key for each plural category of the language, such as {@code play.hints.one}, see <a
 * href="https://cldr.unicode.org/index/cldr-spec/plural-rules">CLDR</a>.
 */
public enum Language {
  /** English. */
  ENGLISH("en"),
  /** German. */
  GERMAN("de"),
  /** Spanish. */
  SPANISH("es"),
  /** French. */
  FRENCH("fr"),
  /** Portuguese. */
  PORTUGUESE("pt"),
  /** Italian. */
  ITALIAN("it"),
  /** Indonesian. */
  INDONESIAN("id"),
  /** Vietnamese. */
  VIETNAMESE("vi");

  private static final Pattern PLACE = Pattern.compile("\\{(\\w+)\\}");

  private final String tag;
  private final Properties texts = new Properties();

  Language(String tag) {
    this.tag = tag;
    try {
      texts.load(new StringReader(PageTemplate.read("texts/" + tag + ".properties")));
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot fail to be read", e);
    }
  }

  /** The tag of the language by ISO 639-1, such as {@code de}. */
  @Override
  public String toString() {
    return tag;
  }

  /** The keys of the texts, sorted. */
  Set<String> keys() {
    return new TreeSet<>(texts.stringPropertyNames());
  }

  /** The text of a key, without places. */
  String text(String key) {
    return text(key, Map.of());
  }

  /**
   * The text of a key.
   *
   * @param places the values of the places of the text, by their names
   * @throws IllegalStateException if there is no such text, or a place has no value
   */
  String text(String key, Map<String, ?> places) {
    return PLACE
        .matcher(template(key))
        .replaceAll(
            place -> {
              Object value = places.get(place.group(1));
              require(value != null, key, place.group());
              return Matcher.quoteReplacement(String.valueOf(value));
            });
  }

  /** The text of a key for a number, the value of the place {@code count}. */
  String counted(String key, long count, Map<String, ?> places) {
    Map<String, Object> more = new LinkedHashMap<>(places);
    more.put("count", count);
    return text(key + "." + category(count), more);
  }

  /** The text of a key with its places unfilled. */
  String template(String key) {
    require(texts.containsKey(key), key, tag);
    return texts.getProperty(key);
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

  /**
   * Texts in all languages, for {@code board-texts.mjs}: for each key an array of its texts, in the
   * order of the languages; a text is empty if its language has no such plural category.
   *
   * @param groups the beginnings of the keys, up to a dot
   */
  static String json(String... groups) {
    Set<String> wanted = Set.of(groups);
    Map<String, String> json = new LinkedHashMap<>();
    json.put("tag", array(Stream.of(values()).map(Language::toString)));
    Stream.of(values())
        .flatMap(language -> language.keys().stream())
        .distinct()
        .sorted()
        .filter(key -> !key.contains(".") || wanted.contains(key.substring(0, key.indexOf('.'))))
        .forEach(
            key ->
                json.put(
                    key,
                    array(
                        Stream.of(values()).map(language -> language.texts.getProperty(key, "")))));
    return JsonText.object(json);
  }

  private static String array(Stream<String> texts) {
    return JsonText.array(texts.map(JsonText::string));
  }
}

package org.nqueens.pages;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** JSON for the data of a page, within an element {@code script} that no browser runs. */
final class JsonText {
  private JsonText() {}

  /**
   * A string in quotation marks, with less-than signs escaped, which could end the element.
   * Characters that cannot be shown are U+FFFD: an unpaired surrogate in a title ends Chromium.
   */
  static String string(String text) {
    StringBuilder json = new StringBuilder("\"");
    int[] shown = text.codePoints().map(c -> c < ' ' ? c : XmlText.shown(c)).toArray();
    for (char c : new String(shown, 0, shown.length).toCharArray()) {
      if (c < ' ' || c == '<' || Character.isSurrogate(c)) {
        json.append("\\u%04x".formatted((int) c));
      } else {
        json.append(c == '"' || c == '\\' ? "\\" : "").append(c);
      }
    }
    return json.append('"').toString();
  }

  static String array(IntStream numbers) {
    return array(numbers.mapToObj(Integer::toString));
  }

  static String array(Stream<String> values) {
    return values.collect(Collectors.joining(",", "[", "]"));
  }

  /** An object of values, which are JSON, by their names. */
  static String object(Map<String, String> members) {
    return members.entrySet().stream()
        .map(member -> string(member.getKey()) + ":" + member.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }

  static String numbers(Map<Character, Integer> numbers) {
    Map<String, String> members = new LinkedHashMap<>();
    numbers.forEach((letter, number) -> members.put(letter.toString(), number.toString()));
    return object(members);
  }
}

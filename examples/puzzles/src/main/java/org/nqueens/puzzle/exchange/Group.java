package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words between two brackets, or of a whole text. It is filled by the {@link Tokenizer}. */
final class Group {
  static final String OPENING = "[({";
  static final String CLOSING = "])}";

  /**
   * A word behind a colon or equals sign.
   *
   * @param place the number of the word
   * @param key the word before the sign, in {@linkplain #plain(String) small letters}
   */
  record Setting(int place, String key, String value) {
    /** A key in small letters without hyphens: {@code boardsize} for {@code board_size}. */
    static String plain(String key) {
      return key.toLowerCase(Locale.ROOT).replaceAll("[_ -]", "");
    }

    boolean is(Pattern name) {
      return name.matcher(key).matches();
    }
  }

  private final Optional<Group> outer;

  /** The opening bracket, or a blank for a whole text. */
  final char bracket;

  /** The word before the colon or equals sign before this group; empty if there is none. */
  final String key;

  /** The place of the bracket in the text. */
  final int start;

  final List<Group> inner = new ArrayList<>();
  final List<Setting> settings = new ArrayList<>();

  /** True if a colon or equals sign stands in this group. */
  boolean hasKeys;

  /** The number of the first word. */
  final int first;

  /** The number of the word behind the last one. */
  int end;

  Group(Optional<Group> outer, char bracket, String key, int start, int first) {
    this.outer = outer;
    this.bracket = bracket;
    this.key = key;
    this.start = start;
    this.first = first;
    this.end = Integer.MAX_VALUE;
    outer.ifPresent(group -> group.inner.add(this));
  }

  boolean isInBrackets() {
    return outer.isPresent();
  }

  /** True for a group in brackets whose pieces have no keys. */
  boolean isList() {
    return isInBrackets() && !hasKeys;
  }

  /** This group and those around it, from the inside. */
  Stream<Group> outwards() {
    return Stream.iterate(Optional.of(this), Optional::isPresent, next -> next.get().outer)
        .map(Optional::get);
  }

  /** This group and all within, each before those in it. */
  Stream<Group> all() {
    return Stream.concat(Stream.of(this), inner.stream().flatMap(Group::all));
  }

  Group outer() {
    return outer.orElse(this);
  }

  /** The smallest group with this word and a later one. */
  Group around(int last) {
    return outwards().filter(group -> last < group.end).findFirst().orElseThrow();
  }

  /** The first value of a key that is a number. */
  Optional<Integer> number(Pattern name) {
    return settings.stream()
        .filter(setting -> setting.is(name) && Tokenizer.NUMBER.matcher(setting.value).matches())
        .map(setting -> Integer.valueOf(setting.value))
        .findFirst();
  }

  /** True if each bracket in a text has its counterpart there. */
  static boolean areBalanced(String content) {
    StringBuilder open = new StringBuilder();
    for (int i = 0; i < content.length(); i++) {
      int last = open.length() - 1;
      int closing = CLOSING.indexOf(content.charAt(i));
      if (OPENING.indexOf(content.charAt(i)) >= 0) {
        open.append(content.charAt(i));
      } else if (closing >= 0 && last >= 0 && OPENING.indexOf(open.charAt(last)) == closing) {
        open.setLength(last);
      } else if (closing >= 0) {
        return false;
      }
    }
    return open.length() == 0;
  }
}

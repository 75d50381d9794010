package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A piece of a text: a word, a string, a separator, or a group of pieces. A group stands between
 * two brackets, or is a paragraph between two empty lines.
 *
 * @param kind {@link #WORD}, {@link #STRING}, {@link #PARAGRAPH}, the opening bracket of a group,
 *     or the separator; a blank, a tab and a line feed are separators, too
 * @param text what is written, without quotation marks; of a group in brackets the bracket alone
 * @param inside the pieces of a group
 */
record Token(char kind, String text, List<Token> inside) {
  static final char WORD = 'w';
  static final char STRING = 's';
  static final char PARAGRAPH = 'p';
  static final char LINE = '\n';

  /** A name or a group, with the name before its colon or equals sign; empty if it has none. */
  record Property(String key, Token value) {}

  static Token leaf(char kind, String text) {
    return new Token(kind, text, List.of());
  }

  /** Lines outside of brackets. */
  static Token paragraph(String text, List<List<Token>> lines) {
    List<Token> tokens = new ArrayList<>();
    for (List<Token> line : lines) {
      tokens.addAll(line);
      tokens.add(leaf(LINE, "\n"));
    }
    return new Token(PARAGRAPH, text, tokens);
  }

  boolean isName() {
    return kind == WORD || kind == STRING;
  }

  boolean isGroup() {
    return "p[({".indexOf(kind) >= 0;
  }

  boolean isBlank() {
    return Character.isWhitespace(kind);
  }

  /** True for the sign between a key and its value. */
  boolean isSign() {
    return kind == ':' || kind == '=';
  }

  /** True for a group whose pieces have no keys. */
  boolean isList() {
    return inside.stream().noneMatch(Token::isSign);
  }

  List<Token> groups() {
    return inside.stream().filter(Token::isGroup).toList();
  }

  /** The names and groups inside but for the keys. */
  List<Property> properties() {
    List<Property> properties = new ArrayList<>();
    String key = "";
    char last = LINE;
    char lastSign = LINE;
    for (Token token : inside) {
      if (token.isSign()) {
        boolean isTyped = token.kind == '=' && lastSign == ':'; // const grid: Grid = [...]
        boolean isKey = "ws".indexOf(last) >= 0 && !properties.isEmpty();
        if (isKey) {
          Property name = properties.remove(properties.size() - 1);
          key = isTyped ? name.key : name.value.text;
        }
        lastSign = token.kind;
      } else if (",;".indexOf(token.kind) >= 0
          || token.kind == LINE && kind == PARAGRAPH && last != ':' && last != '=') {
        key = "";
        lastSign = LINE;
      } else if (token.isName() || token.isGroup()) {
        properties.add(new Property(key, token));
        key = token.inside.isEmpty() ? key : ""; // not behind int[] in int[][] grid = new int[][]
      }
      last = token.isBlank() ? last : token.kind;
    }
    return properties;
  }

  /** The names before colons and equals signs. */
  List<Token> keys() {
    List<Token> tokens = inside.stream().filter(token -> !token.isBlank()).toList();
    return IntStream.range(1, tokens.size())
        .filter(i -> tokens.get(i).isSign() && tokens.get(i - 1).isName())
        .mapToObj(i -> tokens.get(i - 1))
        .toList();
  }

  /** The values that are names, by their keys in {@linkplain #plain(String) small letters}. */
  Map<String, String> settings() {
    Map<String, String> settings = new LinkedHashMap<>();
    for (Property property : properties()) {
      if (!property.key.isEmpty() && property.value.isName()) {
        settings.putIfAbsent(plain(property.key), property.value.text);
      }
    }
    return settings;
  }

  /** All names inside, keys and those of inner groups, too. */
  List<String> names() {
    return inside.stream()
        .filter(token -> token.isName() || token.isGroup())
        .flatMap(token -> token.isGroup() ? token.names().stream() : Stream.of(token.text))
        .toList();
  }

  /** The words, strings and separators as they follow each other. */
  static String words(List<Token> tokens) {
    if (tokens.size() == 1) {
      return tokens.get(0).text.strip();
    }
    return tokens.stream().map(Token::text).collect(Collectors.joining()).strip();
  }

  /** A key in small letters without hyphens: {@code boardsize} for {@code board_size}. */
  static String plain(String key) {
    return key.toLowerCase(Locale.ROOT).replaceAll("[_ -]", "");
  }
}

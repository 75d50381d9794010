package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nqueens.format.Board;

/**
 * The shapes of a board: pieces of a text between separators are its rows, and pieces of a row its
 * names; or all names stand in one row, or a row has the places of the queens. Every shape is
 * tried, and two that mean different boards are refused.
 */
final class Rows {
  private static final List<Character> BETWEEN_ROWS = List.of('\n', ';', '|', '/', ',', ' ');
  private static final List<Character> BETWEEN_NAMES = List.of('|', ';', '\t', ',');

  /** The smallest board all names of which may be in one row. */
  private static final int LEAST_FLAT = 4;

  private static final int MAX_SQUARES = Board.MAX_SIZE * Board.MAX_SIZE;

  /** The longest word that is a row, or all rows, of a board. */
  private static final int MAX_WORD = 8 * Board.MAX_SIZE;

  private static final Pattern CHARACTER = Pattern.compile("\\X");
  private static final Pattern COLOUR = Pattern.compile("#[0-9A-Fa-f]{3,8}");
  private static final Pattern RUN = Pattern.compile("([0-9]*+)(\\P{Nd}|\\z)");
  private static final Pattern COMPONENT = Pattern.compile("[0-9.]+%?");
  static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");
  private static final Pattern CHESS_SQUARE = Pattern.compile("([a-z])([0-9]{1,2})");

  private Rows() {}

  /** What a group means: a board or a placement, or the reason why it is none. */
  static Reading read(Token group) {
    List<Token> tokens = group.inside();
    if (tokens.stream().anyMatch(Token::isSign)) {
      return Reading.refused(
          "text must have a board, n rows of n names, without other words beside the names: leave them out");
    }
    boolean inBrackets = group.kind() != Token.PARAGRAPH;
    List<List<Token>> lines = split(tokens, '\n');
    Set<Grid> grids = new LinkedHashSet<>();
    for (char separator : BETWEEN_ROWS) {
      List<List<Token>> rows = separator == '\n' ? lines : split(tokens, separator);
      if (rows.size() > 1 && rows.size() <= Board.MAX_SIZE) {
        Grid grid = new Grid(rows.stream().map(Rows::names).toList());
        if (!grid.isOfWords(inBrackets) && (inBrackets || !isMixed(rows))) {
          grids.add(grid);
        }
        if (separator == '/') {
          grids.add(new Grid(rows.stream().map(row -> runs(row, true)).toList()));
        }
      }
    }
    if (inBrackets || lines.size() == 1) {
      grids.addAll(
          inOneRow(lines.stream().flatMap(line -> flat(line, lines.size())).toList(), inBrackets));
      grids.addAll(inOneRow(runs(stripped(tokens), false), inBrackets));
    }
    if (isNested(tokens)) {
      grids.add(new Grid(List.of(names(tokens.get(0).inside()))));
    }
    return choose(grids);
  }

  /** True if a row is a word of its names, and another has words as names. */
  private static boolean isMixed(List<List<Token>> rows) {
    return rows.stream().anyMatch(row -> row.size() == 1 && names(row).size() > 1)
        && rows.stream()
            .filter(row -> row.size() > 1)
            .flatMap(row -> names(row).stream())
            .anyMatch(name -> CHARACTER.matcher(name).results().count() > 1);
  }

  /** True for a list of a list of one letter, a board of one square. */
  private static boolean isNested(List<Token> tokens) {
    return tokens.size() == 1
        && tokens.get(0).isGroup()
        && Token.words(tokens.get(0).inside()).matches("[A-Za-z]");
  }

  private static Stream<String> flat(List<Token> line, int lines) {
    return lines > 1 && line.size() == 1 ? Stream.of(name(line)) : names(line).stream();
  }

  /** The boards and placements that names in one row may be; else the row itself. */
  private static List<Grid> inOneRow(List<String> names, boolean inBrackets) {
    if (names.size() < 2) {
      return List.of();
    }
    List<Grid> grids = new ArrayList<>();
    int n = (int) Math.round(Math.sqrt(names.size()));
    boolean areSquares = inBrackets || names.stream().allMatch(name -> name.length() < 4);
    if (n * n == names.size() && n >= LEAST_FLAT && areSquares) {
      grids.add(Grid.of(n, square -> names.get(square)));
    }
    if (names.size() >= (inBrackets ? LEAST_FLAT : 2) && areSquares) {
      placement(names).ifPresent(grids::add);
    }
    return grids.isEmpty() ? List.of(new Grid(List.of(names))) : grids;
  }

  /** The placement of rows, counted from 0 or from 1, or of squares of chess. */
  private static Optional<Grid> placement(List<String> names) {
    int n = names.size();
    int[] rows = new int[n];
    if (n <= Board.MAX_SIZE && names.stream().allMatch(NUMBER.asMatchPredicate())) {
      Arrays.setAll(rows, column -> Integer.parseInt(names.get(column)));
      int first = Arrays.stream(rows).anyMatch(row -> row == 0) ? 0 : 1;
      Arrays.setAll(rows, column -> rows[column] - first);
    } else if (names.stream().allMatch(CHESS_SQUARE.asMatchPredicate())) {
      Arrays.fill(rows, n);
      for (String name : names) {
        int column = Math.min(n - 1, name.charAt(0) - 'a');
        rows[column] = rows[column] < n ? n : n - Integer.parseInt(name.substring(1));
      }
    } else {
      return Optional.empty();
    }
    boolean isPlacement =
        Arrays.stream(rows).filter(row -> row >= 0 && row < n).distinct().count() == n;
    return isPlacement
        ? Optional.of(Grid.of(n, square -> rows[square % n] == square / n ? "Q" : "."))
        : Optional.empty();
  }

  /** The pieces between separators; blanks and commas may also be ends of lines. */
  private static List<List<Token>> pieces(List<Token> tokens, char separator) {
    List<List<Token>> pieces = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= tokens.size(); i++) {
      char kind = i < tokens.size() ? tokens.get(i).kind() : separator;
      if (kind == separator || kind == '\n' && ", ".indexOf(separator) >= 0) {
        pieces.add(stripped(tokens.subList(start, i)));
        start = i + 1;
      }
    }
    return pieces;
  }

  private static List<Token> stripped(List<Token> tokens) {
    int start = 0;
    int end = tokens.size();
    while (start < end && "\n ".indexOf(tokens.get(start).kind()) >= 0) {
      start++;
    }
    while (start < end && "\n ".indexOf(tokens.get(end - 1).kind()) >= 0) {
      end--;
    }
    return tokens.subList(start, end);
  }

  /** The pieces that have something in them. */
  static List<List<Token>> split(List<Token> tokens, char separator) {
    return pieces(tokens, separator).stream().filter(piece -> !piece.isEmpty()).toList();
  }

  /** The names of a row between the strongest separators that it has; none if it is no row. */
  static List<String> names(List<Token> row) {
    for (char separator : BETWEEN_NAMES) {
      if (row.stream().anyMatch(token -> token.kind() == separator)) {
        List<List<Token>> pieces = pieces(row, separator);
        boolean isFramed = separator == '|' && pieces.size() > 2;
        int start = isFramed && pieces.get(0).isEmpty() ? 1 : 0;
        int end = pieces.size();
        end -= isFramed && pieces.get(end - 1).isEmpty() ? 1 : 0;
        return pieces.subList(start, end).stream().map(Rows::name).toList();
      }
    }
    if (row.size() == 1) {
      Token only = row.get(0);
      return only.isGroup() ? ofGroup(only) : only.isName() ? ofWord(only) : List.of();
    }
    boolean areNames =
        row.stream().allMatch(token -> token.isName() || token.isGroup() || token.isBlank());
    return areNames
        ? row.stream().filter(token -> !token.isBlank()).map(List::of).map(Rows::name).toList()
        : List.of();
  }

  /** The names of a list, or of the only list of an object. */
  private static List<String> ofGroup(Token group) {
    if (group.isList()) {
      return names(group.inside());
    }
    List<Token> groups = group.groups();
    return groups.size() == 1 && group.properties().size() == 1
        ? ofGroup(groups.get(0))
        : List.of();
  }

  /** True for a row whose names are words. */
  static boolean isLeaf(Token row) {
    List<Token> groups = row.groups();
    return groups.isEmpty() || groups.size() == 1 && !row.isList() && isLeaf(groups.get(0));
  }

  private static List<String> ofWord(Token token) {
    String word = token.text();
    if (word.length() == 1 && Character.isLetterOrDigit(word.charAt(0))) {
      return List.of(plain(word));
    }
    if (COLOUR.matcher(word).matches() || word.length() > MAX_WORD) {
      return List.of(word);
    }
    boolean isDivided = word.chars().anyMatch(c -> c == ' ' || BETWEEN_NAMES.contains((char) c));
    return isDivided && token.kind() == Token.STRING
        ? Tokenizer.paragraphs(word).stream()
            .flatMap(part -> names(part.inside()).stream())
            .toList()
        : CHARACTER.matcher(word).results().map(MatchResult::group).map(Rows::plain).toList();
  }

  /** Colours as lists of numbers are names, too: {@code 187-163-226}; other lists are none. */
  private static String name(List<Token> words) {
    if (words.size() != 1 || !words.get(0).isGroup()) {
      return plain(Token.words(words));
    }
    List<String> numbers = words.get(0).isList() ? names(words.get(0).inside()) : List.of();
    return numbers.stream().allMatch(COMPONENT.asMatchPredicate()) ? String.join("-", numbers) : "";
  }

  /** A name without blanks around it, and without the variant of an emoji. */
  private static String plain(String name) {
    return name.strip().replace("\uFE0F", "");
  }

  /**
   * The names of a word in which a number repeats the name behind it, as in {@code 2a2b}, or is one
   * of free squares, as in FEN; none for another word.
   */
  private static List<String> runs(List<Token> row, boolean areFree) {
    String word = row.size() == 1 && row.get(0).isName() ? row.get(0).text() : "";
    if (word.length() > MAX_WORD || word.chars().noneMatch(Character::isDigit)) {
      return areFree ? names(row) : List.of();
    }
    List<String> names = new ArrayList<>();
    List<Integer> repeated = new ArrayList<>();
    Matcher run = RUN.matcher(word);
    while (run.find() && !run.group().isEmpty() && names.size() <= MAX_SQUARES) {
      String digits = run.group(1);
      String name = run.group(2);
      int number =
          digits.length() > 4 ? Board.MAX_SIZE : digits.isEmpty() ? 0 : Integer.parseInt(digits);
      if (areFree) {
        names.addAll(Collections.nCopies(number, "."));
        names.addAll(name.isEmpty() ? List.of() : List.of(name));
      } else if (name.isEmpty()) {
        return List.of();
      } else {
        if (!names.isEmpty() && name.equals(names.get(names.size() - 1))) {
          repeated.add(names.size());
        }
        names.addAll(Collections.nCopies(Math.max(1, number), name));
      }
    }
    // A name follows itself in no row, since its number would say so.
    double n = Math.sqrt(names.size());
    return areFree || repeated.stream().allMatch(place -> place % n == 0) ? names : List.of();
  }

  private static Reading choose(Set<Grid> grids) {
    List<Reading> squares =
        grids.stream().filter(Grid::isSquare).map(Grid::reading).distinct().toList();
    List<Reading> read = squares.stream().filter(Reading::isRead).toList();
    if (read.size() > 1) {
      return Reading.ambiguous(read.get(0), read.get(1));
    }
    Optional<Grid> largest =
        grids.stream()
            .max(
                Comparator.comparingInt(
                    grid ->
                        2 * Math.min(grid.rows().size(), grid.rows().get(0).size())
                            - (grid.rows().size() > 1 ? 1 : 0)));
    return Stream.of(read, squares, largest.map(Grid::reading).stream().toList())
        .flatMap(List::stream)
        .findFirst()
        .orElseGet(() -> Reading.refused("names must stand in rows: write a row on each line"));
  }
}

package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nqueens.board.Board;
import org.nqueens.puzzle.exchange.Level.Name;
import org.nqueens.puzzle.exchange.Level.Run;

/**
 * The boards of a text by the places of its names: n rows of n with one gap between the names of a
 * row, and a stronger one between rows; or all names in one row; or the rows of queens.
 */
final class Shapes {
  /** The smallest board whose names may be words, or be in one row. */
  private static final int LEAST_FLAT = 4;

  private static final int MAX_SQUARES = Board.MAX_SIZE * Board.MAX_SIZE;

  private static final Pattern IN_ROW = Pattern.compile("[ ,\t;|/]+");
  private static final Pattern LETTER = Pattern.compile("[A-Za-z]");
  private static final Pattern NO_WORD = Pattern.compile("\\X|[0-9]{1,4}|#[0-9A-Fa-f]{3,8}");
  static final Pattern SIZE = Pattern.compile("[0-9]{1,4}(x[0-9]{1,4})?");
  private static final Pattern CHESS_SQUARE = Pattern.compile("([a-z])([0-9]{1,2})");
  private static final Pattern LENGTHS = Pattern.compile("(?=\\D*\\d)(\\d{0,4}\\p{L})++");
  private static final Pattern FEN = Pattern.compile("(?=.)(\\d{0,4}[qQ])*+\\d{0,4}");
  private static final Pattern LENGTH = Pattern.compile("(\\d{0,4})(\\P{Nd}|\\z)");

  private final List<Word> words;
  private final Level level;
  private final List<Shape> shapes = new ArrayList<>();

  private Shapes(List<Word> words, Level level) {
    this.words = words;
    this.level = level;
  }

  /** Boards that are read or refused; they may have words in common. */
  static List<Shape> of(List<Word> words) {
    List<Shape> all = new ArrayList<>();
    for (Level level : Level.of(words)) {
      Shapes shapes = new Shapes(words, level);
      shapes.addChains(0);
      shapes.addChains(1);
      level.runs.forEach(shapes::addRun);
      for (int i = 0; i < level.names.size(); i++) {
        shapes.addLengths(i);
        shapes.addSingle(i);
      }
      all.addAll(shapes.shapes);
    }
    return all;
  }

  private Shape add(int first, int last, List<List<String>> rows, Reading reading) {
    Name start = level.names.get(first);
    Shape shape = new Shape(start.first(), level.names.get(last).last(), rows, reading);
    shapes.add(shape);
    return shape;
  }

  private void addFault(int first, int last, List<List<String>> rows) {
    Reading reading = new Grid(rows).reading();
    Reading words =
        Reading.refused(
            "words (%s) must be in brackets, or letters, to be the first of %s rows of a board: write a letter for each region",
            String.join(" ", rows.get(0)), rows.size());
    add(first, last, rows, reading.isRead() ? words : reading);
  }

  private Shape add(int first, int last, List<List<String>> rows) {
    return add(first, last, rows, new Grid(rows).reading());
  }

  /**
   * Adds the rows of every other run, as long as the gaps in rows and between them are the same.
   */
  private void addChains(int start) {
    List<Run> runs = level.runs;
    for (int i = start, end = i; i + 1 < runs.size(); i = end > i ? end : i + 2) {
      Run row = runs.get(i);
      Run next = runs.get(i + 1);
      end = i;
      if (Level.strength(next.gap()) > Level.strength(row.gap())
          && !isKeyed(row)
          && !isKeyed(next)) {
        while (end + 2 < runs.size()
            && runs.get(end + 1).gap().equals(next.gap())
            && runs.get(end + 2).gap().equals(row.gap())) {
          end += 2;
        }
        addChain(i, end, next.gap());
      }
    }
  }

  /** True for names behind keys, each with its own. */
  private static boolean isKeyed(Run run) {
    return run.gap().contains(":") && !run.gap().contains("[");
  }

  private void addChain(int start, int end, String between) {
    List<int[]> rows = new ArrayList<>();
    for (int i = start - 1; i <= end + 1; i++) {
      if (i >= 0 && i < level.runs.size()) {
        Run run = level.runs.get(i);
        if ((i - start) % 2 == 0) {
          if (!isPart(run, between)) {
            rows.add(new int[] {run.first(), run.last()});
          }
        } else if (run.gap().equals(between)) {
          // Names that are rows: not those that begin or end a longer one.
          int last = run.last() - (i <= end ? 1 : 0);
          for (int name = run.first() + (i < start ? 0 : 1); name <= last; name++) {
            rows.add(new int[] {name, name});
          }
        }
      }
    }
    if (rows.size() > 1 && rows.size() <= Board.MAX_SIZE) {
      addRows(rows, between);
    }
  }

  /** True for the characters of a word in a line with others. */
  private boolean isPart(Run row, String between) {
    return row.gap().isEmpty()
        && !between.equals(" ")
        && Stream.of(row.first(), row.last() + 1)
            .anyMatch(name -> name < level.names.size() && level.names.get(name).gap().equals(" "));
  }

  /** Adds each n rows of n names; or all rows as no board if another row has the names of one. */
  private void addRows(List<int[]> places, String between) {
    List<List<String>> rows = places.stream().map(row -> level.texts(row[0], row[1])).toList();
    int added = shapes.size();
    Set<String> names = new HashSet<>();
    List<List<String>> others = new ArrayList<>();
    for (int i = 0, end; i < rows.size(); i = end) {
      int n = rows.get(i).size();
      for (end = i + 1; end < rows.size() && rows.get(end).size() == n; ) {
        end++;
      }
      List<List<String>> same = rows.subList(i, end);
      int first = places.get(i)[0];
      int last = places.get(end - 1)[1];
      boolean isAlone = n >= LEAST_FLAT || end - i + 1 >= rows.size();
      boolean isBoard = end - i == n && n > 1 && isWhole(first, last) && isAlone;
      if (isBoard && isPlain(same, first, between)) {
        names.addAll(add(first, last, same).names());
      } else {
        others.addAll(same);
        if (end - i > 1) {
          addFault(first, last, same);
        }
      }
    }
    others.removeIf(row -> row.size() == 1 && SIZE.matcher(row.get(0)).matches());
    names.add("");
    others.removeIf(row -> row.stream().allMatch(String::isEmpty));
    boolean areKeyed = between.contains(":") && !between.contains("{");
    if (!areKeyed
        && (names.size() == 1 || others.stream().anyMatch(row -> Shape.areOf(names, row)))) {
      List<Shape> parts = shapes.subList(added, shapes.size());
      List<Shape> unread = parts.stream().filter(part -> !part.isRead()).toList();
      parts.clear();
      addFault(places.get(0)[0], places.get(places.size() - 1)[1], rows);
      shapes.addAll(unread);
    }
  }

  private Group group(int first, int last) {
    Name start = level.names.get(first);
    return words.get(start.first()).group().around(level.names.get(last).last());
  }

  /** False for rows that begin or end in a word, in a longer row, or in a longer list. */
  private boolean isWhole(int first, int last) {
    String inRow = level.names.get(first + 1).gap();
    Group group = group(first, last);
    boolean isPart =
        group.isList()
            && (first > 0 && level.names.get(first - 1).last() >= group.first
                || last + 1 < level.names.size() && level.names.get(last + 1).first() < group.end);
    return !isPart
        && level.areWords(first, last)
        && Stream.of(first, last + 1)
            .filter(name -> name > 0 && name < level.names.size())
            .map(name -> level.names.get(name).gap())
            .noneMatch(
                gap -> !inRow.isEmpty() && gap.contains(inRow) && IN_ROW.matcher(gap).matches());
  }

  /** False for two or three words in a row, which may be a sentence. */
  private boolean isPlain(List<List<String>> rows, int first, String between) {
    boolean areWords = !rows.stream().flatMap(List::stream).allMatch(NO_WORD.asMatchPredicate());
    Group group = group(first, first + rows.size() * rows.size() - 1);
    return rows.size() >= LEAST_FLAT
        || between.contains("[") && group.isList()
        || between.contains("\n") && !areWords && !group.isInBrackets();
  }

  /** Adds the board of all names in one row, the queens of a row, or the row itself. */
  private void addRun(Run run) {
    List<String> names = level.texts(run.first(), run.last());
    int n = (int) Math.round(Math.sqrt(names.size()));
    boolean isWhole = isWhole(run) && level.areWords(run.first(), run.last());
    Optional<Grid> queens = isWhole ? queens(names) : Optional.empty();
    if (queens.isPresent()) {
      add(run.first(), run.last(), queens.get().rows());
    } else if (n * n == names.size()
        && n >= LEAST_FLAT
        && names.size() <= MAX_SQUARES
        && level.areWords(run.first(), run.last())
        && (run.gap().isEmpty() || isFlat(run))) {
      add(run.first(), run.last(), Grid.of(n, names::get).rows());
    } else if (run.gap().equals("/") && names.stream().allMatch(FEN.asMatchPredicate())) {
      add(run.first(), run.last(), names.stream().map(row -> repeated(row, true)).toList());
    } else if (isWhole || names.size() >= Shape.LEAST_SQUARES) {
      addFault(run.first(), run.last(), List.of(names));
    }
  }

  /** False for names of a longer row, of a list with other signs, or with slashes between rows. */
  private boolean isFlat(Run run) {
    Group group = group(run.first(), run.last());
    return isWhole(run.first(), run.last())
        && !(group.isInBrackets() && group.hasKeys)
        && !run.gap().contains("/");
  }

  /** True for all names of a list of at least four, or of a line. */
  private boolean isWhole(Run run) {
    Name first = level.names.get(run.first());
    Name last = level.names.get(run.last());
    Group group = words.get(first.first()).group();
    if (group.isList()) {
      return group.first == first.first()
          && group.end == last.last() + 1
          && run.last() - run.first() + 1 >= LEAST_FLAT;
    }
    if (isKeyed(run)) {
      return false;
    }
    boolean isLast = run.last() + 1 == level.names.size();
    boolean isKeyed = first.gap().contains(":") && !run.gap().isEmpty();
    return (run.first() == 0 || isKeyed || first.gap().contains("\n"))
        && (isLast || level.names.get(run.last() + 1).gap().contains("\n"));
  }

  /** The queens in rows, counted from 0 or from 1, or on squares of chess. */
  private static Optional<Grid> queens(List<String> names) {
    int n = names.size();
    int[] rows = new int[n];
    if (n <= Board.MAX_SIZE && names.stream().allMatch(Tokenizer.NUMBER.asMatchPredicate())) {
      Arrays.setAll(rows, column -> Integer.parseInt(names.get(column)));
      int first = Arrays.stream(rows).anyMatch(row -> row == 0) ? 0 : 1;
      Arrays.setAll(rows, column -> rows[column] - first);
    } else if (names.stream().allMatch(CHESS_SQUARE.asMatchPredicate())) {
      Arrays.fill(rows, n);
      for (String name : names) {
        int column = Math.min(n - 1, name.charAt(0) - 'a');
        rows[column] = rows[column] < n ? n : n - Integer.parseInt(name.substring(1));
      }
    }
    boolean areEach =
        Arrays.stream(rows).filter(row -> row >= 0 && row < n).distinct().count() == n;
    return areEach
        ? Optional.of(Grid.of(n, square -> rows[square % n] == square / n ? "Q" : "."))
        : Optional.empty();
  }

  /** Adds the board of a word in which a number repeats the name behind it, as in {@code 2a2b}. */
  private void addLengths(int name) {
    String word = level.names.get(name).text();
    if (word.length() > 2 && word.length() <= MAX_SQUARES && LENGTHS.matcher(word).matches()) {
      List<String> names = repeated(word, false);
      int n = (int) Math.round(Math.sqrt(names.size()));
      if (n * n == names.size() && n >= LEAST_FLAT) {
        add(name, name, Grid.of(n, names::get).rows());
      }
    }
  }

  /** Adds the board of one square, a letter in two lists. */
  private void addSingle(int name) {
    Name only = level.names.get(name);
    Group row = words.get(only.first()).group();
    Group board = row.outer();
    if (row.isList()
        && board.isList()
        && board.end - board.first == 1
        && level.areWords(name, name)
        && LETTER.matcher(only.text()).matches()) {
      add(name, name, List.of(List.of(only.text())));
    }
  }

  /** The names of a word with numbers before them; without a name they are free squares. */
  private static List<String> repeated(String word, boolean areFree) {
    List<String> names = new ArrayList<>();
    Matcher next = LENGTH.matcher(word);
    while (next.find() && !next.group().isEmpty() && names.size() <= MAX_SQUARES) {
      int number = next.group(1).isEmpty() ? areFree ? 0 : 1 : Integer.parseInt(next.group(1));
      names.addAll(Collections.nCopies(number, areFree ? "." : next.group(2)));
      if (areFree && !next.group(2).isEmpty()) {
        names.add(next.group(2));
      }
    }
    return names;
  }
}

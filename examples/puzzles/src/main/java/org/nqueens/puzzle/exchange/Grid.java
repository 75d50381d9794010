package org.nqueens.puzzle.exchange;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.internal.RegionSquares;

/**
 * Names in rows, and what they mean: queens on free squares, or else regions.
 *
 * @param rows the names of each row, which may be more or fewer than the rows
 */
record Grid(List<List<String>> rows) {
  private static final Set<String> QUEENS = Set.of("Q", "q", "♕", "♛", "👑", "★", "⭐");
  private static final Set<String> FREE = Set.of(".", "_", "-", "*", "·", "", "0", "□", "⬜");

  /** Free squares that are names of regions elsewhere. */
  private static final Set<String> AMBIGUOUS = Set.of("0", "□", "⬜");

  private static final String BLOCKED = "#";

  private static final Pattern SEVERAL = Pattern.compile("[\\p{L}\\p{N}]{2,}");
  private static final Pattern NO_NAME =
      Pattern.compile(".*[\"'`()\\[\\]{}|;,:=/].*|\\S{1,2}( \\S{1,2})+");

  /** The most regions whose names are all capitals, or all small letters. */
  private static final int LATIN = 26;

  /** A region with a cross or a queen of the player. */
  private static final Pattern MARKED = Pattern.compile("(\\X|[0-9]{2})([xXqQ])");

  /** The grid of the names of n x n squares, which are counted row by row. */
  static Grid of(int n, IntFunction<String> name) {
    return new Grid(
        IntStream.range(0, n)
            .mapToObj(row -> IntStream.range(n * row, n * (row + 1)).mapToObj(name).toList())
            .toList());
  }

  boolean isSquare() {
    return rows.stream().allMatch(row -> row.size() == rows.size());
  }

  private String name(int square) {
    return rows.get(square / rows.size()).get(square % rows.size());
  }

  /** What the names mean; queens are recognized before regions. */
  Reading reading() {
    if (!isSquare()) {
      return Reading.refused(shapeFault());
    }
    Set<String> names =
        rows.stream().flatMap(List::stream).collect(Collectors.toCollection(LinkedHashSet::new));
    for (List<String> truth : List.of(List.of("0", "1"), List.of("false", "true"))) {
      String queen = truth.get(1);
      if (names.equals(Set.copyOf(truth))
          && rows.stream().allMatch(row -> Collections.frequency(row, queen) == 1)) {
        return queens(queen::equals);
      }
    }
    Set<String> others = new LinkedHashSet<>(names);
    others.remove(BLOCKED);
    boolean haveQueens = others.removeIf(QUEENS::contains);
    boolean isBoard = others.isEmpty() || others.size() == 1 && FREE.containsAll(others);
    if (isBoard && (haveQueens || Set.of(".", "_").containsAll(others))) {
      return queens(QUEENS::contains);
    }
    names.remove(BLOCKED);
    return regions(names);
  }

  private Reading queens(Predicate<String> isQueen) {
    return rows.size() > Board.MAX_SIZE
        ? Reading.refused(tooLarge(rows.size()))
        : Reading.of(
            Position.parse(
                String.join(
                    "\n",
                    lines(name -> isQueen.test(name) ? "Q" : name.equals(BLOCKED) ? name : "."))));
  }

  private String[] lines(UnaryOperator<String> square) {
    return rows.stream()
        .map(row -> row.stream().map(square).collect(Collectors.joining()))
        .toArray(String[]::new);
  }

  private static String tooLarge(int n) {
    return "rows (%s) must be at most %s: take another board".formatted(n, Board.MAX_SIZE);
  }

  private String shapeFault() {
    int n = rows.size();
    int length = rows.get(0).size();
    String queens = "write given queens as Q on n lines of n squares, of which . is a free one";
    if (n == 1) {
      return "row (of %s names) must have the n x n squares of a board, or each row of a placement once: %s"
          .formatted(length, queens);
    }
    if (n > Board.MAX_SIZE) {
      return tooLarge(n);
    }
    List<Integer> lengths = rows.stream().map(List::size).toList();
    int usual =
        Collections.max(
            lengths,
            Comparator.comparing(
                size -> 2 * Collections.frequency(lengths, size) + (size == n ? 1 : 0)));
    for (int row = 0; row < n; row++) {
      if (rows.get(row).size() != usual) {
        return "row %s (of %s squares) must have as many squares as most rows (%s): complete the rows"
            .formatted(row, rows.get(row).size(), usual);
      }
    }
    return "board (of %s rows and %s columns) must have as many rows as columns: complete it with blocked squares (#) and --queens, or %s"
        .formatted(n, length, queens);
  }

  private Reading regions(Set<String> names) {
    int n = rows.size();
    if (n > RegionSquares.MAX_SIZE) {
      return badSize(n);
    }
    Optional<Reading> fault = nameFault(names);
    if (fault.isPresent()) {
      return fault.get();
    }
    List<String> unmarked = names.stream().map(Grid::unmarked).distinct().toList();
    boolean isPlain = names.size() == n;
    if (isPlain && unmarked.size() == n && !names.containsAll(unmarked)) {
      return Reading.refused(
          "names (%s) may be those of regions, or have the marks x and q of a player: write [A] for a queen on region A, and -A- for a cross",
          String.join(", ", names));
    }
    if (!isPlain && unmarked.size() != n) {
      return Reading.refused(
          "regions (%s) must be as many as the rows (%s), because each has one queen: name as many regions as rows, or write queens as Q and free squares as .",
          names.size(), n);
    }
    List<String> regions = isPlain ? List.copyOf(names) : unmarked;
    List<String> words = regions.stream().filter(region -> !isLetter(region)).toList();
    if (n <= LATIN && !words.isEmpty() && 2 * words.size() < n) {
      return Reading.refused(
          "name (%s) must be a letter as the others are: divide the names as others", words.get(0));
    }
    if (areRows(names)) {
      return Reading.refused(
          "names (%s) may be the rows of boards: write each row on a line of its own",
          String.join(", ", names));
    }
    boolean areKept = regions.stream().allMatch(Grid::isLetter);
    Board board =
        Board.of(
            lines(
                name -> {
                  String region = isPlain ? name : unmarked(name);
                  return areKept || name.equals(BLOCKED)
                      ? region
                      : "" + Unit.LETTERS.charAt(regions.indexOf(region));
                }));
    String[] marks = new String[n * n];
    Arrays.setAll(
        marks, square -> isPlain ? "" : name(square).substring(unmarked(name(square)).length()));
    return Reading.of(Position.of(board)).marked(marks);
  }

  /** True if names have a character for each row or more, and all names no more different ones. */
  private boolean areRows(Set<String> names) {
    OptionalInt length =
        names.stream().mapToInt(String::length).filter(size -> size >= rows.size()).min();
    return names.stream().allMatch(SEVERAL.asMatchPredicate())
        && length.isPresent()
        && String.join("", names).chars().distinct().count() <= length.getAsInt();
  }

  private Optional<Reading> nameFault(Set<String> names) {
    boolean areLetters = names.stream().allMatch(Grid::isLetter);
    String size = "" + rows.size();
    if (names.contains(size)
        && names.stream().allMatch(name -> isLetter(name) || name.equals(size))) {
      return Optional.of(
          Reading.refused(
              "name (%s) must be a letter as the others are, or in a line of its own if it is the size: correct it",
              size));
    }
    for (String name : names) {
      String fault =
          FREE.contains(name) && !AMBIGUOUS.contains(name)
              ? "'%s' belongs to no region: name the region of each square, or write # for a blocked one"
              : NO_NAME.matcher(name).matches()
                      || name.indexOf(' ') > 0 && Shape.comeAgain(List.of(name.split("")))
                  ? "name (%s) must be a short word without quotation marks, brackets and separators: mend what is around it"
                  : QUEENS.contains(name) && !areLetters
                      ? "'%s' hides the region of its square: write regions as letters, and [A] for a queen on region A"
                      : "";
      if (!fault.isEmpty()) {
        return Optional.of(Reading.refused(fault, name));
      }
    }
    return Optional.empty();
  }

  static Reading badSize(int n) {
    return Reading.refused(
        "rows (%s) must be between 1 and %s, a letter for each region: take another board",
        n, RegionSquares.MAX_SIZE);
  }

  private static String unmarked(String name) {
    Matcher marked = MARKED.matcher(name);
    return marked.matches() ? marked.group(1) : name;
  }

  private static boolean isLetter(String name) {
    return name.length() == 1 && Unit.LETTERS.contains(name);
  }
}

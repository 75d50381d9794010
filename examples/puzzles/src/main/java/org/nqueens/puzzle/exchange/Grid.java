package org.nqueens.puzzle.exchange;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.internal.RegionSquares;

/** Names in rows, and what they mean: queens on free squares, or else regions. */
final class Grid {
  private static final Set<String> QUEENS = Set.of("Q", "q", "♕", "♛", "👑", "★", "⭐");
  private static final Set<String> FREE =
      Set.of(".", "_", "-", "*", "·", "", "0", "□", "⬜", "null", "None");

  /** Free squares that are names of regions elsewhere. */
  private static final Set<String> AMBIGUOUS = Set.of("0", "□", "⬜");

  private static final String BLOCKED = "#";
  private static final String WALL = "%";
  private static final Set<String> BITS = Set.of("0", "1");
  private static final Set<String> TRUTHS =
      Set.of("true", "True", "TRUE", "false", "False", "FALSE");

  /** What other pieces are written as. */
  private static final String PIECES =
      "RNKAPrnkap\u2654\u2656\u2657\u2658\u2659\u265a\u265c\u265d\u265e\u265f";

  private static final Set<String> NOTHING = Set.of(".", "_");
  private static final Pattern NO_NAME =
      Pattern.compile(".*[\"'`()\\[\\]{}|;,:=/].*|\\S{1,2}( \\S{1,2})+");

  /** The most regions whose names are all capitals, or all small letters. */
  private static final int LATIN = 26;

  private final List<List<String>> rows;

  /**
   * The names of squares that are not blocked, in the order of their first squares; empty unless
   * the rows are a square.
   */
  private final List<String> names;

  private final boolean isBlocked;

  /** A grid of rows, which may be longer or shorter than there are rows. */
  Grid(List<List<String>> rows) {
    this.rows = rows;
    Set<String> all = new LinkedHashSet<>(2 * Part.LEAST);
    if (isSquare(rows)) {
      rows.forEach(all::addAll);
    }
    isBlocked = all.remove(BLOCKED);
    names = List.copyOf(all);
  }

  /** A board with a sign on some squares. */
  static Board with(Board board, Collection<Square> squares, char sign) {
    List<StringBuilder> lines = board.lines().stream().map(StringBuilder::new).toList();
    squares.forEach(square -> lines.get(square.row()).setCharAt(square.column(), sign));
    return Board.of(lines.stream().map(String::valueOf).toArray(String[]::new))
        .withVariant(board.variant())
        .withTitle(board.title());
  }

  /** The grid of the names of n x n squares, which are counted row by row. */
  static Grid of(int n, IntFunction<String> name) {
    List<List<String>> rows = new ArrayList<>(n);
    for (int row = 0; row < n; row++) {
      List<String> names = new ArrayList<>(n);
      for (int square = n * row; square < n * (row + 1); square++) {
        names.add(name.apply(square));
      }
      rows.add(names);
    }
    return new Grid(rows);
  }

  /** Queens on some of n x n squares, which are counted row by row. */
  static Reading queens(int n, BitSet queens) {
    return board(lines(n, i -> queens.get(i) ? 'Q' : '.'));
  }

  /** The board of lines in the text of this project. */
  static Reading board(String... lines) {
    for (int row = 0; row < lines.length; row++) {
      for (int i = lines[row].indexOf('Q'); i >= 0; i = lines[row].indexOf('Q', i + 1)) {
        for (int above = 0; above < row; above++) {
          if (lines[above].charAt(i) == 'Q') {
            return Reading.parsed(String.join("\n", lines)); // several in a column are the player's
          }
        }
      }
    }
    return Reading.of(Position.of(Board.of(lines)));
  }

  /** True for n rows of n names. */
  static boolean isSquare(List<List<String>> rows) {
    boolean isSquare = true;
    for (int row = 0; row < rows.size(); row++) {
      isSquare &= rows.get(row).size() == rows.size();
    }
    return isSquare;
  }

  /** What the names mean; queens are recognized before regions. */
  Reading reading() {
    return isSquare(rows) ? drawing().or(this::signs).orElseGet(this::regions) : shapeFault();
  }

  /** Queens and free squares in their usual signs, or as truth values. */
  Optional<Reading> drawing() {
    boolean areWords = !names.isEmpty() && TRUTHS.containsAll(names);
    String queen = areWords ? "true" : "1";
    if (!isBlocked
        && (areWords || BITS.containsAll(names))
        && rows.stream()
            .allMatch(row -> row.stream().filter(queen::equalsIgnoreCase).count() == 1)) {
      return Optional.of(queens(queen::equalsIgnoreCase));
    }
    if (areWords && names.size() > 1) {
      return Optional.of(
          Reading.refused(
              "'%s' must stand once in each row of a placement: correct the rows", queen));
    }
    List<String> others = new ArrayList<>(names);
    boolean haveQueens = others.removeIf(QUEENS::contains);
    int kinds = names.size() - others.size();
    boolean haveWalls = others.remove(WALL);
    boolean isFree =
        others.size() == 1
            && (FREE.contains(others.get(0)) || others.get(0).equalsIgnoreCase("false"));
    boolean isBoard = others.isEmpty() && !haveWalls || isFree;
    if (isBoard && kinds > 1) {
      return Optional.of(
          Reading.refused(
              "signs (%s) may be queens of two kinds: write Q for each queen",
              String.join(" ", names)));
    }
    boolean isEmpty = names.size() == 1 && rows.size() >= Part.LEAST;
    if (isBoard && (haveQueens || isEmpty || NOTHING.containsAll(others))) {
      return Optional.of(queens(QUEENS::contains));
    }
    boolean hasCross = haveQueens && others.size() == 2 && rows.size() >= Part.LEAST;
    if (hasCross && areChequered(others)) {
      return Optional.of(queens(QUEENS::contains));
    }
    others.removeIf(FREE::contains);
    return hasCross && others.size() == 1
        ? Optional.of(
            Reading.refused(
                "'%s' beside queens and free squares may be a blocked square or a cross of the player: write # for a blocked square, or leave it free",
                others.get(0)))
        : Optional.empty();
  }

  /** True for two names by turns beside the queens, as the squares of a chess board. */
  private boolean areChequered(List<String> free) {
    int n = rows.size();
    Set<String> first = new HashSet<>();
    for (int i = 0; i < n * n; i++) {
      int name = free.indexOf(rows.get(i / n).get(i % n));
      if (name >= 0) {
        first.add(free.get((name + i / n + i % n) % 2));
      }
    }
    return first.size() == 1;
  }

  /**
   * Queens and free squares in any two signs, one of which stands as often in each row and column,
   * and on fewer than half of the squares.
   */
  Optional<Reading> signs() {
    int n = rows.size();
    if (names.size() != 2 || n < Part.LEAST) {
      return Optional.empty();
    }
    for (String name : BITS.containsAll(names) ? List.of("1") : names) {
      int k = Collections.frequency(rows.get(0), name);
      boolean isAlike =
          IntStream.range(0, n)
              .allMatch(
                  i ->
                      Collections.frequency(rows.get(i), name) == k
                          && rows.stream().filter(row -> row.get(i).equals(name)).count() == k);
      if (isAlike && 2 * k < n) {
        return Optional.of(
            PIECES.contains(name)
                ? Reading.refused(
                    "'%s' may be another piece than a queen: write Q, and the variant, such as variant=rooks",
                    name)
                : ofNames(sign -> sign.equals(name) ? 'Q' : sign.equals(BLOCKED) ? '#' : '.'));
      }
    }
    return Optional.of(
        Reading.refused(
            "signs (%s) may be queens, blocked or free squares, since none stands once in each row and column: write Q for a queen, # for a blocked square, . for a free one and %% for a wall that stops the sight",
            String.join(" ", names)));
  }

  private Reading queens(Predicate<String> isQueen) {
    return ofNames(
        name ->
            isQueen.test(name)
                ? 'Q'
                : name.equals(BLOCKED) || name.equals(WALL) ? name.charAt(0) : '.');
  }

  private Reading ofNames(ToIntFunction<String> square) {
    int n = rows.size();
    return board(lines(n, i -> square.applyAsInt(rows.get(i / n).get(i % n))));
  }

  private static String[] lines(int n, IntUnaryOperator square) {
    String[] lines = new String[n];
    char[] line = new char[n];
    for (int i = 0; i < n * n; i++) {
      line[i % n] = (char) square.applyAsInt(i);
      if (i % n == n - 1) {
        lines[i / n] = String.valueOf(line);
      }
    }
    return lines;
  }

  static Reading tooLarge(int n) {
    return Reading.refused("rows (%s) must be at most %s: take another board", n, Board.MAX_SIZE);
  }

  /** The length of most rows; of several lengths rather as many as there are rows. */
  private int usual() {
    Map<Integer, Integer> lengths = new LinkedHashMap<>();
    rows.forEach(row -> lengths.merge(row.size(), 2, Integer::sum));
    lengths.merge(rows.size(), 1, Integer::sum);
    return Collections.max(lengths.keySet(), comparingInt(lengths::get));
  }

  private int usualRows() {
    int usual = usual();
    return (int) rows.stream().filter(row -> row.size() == usual).count();
  }

  /** True for rows that are meant as a board: most are about as long as there are rows. */
  boolean isNearlySquare() {
    int n = rows.size();
    int length = n < Part.LEAST - 1 ? 0 : usual();
    return Math.min(n, length) >= Part.LEAST - 1
        && Math.max(n, length) >= Part.LEAST
        && Math.max(n, length) <= 2 * Math.min(n, length)
        && 3 * usualRows() >= 2 * n;
  }

  /** True for a row of numbers, or rows of which half are of one length, as sentences are not. */
  boolean hasRows() {
    return rows.size() == 1
        ? rows.get(0).stream().filter(Strings::isShortNumber).count() >= Part.LEAST - 1
        : rows.size() > 1 && usual() > 1 && 2 * usualRows() >= rows.size();
  }

  private Reading shapeFault() {
    int n = rows.size();
    int length = rows.get(0).size();
    if (n == 1) {
      return Reading.refused(
          "row (of %s names) must have the n x n squares of a board, or each row of a placement once: write given queens as Q on n lines of n squares, a placement as 2 4 1 3 without other words",
          length);
    }
    int usual = usual();
    for (int row = 0; row < n; row++) {
      if (rows.get(row).size() != usual) {
        return Reading.refused(
            "row %s (of %s squares) must have as many squares as most rows (%s): complete the rows, without numbers of rows and columns",
            row, rows.get(row).size(), usual);
      }
    }
    return Reading.refused(
        length % n == 0 && n >= Part.LEAST
            ? "board (of %s rows and %s columns) must have as many rows as columns: write boards that stand beside each other one below the other"
            : "board (of %s rows and %s columns) must have as many rows as columns: complete it with blocked squares (#) and --queens, or write given queens as Q on n lines of n squares, of which . is a free one",
        n,
        length);
  }

  /** Regions, as many as rows. */
  Reading regions() {
    int n = rows.size();
    if (n > RegionSquares.MAX_SIZE) {
      return badSize(n);
    }
    List<String> words = new ArrayList<>(names);
    words.removeIf(Grid::isLetter);
    Optional<Reading> fault = nameFault(words);
    if (fault.isPresent()) {
      return fault.get();
    }
    if (names.size() != n) {
      return Reading.refused(
          "regions (%s) must be as many as the rows (%s), because each has one queen: name as many regions as rows, or write queens as Q and free squares as ., or [A] for a queen on region A",
          names.size(), n);
    }
    if (n >= Part.LEAST
        && names.contains("0")
        && names.stream().filter(this::isOnce).count() == n - 1) {
      return Reading.refused(
          "numbers (%s) may be queens in their order, since all but one stand once: write Q for a queen and . for a free square",
          String.join(" ", names));
    }
    for (String name : n <= LATIN && 2 * words.size() < n ? words : List.<String>of()) {
      // a number that stands once may be a size before a row
      if (Strings.number(name) < 0 || isOnce(name)) {
        return Reading.refused(
            "name (%s) must be a letter as the others are: divide the names as others", name);
      }
    }
    boolean areKept = words.isEmpty();
    words.removeIf(name -> name.length() < n || name.startsWith("#"));
    int least = words.isEmpty() ? 0 : Collections.min(words, comparingInt(String::length)).length();
    if (n >= Part.LEAST && least > 0 && Strings.distinct(String.join("", names)) <= least) {
      return Reading.refused(
          "names (%s) may be the rows of boards: write each row on a line of its own",
          String.join(", ", names));
    }
    return ofNames(
        name ->
            areKept || name.equals(BLOCKED)
                ? name.charAt(0)
                : Unit.LETTERS.charAt(names.indexOf(name)));
  }

  /** A board whose rows may be placements, if most of them have the same n numbers. */
  Reading orPlacements(Reading board) {
    boolean arePermutations =
        names.size() == rows.size()
            && names.stream().allMatch(Strings::isShortNumber)
            && 2 * rows.stream().filter(row -> Set.copyOf(row).size() == row.size()).count()
                > rows.size();
    return arePermutations && board.isRead()
        ? rows.stream()
            .map(Variables::placement)
            .flatMap(Optional::stream)
            .findFirst()
            .map(placement -> Reading.ambiguous(board, placement))
            .orElse(board)
        : board;
  }

  private boolean isOnce(String name) {
    return rows.stream().mapToInt(row -> Collections.frequency(row, name)).sum() == 1;
  }

  private Optional<Reading> nameFault(List<String> others) {
    for (String name : others.isEmpty() ? others : names) {
      String fault =
          FREE.contains(name) && !AMBIGUOUS.contains(name)
              ? "'%s' belongs to no region: name the region of each square, or write # for a blocked one"
              : !isLetter(name) && Strings.number(name) < 0 && NO_NAME.matcher(name).matches()
                  ? "name (%s) must be a short word without quotation marks, brackets and separators: mend what is around it"
                  : QUEENS.contains(name)
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

  private static boolean isLetter(String name) {
    return name.length() == 1 && Unit.LETTERS.contains(name);
  }
}

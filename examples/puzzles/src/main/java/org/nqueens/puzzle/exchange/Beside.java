package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.exchange.Finding.Kind;

/**
 * What stands beside the boards of a text: given queens are added, a solution is left out with a
 * remark, the size is compared, and what has no known meaning is refused. Used once.
 */
final class Beside {
  private static final Pattern GIVEN =
      Pattern.compile("(?i)given|initial|locked|revealed|fixed|clue|prefilled|preplaced");
  private static final Pattern QUEENS = Pattern.compile("(?i)queens?");
  private static final Pattern SOLUTION = Pattern.compile("(?i)solution|solved|answer");
  private static final Pattern PALETTE = Pattern.compile("(?i)palette|theme|style|colou?rs");

  private static final Pattern SIZE = Pattern.compile("size|n|(board|grid)size|dimensions?");
  private static final Pattern STARS = Pattern.compile("stars?(rating|count|per.*)?");
  private static final int MAX_TITLE = 900;

  private final Set<String> remarks = new LinkedHashSet<>();

  List<String> remarks() {
    return List.copyOf(remarks);
  }

  void remark(String sentence) {
    remarks.add(sentence);
  }

  /** The findings of an object, whose settings tell of its boards. */
  List<Finding> ofObject(List<Finding> findings, Map<String, String> settings) {
    return completed(merged(findings, settings, true), settings);
  }

  /** The findings of a whole text, whose lists without a key are boards of their own. */
  List<Finding> root(List<Finding> findings, Map<String, String> settings) {
    return merged(findings, settings, false);
  }

  private List<Finding> merged(
      List<Finding> findings, Map<String, String> settings, boolean isObject) {
    long boards = findings.stream().filter(Finding::isBoard).count();
    boolean haveGiven =
        findings.stream().anyMatch(found -> found.isNamed(GIVEN) && !found.isBoard());
    Set<Integer> numbers = new HashSet<>();
    findings.stream()
        .flatMap(found -> found.squares().stream())
        .forEach(square -> numbers.addAll(List.of(square.row(), square.column())));
    List<Finding> kept = new ArrayList<>();
    List<Finding> besideOne = new ArrayList<>();
    for (Finding found : findings) {
      boolean isBeside = !found.isBoard() && found.kind() != Kind.REST;
      boolean isLeftOut = isBeside && isObject && boards > 0 && isHarmless(found);
      boolean hasKey = isObject || !found.key().isEmpty();
      if (isBeside && found.isNamed(SOLUTION) && (boards > 0 || haveGiven)) {
        remark("the solution ('%s') is left out".formatted(found.key()));
      } else if (isBeside && boards == 1 && (found.isNamed(GIVEN) || hasKey && !isLeftOut)) {
        besideOne.add(found);
      } else if (!isLeftOut) {
        kept.add(boards == 0 ? onEmptyBoard(found, settings, numbers) : found);
      }
    }
    for (Finding found : besideOne) {
      kept.replaceAll(
          board ->
              !board.isBoard()
                  ? board
                  : found.isNamed(GIVEN) ? with(found, board, numbers) : unknown(found, board));
    }
    return kept;
  }

  private static Finding onEmptyBoard(
      Finding found, Map<String, String> settings, Set<Integer> numbers) {
    return setting(settings, SIZE)
        .map(Integer::valueOf)
        .filter(n -> found.kind() == Kind.SQUARES && n > 0 && n <= Board.MAX_SIZE)
        .filter(n -> found.isNamed(GIVEN) || found.isNamed(QUEENS))
        .map(n -> Finding.of(Kind.GRID, Grid.of(n, square -> ".").reading(), found.source()))
        .map(empty -> with(found, empty, numbers))
        .orElse(found);
  }

  /** True for colours: by their key, or since they are numbers that cannot be a solution. */
  private static boolean isHarmless(Finding found) {
    return found.isNamed(PALETTE)
        || found.kind() == Kind.QUEENS
            && found.source().groups().isEmpty()
            && found.reading().position().filter(queens -> !queens.clashes().isEmpty()).isPresent();
  }

  private static Finding unknown(Finding found, Finding board) {
    return board.as(
        Kind.FAULT,
        found.key().isEmpty() && found.kind() == Kind.FAULT
            ? found.reading()
            : Reading.refused(
                "'%s' beside the board has no known meaning: name it given or solution, or leave it out",
                found.key()));
  }

  /** A board with the queens that stand beside it. */
  private static Finding with(Finding found, Finding board, Set<Integer> numbers) {
    Position position = board.reading().positions().get(0);
    int n = position.board().size();
    boolean areSquares = found.kind() == Kind.SQUARES;
    int first = !areSquares || numbers.contains(0) ? 0 : numbers.contains(n) ? 1 : -1;
    if (first < 0 || found.kind() == Kind.PAIRS || found.kind() == Kind.FAULT) {
      return board.as(Kind.FAULT, alone(found));
    }
    List<Square> squares =
        areSquares ? found.squares() : found.reading().positions().get(0).queens();
    try {
      List<StringBuilder> lines =
          position.board().lines().stream().map(StringBuilder::new).toList();
      for (Square square : squares) {
        int column = square.column() - first;
        int row = square.row() - first;
        position = position.withQueen(column, row);
        lines.get(row).setCharAt(column, 'Q');
      }
      Board old = position.board();
      return board.as(
          board.kind(),
          Reading.of(
              old.hasRegions()
                  ? position
                  : Position.of(
                      Board.of(lines.stream().map(String::valueOf).toArray(String[]::new))
                          .withVariant(old.variant())
                          .withTitle(old.title()))));
    } catch (IllegalArgumentException e) {
      return board.as(Kind.FAULT, Reading.refused(e));
    }
  }

  private static Reading alone(Finding found) {
    return switch (found.kind()) {
      case SQUARES ->
          Reading.refused(
              "squares of '%s' may be counted from 0 or from 1: count them from 0 and give the size and the solution, too, or draw the queens",
              found.key());
      case PAIRS ->
          Reading.refused(
              "pairs of '%s' may be row and column or column and row: write objects with row and col, or draw the queens",
              found.key());
      case GRID, BOARD, QUEENS, FAULT, REST -> found.reading();
    };
  }

  /** Leaves the settings that hold for all boards of a text. */
  static void keepRules(Map<String, String> settings) {
    settings.keySet().removeIf(key -> !STARS.matcher(key).matches() && !key.equals("variant"));
  }

  /** The boards with their size compared, their title, and for the pieces of the settings. */
  static List<Finding> completed(List<Finding> findings, Map<String, String> settings) {
    boolean isOne = findings.stream().filter(found -> found.kind() == Kind.GRID).count() == 1;
    return settings.isEmpty()
        ? findings
        : findings.stream()
            .map(found -> found.kind() == Kind.GRID ? completed(found, settings, isOne) : found)
            .toList();
  }

  private static Finding completed(Finding found, Map<String, String> settings, boolean isOne) {
    Position position = found.reading().positions().get(0);
    Board board = position.board();
    Optional<String> size = setting(settings, SIZE).filter(n -> isOne);
    if (size.isPresent() && Integer.parseInt(size.get()) != board.size()) {
      return Finding.fault(
          found.source(),
          "size (%s) must be the number of rows (%s): correct it",
          size.get(),
          board.size());
    }
    Optional<Integer> stars = setting(settings, STARS).map(Integer::valueOf);
    if (board.stars() > 1 && stars.filter(other -> other != board.stars()).isPresent()) {
      return Finding.fault(
          found.source(),
          "stars (%s) must be the number of queens in each row of the board (%s): correct it",
          stars.get(),
          board.stars());
    }
    String known = settings.getOrDefault("variant", "");
    Optional<Variant> pieces =
        Arrays.stream(Variant.values())
            .filter(variant -> variant.toString().equals(known))
            .findFirst()
            .or(() -> stars.filter(one -> !board.hasRegions()).map(one -> Variant.NON_TOUCHING));
    String title = isOne && board.title().isEmpty() ? title(settings) : "";
    String rules =
        board.header().isEmpty()
            ? pieces.map(variant -> "variant=" + variant).orElse("")
            : board.header().substring(2);
    String header = (title + " " + rules).strip();
    Position titled =
        header.isEmpty()
            ? position
            : Position.parse(
                "# " + header + "\n" + position.toString().substring(board.header().length()));
    Reading starred =
        Reading.of(titled).changed(read -> read.withStars(stars.orElse(board.stars())));
    return found.as(starred.isRead() ? Kind.BOARD : Kind.FAULT, starred);
  }

  /** A setting that is a number. */
  private static Optional<String> setting(Map<String, String> settings, Pattern name) {
    return settings.entrySet().stream()
        .filter(value -> name.matcher(value.getKey()).matches())
        .map(Map.Entry::getValue)
        .filter(Rows.NUMBER.asMatchPredicate())
        .findFirst();
  }

  /** The name of a board, or else its date, without what a header would take for a setting. */
  private static String title(Map<String, String> settings) {
    String words =
        Stream.of("name", "title", "date")
            .flatMap(name -> Stream.ofNullable(settings.get(name)))
            .findFirst()
            .orElse("");
    String title =
        words
            .replaceAll("[\\s\\p{C}\\p{Zl}\\p{Zp}]+", " ")
            .replaceAll("\\b(n|variant|stars)=", "$1 = ")
            .strip();
    return title.substring(0, Math.min(title.length(), MAX_TITLE));
  }

  /** What the findings of a text are, each read or refused. */
  static List<Reading> boards(List<Finding> findings) {
    Leftover.Alphabet alphabet = new Leftover.Alphabet();
    findings.stream()
        .filter(Finding::isRead)
        .forEach(
            board ->
                alphabet.add(
                    board.source().names(), board.reading().positions().get(0).board().size()));
    return findings.stream()
        .filter(
            found ->
                found.kind() != Kind.REST || new Leftover(found.source().names()).isOf(alphabet))
        .map(Beside::alone)
        .toList();
  }
}

package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;

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
  private static final Pattern VARIANT = Pattern.compile("variant");
  private static final Pattern TITLE = Pattern.compile("name|title|date");
  private static final int MAX_TITLE = 900;

  /**
   * Squares that may be queens of a board.
   *
   * @param shape their place, and their own board or why they are none
   * @param scope the smallest group around them that has a board, or else the smallest with keys
   * @param keys the keys before them in this group, from the outside
   * @param list the squares as they are written; empty for a board of queens
   */
  private record Queens(Shape shape, Group scope, String keys, Optional<Squares> list) {
    boolean are(Pattern name) {
      return name.matcher(keys).find();
    }
  }

  private final List<Word> words;
  private final Set<String> remarks;

  /** The boards that others may stand beside, by their first words. */
  private final NavigableMap<Integer, Shape> boards = new TreeMap<>();

  /** What is no such board: refused, or queens alone. */
  private final List<Shape> others = new ArrayList<>();

  /** The values of keys, as they are asked for. */
  private final Map<Pattern, Map<Group, NavigableMap<Integer, String>>> settings = new HashMap<>();

  /** The rows and columns of the squares that are written in a group. */
  private final Map<Group, Set<Integer>> numbers = new HashMap<>();

  /**
   * Reads what stands beside the boards of a text.
   *
   * @param found the boards, and queens that may belong to one
   * @param lists squares that may be queens
   * @param remarks takes sentences about what is left out
   */
  Beside(List<Word> words, List<Shape> found, List<Squares> lists, Set<String> remarks) {
    this.words = words;
    this.remarks = remarks;
    for (Shape shape : found) {
      if (!shape.isRead()) {
        others.add(shape);
      } else if (!areQueens(shape)) {
        boards.put(shape.first(), shape);
      }
    }
    List<Queens> queens = new ArrayList<>();
    for (Squares list : lists) {
      queens.add(queens(list.shape(), Optional.of(list)));
    }
    for (Queens given : List.copyOf(queens)) {
      if (boardsIn(given.scope).isEmpty() && (given.are(GIVEN) || given.are(QUEENS))) {
        emptyBoard(given).ifPresent(board -> boards.put(board.first(), board));
      }
    }
    found.stream().filter(this::areQueens).forEach(of -> queens.add(queens(of, Optional.empty())));
    queens.forEach(this::place);
    boards.replaceAll((first, board) -> completed(board));
  }

  /** All boards in order, each read or refused. */
  List<Shape> all() {
    List<Shape> all = new ArrayList<>(boards.values());
    all.addAll(others);
    all.sort(Comparator.comparing(Shape::first));
    return all;
  }

  /** True for queens without regions in brackets. */
  private boolean areQueens(Shape shape) {
    return shape.isRead()
        && shape.queens().size() > 0
        && !shape.position().board().hasRegions()
        && words.get(shape.first()).group().isInBrackets();
  }

  private boolean hasOneBoard(Group group) {
    NavigableMap<Integer, Shape> inside = boardsIn(group);
    return !inside.isEmpty() && inside.firstKey().equals(inside.lastKey());
  }

  private NavigableMap<Integer, Shape> boardsIn(Group group) {
    return boards.subMap(group.first, true, group.end, false);
  }

  private Queens queens(Shape shape, Optional<Squares> list) {
    Group group = list.map(Squares::list).orElseGet(() -> group(shape));
    List<Group> objects = group.outwards().filter(outer -> !outer.isList()).toList();
    Group scope =
        objects.stream()
            .filter(outer -> !boardsIn(outer).isEmpty())
            .findFirst()
            .orElse(objects.get(0));
    List<String> keys = new ArrayList<>();
    Word first = words.get(shape.first());
    if (shape.first() > group.first && first.gap().contains(":")) {
      keys.add(words.get(shape.first() - 1).text());
    }
    group
        .outwards()
        .takeWhile(outer -> outer != scope)
        .map(outer -> outer.key)
        .filter(key -> !key.isEmpty())
        .forEach(keys::add);
    Collections.reverse(keys);
    list.ifPresent(
        squares ->
            squares
                .squares()
                .forEach(
                    square ->
                        numbers
                            .computeIfAbsent(scope, key -> new HashSet<>())
                            .addAll(List.of(square.row(), square.column()))));
    return new Queens(shape, scope, String.join(".", keys), list);
  }

  private Group group(Shape shape) {
    return words.get(shape.first()).group().around(shape.last());
  }

  private Optional<Shape> emptyBoard(Queens given) {
    return given
        .scope
        .number(SIZE)
        .filter(n -> n > 0 && n <= Board.MAX_SIZE)
        .map(n -> given.shape.as(Grid.of(n, square -> ".").reading()));
  }

  private void place(Queens queens) {
    NavigableMap<Integer, Shape> beside = boardsIn(queens.scope);
    boolean isObject = queens.scope.isInBrackets() || !queens.keys.isEmpty();
    if (queens.are(SOLUTION) && !boards.isEmpty()) {
      remarks.add("the solution ('%s') is left out".formatted(queens.keys));
    } else if (hasOneBoard(queens.scope) && isObject && queens.are(GIVEN)) {
      beside.replaceAll((first, board) -> with(queens, board));
    } else if (!beside.isEmpty() && isObject && isHarmless(queens)) {
      return;
    } else if (hasOneBoard(queens.scope) && isObject) {
      beside.replaceAll(
          (first, board) ->
              board.as(
                  Reading.refused(
                      "'%s' beside the board has no known meaning: name it given or solution, or leave it out",
                      queens.keys)));
    } else {
      others.add(queens.list.isEmpty() ? queens.shape : queens.shape.as(alone(queens)));
    }
  }

  /** True for colours: by their key, or since they are numbers that cannot be a solution. */
  private static boolean isHarmless(Queens queens) {
    return queens.are(PALETTE)
        || queens.list.isEmpty() && !queens.shape.position().clashes().isEmpty();
  }

  private static Reading alone(Queens queens) {
    return Reading.refused(
        queens.list.orElseThrow().arePairs()
            ? "pairs of '%s' may be row and column or column and row: write objects with row and col, or draw the queens"
            : "squares of '%s' may be counted from 0 or from 1: count them from 0 and give the size and the solution, too, or draw the queens",
        queens.keys);
  }

  /** A board with the queens that stand beside it. */
  private Shape with(Queens queens, Shape board) {
    if (!board.isRead()) {
      return board;
    }
    Position position = board.position();
    Board old = position.board();
    Set<Integer> written = numbers.getOrDefault(queens.scope, Set.of());
    int first = queens.list.isEmpty() || written.contains(0) ? 0 : 1;
    boolean isKnown = first == 0 || written.contains(old.size());
    if (queens.list.isPresent() && (!isKnown || queens.list.get().arePairs())) {
      return board.as(alone(queens));
    }
    List<StringBuilder> lines = old.lines().stream().map(StringBuilder::new).toList();
    try {
      for (Square square : queens.list.map(Squares::squares).orElseGet(queens.shape::queens)) {
        int column = square.column() - first;
        int row = square.row() - first;
        position = position.withQueen(column, row);
        lines.get(row).setCharAt(column, 'Q');
      }
      return board.as(
          Reading.of(
              old.hasRegions()
                  ? position
                  : Position.of(
                      Board.of(lines.stream().map(String::valueOf).toArray(String[]::new))
                          .withVariant(old.variant())
                          .withTitle(old.title()))));
    } catch (IllegalArgumentException e) {
      return board.as(Reading.refused(e));
    }
  }

  /** A board with its size compared, its title, and for the pieces of the settings. */
  private Shape completed(Shape shape) {
    if (!shape.isRead()) {
      return shape;
    }
    Position position = shape.position();
    Board board = position.board();
    Optional<Integer> size =
        setting(shape, SIZE, false).or(() -> lineBefore(shape)).flatMap(Beside::number);
    if (size.isPresent() && size.get() != board.size()) {
      return shape.as(
          Reading.refused(
              "size (%s) must be the number of rows (%s): correct it", size.get(), board.size()));
    }
    Optional<Integer> stars = setting(shape, STARS, true).flatMap(Beside::number);
    if ((board.stars() > 1 || hasStars(shape))
        && stars.filter(other -> other != board.stars()).isPresent()) {
      return shape.as(
          Reading.refused(
              "stars (%s) must be the number of queens in each row of the board (%s): correct it",
              stars.get(), board.stars()));
    }
    String known = setting(shape, VARIANT, true).orElse("");
    Optional<Variant> pieces =
        Arrays.stream(Variant.values())
            .filter(variant -> variant.toString().equals(known))
            .findFirst()
            .or(() -> stars.filter(one -> !board.hasRegions()).map(one -> Variant.NON_TOUCHING));
    String title =
        board.title().isEmpty() ? setting(shape, TITLE, false).map(Beside::title).orElse("") : "";
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
    return shape.as(
        Reading.of(titled).changed(read -> read.withStars(stars.orElse(board.stars()))));
  }

  /** True for a board of a notation that tells the queens in each row. */
  private boolean hasStars(Shape board) {
    return board.rows().isEmpty()
        && words.subList(board.first(), board.last() + 1).stream()
            .map(Word::text)
            .anyMatch(word -> word.endsWith("starbattle") || StarNotation.read(word).isPresent());
  }

  private static Optional<Integer> number(String value) {
    return Tokenizer.NUMBER.matcher(value).matches()
        ? Optional.of(Integer.valueOf(value))
        : Optional.empty();
  }

  /** A number in the line before a board, alone or twice, as in {@code 4x4}. */
  private Optional<String> lineBefore(Shape board) {
    int place = board.first() - 1;
    boolean isLine =
        place >= 0
            && words.get(board.first()).gap().contains("\n")
            && (place == 0 || words.get(place).gap().contains("\n"));
    return isLine
        ? Optional.of(words.get(place).text().replaceFirst("^([0-9]+)x\\1$", "$1"))
        : Optional.empty();
  }

  /**
   * The value of a key in the smallest group around a board that has it.
   *
   * @param holdsForAll true for a key that one board may have for those beside it
   */
  private Optional<String> setting(Shape board, Pattern key, boolean holdsForAll) {
    Map.Entry<Integer, Shape> before = boards.lowerEntry(board.first());
    int start = before == null ? 0 : Math.min(before.getValue().last(), board.first());
    for (Group scope : group(board).outwards().toList()) {
      NavigableMap<Integer, String> values = values(scope, key);
      NavigableMap<Integer, String> own = values.subMap(start, true, board.first(), false);
      NavigableMap<Integer, String> earlier = values.headMap(board.first(), false);
      if (!own.isEmpty()) {
        return Optional.of(own.firstEntry().getValue());
      } else if (!values.isEmpty() && (holdsForAll || hasOneBoard(scope))) {
        return Optional.of(
            (earlier.isEmpty() ? values.firstEntry() : earlier.lastEntry()).getValue());
      }
    }
    return Optional.empty();
  }

  /** The values of a key in a group by their places. */
  private NavigableMap<Integer, String> values(Group scope, Pattern key) {
    return settings
        .computeIfAbsent(key, any -> new HashMap<>())
        .computeIfAbsent(
            scope,
            group -> {
              NavigableMap<Integer, String> values = new TreeMap<>();
              group.settings.stream()
                  .filter(setting -> setting.is(key))
                  .forEach(setting -> values.put(setting.place(), setting.value()));
              return values;
            });
  }

  /** A title without what a header would take for a setting. */
  private static String title(String words) {
    String title =
        words
            .replaceAll("[\\s\\p{C}\\p{Zl}\\p{Zp}]+", " ")
            .replaceAll("\\b(n|variant|stars)=", "$1 = ")
            .strip();
    return title.substring(0, Math.min(title.length(), MAX_TITLE));
  }
}

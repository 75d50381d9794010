package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;

/**
 * The squares beside a board or a size: given queens, blocked squares, marks, excluded diagonals.
 */
final class Beside {
  /** The most lists beside a board, each of which makes another board. */
  private static final int MAX_LISTS = 32;

  private final Scope scope;
  private final Claims claims;

  /** How many diagonals of an instance are asked for. */
  private final OptionalInt diagonals;

  Beside(Scope scope, Claims claims, OptionalInt diagonals) {
    this.scope = scope;
    this.claims = claims;
    this.diagonals = diagonals;
  }

  /** The boards of the scope with their squares and settings. */
  List<Found> boards() {
    scope.sort();
    if (scope.boards.isEmpty() && !(scope.settings.isEmpty() && scope.squares.isEmpty())) {
      addBoards();
    }
    Set<Integer> numbers = new HashSet<>();
    for (Entry entry : scope.squares) {
      squares(entry).ifPresent(list -> list.numbers().forEach(numbers::add));
    }
    if (scope.squares.size() > MAX_LISTS && scope.boards.size() == 1) {
      scope.boards.replaceAll(
          board ->
              board.as(
                  Reading.refused(
                      "lists of squares (%s) beside one board must be at most %s: join those of one name",
                      scope.squares.size(), MAX_LISTS)));
    }
    for (Entry entry : scope.squares) {
      take(entry, numbers);
    }
    Settings settings = new Settings(scope, claims);
    for (int i = 0; i < scope.boards.size(); i++) {
      scope.boards.set(i, settings.on(i));
    }
    return scope.boards;
  }

  private static Optional<Squares> squares(Entry entry) {
    return entry.list().flatMap(Squares::of);
  }

  private static Found found(Form form, Entry entry, Reading reading) {
    int end = entry.nodes().isEmpty() ? entry.first() + 1 : entry.nodes().get(0).end();
    return new Found(form, entry.first(), Math.max(entry.first() + 1, end), reading);
  }

  /** Boards that have no names: variables, queens by their squares, or squares of a size. */
  private void addBoards() {
    Optional<Variables.Assignment> variables = Variables.in(scope.settings);
    if (variables.isPresent()) {
      variables.get().entries().forEach(claims::claim);
      if (variables.get().mayBeRows()) {
        claims.remark(Variables.MIRRORED);
      }
      Entry first = variables.get().entries().get(0);
      scope.boards.add(
          new Found(Form.NUMBERED, first.first(), first.first() + 1, variables.get().reading()));
      return;
    }
    List<Entry> queens =
        scope.squares.stream()
            .filter(entry -> !entry.isOf(Role.GIVEN, Role.BLOCKED, Role.DIAGONALS, Role.CROSSES))
            .filter(entry -> squares(entry).filter(Squares::isPlacement).isPresent())
            .toList();
    if (!queens.isEmpty() && queens.size() == scope.squares.size()) {
      queens.forEach(entry -> scope.boards.add(placed(entry)));
      scope.squares.clear();
    } else if (!scope.squares.isEmpty()) {
      addEmptyBoard();
    }
  }

  private Found placed(Entry entry) {
    Squares squares = squares(entry).orElseThrow();
    boolean isOwn = scope.isOf("placement");
    if (squares.arePairs() && !isOwn) {
      claims.remark(Squares.MIRRORED);
    }
    Squares queens = isOwn ? squares.mirrored() : squares;
    return found(Form.SQUARES, entry, queens.placement().orElseThrow());
  }

  private void addEmptyBoard() {
    Entry first = scope.squares.get(0);
    int size =
        scope.settings(Role.SIZE).stream()
            .flatMap(entry -> Settings.numbers(entry).stream())
            .filter(n -> n > 0)
            .findFirst()
            .orElse(-1);
    boolean isAlone =
        scope.squares.size() == 1
            && !first.isOf(Role.GIVEN, Role.BLOCKED, Role.DIAGONALS)
            && squares(first).isPresent();
    Form form = first.isOf(Role.DIAGONALS) ? Form.DIAGONALS : Form.GIVEN;
    if (size > 0 && size <= Board.MAX_SIZE && !isAlone) {
      claims.requireRoom(size);
      scope.boards.add(found(form, first, Grid.of(size, i -> ".").reading()));
      return;
    }
    scope.squares.clear();
    Reading fault =
        isAlone
            ? alone(first, squares(first).orElseThrow())
            : size > Board.MAX_SIZE
                ? Reading.refused(
                    "n (%s) must be between 1 and %s: give a size within these bounds",
                    size, Board.MAX_SIZE)
                : Reading.refused(
                    "'%s' must stand beside a board, or beside its size: add the size, such as n = 8",
                    first.name());
    scope.boards.add(found(form, first, fault));
  }

  private static Reading alone(Entry entry, Squares squares) {
    return Reading.refused(
        squares.arePairs()
            ? "pairs of '%s' may be row and column or column and row: write objects with row and col, or draw the queens"
            : "squares of '%s' may be counted from 0 or from 1: count them from 0 and give the size and the solution, too, or draw the queens",
        entry.name());
  }

  private void take(Entry entry, Set<Integer> numbers) {
    if (scope.boards.size() != 1) {
      scope.boards.add(
          found(
              Form.GIVEN,
              entry,
              Reading.refused(
                  "'%s' must stand beside one board: give each board an object of its own",
                  entry.name())));
      return;
    }
    Found board = scope.boards.get(0);
    if (board.isRead()) {
      try {
        requireCount(entry);
        scope.boards.set(0, board.as(with(board.position(), entry, numbers)));
      } catch (IllegalArgumentException e) {
        scope.boards.set(0, board.as(Reading.refused(e)));
      }
    }
  }

  /** Compares the length of a list of CSPLib with the number beside it. */
  private void requireCount(Entry list) {
    for (Entry count : scope.settings(Role.COUNT)) {
      if (count.name().equals("num" + list.name())) {
        int length = list.list().map(group -> group.items().size()).orElse(0);
        Settings.require(
            Settings.numbers(count).contains(length),
            "%s (%s) must be the length of the list '%s' (%s): correct it",
            count.name(),
            count.text(),
            list.name(),
            length);
        claims.claim(count);
      }
    }
  }

  private Reading with(Position position, Entry entry, Set<Integer> numbers) {
    Board board = position.board();
    if (entry.isOf(Role.DIAGONALS)) {
      Diagonals list = Diagonals.of(board.size(), entry.list());
      int first = diagonals.orElseGet(() -> list.hardest());
      if (diagonals.isEmpty()) {
        claims.remark(
            "the first %s of the %s diagonals are excluded".formatted(first, list.size()));
      }
      return Reading.of(list.on(position, first));
    }
    if (entry.list().isEmpty()) {
      return Reading.of(position);
    }
    if (entry.isOf(Role.ROW, Role.COLUMN)) {
      return Reading.refused(
          "'%s' beside a size may be rows and columns of given queens or of blocked squares: write given = [[row, column], ...] or blocked = [[row, column], ...]",
          entry.name());
    }
    Optional<Squares> list = squares(entry);
    if (scope.isOf("board") && entry.isOf(Role.QUEENS, Role.CROSSES) && list.isPresent()) {
      return Reading.of(marked(position, entry, list.get()));
    }
    if (!entry.isOf(Role.GIVEN, Role.BLOCKED)) {
      boolean isSolution =
          entry.isOf(Role.QUEENS)
              && list.filter(all -> all.squares().size() == board.size() * board.stars())
                  .isPresent();
      if (isSolution) {
        claims.remark("the solution ('%s') is left out".formatted(entry.name()));
        return Reading.of(position);
      }
      return Reading.refused(
          "'%s' beside the board has no known meaning: name it given or solution, or leave it out",
          entry.name());
    }
    return list.isPresent()
        ? with(position, entry, list.get(), numbers)
        : Reading.refused(
            "'%s' must be a list of squares, such as [{\"row\": 0, \"col\": 2}]: write its squares so",
            entry.name());
  }

  /** The marks of a player in this project's JSON lines: pairs of column and row, from 0. */
  private static Position marked(Position position, Entry entry, Squares list) {
    Position marked = position;
    for (Square square : list.mirrored().squares()) {
      marked =
          entry.isOf(Role.QUEENS)
              ? marked.withQueen(square.column(), square.row())
              : marked.withCross(square.column(), square.row());
    }
    return marked;
  }

  private Reading with(Position position, Entry entry, Squares list, Set<Integer> numbers) {
    Board board = position.board();
    int n = board.size();
    String key = Role.plain(entry.name());
    boolean isCsplib = List.of("init", "blocks").contains(key);
    boolean isFromOne = isCsplib ? key.equals("blocks") : !numbers.contains(0);
    boolean isKnown = isCsplib || !isFromOne || numbers.contains(n);
    boolean isMirrored = list.arePairs() && !isCsplib;
    boolean isPlain =
        !board.hasRegions() && scope.squares.size() == 1 && position.queens().isEmpty();
    if (!isKnown || isMirrored && !isPlain) {
      return alone(entry, list);
    }
    if (isMirrored) {
      claims.remark(Squares.MIRRORED);
    }
    List<StringBuilder> lines = new ArrayList<>();
    board.lines().forEach(line -> lines.add(new StringBuilder(line)));
    Position changed = position;
    for (Square square : list.squares()) {
      int row = index("row", square.row(), entry, isFromOne ? 1 : 0, n);
      int column = index("column", square.column(), entry, isFromOne ? 1 : 0, n);
      boolean isQueen = entry.isOf(Role.GIVEN);
      changed = isQueen && board.hasRegions() ? changed.withQueen(column, row) : changed;
      lines.get(row).setCharAt(column, isQueen ? 'Q' : '#');
    }
    return Reading.of(
        entry.isOf(Role.GIVEN) && board.hasRegions()
            ? changed
            : Position.of(
                Board.of(lines.stream().map(String::valueOf).toArray(String[]::new))
                    .withVariant(board.variant())
                    .withTitle(board.title())));
  }

  private static int index(String name, int number, Entry entry, int first, int n) {
    Settings.require(
        number >= first && number < n + first,
        "%s (%s) in '%s' must be between %s and %s: give a square of the board",
        name,
        number,
        entry.name(),
        first,
        n + first - 1);
    return number - first;
  }
}

package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.exchange.Squares.Cell;

/**
 * The parts of an object, a row of a table or a text: boards, and what stands beside them or beside
 * a size: given queens, blocked squares, marks, excluded diagonals, and settings.
 */
final class Scope {
  /** The roles of squares that are no whole placement. */
  static final Set<Role> MARKS =
      EnumSet.of(Role.GIVEN, Role.BLOCKED, Role.WALLS, Role.DIAGONALS, Role.CROSSES);

  /** The roles of marks, which a change of the board would take away. */
  private static final Set<Role> MARKED = EnumSet.of(Role.GIVEN, Role.QUEENS, Role.CROSSES);

  /** The most lists beside a board, each of which makes another board. */
  private static final int MAX_LISTS = 32;

  final List<Found> boards = new ArrayList<>();

  /** Keys with words, which say something of the boards. */
  final List<Entry> settings = new ArrayList<>();

  /** Keys with lists of squares. */
  final List<Entry> squares = new ArrayList<>();

  /** True for the whole text: its comments and loose words speak of its board. */
  final boolean isWhole;

  /** The numbers of rows and columns of the lists of squares, also of a solution. */
  final Set<Integer> numbers = new HashSet<>(0);

  /** The entries of the paragraph or the object that is read. */
  List<Entry> entries = List.of();

  /** True if given queens or blocked squares stand in rows of their own. */
  boolean haveRows;

  final Claims claims;

  Scope(Claims claims, boolean isWhole) {
    this.claims = claims;
    this.isWhole = isWhole;
  }

  /**
   * Begins with the entries of a group. The keys of all but settings may name the rows, squares or
   * regions of one board. Two lists may be the rows and the columns of queens; where these clash,
   * each list is a placement.
   */
  void begin(Group group) {
    List<Entry> all = Entry.of(group);
    Optional<Found> board =
        all.size() < Part.LEAST || !group.hasKeys()
            ? Optional.empty()
            : Whole.ofValues(all.stream().filter(entry -> !entry.isSetting()).toList(), claims);
    if (board.isPresent()) {
      add(board.get());
      entries = all.stream().filter(Entry::isSetting).toList();
      entries.forEach(entry -> claims.release(entry.first(), entry.end()));
      return;
    }
    entries = all;
    List<Entry> pair = Whole.coordinates(all);
    Optional<Reading> read =
        pair.isEmpty()
            ? Optional.empty()
            : Variables.placement(pair.get(0).numbers(), pair.get(1).numbers());
    if (read.isEmpty()) {
      return;
    }
    boolean haveSize =
        all.stream().anyMatch(entry -> entry.isOf(Role.SIZE) && !pair.contains(entry));
    boolean areBoth = pair.stream().noneMatch(entry -> Variables.areInOrder(entry.numbers()));
    if (!haveSize && areBoth && !read.get().positions().get(0).clashes().isEmpty()) {
      claims.remark(
          "lists named '%s' and '%s' are taken as a placement each, since as rows and columns their queens clash"
              .formatted(pair.get(0).name(), pair.get(1).name()));
      return;
    }
    entries = all.stream().filter(entry -> !pair.contains(entry)).toList();
    pair.forEach(claims::claim);
    if (haveSize) {
      pair.forEach(entry -> squares.add(new Entry(entry.key(), entry.nodes(), Role.ROW)));
    } else {
      add(found(Form.SQUARES, pair.get(0), read.get()));
    }
  }

  void add(Found board) {
    claims.claim(board);
    boards.add(board);
  }

  /** The settings of a role, in the order of the text. */
  List<Entry> settings(Role role) {
    List<Entry> found = new ArrayList<>(0);
    for (int i = 0; i < settings.size(); i++) {
      if (settings.get(i).role() == role) {
        found.add(settings.get(i));
      }
    }
    return found;
  }

  /** What an object of this project's JSON lines is; nothing for others. */
  String type() {
    for (Entry type : settings(Role.TYPE)) {
      if (List.of("board", "placement", "result").contains(type.text())) {
        claims.claim(type);
        return type.text();
      }
    }
    return "";
  }

  /** The boards with their squares and settings. */
  List<Found> complete() {
    boards.sort(Comparator.comparingInt(Found::first));
    if (!isWhole || !boards.isEmpty()) {
      squares.removeIf(this::isOther);
    }
    if (boards.isEmpty()) {
      addBoards();
    } else if (boards.size() == 2) {
      TwoBoards.join(this);
    }
    squares.forEach(entry -> entry.squares().ifPresent(list -> list.addNumbers(numbers)));
    squares.sort(Comparator.comparing(entry -> MARKED.contains(entry.role())));
    for (Entry entry : squares) {
      if (boards.size() > 1) {
        String fault = "'%s' must stand beside one board: give each board an object of its own";
        boards.add(found(Form.GIVEN, entry, Reading.refused(fault, entry.name())));
        break;
      }
      boards.replaceAll(
          board -> board.as(board.reading().changed(position -> with(position, entry))));
    }
    Settings.apply(this);
    return boards;
  }

  /** Gives back a pair of numbers of an unknown name, such as {@code figsize=(6, 4)}. */
  private boolean isOther(Entry entry) {
    boolean isOther =
        entry.isOf(Role.UNKNOWN)
            && entry.nodes().get(0) instanceof Group list
            && list.words() == 2
            && list.nodes.get(0) instanceof Group pair
            && pair.bracket == '(';
    if (isOther) {
      claims.release(entry.first(), entry.end());
    }
    return isOther;
  }

  /** A board at the place of a key, whose value may be far from it, as in a table. */
  private static Found found(Form form, Entry entry, Reading reading) {
    return new Found(form, entry.first(), entry.first() + 1, reading);
  }

  private void addBoards() {
    List<List<Entry>> families = List.copyOf(Variables.in(settings));
    Optional<Reading> pairs = Variables.ofFamilies(families);
    if (pairs.isPresent()) {
      List<Entry> all = families.stream().flatMap(List::stream).toList();
      all.forEach(claims::claim);
      boards.add(found(Form.NUMBERED, all.get(0), pairs.get()));
      return;
    }
    boolean haveQueens = families.stream().anyMatch(Variables::areQueens);
    for (List<Entry> variables : families) {
      if (!haveQueens || Variables.areQueens(variables)) {
        Variables.ofNumbers(variables).ifPresent(read -> addPlacement(variables, read));
      }
    }
    if (!boards.isEmpty() || squares.isEmpty()) {
      return;
    }
    boolean areQueens =
        squares.stream()
            .allMatch(
                entry ->
                    !MARKS.contains(entry.role())
                        && entry.squares().flatMap(Squares::placement).isPresent());
    if (areQueens) {
      squares.forEach(this::addPlacement);
      squares.clear();
    } else {
      addEmptyBoard();
    }
  }

  private void addPlacement(List<Entry> variables, Reading placement) {
    variables.forEach(claims::claim);
    Entry first = variables.get(0);
    String name = Variables.name(first);
    if (name.isEmpty() || Role.of(name) == Role.ROW || Role.of(name) == Role.COLUMN) {
      claims.remark(Variables.MIRRORED);
    }
    claims.releaseName(first.first(), name);
    boards.add(new Found(Form.NUMBERED, first.first() + 1, first.first() + 2, placement));
  }

  private void addPlacement(Entry entry) {
    Squares queens = entry.squares().orElseThrow();
    boolean isOwn = type().equals("placement");
    if (queens.arePairs() && !isOwn) {
      claims.remark(Squares.MIRRORED);
    }
    claims.releaseName(entry.first(), entry.name());
    queens.others().ifPresent(claims::remark);
    int first = entry.list().orElseThrow().first();
    Found found = new Found(Form.SQUARES, first, first + 1, queens.placement().orElseThrow());
    boards.add(isOwn ? found.mirrored() : found);
  }

  private void addEmptyBoard() {
    Entry first = squares.get(0);
    List<Entry> sizes = settings(Role.SIZE);
    int size =
        sizes.stream()
            .flatMap(entry -> Settings.numbers(entry).stream())
            .filter(n -> n > 0)
            .findFirst()
            .orElse(-1);
    boolean isOne = sizes.stream().map(Entry::name).distinct().count() == sizes.size();
    Optional<Squares> alone =
        squares.size() > 1 || MARKS.contains(first.role()) ? Optional.empty() : first.squares();
    Form form = first.isOf(Role.DIAGONALS) ? Form.DIAGONALS : Form.GIVEN;
    String fault =
        !isOne
            ? "'%s' must stand beside one size: give each board an object of its own"
            : alone.isPresent()
                ? meanings(alone.get())
                : size < 0
                    ? "'%s' must stand beside a board, or beside its size: add the size, such as n = 8"
                    : "";
    if (fault.isEmpty() && size <= Board.MAX_SIZE) {
      claims.requireRoom(size);
      boards.add(found(form, first, Grid.of(size, i -> ".").reading()));
    } else {
      squares.clear();
      Reading refused =
          fault.isEmpty() ? Grid.tooLarge(size) : Reading.refused(fault, first.name());
      boards.add(found(form, first, refused));
    }
  }

  private static String meanings(Squares squares) {
    return squares.arePairs()
        ? "pairs of '%s' may be row and column or column and row: write objects with row and col, or draw the queens"
        : "squares of '%s' may be counted from 0 or from 1: count them from 0 and give the size and the solution, too, or draw the queens";
  }

  private Position with(Position position, Entry entry) {
    Reading.require(
        squares.size() <= MAX_LISTS,
        "lists of squares (%s) beside one board must be at most %s: join those of one name",
        squares.size(),
        MAX_LISTS);
    requireCount(entry);
    Board board = position.board();
    Optional<Squares> list = entry.squares();
    boolean isQueens = entry.isOf(Role.QUEENS);
    if (entry.isOf(Role.DIAGONALS)) {
      return Position.of(Grid.with(board, Diagonals.squares(board.size(), list, claims), '#'));
    }
    Reading.require(
        !entry.isOf(Role.ROW, Role.COLUMN),
        "'%s' beside a size may be rows and columns of given queens or of blocked squares: write given = [[row, column], ...] or blocked = [[row, column], ...]",
        entry.name());
    if (type().equals("board") && list.isPresent() && (isQueens || entry.isOf(Role.CROSSES))) {
      // The squares of this project begin with the column.
      return marked(
          position,
          isQueens,
          list.get().cells().stream()
              .map(cell -> new Square(/* column= */ cell.row(), /* row= */ cell.column()))
              .toList());
    }
    if (isQueens
        && list.filter(all -> all.cells().size() == board.size() * board.stars()).isPresent()) {
      claims.remark("the solution ('%s') is left out".formatted(entry.name()));
      return position;
    }
    boolean mayBeQueens = !MARKS.contains(entry.role());
    if (mayBeQueens
        && list.flatMap(Squares::placement).filter(all -> all.hasQueensOf(position)).isPresent()) {
      return position; // the queens of the drawing
    }
    boolean isGiven = entry.isOf(Role.GIVEN);
    Reading.require(
        isGiven || entry.isOf(Role.BLOCKED) || entry.isOf(Role.WALLS) && !board.hasRegions(),
        "'%s' beside the board has no known meaning: name it given or solution, or leave it out",
        entry.name());
    Reading.require(
        list.isPresent(),
        "'%s' must be a list of squares, such as [{\"row\": 0, \"col\": 2}]: write its squares so",
        entry.name());
    list.flatMap(Squares::others).ifPresent(claims::remark);
    List<Square> cells = onBoard(position, entry, list.orElseThrow());
    boolean areFree =
        isGiven
            ? cells.stream().noneMatch(square -> "#%".indexOf(sign(board, square)) >= 0)
            : position.queens().stream().noneMatch(cells::contains);
    Reading.require(
        areFree,
        "'%s' must have no square that is a queen and is blocked: leave out one of them",
        entry.name());
    return isGiven && board.hasRegions()
        ? marked(position, true, cells)
        : Position.of(Grid.with(board, cells, isGiven ? 'Q' : entry.isOf(Role.WALLS) ? '%' : '#'));
  }

  private static char sign(Board board, Square square) {
    return board.lines().get(square.row()).charAt(square.column());
  }

  /** Compares the length of a list of CSPLib with the number beside it. */
  private void requireCount(Entry list) {
    for (Entry count : settings(Role.COUNT)) {
      if (count.name().equals("num" + list.name())) {
        int length = list.list().map(group -> group.items().size()).orElse(0);
        Reading.require(
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

  /** A position with the marks of its player. */
  private static Position marked(Position position, boolean areQueens, List<Square> squares) {
    Position marked = position;
    for (Square square : squares) {
      marked =
          areQueens
              ? marked.withQueen(square.column(), square.row())
              : marked.withCross(square.column(), square.row());
    }
    return marked;
  }

  /**
   * The squares, counted from 0. CSPLib 80 counts blocked squares from 1 and queens from 0; other
   * lists count from 0 if one of them has a 0, and from 1 if one has an n.
   */
  private List<Square> onBoard(Position position, Entry entry, Squares list) {
    int n = position.board().size();
    String key = Role.plain(entry.name());
    boolean isCsplib = list.arePairs() && List.of("init", "blocks").contains(key);
    if (isCsplib && squares.size() == 1 && settings(Role.COUNT).isEmpty()) {
      claims.remark("blocks are counted from 1 and init from 0, as in CSPLib's problem 80");
    }
    int first = isCsplib ? key.equals("blocks") ? 1 : 0 : numbers.contains(0) ? 0 : 1;
    boolean isKnown = isCsplib || first == 0 || numbers.contains(n);
    boolean isMirrored = list.arePairs() && !isCsplib;
    boolean isPlain =
        !position.board().hasRegions() && squares.size() == 1 && position.queens().isEmpty();
    Reading.require(isKnown && (!isMirrored || isPlain), meanings(list), entry.name());
    if (isMirrored) {
      claims.remark(Squares.MIRRORED);
    }
    List<Square> cells = new ArrayList<>();
    for (Cell cell : list.cells()) {
      boolean isRow = cell.row() < first || cell.row() >= n + first;
      int number = isRow ? cell.row() : cell.column();
      Reading.require(
          number >= first && number < n + first,
          "%s (%s) in '%s' must be between %s and %s: give a square of the board",
          isRow ? "row" : "column",
          number,
          entry.name(),
          first,
          n + first - 1);
      cells.add(new Square(cell.column() - first, cell.row() - first));
    }
    return cells;
  }
}

package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nqueens.board.Board;
import org.nqueens.puzzle.exchange.Form.Level;

/**
 * Finds the boards of a tree. Objects are searched entry by entry. The items of a list are one
 * board, or a board each, or the list is refused as a whole. Used once.
 */
final class Finder {
  /** The roles of lists that belong together. */
  private static final List<Role> NUMBERS = List.of(Role.ROW, Role.COLUMN);

  private final Tree tree;

  /** True if what is named as a solution is read, since the text has nothing else. */
  private final boolean takesSolutions;

  /** The names of solutions that are left out. */
  private final Set<String> solutions = new HashSet<>(0);

  /** The most queens of a solution that is left out. */
  private int solved;

  private final Names names;
  final Claims claims;
  private final List<Found> boards = new ArrayList<>();

  /** The largest part of the text that is no board. */
  private Optional<Found> largest = Optional.empty();

  /** True once a JSON line with a board has been read, whose placements are its solutions. */
  private boolean hasOwnBoard;

  private Finder(Tree tree, OptionalInt diagonals, boolean takesSolutions) {
    this.tree = tree;
    this.claims = new Claims(tree, diagonals);
    this.names = new Names(claims);
    this.takesSolutions = takesSolutions;
  }

  /** The boards of a text. */
  static Finder of(Tree tree, OptionalInt diagonals) {
    return of(tree, diagonals, tree.paragraphs());
  }

  /** This search again, with paragraphs as the rows of a board. */
  Optional<Finder> again() {
    long ends = tree.ends();
    return ends > 0 && ends < Board.MAX_SIZE / 2
        ? Optional.of(of(tree, claims.diagonals, List.of(tree.inOne())))
        : Optional.empty();
  }

  private static Finder of(Tree tree, OptionalInt diagonals, List<Part> parts) {
    Finder finder = new Finder(tree, diagonals, false).find(parts);
    // A solution beside solutions is no answer to another board.
    if (!finder.solutions.isEmpty() && finder.boards.stream().allMatch(Found::isSolution)) {
      Finder other = new Finder(tree, diagonals, true).find(parts);
      if (!other.areAllRead() && other.areAnyRead()) {
        other.boards.clear();
      }
      other.names.tellSolution(tree);
      return finder.boards.isEmpty() || other.areAllRead() ? other : finder;
    }
    return finder;
  }

  private Finder find(List<Part> parts) {
    Scope scope = new Scope(claims, true);
    for (Part part : parts) {
      if (part.list.orElseThrow().isShort() && !part.text.startsWith("# ")) {
        continue;
      }
      Optional<Found> found = Form.read(Level.PARAGRAPH, part);
      found.ifPresentOrElse(
          scope::add,
          () -> {
            scope.begin(part.list.orElseThrow());
            scope.entries.forEach(entry -> entry(scope, entry));
          });
    }
    boards.addAll(scope.complete());
    if (boards.stream().anyMatch(Found::hasRegions)
        && boards.removeIf(board -> board.form() == Form.DRAWING && board.isEmpty())) {
      claims.remark("an empty board beside another one is left out");
    }
    boards.sort(Comparator.comparingInt(Found::first));
    Doubts.settleSizes(boards);
    Doubts.orderLists(boards, claims);
    if (areAnyRead()) {
      names.release(boards.size());
      Doubts.tell(tree, boards, claims);
      Doubts.tellSolved(solved, boards, claims);
      claims.tellOthers(boards);
    }
    return this;
  }

  List<Found> boards() {
    return boards;
  }

  boolean areAnyRead() {
    return boards.stream().anyMatch(Found::isRead);
  }

  boolean areAllRead() {
    return !boards.isEmpty() && boards.stream().allMatch(Found::isRead);
  }

  Optional<Found> largest() {
    return largest;
  }

  /** The boards of a text, an object or a row of a table. */
  private List<Found> object(Group group) {
    Scope scope = new Scope(claims, false);
    scope.begin(group);
    for (Entry entry : scope.entries) {
      if (entry.key().isEmpty() && !group.isText()) {
        entry.words().forEach(word -> Form.in(word).ifPresent(scope::add));
      }
      entry(scope, entry);
    }
    String type = scope.type();
    if (type.equals("result") || type.equals("placement") && hasOwnBoard) {
      claims.claim(group.first(), group.end());
      if (type.equals("placement")) {
        claims.remark("the solution ('placement') is left out");
      }
      return List.of();
    }
    hasOwnBoard |= type.equals("board");
    return scope.complete();
  }

  /** Takes the boards of an entry, or keeps it as what stands beside boards. */
  private void entry(Scope scope, Entry entry) {
    Role role = entry.role();
    Optional<Group> list = entry.key().isEmpty() ? Optional.empty() : entry.list();
    if (list.isPresent()) {
      named(scope, entry, list.get());
      for (Node node : entry.nodes()) { // a list, and another one; a block behind a value
        if (node instanceof Group group
            && group.first() > list.get().first()
            && (group.bracket == '{' || takesSolutions || role != Role.SOLUTION)) {
          list(group).forEach(scope::add);
        }
      }
      return;
    }
    boolean isLeftOut = role == Role.SOLUTION && !takesSolutions;
    if (isLeftOut && entry.words().stream().anyMatch(word -> Form.in(word).isPresent())) {
      leaveOut(entry);
      return;
    }
    int before = scope.boards.size();
    for (int i = 0; i < entry.nodes().size(); i++) {
      if (entry.nodes().get(i) instanceof Group group && entry.key().isEmpty()) {
        list(group).forEach(scope::add);
      } else if (entry.nodes().get(i) instanceof Word word) {
        (entry.key().isEmpty() || role.isText() ? Form.notation(word) : Form.in(word))
            .ifPresent(scope::add);
      }
    }
    List<Found> found = scope.boards.subList(before, scope.boards.size());
    if (entry.key().isPresent() && !found.isEmpty()) {
      claims.claimKey(entry);
      if (found.get(0).form() == Form.WORD) {
        names.apply(entry, found);
      }
    } else if (entry.key().isPresent()) {
      scope.settings.add(entry);
      if (role.isHarmless() || Pieces.areEmpty(entry.nodes())) {
        claims.claimHarmless(entry);
      }
    }
  }

  /** Takes a list with its key. */
  private void named(Scope scope, Entry entry, Group value) {
    Group list = Pieces.unwrapped(value);
    Role role = entry.role();
    Optional<Found> own = entry.ownBoard(list);
    if (role == Role.META && list.hasKeys()) {
      claims.claimKey(entry);
      Entry.of(list).forEach(inner -> entry(scope, inner));
    } else if (own.isPresent()) {
      claims.claimKey(entry);
      scope.haveRows |= role == Role.WALLS;
      scope.add(own.get());
    } else if (role == Role.HARMLESS && Whole.of(list).filter(Found::areRegions).isEmpty()
        || role == Role.GAME
        || role == Role.SOLUTION && !takesSolutions) {
      entry.squares().ifPresent(queens -> queens.addNumbers(scope.numbers));
      leaveOut(entry);
    } else if (role == Role.SIZE && list.items().size() <= 2 && Pieces.words(list).isPresent()) {
      if (list.call.isEmpty()) {
        scope.settings.add(entry.with(list.items()));
      } else if (list.bracket == '[') {
        claims.claim(entry); // n = len(grid[0])
      }
    } else if (areSquares(scope, entry, list)) {
      scope.squares.add(entry.with(List.of(list)));
      claims.claim(entry);
    } else {
      List<Found> found = new ArrayList<>(list(list));
      if (!found.isEmpty()) {
        // The number before numbers may be one of them.
        if (list.bracket != Group.LINES || Strings.number(entry.name()) < 0) {
          claims.claimKey(entry);
        }
        if (entry.key().isPresent()) {
          names.apply(entry, found);
        }
        scope.haveRows |= role == Role.GIVEN || role == Role.BLOCKED;
        found.forEach(scope::add);
        claims.claim(value, list);
        if (list.bracket == Group.FACTS) {
          claims.claim(entry);
        }
      }
    }
  }

  private void leaveOut(Entry entry) {
    claims.claim(entry);
    boolean isSolution = entry.isOf(Role.SOLUTION);
    solved = isSolution ? Math.max(solved, entry.list().map(Whole::queens).orElse(0)) : solved;
    if (!isSolution || solutions.add(entry.name())) {
      claims.remark(
          "%s ('%s') is left out"
              .formatted(isSolution ? "the solution" : "the look or the game", entry.name()));
    }
  }

  private boolean areSquares(Scope scope, Entry entry, Group list) {
    Role role = entry.role();
    boolean areFacts = list.bracket == Group.FACTS || list.call.isPresent();
    boolean isState = entry.name().startsWith("nit", 1) && Pieces.areWords(list);
    if (!areFacts && !isState && Scope.MARKS.contains(role) && role != Role.CROSSES) {
      return Pieces.rowsOfNames(List.of(list)).get(0).stream().anyMatch(Strings::isShortNumber)
          && Whole.of(list).filter(Found::areRegions).isEmpty();
    }
    if (!areFacts
        && NUMBERS.contains(role)
        && scope.entries.size() <= Board.MAX_SIZE
        && scope.entries.stream().map(Entry::role).toList().containsAll(NUMBERS)) {
      return Pieces.words(list).isPresent();
    }
    boolean isCall = areFacts && role == Role.UNKNOWN && list.items().size() < Part.LEAST;
    return !isCall
        && role != Role.SOLUTION
        && (role != Role.STARS || list.bracket != Group.LINES) // 1 | 2
        && !role.isText()
        && Squares.of(list).isPresent()
        && Whole.of(list).filter(board -> board.isRead() && board.form() != Form.SQUARES).isEmpty();
  }

  /** The boards of a list or an object. */
  private List<Found> list(Group group) {
    Group list = Pieces.unwrapped(group);
    List<Found> found =
        list.isShort()
            ? List.of()
            : list.isObject()
                ? object(list)
                : list.bracket == Group.LINES ? lines(list) : rows(list);
    if (!found.isEmpty()) {
      claims.claim(group, list);
    }
    return found;
  }

  /** The boards of lines that follow each other, of which the first and last may be no rows. */
  private List<Found> lines(Group list) {
    List<List<Node>> sized = Rows.sized(list.nodes);
    if (!sized.isEmpty()) {
      return sized.stream().flatMap(each -> lines(Group.of(Group.LINES, each)).stream()).toList();
    }
    List<Node> lines = Rows.in(list.nodes);
    int start = list.nodes.indexOf(lines.get(0));
    List<Found> found = rows(lines == list.nodes ? list : Group.of(Group.LINES, lines));
    if (start == 0 || found.isEmpty()) {
      return found;
    }
    Scope scope = new Scope(claims, false);
    found.forEach(scope::add);
    Rows.addNumbers(list.nodes.subList(0, start), scope);
    return scope.complete();
  }

  /** The boards of rows: they are one, or each of them has some, or they are refused as a whole. */
  private List<Found> rows(Group rows) {
    boolean areLines = rows.bracket == Group.LINES;
    Optional<Found> whole = areLines && rows.nodes.size() == 1 ? Optional.empty() : Whole.of(rows);
    Optional<Found> framed =
        whole.filter(Found::areRegions).flatMap(board -> Rows.framed(rows, board));
    if (framed.isPresent()) {
      return List.of(framed.get());
    }
    boolean mayBeMany = whole.filter(found -> found.reading().positions().size() > 1).isPresent();
    boolean areEach = areLines || mayBeMany;
    if (whole.filter(Found::isRead).isPresent() && !areEach) {
      if (rows.nodes.get(0) instanceof Group row && row.bracket == Group.ROW) {
        row.nodes.stream()
            .filter(Label.class::isInstance)
            .forEach(head -> claims.claim(head.first(), head.end()));
      }
      return List.of(whole.get());
    }
    List<Found> each = new ArrayList<>(0);
    boolean areAll = areEach || !Pieces.isGrid(rows);
    boolean haveEmpty = false;
    for (Node item : rows.nodes) {
      if (!(item instanceof Sign)) {
        int before = each.size();
        if (areEach) {
          Whole.alone(item).filter(found -> found.mayBeLine(rows)).ifPresent(each::add);
        } else {
          each.addAll(item(item));
        }
        boolean isEmpty = each.size() == before;
        boolean isCount = each.size() > 1 && item instanceof Word word && word.number() >= 0;
        areAll &= !isEmpty || isCount || item instanceof Group inner && inner.isObject();
        haveEmpty |= isEmpty && !isCount;
      }
    }
    boolean isBoard = mayBeMany || whole.filter(Found::isRead).isPresent();
    if (areEach && areAll && isBoard && !each.isEmpty() && each.get(0).isRead()) {
      Found one = whole.get();
      return takesSolutions
          ? each
          : List.of(
              mayBeMany ? one : one.as(Reading.ambiguous(one.reading(), each.get(0).reading())));
    }
    if (whole.isPresent()) {
      return List.of(whole.get());
    }
    if (areAll) {
      if (haveEmpty && !each.isEmpty()) {
        claims.remark("items without a board are left out: the boards behind them move up");
      }
      return each;
    }
    Optional<Found> numbered = areLines ? Rows.numbered(rows) : Optional.empty();
    if (numbered.filter(Found::isKept).isPresent()) {
      return List.of(numbered.get());
    }
    claims.release(rows.first(), rows.end());
    return broken(rows);
  }

  private List<Found> item(Node item) {
    if (item instanceof Group inner && (inner.isObject() || !Pieces.areWords(inner))) {
      return list(inner);
    }
    return (item instanceof Word word ? Form.in(word) : Whole.alone(item)).stream().toList();
  }

  /** A part that is written as a board and is none; a few words beside boards are left to tell. */
  private List<Found> broken(Group list) {
    List<Node> rows = Pieces.rows(list);
    List<List<String>> names =
        Pieces.rowsOfNames(rows.subList(0, Math.min(rows.size(), Board.MAX_SIZE)));
    names.removeIf(List::isEmpty);
    boolean areRows =
        list.bracket == Group.LINES
            || rows.stream().noneMatch(Word.class::isInstance)
                && names.stream().anyMatch(row -> row.size() > 1);
    Grid grid = new Grid(names);
    boolean isBoard = areRows && grid.isNearlySquare();
    boolean isLargest = 2 * list.words() > tree.words().size();
    if (!isBoard && !(isLargest && grid.hasRows())) {
      return List.of();
    }
    Reading reading = rows.size() > Board.MAX_SIZE ? Grid.tooLarge(rows.size()) : grid.reading();
    Reading fault =
        reading.isRead()
            ? Reading.refused(
                names.size() < Part.LEAST
                    ? "rows (%s) must be at least %s, since no smaller board has a solution: take another board"
                    : "rows (%s) must have blanks or one kind of sign between their names: write each row as its %s names alone",
                names.size(),
                Math.max(names.size(), Part.LEAST))
            : reading;
    Found found = new Found(Form.REGIONS, list.first(), list.end(), fault);
    largest = isLargest ? Optional.of(found) : largest;
    return isBoard ? List.of(found) : List.of();
  }
}

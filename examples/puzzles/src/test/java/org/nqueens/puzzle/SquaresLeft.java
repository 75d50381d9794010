package org.nqueens.puzzle;

import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/**
 * The squares left on a board, by the definition: those that are neither blocked nor crossed nor
 * excluded nor attacked by a queen nor in a unit that has its queens, and those of the queens. Open
 * are those without a queen. Mutable.
 */
final class SquaresLeft {
  private static final int MAX_ARRANGEMENTS = 2_000;

  private final Attacks attacks;
  private final int stars;
  private final Map<Unit, BitSet> units;
  private final BitSet left;
  private final BitSet queens;

  private SquaresLeft(
      Attacks attacks, int stars, Map<Unit, BitSet> units, BitSet left, BitSet queens) {
    this.attacks = attacks;
    this.stars = stars;
    this.units = units;
    this.left = left;
    this.queens = queens;
  }

  /** The squares left of a position whose queens do not clash. */
  static SquaresLeft of(Position position) {
    Board board = position.board();
    Map<Unit, BitSet> units = new LinkedHashMap<>();
    Unit.of(board).forEach(unit -> units.put(unit, squares(unit, board)));
    BitSet left = new BitSet();
    units.values().forEach(left::or);
    SquaresLeft squares =
        new SquaresLeft(Attacks.of(board), board.stars(), units, left, new BitSet());
    position.crosses().forEach(squares::exclude);
    position.queens().forEach(squares::place);
    return squares;
  }

  /** The squares of a unit, as numbers of {@link Attacks}, without blocked squares. */
  private static BitSet squares(Unit unit, Board board) {
    int n = board.size();
    BitSet numbers = new BitSet();
    for (int number = 0; number < n * n; number++) {
      Square square = new Square(number / n, number % n);
      boolean blocked = board.square(square.column(), square.row()) == SquareState.BLOCKED;
      numbers.set(number, !blocked && unit.contains(board, square));
    }
    return numbers;
  }

  SquaresLeft copy() {
    return new SquaresLeft(attacks, stars, units, (BitSet) left.clone(), (BitSet) queens.clone());
  }

  /** The number of queens of each unit in a solution. */
  int stars() {
    return stars;
  }

  /** Places a queen on a square left. */
  void place(Square square) {
    place(attacks.number(square));
  }

  private void place(int number) {
    queens.set(number);
    left.andNot(attacks.from(number));
    for (BitSet unit : units.values()) {
      if (unit.get(number) && missing(unit) == 0) {
        BitSet rest = (BitSet) unit.clone();
        rest.andNot(queens);
        left.andNot(rest);
      }
    }
  }

  /** Places queens on the squares that are left when their turn comes. */
  void placeAll(Collection<Square> squares) {
    squares.stream().filter(this::isOpen).forEach(this::place);
  }

  /** The number of queens that a unit lacks. */
  int missing(Unit unit) {
    return missing(units.get(unit));
  }

  int missing(List<Unit> some) {
    return some.stream().mapToInt(this::missing).sum();
  }

  private int missing(BitSet unit) {
    BitSet placed = (BitSet) unit.clone();
    placed.and(queens);
    return stars - placed.cardinality();
  }

  void exclude(Square square) {
    left.clear(attacks.number(square));
  }

  void apply(Step step) {
    if (step.rule() == Rule.SINGLE) {
      placeAll(step.squares());
    } else {
      step.squares().forEach(this::exclude);
    }
  }

  boolean isOpen(Square square) {
    int number = attacks.number(square);
    return left.get(number) && !queens.get(number);
  }

  List<Unit> units() {
    return List.copyOf(units.keySet());
  }

  List<Unit> units(Unit.Kind kind) {
    return units.keySet().stream().filter(unit -> unit.kind() == kind).toList();
  }

  List<Square> all() {
    return attacks.squares(left);
  }

  List<Square> open() {
    return attacks.squares(openNumbers());
  }

  int openCount() {
    return openNumbers().cardinality();
  }

  List<Square> queens() {
    return attacks.squares(queens);
  }

  /** The squares left of some units, column by column. */
  List<Square> of(List<Unit> some) {
    BitSet squares = new BitSet();
    some.forEach(unit -> squares.or(units.get(unit)));
    squares.and(left);
    return attacks.squares(squares);
  }

  List<Square> of(Unit unit) {
    return of(List.of(unit));
  }

  /** The open squares of a unit, column by column. */
  List<Square> open(Unit unit) {
    return of(unit).stream().filter(this::isOpen).toList();
  }

  boolean share(Unit unit, Unit other) {
    return of(unit, other).intersects(openNumbers());
  }

  /** Whether all open squares of a unit lie in another one. */
  boolean liesIn(Unit unit, Unit other) {
    BitSet rest = openNumbers();
    rest.and(units.get(unit));
    rest.andNot(units.get(other));
    return rest.isEmpty();
  }

  /** The open squares that two units share. */
  List<Square> shared(Unit unit, Unit other) {
    BitSet squares = of(unit, other);
    squares.and(openNumbers());
    return attacks.squares(squares);
  }

  private BitSet of(Unit unit, Unit other) {
    BitSet squares = (BitSet) units.get(unit).clone();
    squares.and(units.get(other));
    return squares;
  }

  Optional<Unit> emptied() {
    return units().stream().filter(unit -> !hasRoom(unit)).findFirst();
  }

  /**
   * Whether the queens that a unit lacks can stand on its open squares, if there are just enough.
   */
  boolean hasRoom(Unit unit) {
    List<Square> open = open(unit);
    SquaresLeft placed = copy();
    if (open.size() == missing(unit)) {
      placed.placeAll(open);
    }
    return placed.of(unit).size() >= stars;
  }

  /**
   * The open squares that no arrangement of the queens that some units lack leaves open: their own
   * if there is no arrangement, none if there are too many, or if a unit lacks none.
   */
  List<Square> excludedByAll(List<Unit> some) {
    if (some.stream().anyMatch(unit -> missing(unit) == 0)) {
      return List.of();
    }
    BitSet excluded = openNumbers();
    int[] count = {0};
    copy().arrange(some.stream().map(units::get).toList(), 0, excluded, count);
    if (count[0] == 0) {
      return of(some).stream().filter(this::isOpen).toList();
    }
    boolean areTooMany = stars > 1 && count[0] > MAX_ARRANGEMENTS;
    return areTooMany ? List.of() : attacks.squares(excluded);
  }

  /**
   * Counts the arrangements, with squares of the first lacking unit from one on, and keeps what all
   * of them exclude, as long as that matters.
   */
  private void arrange(List<BitSet> some, int from, BitSet excluded, int[] count) {
    int lacking = 0;
    while (lacking < some.size() && missing(some.get(lacking)) == 0) {
      lacking++;
    }
    if (lacking == some.size()) {
      count[0]++;
      excluded.andNot(left);
      return;
    }
    BitSet unit = some.get(lacking);
    for (int at = unit.nextSetBit(from); at >= 0; at = unit.nextSetBit(at + 1)) {
      if (excluded.isEmpty() || stars > 1 && count[0] > MAX_ARRANGEMENTS) {
        return;
      }
      if (left.get(at) && !queens.get(at)) {
        SquaresLeft more = copy();
        more.place(at);
        more.arrange(some, more.missing(unit) > 0 ? at + 1 : 0, excluded, count);
      }
    }
  }

  /** The least number of queens that a unit still needs in others, by all arrangements outside. */
  int needed(Unit unit, List<Unit> others) {
    Set<Square> inside = Set.copyOf(of(others));
    List<Square> outside = open(unit).stream().filter(square -> !inside.contains(square)).toList();
    return missing(unit) - copy().most(unit, outside);
  }

  /** The largest number of queens that a unit can have more on some squares. */
  private int most(Unit unit, List<Square> squares) {
    int most = 0;
    for (int i = 0; most < missing(unit) && i < squares.size(); i++) {
      if (isOpen(squares.get(i))) {
        SquaresLeft more = copy();
        more.place(squares.get(i));
        most = Math.max(most, 1 + more.most(unit, squares.subList(i + 1, squares.size())));
      }
    }
    return most;
  }

  private BitSet openNumbers() {
    BitSet open = (BitSet) left.clone();
    open.andNot(queens);
    return open;
  }

  @Override
  public String toString() {
    return "queens " + queens() + ", left " + all();
  }
}

package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.format.Board;
import org.nqueens.format.Board.SquareState;
import org.nqueens.format.Position;
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
    int number = attacks.number(square);
    queens.set(number);
    left.andNot(attacks.from(number));
    for (BitSet unit : units.values()) {
      if (unit.get(number) && missing(unit) == 0) {
        left.stream().filter(other -> unit.get(other) && !queens.get(other)).forEach(left::clear);
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
   * The open squares that no arrangement of the queens that a unit lacks leaves open: its own if
   * there is no arrangement, none if there are too many.
   */
  List<Square> excludedByAll(Unit unit) {
    List<SquaresLeft> arrangements = new ArrayList<>();
    if (missing(unit) > 0) {
      arrange(copy(), open(unit), missing(unit), arrangements);
    }
    if (missing(unit) == 0 || stars > 1 && arrangements.size() > MAX_ARRANGEMENTS) {
      return List.of();
    }
    return arrangements.isEmpty()
        ? open(unit)
        : open().stream()
            .filter(square -> arrangements.stream().noneMatch(each -> each.has(square)))
            .toList();
  }

  private static void arrange(
      SquaresLeft placed, List<Square> open, int missing, List<SquaresLeft> arrangements) {
    if (missing == 0) {
      arrangements.add(placed);
    }
    for (int i = 0; missing > 0 && i < open.size(); i++) {
      if (placed.isOpen(open.get(i))) {
        SquaresLeft more = placed.copy();
        more.place(open.get(i));
        arrange(more, open.subList(i + 1, open.size()), missing - 1, arrangements);
      }
    }
  }

  private boolean has(Square square) {
    return left.get(attacks.number(square));
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

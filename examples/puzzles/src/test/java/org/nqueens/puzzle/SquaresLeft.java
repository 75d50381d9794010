package org.nqueens.puzzle;

import java.util.BitSet;
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
 * excluded nor attacked by a queen, and those of the queens. Open are those without a queen.
 * Mutable.
 */
final class SquaresLeft {
  private final Attacks attacks;
  private final Map<Unit, BitSet> units;
  private final BitSet left;
  private final BitSet queens;

  private SquaresLeft(Attacks attacks, Map<Unit, BitSet> units, BitSet left, BitSet queens) {
    this.attacks = attacks;
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
    SquaresLeft squares = new SquaresLeft(new Attacks(board.model()), units, left, new BitSet());
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
    return new SquaresLeft(attacks, units, (BitSet) left.clone(), (BitSet) queens.clone());
  }

  /** Places a queen on a square left. */
  void place(Square square) {
    int number = attacks.number(square);
    queens.set(number);
    left.andNot(attacks.from(number));
  }

  void exclude(Square square) {
    left.clear(attacks.number(square));
  }

  void apply(Step step) {
    step.squares().forEach(step.rule() == Rule.SINGLE ? this::place : this::exclude);
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

  boolean share(Unit unit, Unit other) {
    return of(unit, other).intersects(left);
  }

  /** Whether all squares left of a unit lie in another one. */
  boolean liesIn(Unit unit, Unit other) {
    BitSet rest = (BitSet) units.get(unit).clone();
    rest.and(left);
    rest.andNot(units.get(other));
    return rest.isEmpty();
  }

  /** The squares left that two units share. */
  List<Square> shared(Unit unit, Unit other) {
    BitSet squares = of(unit, other);
    squares.and(left);
    return attacks.squares(squares);
  }

  private BitSet of(Unit unit, Unit other) {
    BitSet squares = (BitSet) units.get(unit).clone();
    squares.and(units.get(other));
    return squares;
  }

  Optional<Unit> emptied() {
    return units().stream().filter(unit -> !left.intersects(units.get(unit))).findFirst();
  }

  /** The open squares that each of the given ones attacks. */
  List<Square> attackedByAll(List<Square> squares) {
    BitSet attacked = openNumbers();
    squares.forEach(square -> attacked.and(attacks.from(attacks.number(square))));
    return attacks.squares(attacked);
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

package org.nqueens.puzzle;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.nqueens.format.Board;
import org.nqueens.format.Board.SquareState;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;

/**
 * The units of a board and their squares, as numbers of {@link Attacks}, without blocked squares.
 *
 * @param all the units
 * @param ofKind the units of each kind; none of kind REGION if the board has no regions
 * @param squares the squares of each unit; not to be modified
 */
record UnitSquares(List<Unit> all, Map<Unit.Kind, List<Unit>> ofKind, Map<Unit, BitSet> squares) {

  static UnitSquares of(Board board) {
    List<Unit> all = Unit.of(board);
    Map<Unit, BitSet> squares = new HashMap<>();
    int n = board.size();
    for (Unit unit : all) {
      BitSet numbers = new BitSet();
      for (int column = 0; column < n; column++) {
        for (int row = 0; row < n; row++) {
          boolean blocked = board.square(column, row) == SquareState.BLOCKED;
          numbers.set(column * n + row, !blocked && unit.contains(board, new Square(column, row)));
        }
      }
      squares.put(unit, numbers);
    }
    return new UnitSquares(all, all.stream().collect(Collectors.groupingBy(Unit::kind)), squares);
  }
}

package org.nqueens.puzzle;

import java.util.List;
import org.nqueens.format.Board.SquareState;
import org.nqueens.format.Position;
import org.nqueens.model.Square;

/** Whether queens of a position clash, by the definition of attacks. */
final class Clashes {
  private Clashes() {}

  static boolean any(Position position) {
    Attacks attacks = new Attacks(position.board().model());
    List<Square> queens = position.queens();
    return queens.stream()
        .anyMatch(
            queen ->
                position.board().square(queen.column(), queen.row()) == SquareState.BLOCKED
                    || queens.stream()
                        .anyMatch(
                            other ->
                                attacks.from(attacks.number(queen)).get(attacks.number(other))));
  }
}

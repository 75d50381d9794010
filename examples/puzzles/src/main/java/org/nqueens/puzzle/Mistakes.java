package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.format.Board.SquareState;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.puzzle.internal.deduction.Steps;
import org.nqueens.result.Uniqueness;

/**
 * The marks of a player with which the board has no solution.
 *
 * @param solver solves the board
 * @param position the position
 */
record Mistakes(PuzzleSolver solver, Position position) {

  /** The squares of the wrong marks, ordered by column, then by row. */
  List<Square> squares() {
    Uniqueness uniqueness = solver.uniqueness(position.board().model());
    if (uniqueness instanceof Uniqueness.Unique unique) {
      return sorted(disagreeing(unique.placement()));
    }
    return uniqueness instanceof Uniqueness.Ambiguous ? sorted(contradictory()) : List.of();
  }

  private Stream<Square> disagreeing(Placement solution) {
    return Stream.concat(
        queens().filter(square -> solution.row(square.column()) != square.row()),
        position.crosses().stream()
            .filter(square -> solution.row(square.column()) == square.row()));
  }

  /** The queens of the first clash, or a minimal set of marks; empty if the marks are right. */
  private Stream<Square> contradictory() {
    if (!position.clashes().isEmpty()) {
      return position.clashes().get(0).queens().stream().filter(this::isPlayers);
    }
    return isSolvable(position) ? Stream.empty() : minimal();
  }

  /** Takes back every mark without which the position still has no solution. */
  private Stream<Square> minimal() {
    List<Square> kept = new ArrayList<>();
    Position rest = position;
    for (Square mark : Stream.concat(queens(), position.crosses().stream()).toList()) {
      Position without = rest.withoutMark(mark.column(), mark.row());
      if (isSolvable(without)) {
        kept.add(mark);
      } else {
        rest = without;
      }
    }
    return kept.stream();
  }

  private boolean isSolvable(Position asked) {
    return solver.findAny(asked.model()).isPresent();
  }

  /** The queens of the player. */
  private Stream<Square> queens() {
    return position.queens().stream().filter(this::isPlayers);
  }

  private boolean isPlayers(Square queen) {
    return position.board().square(queen.column(), queen.row()) != SquareState.GIVEN;
  }

  private static List<Square> sorted(Stream<Square> squares) {
    return squares.sorted(Steps.ORDER).toList();
  }
}

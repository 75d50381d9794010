package org.nqueens.puzzle.internal.deduction;

import java.util.Comparator;
import java.util.List;
import org.nqueens.format.Board;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Step;

/**
 * The steps of a board, made from arguments, which number units and squares.
 *
 * @param size the number of columns
 * @param units the units by their numbers
 */
public record Steps(int size, List<Unit> units) {
  /** By column, then by row. */
  public static final Comparator<Square> ORDER =
      Comparator.comparingInt(Square::column).thenComparingInt(Square::row);

  public static Steps of(Board board) {
    return new Steps(board.size(), Unit.of(board));
  }

  public Step of(Argument argument) {
    return new Step(
        argument.rule(),
        squares(argument.squares()),
        units(argument.units()),
        squares(argument.support()),
        units(argument.others()),
        argument.supposition().stream().map(this::of).toList(),
        argument.emptied().stream().mapToObj(units::get).findFirst());
  }

  private List<Unit> units(List<Integer> numbers) {
    return numbers.stream().map(units::get).sorted(Comparator.comparingInt(Unit::number)).toList();
  }

  private List<Square> squares(List<Integer> numbers) {
    return numbers.stream()
        .map(number -> new Square(number % size, number / size))
        .sorted(ORDER)
        .toList();
  }
}

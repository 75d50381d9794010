package org.nqueens.puzzle.internal.deduction;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nqueens.board.Board;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/**
 * An application of a rule that changes the candidates. Units and squares are numbered as in {@link
 * Layout}.
 *
 * @param units the units whose squares left prove the argument; none for a trial
 * @param others the units that contain these squares, for {@link Rule#CONFINED} and {@link
 *     Rule#SETS}; none for {@link Rule#SETS} if two units are looked at together
 * @param least for {@link Rule#SETS} by {@link LeastCounts} the number of queens that the units
 *     need in the others, which then contain only some of the squares; otherwise 0
 * @param support the squares left of the units, once the argument is {@linkplain
 *     #supported(Candidates) supported}
 * @param squares the squares of the new queens for {@link Rule#SINGLE}, otherwise the squares to be
 *     excluded
 * @param supposition for a trial the arguments that follow from a queen on the square, once it is
 *     {@linkplain Trials#explain explained}
 * @param emptied for an explained trial the unit that has no room for its queens after the
 *     supposition
 */
public record Argument(
    Rule rule,
    List<Integer> units,
    List<Integer> others,
    int least,
    List<Integer> support,
    List<Integer> squares,
    List<Argument> supposition,
    OptionalInt emptied) {
  /** An argument from the squares left of some units, which it does not list yet. */
  static Argument of(Rule rule, List<Integer> units, List<Integer> others, List<Integer> squares) {
    return new Argument(rule, units, others, 0, List.of(), squares, List.of(), OptionalInt.empty());
  }

  /** This argument with the squares left of its units, which a search for effects does not need. */
  Argument supported(Candidates candidates) {
    return new Argument(
        rule, units, others, least, candidates.squares(units), squares, supposition, emptied);
  }

  /** This argument with a number of queens that its units need in the others. */
  Argument withLeast(int newLeast) {
    return new Argument(rule, units, others, newLeast, support, squares, supposition, emptied);
  }

  int setSize() {
    return Math.max(units.size(), others.size());
  }

  /** Places the queens on the squares that are left, or excludes the squares. */
  public void applyTo(Candidates candidates) {
    if (rule == Rule.SINGLE) {
      candidates.placeAll(squares);
    } else {
      squares.forEach(candidates::exclude);
    }
  }

  /**
   * The argument from the same units, or for {@link LeastCounts} from the same others, with other
   * squares left; empty if it does nothing there. Not for two units together, which no supposition
   * has.
   */
  Optional<Argument> on(Candidates candidates) {
    Optional<Argument> argument =
        switch (rule) {
          case SINGLE -> Singles.argument(candidates, units.get(0));
          case COMMON_ATTACK -> CommonAttacks.argument(candidates, units.get(0));
          case CONFINED, SETS ->
              least > 0
                  ? LeastCounts.argument(candidates, others)
                  : HallSets.argument(candidates, units, others);
          case TRIAL, DEEP_TRIAL -> Optional.empty();
        };
    return argument.map(found -> found.supported(candidates));
  }

  public Step step(Board board) {
    return step(board, Unit.of(board));
  }

  private Step step(Board board, List<Unit> all) {
    return new Step(
        rule,
        board.stars(),
        squares(squares, board),
        units(units, all),
        squares(support, board),
        units(others, all),
        least,
        supposition.stream().map(argument -> argument.step(board, all)).toList(),
        emptied.stream().mapToObj(all::get).findFirst());
  }

  private static List<Unit> units(List<Integer> numbers, List<Unit> all) {
    return numbers.stream().map(all::get).sorted(Comparator.comparingInt(Unit::number)).toList();
  }

  private static List<Square> squares(List<Integer> numbers, Board board) {
    int n = board.size();
    return numbers.stream().map(number -> new Square(number % n, number / n)).sorted().toList();
  }
}

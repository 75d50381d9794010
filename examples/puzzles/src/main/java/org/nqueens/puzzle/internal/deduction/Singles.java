package org.nqueens.puzzle.internal.deduction;

import java.util.List;
import java.util.Optional;
import org.nqueens.puzzle.hint.Rule;

/** Units with one square left. */
final class Singles {
  private Singles() {}

  static Optional<Argument> argument(Candidates candidates, int unit) {
    if (candidates.count(unit) != 1 || candidates.isFilled(unit)) {
      return Optional.empty();
    }
    List<Integer> square = candidates.squares(List.of(unit));
    return Optional.of(Argument.of(Rule.SINGLE, List.of(unit), List.of(), square, square));
  }

  /**
   * Places the queens of all singles, also of new ones, until a unit has no square left.
   *
   * @return the number of queens placed, or -1 if every unit still has a square
   */
  static int refute(Candidates candidates) {
    int units = candidates.layout().unitCount();
    int unchanged = 0;
    int placed = 0;
    for (int unit = 0; unchanged < units; unit = (unit + 1) % units) {
      int count = candidates.count(unit);
      if (count == 0) {
        return placed;
      }
      boolean places = count == 1 && !candidates.isFilled(unit);
      if (places) {
        candidates.place(candidates.first(unit));
        placed++;
      }
      unchanged = places ? 0 : unchanged + 1;
    }
    return -1;
  }
}

package org.nqueens.puzzle.internal.deduction;

import java.util.List;
import java.util.Optional;
import org.nqueens.puzzle.hint.Rule;

/** Units with as many squares left as queens. */
final class Singles {
  private Singles() {}

  static Optional<Argument> argument(Candidates candidates, int unit) {
    if (!isSingle(candidates, unit, candidates.count(unit))) {
      return Optional.empty();
    }
    return Optional.of(
        Argument.of(Rule.SINGLE, List.of(unit), List.of(), candidates.openSquares(unit)));
  }

  private static boolean isSingle(Candidates candidates, int unit, int count) {
    return count == candidates.layout().stars() && !candidates.isFilled(unit);
  }

  /**
   * Places the queens of all singles, also of new ones, until a unit has no room for its queens.
   *
   * @return the number of queens placed, or -1 if every unit still has room
   */
  static int refute(Candidates candidates) {
    int units = candidates.layout().unitCount();
    int unchanged = 0;
    int placed = 0;
    for (int unit = 0; unchanged < units; unit = (unit + 1) % units) {
      int count = candidates.count(unit);
      if (!candidates.hasRoom(unit, count)) {
        return placed;
      }
      boolean places = isSingle(candidates, unit, count);
      if (places) {
        placed += candidates.placeAll(candidates.openSquares(unit));
      }
      unchanged = places ? 0 : unchanged + 1;
    }
    return -1;
  }
}

package org.nqueens.puzzle.internal.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.puzzle.hint.Rule;

/** Squares that every square left of a unit attacks. */
final class CommonAttacks {
  private CommonAttacks() {}

  static Optional<Argument> argument(Candidates candidates, int unit) {
    if (candidates.count(unit) == 0) {
      return Optional.empty();
    }
    List<Integer> squares = new ArrayList<>();
    for (int word = 0; word < candidates.layout().words(); word++) {
      Candidates.addSquares(word, attacked(candidates, unit, word), squares);
    }
    List<Integer> units = List.of(unit);
    return squares.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Argument.of(Rule.COMMON_ATTACK, units, List.of(), candidates.squares(units), squares));
  }

  /** A word of the set of squares left that all squares left of a unit attack. */
  private static long attacked(Candidates candidates, int unit, int word) {
    long attacked = candidates.word(word);
    for (int from = 0; from < candidates.layout().words(); from++) {
      long rest = candidates.word(unit, from);
      attacked &= from == word ? ~rest : -1;
      for (; rest != 0 && attacked != 0; rest &= rest - 1) {
        int square = from * 64 + Long.numberOfTrailingZeros(rest);
        attacked &= candidates.layout().attacked(square, word);
      }
    }
    return attacked;
  }
}

package org.nqueens.puzzle.internal.deduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nqueens.puzzle.hint.Rule;

/** Squares that every square left of a unit attacks. */
final class CommonAttacks {
  private CommonAttacks() {}

  static Optional<Argument> argument(Candidates candidates, int unit) {
    long[] attacked = attacked(candidates, unit);
    List<Integer> squares = new ArrayList<>();
    for (int word = 0; word < attacked.length; word++) {
      Candidates.addSquares(word, attacked[word], squares);
    }
    return squares.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Argument.of(
                Rule.COMMON_ATTACK,
                List.of(unit),
                List.of(),
                candidates.squares(List.of(unit)),
                squares));
  }

  /** The squares left that all squares left of a unit attack; none if the unit has none. */
  private static long[] attacked(Candidates candidates, int unit) {
    Layout layout = candidates.layout();
    long[] attacked = new long[layout.words()];
    Arrays.setAll(attacked, candidates::word);
    boolean any = false;
    for (int word = 0; word < attacked.length; word++) {
      for (long rest = candidates.word(unit, word); rest != 0; rest &= rest - 1) {
        int square = word * 64 + Long.numberOfTrailingZeros(rest);
        any = true;
        long union = 0;
        for (int other = 0; other < attacked.length; other++) {
          attacked[other] &= layout.attacked(square, other);
        }
        attacked[word] &= ~(1L << square);
        for (long part : attacked) {
          union |= part;
        }
        if (union == 0) {
          return attacked;
        }
      }
    }
    return any ? attacked : new long[layout.words()];
  }
}

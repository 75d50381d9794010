package org.nqueens.puzzle.internal.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.puzzle.hint.Rule;

/**
 * Squares that are excluded wherever the queens stand that a unit lacks.
 *
 * <p>Several queens are tried in all arrangements. A unit with more arrangements than {@value
 * #MAX_ARRANGEMENTS} proves nothing: a large region of a board of two stars has some hundreds.
 */
final class CommonAttacks {
  private static final int MAX_ARRANGEMENTS = 2_000;

  /** The open squares of the unit. */
  private final List<Integer> open;

  /** The open squares of the board that each arrangement so far excludes. */
  private final long[] excluded;

  private int arrangements;

  private CommonAttacks(Candidates candidates, List<Integer> open) {
    this.open = open;
    this.excluded = new long[candidates.layout().words()];
    for (int word = 0; word < excluded.length; word++) {
      excluded[word] = candidates.openWord(word);
    }
  }

  static Optional<Argument> argument(Candidates candidates, int unit) {
    int missing = candidates.missing(unit);
    List<Integer> open = candidates.openSquares(unit);
    if (missing == 0 || open.size() < missing) {
      return Optional.empty();
    }
    CommonAttacks attacks = new CommonAttacks(candidates, open);
    if (candidates.layout().stars() == 1) {
      attacks.attackFromAll(candidates.layout());
    } else {
      attacks.arrange(candidates, 0, missing);
    }
    List<Integer> squares = attacks.squares();
    List<Integer> units = List.of(unit);
    return squares.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Argument.of(Rule.COMMON_ATTACK, units, List.of(), candidates.squares(units), squares));
  }

  /** The one queen of the unit excludes what all its open squares attack. */
  private void attackFromAll(Layout layout) {
    arrangements = open.size();
    for (int word = 0; word < excluded.length; word++) {
      for (int i = 0; i < open.size() && excluded[word] != 0; i++) {
        int square = open.get(i);
        long own = square >> 6 == word ? 1L << square : 0;
        excluded[word] &= layout.attacked(square, word) & ~own;
      }
    }
  }

  /** Tries the open squares from one on for the queens that the unit still lacks. */
  private void arrange(Candidates placed, int from, int missing) {
    for (int next = from; next <= open.size() - missing && canExclude(); next++) {
      if (placed.contains(open.get(next))) {
        Candidates more = placed.copy();
        more.place(open.get(next));
        if (missing == 1) {
          add(more);
        } else {
          arrange(more, next + 1, missing - 1);
        }
      }
    }
  }

  private void add(Candidates arrangement) {
    arrangements++;
    for (int word = 0; word < excluded.length; word++) {
      excluded[word] &= ~arrangement.word(word);
    }
  }

  private boolean canExclude() {
    if (arrangements > MAX_ARRANGEMENTS) {
      return false;
    }
    for (long word : excluded) {
      if (word != 0) {
        return true;
      }
    }
    return false;
  }

  /** The excluded squares. A unit without any arrangement loses its own: it has no solution. */
  private List<Integer> squares() {
    if (arrangements == 0) {
      return open;
    }
    List<Integer> squares = new ArrayList<>();
    for (int word = 0; word < excluded.length && arrangements <= MAX_ARRANGEMENTS; word++) {
      Candidates.addSquares(word, excluded[word], squares);
    }
    return squares;
  }
}

package org.nqueens.puzzle.internal.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.puzzle.hint.Rule;

/**
 * Squares that are excluded wherever the queens stand that a unit lacks, or two units together.
 *
 * <p>Several queens are tried in all arrangements. Units with more arrangements than {@value
 * #MAX_ARRANGEMENTS} prove nothing: a large region of a board of two stars has some hundreds. What
 * leaves none of the squares excluded so far is not tried further; so the arrangements are counted
 * only where squares are excluded.
 */
final class CommonAttacks {
  private static final int MAX_ARRANGEMENTS = 2_000;

  private final List<Integer> units;

  /** The open squares of each unit. */
  private final List<List<Integer>> open;

  /** The open squares of the board that each arrangement so far excludes. */
  private final long[] excluded;

  private int arrangements;

  /** Whether arrangements count that leave none of the squares excluded so far. */
  private boolean isCounting;

  private CommonAttacks(Candidates candidates, List<Integer> units) {
    this.units = units;
    this.open = new ArrayList<>(units.size());
    for (int unit : units) {
      open.add(candidates.openSquares(unit));
    }
    this.excluded = new long[candidates.layout().words()];
    for (int word = 0; word < excluded.length; word++) {
      excluded[word] = candidates.openWord(word);
    }
  }

  static Optional<Argument> argument(Candidates candidates, int unit) {
    return candidates.isFilled(unit)
        ? Optional.empty()
        : argument(candidates, Rule.COMMON_ATTACK, List.of(unit));
  }

  /** The arguments of any two units together. */
  static List<Argument> pairs(Candidates candidates) {
    List<Argument> found = new ArrayList<>();
    for (int one = 0; one < candidates.layout().unitCount(); one++) {
      for (int other = 0; other < one && !candidates.isFilled(one); other++) {
        if (!candidates.isFilled(other)) {
          argument(candidates, Rule.SETS, List.of(other, one)).ifPresent(found::add);
        }
      }
    }
    return found;
  }

  /** The argument of units that lack queens. */
  private static Optional<Argument> argument(
      Candidates candidates, Rule rule, List<Integer> units) {
    CommonAttacks attacks = new CommonAttacks(candidates, units);
    if (candidates.layout().stars() == 1) {
      attacks.attackFromAll(candidates.layout());
    } else {
      attacks.arrange(candidates, 0);
      attacks.countAll(candidates);
    }
    if (!attacks.excludesAny()) {
      return Optional.empty();
    }
    List<Integer> squares = attacks.squares();
    return squares.isEmpty()
        ? Optional.empty()
        : Optional.of(Argument.of(rule, units, List.of(), squares));
  }

  /** The one queen of the unit excludes what all its open squares attack. */
  private void attackFromAll(Layout layout) {
    List<Integer> from = open.get(0);
    arrangements = from.size();
    for (int word = 0; word < excluded.length; word++) {
      for (int i = 0; i < from.size() && excluded[word] != 0; i++) {
        int square = from.get(i);
        long own = square >> 6 == word ? 1L << square : 0;
        excluded[word] &= layout.attacked(square, word) & ~own;
      }
    }
  }

  /** If squares are excluded, counts all arrangements, also those that exclude each of them. */
  private void countAll(Candidates candidates) {
    if (canExclude()) {
      arrangements = 0;
      isCounting = true;
      arrange(candidates, 0);
    }
  }

  /** Tries all arrangements of the queens that the units from one on still lack. */
  private void arrange(Candidates placed, int from) {
    if (from == units.size()) {
      add(placed);
    } else {
      arrange(placed, from, 0, placed.missing(units.get(from)));
    }
  }

  /** Tries the open squares of a unit from one on for the queens that the unit still lacks. */
  private void arrange(Candidates placed, int unit, int from, int missing) {
    if (missing == 0) {
      arrange(placed, unit + 1);
      return;
    }
    List<Integer> squares = open.get(unit);
    for (int next = from; next <= squares.size() - missing && canExclude(); next++) {
      if (placed.isOpen(squares.get(next))) {
        placed.check();
        Candidates more = placed.copy();
        more.place(squares.get(next));
        if (isCounting || leavesAny(more)) {
          arrange(more, unit, next + 1, missing - 1);
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
    return arrangements <= MAX_ARRANGEMENTS && excludesAny();
  }

  /** Tells whether squares that all arrangements so far exclude are left. */
  private boolean leavesAny(Candidates placed) {
    for (int word = 0; word < excluded.length; word++) {
      if ((excluded[word] & placed.word(word)) != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean excludesAny() {
    for (long word : excluded) {
      if (word != 0) {
        return true;
      }
    }
    return false;
  }

  /** The excluded squares. Units without any arrangement lose their own: there is no solution. */
  private List<Integer> squares() {
    if (arrangements == 0) {
      return open.stream().flatMap(List::stream).distinct().sorted().toList();
    }
    return arrangements > MAX_ARRANGEMENTS
        ? List.of()
        : Candidates.squares(excluded.length, word -> excluded[word]);
  }
}

package org.nqueens.puzzle.internal.deduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nqueens.puzzle.hint.Rule;

/**
 * Units of one family whose squares left lie in as many units of another family.
 *
 * <p>Such units are a tight set of a bipartite graph: a unit of the first family is adjacent to the
 * units of the second family that share a square left with it. In a maximum matching, the smallest
 * tight set that contains a unit consists of the units that alternating paths reach from it. If all
 * units are matched, every tight set is a union of such sets, and a square that any tight set
 * excludes is excluded by one of them. If not, the board has no solution, and a smaller tight set
 * than the found sets may exist. The structure is from Dulmage and Mendelsohn (1958), and its use
 * for all-differents from Régin (1994).
 */
final class HallSets {
  private static final int NONE = -1;

  private HallSets() {}

  /** The arguments of single units, regions first. */
  static List<Argument> confined(Candidates candidates) {
    return arguments(candidates, HallSets::single);
  }

  /** The arguments of two units or more, as few as possible. */
  static List<Argument> sets(Candidates candidates) {
    List<Argument> found = arguments(candidates, HallSets::tight);
    int fewest = found.stream().mapToInt(set -> set.units().size()).min().orElse(0);
    found.removeIf(set -> set.units().size() > fewest);
    return found;
  }

  /** The arguments of the sets of units that a search finds in each pair of families. */
  private static List<Argument> arguments(
      Candidates candidates, Function<long[], List<Long>> search) {
    int n = candidates.layout().size();
    List<Argument> found = new ArrayList<>();
    for (int family = candidates.layout().families() - 1; family >= 0; family--) {
      for (int other = 0; other < candidates.layout().families(); other++) {
        if (other != family) {
          long[] adjacent = adjacent(candidates, family, other);
          for (long set : search.apply(adjacent)) {
            List<Integer> units = units(family * n, set);
            argument(candidates, units, units(other * n, lines(set, adjacent)))
                .ifPresent(found::add);
          }
        }
      }
    }
    return found;
  }

  private static long lines(long set, long[] adjacent) {
    long lines = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      lines |= adjacent[Long.numberOfTrailingZeros(rest)];
    }
    return lines;
  }

  private static List<Long> single(long[] adjacent) {
    List<Long> sets = new ArrayList<>();
    for (int unit = 0; unit < adjacent.length; unit++) {
      if (Long.bitCount(adjacent[unit]) == 1) {
        sets.add(1L << unit);
      }
    }
    return sets;
  }

  private static List<Long> tight(long[] adjacent) {
    List<Long> sets = new ArrayList<>();
    int[] owners = match(adjacent);
    for (int unit = 0; unit < adjacent.length; unit++) {
      long set = tightSet(unit, adjacent, owners);
      if (Long.bitCount(set) >= 2 && !sets.contains(set)) {
        sets.add(set);
      }
    }
    return sets;
  }

  /** For each unit of a family the units of another family that share a square left with it. */
  private static long[] adjacent(Candidates candidates, int family, int other) {
    Layout layout = candidates.layout();
    long[] adjacent = new long[layout.size()];
    for (int word = 0; word < layout.words(); word++) {
      for (long rest = candidates.word(word); rest != 0; rest &= rest - 1) {
        int square = word * 64 + Long.numberOfTrailingZeros(rest);
        adjacent[layout.index(family, square)] |= 1L << layout.index(other, square);
      }
    }
    return adjacent;
  }

  /** The unit of the first family that a maximum matching gives to each unit of the second. */
  private static int[] match(long[] adjacent) {
    int[] owners = new int[adjacent.length];
    Arrays.fill(owners, NONE);
    for (int unit = 0; unit < adjacent.length; unit++) {
      long[] seen = {0};
      augment(unit, adjacent, owners, seen);
    }
    return owners;
  }

  private static boolean augment(int unit, long[] adjacent, int[] owners, long[] seen) {
    for (long rest = adjacent[unit]; (rest &= ~seen[0]) != 0; ) {
      int line = Long.numberOfTrailingZeros(rest);
      seen[0] |= 1L << line;
      if (owners[line] == NONE || augment(owners[line], adjacent, owners, seen)) {
        owners[line] = unit;
        return true;
      }
    }
    return false;
  }

  /** The smallest tight set that contains a unit, as a set of bits; 0 if there is none. */
  private static long tightSet(int unit, long[] adjacent, int[] owners) {
    long set = 1L << unit;
    long lines = 0;
    for (long open = set; open != 0; ) {
      int next = Long.numberOfTrailingZeros(open);
      open &= open - 1;
      for (long rest = adjacent[next] & ~lines; rest != 0; rest &= rest - 1) {
        int owner = owners[Long.numberOfTrailingZeros(rest)];
        if (owner == NONE) {
          return 0;
        }
        open |= (1L << owner) & ~set;
        set |= 1L << owner;
      }
      lines |= adjacent[next];
    }
    return Long.bitCount(lines) == Long.bitCount(set) ? set : 0;
  }

  /** The units of a set of bits, from a first one on. */
  private static List<Integer> units(int first, long bits) {
    List<Integer> units = new ArrayList<>();
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      units.add(first + Long.numberOfTrailingZeros(rest));
    }
    return units;
  }

  /** The argument of some units if their squares lie in as many other units; otherwise empty. */
  static Optional<Argument> argument(
      Candidates candidates, List<Integer> units, List<Integer> others) {
    List<Integer> squares = new ArrayList<>();
    for (int word = 0; word < candidates.layout().words(); word++) {
      long inside = 0;
      for (int unit : units) {
        inside |= candidates.word(unit, word);
      }
      long lines = 0;
      for (int other : others) {
        lines |= candidates.word(other, word);
      }
      if ((inside & ~lines) != 0) {
        return Optional.empty();
      }
      Candidates.addSquares(word, lines & ~inside, squares);
    }
    Rule rule = units.size() == 1 ? Rule.CONFINED : Rule.SETS;
    return squares.isEmpty()
        ? Optional.empty()
        : Optional.of(Argument.of(rule, units, others, candidates.squares(units), squares));
  }
}

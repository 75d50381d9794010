package org.nqueens.puzzle.internal.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nqueens.puzzle.hint.Rule;

/**
 * Units of one family whose open squares lie in units of another family that lack as many queens.
 *
 * <p>Such units are a tight set of a bipartite graph: a unit of the first family is adjacent to the
 * units of the second family that share an open square with it. A flow gives the queens that units
 * of the first family lack to units of the second. In a maximum flow, the smallest tight set that
 * contains a unit consists of the units that alternating paths reach from it. If the flow gives all
 * queens, every tight set is a union of such sets, and a square that any tight set excludes is
 * excluded by one of them. If not, the board has no solution, and a smaller tight set than the
 * found sets may exist. Units of several queens that lack more queens than the others then lose all
 * their open squares. The structure is from Dulmage and Mendelsohn (1958), and its use from Régin:
 * for all-differents (1994), and for several queens in a unit as a global cardinality (1996).
 */
final class HallSets {
  private final int n;

  /** For each unit of the first family, the units of the second that share an open square. */
  private final long[] adjacent;

  /** The queens of each unit in a solution. */
  private final int stars;

  /** The queens that each unit lacks, of all families. */
  private final int[] missing;

  /** The first units of both families. */
  private final int first;

  private final int second;

  /** The queens given to each unit of the second family; empty before a flow, as the next two. */
  private int[] taken = {};

  /** For each unit of the second family, the units whose queens it takes. */
  private long[] owners = {};

  /** For each unit of the second family, the queens that it takes from each of the first. */
  private int[][] flow = {};

  private HallSets(Candidates candidates, long[] adjacent, int[] missing, int family, int other) {
    this.n = candidates.layout().size();
    this.adjacent = adjacent;
    this.stars = candidates.layout().stars();
    this.missing = missing;
    this.first = family * n;
    this.second = other * n;
  }

  static List<Argument> confined(Candidates candidates) {
    return arguments(candidates, HallSets::single);
  }

  static List<Argument> sets(Candidates candidates) {
    return arguments(candidates, HallSets::tight);
  }

  /** The arguments of the sets of units that a search finds in each pair of families. */
  private static List<Argument> arguments(
      Candidates candidates, Function<HallSets, List<Long>> search) {
    int[] missing = new int[candidates.layout().unitCount()];
    for (int unit = 0; unit < missing.length; unit++) {
      missing[unit] = candidates.missing(unit);
    }
    long[][][] adjacent = adjacent(candidates);
    List<Argument> found = new ArrayList<>();
    for (int family = candidates.layout().families() - 1; family >= 0; family--) {
      for (int other = 0; other < candidates.layout().families(); other++) {
        if (other != family) {
          HallSets sets = new HallSets(candidates, adjacent[family][other], missing, family, other);
          for (long set : search.apply(sets)) {
            long lines = lines(set, adjacent[family][other]);
            int surplus = sets.surplus(set, lines);
            // Most sets exclude nothing, and need no lists.
            if (surplus > 0 || (lines(lines, adjacent[other][family]) & ~set) != 0) {
              excluding(candidates, units(sets.first, set), units(sets.second, lines), surplus)
                  .ifPresent(found::add);
            }
          }
        }
      }
    }
    return found;
  }

  /** The units that share an open square with a set of another family. */
  private static long lines(long set, long[] adjacent) {
    long lines = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      lines |= adjacent[Long.numberOfTrailingZeros(rest)];
    }
    return lines;
  }

  private List<Long> single() {
    List<Long> sets = new ArrayList<>();
    for (int unit = 0; unit < n; unit++) {
      if (Long.bitCount(adjacent[unit]) == 1 && canExclude(1L << unit, adjacent[unit])) {
        sets.add(1L << unit);
      }
    }
    return sets;
  }

  private List<Long> tight() {
    List<Long> sets = new ArrayList<>();
    fill();
    for (int unit = 0; unit < n; unit++) {
      long set = tightSet(unit);
      long lines = lines(set, adjacent);
      boolean hasSeveral = Long.bitCount(set) > 1 || Long.bitCount(lines) > 1;
      if (lines != 0 && hasSeveral && !sets.contains(set)) {
        sets.add(set);
      }
    }
    return sets;
  }

  /** Tells whether units lack as many queens as those in which they lie, or several lack more. */
  private boolean canExclude(long set, long lines) {
    int surplus = surplus(set, lines);
    return surplus == 0 || surplus > 0 && stars > 1;
  }

  private int surplus(long set, long lines) {
    return missing(first, set) - missing(second, lines);
  }

  private int missing(int family, long units) {
    int sum = 0;
    for (long rest = units; rest != 0; rest &= rest - 1) {
      sum += missing[family + Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  /** The adjacent units of each two families. */
  private static long[][][] adjacent(Candidates candidates) {
    Layout layout = candidates.layout();
    int families = layout.families();
    long[][][] adjacent = new long[families][families][layout.size()];
    for (int word = 0; word < layout.words(); word++) {
      for (long rest = candidates.openWord(word); rest != 0; rest &= rest - 1) {
        int square = word * 64 + Long.numberOfTrailingZeros(rest);
        for (int family = 0; family < families; family++) {
          int unit = layout.index(family, square);
          for (int other = 0; other < family; other++) {
            int line = layout.index(other, square);
            adjacent[family][other][unit] |= 1L << line;
            adjacent[other][family][line] |= 1L << unit;
          }
        }
      }
    }
    return adjacent;
  }

  /** Finds a maximum flow, queen by queen. */
  private void fill() {
    taken = new int[n];
    owners = new long[n];
    flow = new int[n][n];
    for (int unit = 0; unit < n; unit++) {
      for (int queen = 0; queen < missing[first + unit]; queen++) {
        augment(unit, new long[] {0});
      }
    }
  }

  private boolean augment(int unit, long[] seen) {
    for (long rest = adjacent[unit]; (rest &= ~seen[0]) != 0; ) {
      int line = Long.numberOfTrailingZeros(rest);
      seen[0] |= 1L << line;
      if (taken[line] < missing[second + line]) {
        taken[line]++;
        give(line, unit, 1);
        return true;
      }
      for (long own = owners[line]; own != 0; own &= own - 1) {
        int owner = Long.numberOfTrailingZeros(own);
        if (augment(owner, seen)) {
          give(line, owner, -1);
          give(line, unit, 1);
          return true;
        }
      }
    }
    return false;
  }

  private void give(int line, int unit, int queens) {
    flow[line][unit] += queens;
    long bit = 1L << unit;
    owners[line] = flow[line][unit] > 0 ? owners[line] | bit : owners[line] & ~bit;
  }

  /** The smallest tight set that contains a unit, as a set of bits; 0 if there is none. */
  private long tightSet(int unit) {
    long set = 1L << unit;
    long lines = 0;
    for (long open = set; open != 0; ) {
      int next = Long.numberOfTrailingZeros(open);
      open &= open - 1;
      for (long rest = adjacent[next] & ~lines; rest != 0; rest &= rest - 1) {
        int line = Long.numberOfTrailingZeros(rest);
        if (taken[line] < missing[second + line]) {
          return 0;
        }
        open |= owners[line] & ~set;
        set |= owners[line];
      }
      lines |= adjacent[next];
    }
    return canExclude(set, lines) ? set : 0;
  }

  /** The units of a set of bits, from a first one on. */
  private static List<Integer> units(int first, long bits) {
    List<Integer> units = new ArrayList<>(Long.bitCount(bits));
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      units.add(first + Long.numberOfTrailingZeros(rest));
    }
    return units;
  }

  /**
   * The argument of some units; empty if their open squares do not lie in the others, the others
   * lack more queens, or nothing is excluded.
   */
  static Optional<Argument> argument(
      Candidates candidates, List<Integer> units, List<Integer> others) {
    int surplus = candidates.missing(units) - candidates.missing(others);
    return surplus < 0 || !candidates.openSquares(units, others).isEmpty()
        ? Optional.empty()
        : excluding(candidates, units, others, surplus);
  }

  private static Optional<Argument> excluding(
      Candidates candidates, List<Integer> units, List<Integer> others, int surplus) {
    boolean losesAll = surplus > 0 && candidates.layout().stars() > 1;
    List<Integer> squares = candidates.openSquares(others, losesAll ? List.of() : units);
    boolean isConfined = units.size() == 1 && others.size() == 1;
    return squares.isEmpty()
        ? Optional.empty()
        : Optional.of(Argument.of(isConfined ? Rule.CONFINED : Rule.SETS, units, others, squares));
  }
}

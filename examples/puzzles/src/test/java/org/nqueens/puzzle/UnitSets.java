package org.nqueens.puzzle;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;

/**
 * The sets of units of one kind that lie in units of another kind that lack as many queens, by
 * trying all sets.
 *
 * @param left the squares left
 * @param units the units of one kind
 * @param others the units of another kind
 * @param places for each of the units, the indices of the others in which it has open squares
 */
record UnitSets(SquaresLeft left, List<Unit> units, List<Unit> others, List<BitSet> places) {

  /** All ordered pairs of kinds of which the board has units. */
  static List<UnitSets> of(SquaresLeft left) {
    return Stream.of(Unit.Kind.values())
        .flatMap(kind -> Stream.of(Unit.Kind.values()).map(other -> of(left, kind, other)))
        .filter(sets -> !sets.units.equals(sets.others))
        .filter(sets -> !sets.units.isEmpty() && !sets.others.isEmpty())
        .toList();
  }

  private static UnitSets of(SquaresLeft left, Unit.Kind kind, Unit.Kind other) {
    List<Unit> units = left.units(kind);
    List<Unit> others = left.units(other);
    List<BitSet> places =
        units.stream()
            .map(
                unit ->
                    IntStream.range(0, others.size())
                        .filter(i -> left.share(unit, others.get(i)))
                        .collect(BitSet::new, BitSet::set, BitSet::or))
            .toList();
    return new UnitSets(left, units, others, places);
  }

  /** The rest of all others in which units lie; the larger of both numbers is k. */
  Set<Square> rest(int k) {
    Set<Square> rest = new HashSet<>();
    extend(0, new BitSet(), new BitSet(), k, rest);
    return rest;
  }

  /** Adds units from an index on to a chosen set, which lies in the given others. */
  private void extend(int from, BitSet chosen, BitSet in, int k, Set<Square> rest) {
    if (Math.max(chosen.cardinality(), in.cardinality()) == k) {
      addRest(chosen, in, rest);
    }
    for (int i = from; i < units.size(); i++) {
      BitSet more = (BitSet) in.clone();
      more.or(places.get(i));
      // A larger set lies in no fewer units.
      if (Math.max(chosen.cardinality() + 1, more.cardinality()) <= k) {
        chosen.set(i);
        extend(i + 1, chosen, more, k, rest);
        chosen.clear(i);
      }
    }
  }

  private void addRest(BitSet chosen, BitSet in, Set<Square> rest) {
    int surplus = missing(units, chosen) - missing(others, in);
    boolean losesAll = surplus > 0 && left.stars() > 1;
    IntStream.range(0, units.size())
        .filter(i -> surplus >= 0 && (losesAll || !chosen.get(i)))
        .forEach(
            i -> in.stream().forEach(j -> rest.addAll(left.shared(units.get(i), others.get(j)))));
  }

  private int missing(List<Unit> some, BitSet indices) {
    return indices.stream().map(i -> left.missing(some.get(i))).sum();
  }
}

package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;

/**
 * Matchings of the units of one kind to those of another kind, each by an open square of both. A
 * unit is there once for each queen that it lacks. By augmenting paths: Kuhn, <i>The Hungarian
 * method for the assignment problem</i> (1955).
 */
final class UnitMatching {
  private static final int NONE = -1;

  private final SquaresLeft left;
  private final List<Unit> units;
  private final List<Unit> others;
  private final boolean[][] joined;

  UnitMatching(SquaresLeft left, Unit.Kind kind, Unit.Kind other) {
    this.left = left;
    units = lacking(left, kind);
    others = lacking(left, other);
    joined = new boolean[units.size()][others.size()];
    for (int i = 0; i < units.size(); i++) {
      for (int j = 0; j < others.size(); j++) {
        joined[i][j] = left.share(units.get(i), others.get(j));
      }
    }
  }

  private static List<Unit> lacking(SquaresLeft left, Unit.Kind kind) {
    return left.units(kind).stream()
        .flatMap(unit -> Collections.nCopies(left.missing(unit), unit).stream())
        .toList();
  }

  /**
   * Whether the units of each kind can be matched to those of each other kind: Hall's condition.
   */
  static boolean arePerfect(SquaresLeft left) {
    List<Unit.Kind> kinds =
        Stream.of(Unit.Kind.values()).filter(kind -> !left.units(kind).isEmpty()).toList();
    return kinds.stream()
        .allMatch(
            kind ->
                kinds.stream().allMatch(other -> new UnitMatching(left, kind, other).isPerfect()));
  }

  private boolean isPerfect() {
    return perfect().isPresent();
  }

  /** For each of the other units its partner in a perfect matching. */
  private Optional<int[]> perfect() {
    int[] partner = new int[others.size()];
    Arrays.fill(partner, NONE);
    return IntStream.range(0, units.size()).allMatch(unit -> augment(unit, new BitSet(), partner))
        ? Optional.of(partner)
        : Optional.empty();
  }

  /** The squares that no perfect matching contains: all of them if there is none. */
  List<Square> unmatched() {
    Optional<int[]> perfect = perfect();
    List<Square> unmatched = new ArrayList<>();
    for (int unit = 0; unit < units.size(); unit++) {
      for (int other = 0; other < others.size(); other++) {
        if (joined[unit][other]
            && (perfect.isEmpty() || !isPerfectWith(unit, other, perfect.get()))) {
          unmatched.addAll(left.shared(units.get(unit), others.get(other)));
        }
      }
    }
    return unmatched;
  }

  /** Whether a perfect matching can be changed to match these two units. */
  private boolean isPerfectWith(int unit, int other, int[] perfect) {
    int displaced = perfect[other];
    int[] partner = perfect.clone();
    for (int i = 0; i < partner.length; i++) {
      partner[i] = i == other ? unit : partner[i] == unit ? NONE : partner[i];
    }
    BitSet seen = new BitSet();
    seen.set(other);
    return displaced == unit || augment(displaced, seen, partner);
  }

  private boolean augment(int unit, BitSet seen, int[] partner) {
    for (int other = 0; other < others.size(); other++) {
      if (joined[unit][other] && !seen.get(other)) {
        seen.set(other);
        if (partner[other] == NONE || augment(partner[other], seen, partner)) {
          partner[other] = unit;
          return true;
        }
      }
    }
    return false;
  }
}

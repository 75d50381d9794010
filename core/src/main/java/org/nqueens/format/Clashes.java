package org.nqueens.format;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.nqueens.format.Board.SquareState;
import org.nqueens.internal.constraint.RuleKind;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Square;
import org.nqueens.model.View;

/**
 * The clashes of the queens of a position. Queens in one column clash, and queens on squares of one
 * value of an all-different. Blocked squares share a value of the regions' constraint, although
 * they belong to no region; they do not clash by it.
 */
final class Clashes {
  /** A full board has billions of pairs. */
  private static final int MAX_CLASHES = 10_000;

  private static final Comparator<Square> BY_COLUMN =
      comparingInt(Square::column).thenComparingInt(Square::row);

  private final Position position;
  private final List<Square> queens;

  /** The groups of each queen that is in one: of its column, then of the constraints in order. */
  private final Map<Square, List<Group>> groups = new HashMap<>();

  /** Two or more queens of which each pair clashes. */
  private record Group(List<Square> queens, BiFunction<Square, Square, Clash> clash) {}

  Clashes(Position position) {
    this.position = position;
    this.queens = position.queens();
    Map<Integer, List<Square>> ofColumns = new HashMap<>();
    queens.forEach(queen -> listOf(queen.column(), ofColumns).add(queen));
    add(ofColumns.values(), (queen, other) -> Clash.inColumn(List.of(queen, other)));
    if (queens.size() > 1) {
      position.board().model().constraints().forEach(rule -> add(rule, ofColumns));
    }
  }

  private void add(AllDifferent rule, Map<Integer, List<Square>> ofColumns) {
    boolean regions = position.board().hasRegions() && rule.name().equals("regions");
    Map<Integer, List<Square>> ofValues = new HashMap<>();
    for (View view : rule.views()) {
      for (Square queen : ofColumns.getOrDefault(view.column(), List.of())) {
        if (!regions || !isBlocked(queen)) {
          listOf(view.valueAt(queen.row()), ofValues).add(queen);
        }
      }
    }
    if (ofValues.values().stream().anyMatch(group -> group.size() > 1)) {
      String attack = RuleKind.clash(rule, position.board().size());
      add(
          ofValues.values(),
          (queen, other) -> new Clash(List.of(queen, other), rule.name(), attack));
    }
  }

  private void add(Collection<List<Square>> grouped, BiFunction<Square, Square, Clash> clash) {
    for (List<Square> group : grouped) {
      if (group.size() > 1) {
        group.forEach(queen -> listOf(queen, groups).add(new Group(group, clash)));
      }
    }
  }

  private static <K, V> List<V> listOf(K key, Map<K, List<V>> lists) {
    return lists.computeIfAbsent(key, absent -> new ArrayList<>());
  }

  /** Queens on blocked squares, then pairs, each once, up to a limit. */
  List<Clash> first() {
    return Stream.concat(
            queens.stream().filter(this::isBlocked).map(Clash::ofBlocked),
            queens.stream().flatMap(this::withLaterQueens))
        .limit(MAX_CLASHES)
        .toList();
  }

  private Stream<Clash> withLaterQueens(Square queen) {
    return groups.getOrDefault(queen, List.of()).stream()
        .flatMap(
            group ->
                group.queens().stream()
                    .filter(other -> BY_COLUMN.compare(other, queen) > 0)
                    .map(other -> group.clash().apply(queen, other)))
        .sorted(Comparator.comparing(clash -> clash.queens().get(1), BY_COLUMN));
  }

  /** The queens that clash with another queen or a blocked square. */
  List<Square> queens() {
    return queens.stream().filter(queen -> isBlocked(queen) || groups.containsKey(queen)).toList();
  }

  private boolean isBlocked(Square square) {
    return position.board().square(square.column(), square.row()) == SquareState.BLOCKED;
  }
}

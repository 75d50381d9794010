package org.nqueens.board;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Square;
import org.nqueens.model.View;

/**
 * The clashes of the queens of a position. Queens in one column clash, and queens on squares of one
 * value of an all-different. Blocked squares share a value of the regions' constraint, although
 * they belong to no region; they do not clash by it. On a board of several queens in each row,
 * column and region the pairs that touch clash, and all queens of a unit that has too many.
 */
final class Clashes {
  /** A full board has billions of pairs. */
  private static final int MAX_CLASHES = 10_000;

  static final Comparator<Square> BY_COLUMN =
      comparingInt(Square::column).thenComparingInt(Square::row);

  private final Position position;
  private final List<Square> queens;

  /** The groups of each queen that is in one: of its column, then of the constraints in order. */
  private final Map<Square, List<Group>> groups = new HashMap<>();

  /** On a board of several queens in each row: all clashes, except on blocked squares. */
  private final List<Clash> ofSeveral = new ArrayList<>();

  /** Two or more queens; each pair of them clashes. */
  private record Group(List<Square> queens, BiFunction<Square, Square, Clash> clash) {}

  Clashes(Position position) {
    this.position = position;
    this.queens = position.queens();
    if (position.board().stars() > 1) {
      addTouching();
      addMany("column", queens, Square::column);
      addMany("row", queens, Square::row);
      if (position.board().hasRegions()) {
        List<Square> inRegions = queens.stream().filter(queen -> !isBlocked(queen)).toList();
        addMany("region", inRegions, queen -> position.board().region(queen.column(), queen.row()));
      }
      return;
    }
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
      String attack = rule.attack(position.board().size());
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

  private void addTouching() {
    for (int i = 0; i < queens.size(); i++) {
      Square queen = queens.get(i);
      queens.subList(i + 1, queens.size()).stream()
          .filter(other -> other.column() - queen.column() <= 1)
          .filter(other -> Math.abs(other.row() - queen.row()) <= 1)
          .forEach(other -> ofSeveral.add(Clash.touching(List.of(queen, other))));
    }
  }

  private <K extends Comparable<K>> void addMany(
      String kind, List<Square> among, Function<Square, K> nameOf) {
    Map<K, List<Square>> units = new TreeMap<>();
    among.forEach(queen -> listOf(nameOf.apply(queen), units).add(queen));
    units.forEach(
        (name, inUnit) -> {
          if (inUnit.size() > position.board().stars()) {
            ofSeveral.add(Clash.ofMany(inUnit, kind, name));
          }
        });
  }

  private static <K, V> List<V> listOf(K key, Map<K, List<V>> lists) {
    return lists.computeIfAbsent(key, absent -> new ArrayList<>());
  }

  /** Queens on blocked squares, then pairs, each once, up to a limit. */
  List<Clash> first() {
    Stream<Clash> blocked = queens.stream().filter(this::isBlocked).map(Clash::ofBlocked);
    Stream<Clash> pairs = queens.stream().flatMap(this::withLaterQueens);
    return Stream.of(blocked, pairs, ofSeveral.stream())
        .flatMap(Function.identity())
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
    Set<Square> several = new HashSet<>();
    ofSeveral.forEach(clash -> several.addAll(clash.queens()));
    return queens.stream()
        .filter(queen -> isBlocked(queen) || groups.containsKey(queen) || several.contains(queen))
        .toList();
  }

  private boolean isBlocked(Square square) {
    return position.board().square(square.column(), square.row()) == SquareState.BLOCKED;
  }
}

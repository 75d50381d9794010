package org.nqueens.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.Square;

/**
 * The clashes of the queens of a position: two queens in a unit for one, and more queens in a unit
 * than it has in a solution. A blocked square belongs to no region.
 */
final class Clashes {
  /** A full board has billions of pairs. */
  private static final int MAX_CLASHES = 10_000;

  private final Position position;
  private final List<Square> queens;

  /** The groups of each queen that is in one, in the order of the units. */
  private final Map<Square, List<Group>> groups = new HashMap<>();

  /** The units of several queens that have too many. */
  private final List<Clash> crowds = new ArrayList<>();

  /** Two or more queens in a unit for one; each pair of them clashes. */
  private record Group(Units units, List<Square> queens) {}

  Clashes(Position position) {
    this.position = position;
    this.queens = position.queens();
    if (queens.size() > 1) {
      position.board().units().forEach(this::add);
    }
  }

  private void add(Units units) {
    Map<Integer, List<Square>> ofUnits = new TreeMap<>();
    queens.forEach(queen -> listOf(units.unit(queen.column(), queen.row()), ofUnits).add(queen));
    ofUnits.forEach(
        (unit, inUnit) -> {
          if (unit < 0 || inUnit.size() <= units.capacity()) {
            return;
          }
          if (units.capacity() == 1) {
            Group group = new Group(units, inUnit);
            inUnit.forEach(queen -> listOf(queen, groups).add(group));
          } else {
            crowds.add(crowd(units, inUnit));
          }
        });
  }

  /** All queens of a row, column or region with too many. */
  private Clash crowd(Units units, List<Square> inUnit) {
    Square first = inUnit.get(0);
    String unit =
        switch (units.kind()) {
          case COLUMNS -> "column " + first.column();
          case ROWS -> "row " + first.row();
          default -> "region " + position.board().region(first.column(), first.row());
        };
    return new Clash(inUnit, units.rule(), "are too many for " + unit);
  }

  private static <K, V> List<V> listOf(K key, Map<K, List<V>> lists) {
    return lists.computeIfAbsent(key, absent -> new ArrayList<>());
  }

  /** Queens on blocked squares, then pairs, each once, up to a limit. */
  List<Clash> first() {
    Stream<Clash> blocked = queens.stream().filter(this::isBlocked).map(this::onBlocked);
    Stream<Clash> pairs = queens.stream().flatMap(this::withLaterQueens);
    return Stream.of(blocked, pairs, crowds.stream())
        .flatMap(Function.identity())
        .limit(MAX_CLASHES)
        .toList();
  }

  private Stream<Clash> withLaterQueens(Square queen) {
    return groups.getOrDefault(queen, List.of()).stream()
        .flatMap(
            group ->
                group.queens().stream()
                    .filter(other -> other.compareTo(queen) > 0)
                    .filter(other -> !isTold(queen, other, group.units()))
                    .map(other -> clash(queen, other, group.units())))
        .distinct()
        .sorted(Comparator.comparing(clash -> clash.queens().get(1)));
  }

  /** Whether two queens that touch share a row or column for one queen, which says more. */
  private boolean isTold(Square queen, Square other, Units units) {
    return units.kind() == Units.Kind.BLOCKS
        && position.board().stars() == 1
        && (queen.column() == other.column() || queen.row() == other.row());
  }

  private static Clash clash(Square queen, Square other, Units units) {
    return new Clash(List.of(queen, other), units.rule(), units.kind().attack());
  }

  /** The queens that clash with another queen or a blocked square. */
  List<Square> queens() {
    Set<Square> crowded = new HashSet<>();
    crowds.forEach(clash -> crowded.addAll(clash.queens()));
    return queens.stream()
        .filter(queen -> isBlocked(queen) || groups.containsKey(queen) || crowded.contains(queen))
        .toList();
  }

  private boolean isBlocked(Square square) {
    SquareState state = state(square);
    return state == SquareState.BLOCKED || state == SquareState.WALL;
  }

  private Clash onBlocked(Square queen) {
    return state(queen) == SquareState.WALL
        ? new Clash(List.of(queen), "walls", "stands on a wall")
        : new Clash(List.of(queen), "blocked squares", "stands on a blocked square");
  }

  private SquareState state(Square square) {
    return position.board().square(square.column(), square.row());
  }
}

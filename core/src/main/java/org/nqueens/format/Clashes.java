package org.nqueens.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.RuleKind;
import org.nqueens.model.Square;
import org.nqueens.model.ValueIndex;

/**
 * The clashes of the queens of a position.
 *
 * <p>Two queens clash by an all-different if they stand on squares of one of its values, which a
 * {@link ValueIndex} finds without a comparison of all pairs. Blocked squares share a value of the
 * regions' constraint, although they belong to no region; they do not clash by it.
 */
final class Clashes {
  /** A full board has billions of pairs. */
  static final int MAX_CLASHES = 10_000;

  private final Position position;
  private final List<Square> queens;
  private final List<ValueIndex> indexes;

  /** A constraint as seen from one column, and its position among all constraints. */
  private record Rule(int position, ValueIndex index, int view, String attack) {
    Clash clash(Square queen, Square other) {
      return new Clash(List.of(queen, other), index.constraint().name(), attack);
    }
  }

  /** The other queen of a clash, and the position of the rule; columns come before constraints. */
  private record Partner(Square queen, int rule, Clash clash) {}

  Clashes(Position position) {
    this.position = position;
    this.queens = position.queens();
    this.indexes = queens.size() > 1 ? ValueIndex.of(position.board().model()) : List.of();
  }

  /** Queens on blocked squares, then pairs, each once, up to a limit. */
  List<Clash> first() {
    Map<Integer, List<Rule>> rules = rules();
    Stream<Clash> pairs =
        queens.stream()
            .flatMap(
                queen ->
                    partners(queen, rules.getOrDefault(queen.column(), List.of()))
                        .map(Partner::clash));
    Stream<Clash> blocked = queens.stream().filter(this::isBlocked).map(Clash::ofBlocked);
    return Stream.concat(blocked, pairs).limit(MAX_CLASHES).toList();
  }

  private Map<Integer, List<Rule>> rules() {
    Set<Integer> columns = queens.stream().map(Square::column).collect(Collectors.toSet());
    Map<Integer, List<Rule>> rules = new HashMap<>();
    for (int i = 0; i < indexes.size(); i++) {
      ValueIndex index = indexes.get(i);
      String attack = RuleKind.clash(index.constraint(), position.board().size());
      for (int view = 0; view < index.viewCount(); view++) {
        if (columns.contains(index.column(view))) {
          rules
              .computeIfAbsent(index.column(view), column -> new ArrayList<>())
              .add(new Rule(i, index, view, attack));
        }
      }
    }
    return rules;
  }

  /** The clashes of a queen with those after it, pair by pair. */
  private Stream<Partner> partners(Square queen, List<Rule> rules) {
    List<Partner> partners = new ArrayList<>();
    for (int row = queen.row() + 1; row < position.board().size(); row++) {
      if (position.hasQueen(queen.column(), row)) {
        Square other = new Square(queen.column(), row);
        partners.add(new Partner(other, -1, Clash.inColumn(List.of(queen, other))));
      }
    }
    for (Rule rule : rules) {
      int value = rule.index().valueAt(rule.view(), queen.row());
      queensAt(value, rule.index())
          .filter(other -> isAfter(other, queen))
          .map(other -> new Partner(other, rule.position(), rule.clash(queen, other)))
          .forEach(partners::add);
    }
    return partners.stream()
        .sorted(
            Comparator.comparingInt((Partner partner) -> partner.queen().column())
                .thenComparingInt(partner -> partner.queen().row())
                .thenComparingInt(Partner::rule));
  }

  /** The queens that clash with another queen or a blocked square. */
  List<Square> queens() {
    Set<Square> clashing = new HashSet<>();
    queens.stream().filter(this::isBlocked).forEach(clashing::add);
    addIfSeveral(clashing, queens.stream().collect(Collectors.groupingBy(Square::column)).values());
    for (ValueIndex index : indexes) {
      addIfSeveral(
          clashing, index.values().mapToObj(value -> queensAt(value, index).toList()).toList());
    }
    return queens.stream().filter(clashing::contains).toList();
  }

  private static void addIfSeveral(Set<Square> clashing, Iterable<List<Square>> groups) {
    for (List<Square> group : groups) {
      if (group.size() > 1) {
        clashing.addAll(group);
      }
    }
  }

  /** The queens at which an all-different takes a value. */
  private Stream<Square> queensAt(int value, ValueIndex index) {
    List<Square> found = new ArrayList<>();
    boolean regions = isOfRegions(index.constraint());
    index.forEachSquare(
        value,
        (column, row) -> {
          Square square = new Square(column, row);
          if (position.hasQueen(column, row) && !(regions && isBlocked(square))) {
            found.add(square);
          }
        });
    return found.stream();
  }

  private boolean isOfRegions(AllDifferent constraint) {
    return position.board().hasRegions() && constraint.name().equals("regions");
  }

  private boolean isBlocked(Square square) {
    return position.board().square(square.column(), square.row()) == SquareState.BLOCKED;
  }

  private static boolean isAfter(Square square, Square other) {
    return square.column() > other.column()
        || square.column() == other.column() && square.row() > other.row();
  }
}

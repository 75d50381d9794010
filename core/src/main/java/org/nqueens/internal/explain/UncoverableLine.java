package org.nqueens.internal.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.View;
import org.nqueens.result.Reason;

/** The columns, rows, regions and the like of which a queen must stand on one square each. */
final class UncoverableLine {
  private final int n;
  private final List<Reason.GivenQueen> given;
  private final List<AllDifferent> rules;
  private final Set<Reason.BlockedSquare> blocked;

  /** Squares and what people call them. */
  private record Line(String name, List<Reason.BlockedSquare> squares) {}

  UncoverableLine(
      int n,
      List<Reason.GivenQueen> given,
      List<AllDifferent> rules,
      Set<Reason.BlockedSquare> blocked) {
    this.n = n;
    this.given = given;
    this.rules = rules;
    this.blocked = blocked;
  }

  /** The name of one whose squares are all blocked or attacked by given queens. */
  Optional<String> starved() {
    return lines().filter(this::isStarved).map(Line::name).findFirst();
  }

  /** The columns, and what a rule whose values are no more than its queens must fill. */
  private Stream<Line> lines() {
    Stream<Line> columns =
        columns().mapToObj(column -> new Line("column " + column, squares(column).toList()));
    return Stream.concat(columns, rules.stream().flatMap(this::lines));
  }

  private Stream<Line> lines(AllDifferent rule) {
    Map<Integer, List<Reason.BlockedSquare>> byValue = new LinkedHashMap<>();
    for (View view : rule.views()) {
      squares(view.column())
          .forEach(
              square ->
                  byValue
                      .computeIfAbsent(view.valueAt(square.row()), value -> new ArrayList<>())
                      .add(square));
    }
    return byValue.size() > rule.views().size()
        ? Stream.empty()
        : byValue.values().stream().map(squares -> new Line(name(rule, squares), squares));
  }

  private String name(AllDifferent rule, List<Reason.BlockedSquare> squares) {
    Reason.BlockedSquare first = squares.get(0);
    String of = " of (" + first.column() + ", " + first.row() + ")";
    return switch (RuleKind.of(rule, n)) {
      case ROWS -> "row " + first.row();
      case REGIONS -> "the region" + of;
      default -> "the line of \"" + rule.name() + "\"" + of;
    };
  }

  private Stream<Reason.BlockedSquare> squares(int column) {
    return columns().mapToObj(row -> new Reason.BlockedSquare(column, row));
  }

  private boolean isStarved(Line line) {
    return line.squares.stream().allMatch(square -> blocked.contains(square) || isAttacked(square));
  }

  private boolean isAttacked(Reason.BlockedSquare square) {
    return given.stream().anyMatch(queen -> isAttacked(square.column(), square.row(), queen));
  }

  /** Tells whether a queen keeps others from a square. */
  boolean isAttacked(int column, int row, Reason.GivenQueen queen) {
    if (queen.column() == column) {
      return queen.row() != row;
    }
    return rules.stream()
        .anyMatch(
            rule -> {
              Optional<Integer> mine = value(rule, queen.column(), queen.row());
              return mine.isPresent() && mine.equals(value(rule, column, row));
            });
  }

  private static Optional<Integer> value(AllDifferent rule, int column, int row) {
    return rule.views().stream()
        .filter(view -> view.column() == column)
        .map(view -> view.valueAt(row))
        .findFirst();
  }

  private IntStream columns() {
    return IntStream.range(0, n);
  }
}

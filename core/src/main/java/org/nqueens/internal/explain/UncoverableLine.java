package org.nqueens.internal.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.RuleKind;
import org.nqueens.model.ValueIndex;
import org.nqueens.result.Reason;

/**
 * A line that cannot have a queen: a column, row, region or other value of a permutation, of which
 * exactly one square has a queen in every solution, and whose squares are all blocked or attacked.
 */
final class UncoverableLine {
  private final int n;
  private final List<Reason.GivenQueen> given;
  private final List<AllDifferent> rules;
  private final Set<Reason.BlockedSquare> blocked;

  /** Squares exactly one of which must have a queen, and their name in a message. */
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

  /** The name of the first line whose squares are all blocked or attacked by given queens. */
  Optional<String> starved() {
    return lines().filter(this::isStarved).map(Line::name).findFirst();
  }

  private Stream<Line> lines() {
    Stream<Line> columns =
        columns().mapToObj(column -> new Line("column " + column, squares(column).toList()));
    return Stream.concat(columns, rules.stream().flatMap(this::lines));
  }

  private Stream<Line> lines(AllDifferent rule) {
    ValueIndex index = ValueIndex.of(rule, n);
    return index.isPermutation()
        ? index
            .values()
            .mapToObj(value -> squares(index, value))
            .map(squares -> new Line(name(rule, squares), squares))
        : Stream.empty();
  }

  private static List<Reason.BlockedSquare> squares(ValueIndex index, int value) {
    List<Reason.BlockedSquare> squares = new ArrayList<>();
    index.forEachSquare(value, (column, row) -> squares.add(new Reason.BlockedSquare(column, row)));
    return squares;
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

  /**
   * Tells whether a queen attacks a square of another column, or excludes a square of its column.
   */
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

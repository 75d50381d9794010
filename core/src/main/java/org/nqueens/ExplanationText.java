package org.nqueens;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.View;

/**
 * A minimal set of reasons in the terms of the board: two queens that attack each other, or a
 * column, row or region without a square left, or columns with too few rows or regions, where it is
 * that; else the list of them.
 */
final class ExplanationText {
  private static final int FEW = 6;

  private final int n;
  private final List<Reason.GivenQueen> given;
  private final List<AllDifferent> rules;
  private final Set<Reason.BlockedSquare> blocked;
  private final Set<Integer> restricted;

  /** Squares of which a queen must stand on one. */
  private record Line(String name, List<Reason.BlockedSquare> squares) {}

  private ExplanationText(int n, List<Reason> reasons) {
    this.n = n;
    this.given = of(Reason.GivenQueen.class, reasons).toList();
    this.rules = of(Reason.Rule.class, reasons).map(Reason.Rule::constraint).toList();
    this.blocked =
        of(Reason.BlockedSquare.class, reasons)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    this.restricted =
        of(Reason.RestrictedColumn.class, reasons)
            .map(Reason.RestrictedColumn::column)
            .collect(Collectors.toCollection(TreeSet::new));
  }

  private static <T> Stream<T> of(Class<T> kind, List<Reason> reasons) {
    return reasons.stream().filter(kind::isInstance).map(kind::cast);
  }

  static String of(int n, List<Reason> reasons) {
    ExplanationText text = new ExplanationText(n, reasons);
    if (reasons.size() == 3 && text.given.size() == 2 && text.rules.size() == 1) {
      Reason.GivenQueen other = text.given.get(1);
      if (text.attacks(text.given.get(0), new Reason.BlockedSquare(other.column(), other.row()))) {
        return text.clash(text.rules.get(0).name());
      }
    }
    return text.lines()
        .filter(text::isStarved)
        .map(text::starved)
        .findFirst()
        .or(() -> Pigeonhole.crowd(Explainer.model(n, reasons)).map(text::crowded))
        .orElseGet(text::list);
  }

  private String clash(String rule) {
    String what = "break the rule \"" + rule + "\"";
    if (rule.equals("rows")) {
      what = "share a row";
    } else if (rule.equals("regions")) {
      what = "share a region";
    } else if (rule.contains("diagonals")) {
      what = "share a diagonal";
    } else if (rule.startsWith("neighbours")) {
      what = "touch";
    } else if (rule.startsWith("knight's moves")) {
      what = "are a knight's move apart";
    }
    return queens() + " " + what;
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

  private static String name(AllDifferent rule, List<Reason.BlockedSquare> squares) {
    if (rule.name().equals("rows")) {
      return "row " + squares.get(0).row();
    }
    String kind =
        rule.name().equals("regions") ? "the region" : "the line of \"" + rule.name() + "\"";
    return kind + " of " + square(squares.get(0).column(), squares.get(0).row());
  }

  private Stream<Reason.BlockedSquare> squares(int column) {
    return columns().mapToObj(row -> new Reason.BlockedSquare(column, row));
  }

  private boolean isStarved(Line line) {
    return line.squares.stream().allMatch(square -> blocked.contains(square) || isAttacked(square));
  }

  private boolean isAttacked(Reason.BlockedSquare square) {
    return given.stream().anyMatch(queen -> attacks(queen, square));
  }

  private boolean attacks(Reason.GivenQueen queen, Reason.BlockedSquare square) {
    if (queen.column() == square.column()) {
      return queen.row() != square.row();
    }
    return rules.stream()
        .anyMatch(
            rule -> {
              Optional<Integer> mine = value(rule, queen.column(), queen.row());
              return mine.isPresent() && mine.equals(value(rule, square.column(), square.row()));
            });
  }

  private static Optional<Integer> value(AllDifferent rule, int column, int row) {
    return rule.views().stream()
        .filter(view -> view.column() == column)
        .map(view -> view.valueAt(row))
        .findFirst();
  }

  private String starved(Line line) {
    if (given.isEmpty()) {
      return line.name + " has no square left: all of them are blocked";
    }
    String attack = queens() + (given.size() == 1 ? " attacks " : " attack ");
    String means =
        blocked.isEmpty() ? attack + "all of them" : attack + "all but " + blockedSquares();
    return line.name + " has no square left: " + means + (rules.isEmpty() ? "" : ", by " + rules());
  }

  private String crowded(Pigeonhole.Crowd crowd) {
    String rule = crowd.rule().name();
    boolean isKind = rule.equals("rows") || rule.equals("regions");
    List<String> causes = squares();
    return "the queens of %s have %s %s between them%s"
        .formatted(
            columns(crowd.columns()),
            crowd.values(),
            isKind ? rule : "values of \"" + rule + "\"",
            causes.isEmpty() ? "" : ", because of " + String.join(" and ", causes));
  }

  private List<String> squares() {
    List<String> parts = new ArrayList<>();
    if (!given.isEmpty()) {
      parts.add(queens());
    }
    if (!blocked.isEmpty()) {
      parts.add(blockedSquares());
    }
    if (!restricted.isEmpty()) {
      parts.add("the blocked squares of " + columns(restricted));
    }
    return parts;
  }

  private String list() {
    List<String> parts = squares();
    if (!rules.isEmpty()) {
      parts.add(rules());
    }
    return "no placement agrees with all of these, though with any but one of them: "
        + String.join("; ", parts);
  }

  private String queens() {
    return (given.size() == 1 ? "the queen given at " : "the queens given at ")
        + enumeration(given.stream().map(queen -> square(queen.column(), queen.row())).toList());
  }

  /** One by one if they are few; else by rows or by columns, whichever are fewer. */
  private String blockedSquares() {
    if (blocked.size() <= FEW) {
      return (blocked.size() == 1 ? "the blocked square " : "the blocked squares ")
          + enumeration(
              blocked.stream().map(square -> square(square.column(), square.row())).toList());
    }
    Map<Integer, Set<Integer>> byColumn = new TreeMap<>();
    Map<Integer, Set<Integer>> byRow = new TreeMap<>();
    for (Reason.BlockedSquare square : blocked) {
      byColumn.computeIfAbsent(square.column(), c -> new TreeSet<>()).add(square.row());
      byRow.computeIfAbsent(square.row(), r -> new TreeSet<>()).add(square.column());
    }
    return byRow.size() < byColumn.size()
        ? "the blocked squares of " + lines("row", "columns", byRow)
        : "the blocked squares of " + lines("column", "rows", byColumn);
  }

  private static String lines(String line, String across, Map<Integer, Set<Integer>> squares) {
    return squares.entrySet().stream()
        .map(
            entry ->
                "%s %s (%s %s)"
                    .formatted(
                        line,
                        entry.getKey(),
                        across,
                        entry.getValue().stream()
                            .map(String::valueOf)
                            .collect(Collectors.joining(" "))))
        .collect(Collectors.joining(", "));
  }

  private String rules() {
    return (rules.size() == 1 ? "the rule " : "the rules ")
        + enumeration(rules.stream().map(rule -> "\"" + rule.name() + "\"").toList());
  }

  private static String columns(Set<Integer> columns) {
    return (columns.size() == 1 ? "column " : "columns ")
        + enumeration(columns.stream().map(String::valueOf).toList());
  }

  private static String enumeration(List<String> items) {
    int last = items.size() - 1;
    return last == 0
        ? items.get(0)
        : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
  }

  private static String square(int column, int row) {
    return "(" + column + ", " + row + ")";
  }

  private IntStream columns() {
    return IntStream.range(0, n);
  }
}

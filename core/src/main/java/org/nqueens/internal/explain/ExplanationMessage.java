package org.nqueens.internal.explain;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.internal.constraint.HallViolation;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.RuleKind;
import org.nqueens.result.Reason;

/**
 * The sentence that states a minimal set of reasons in the terms of the board: two queens attack
 * each other, a column, row or region has no square left, or columns have too few rows or regions
 * between them; else a list of the reasons.
 */
public final class ExplanationMessage {
  /** The most blocked squares that a message names one by one. */
  private static final int MAX_LISTED_SQUARES = 6;

  private final int n;
  private final List<Reason.GivenQueen> given;
  private final List<AllDifferent> rules;
  private final Set<Reason.BlockedSquare> blocked;
  private final Set<Integer> restricted;
  private final UncoverableLine uncoverable;

  private ExplanationMessage(int n, List<Reason> reasons) {
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
    this.uncoverable = new UncoverableLine(n, given, rules, blocked);
  }

  private static <T> Stream<T> of(Class<T> kind, List<Reason> reasons) {
    return reasons.stream().filter(kind::isInstance).map(kind::cast);
  }

  public static String of(int n, List<Reason> reasons) {
    if (reasons.get(0) instanceof Reason.RestrictedColumn first && first.allowed().isEmpty()) {
      return "column %s has no square left: its squares are blocked, or excluded by a queen given in it"
          .formatted(first.column());
    }
    ExplanationMessage text = new ExplanationMessage(n, reasons);
    if (reasons.size() == 3 && text.given.size() == 2 && text.rules.size() == 1) {
      Reason.GivenQueen other = text.given.get(1);
      if (text.uncoverable.isAttacked(other.column(), other.row(), text.given.get(0))) {
        return text.clash(text.rules.get(0));
      }
    }
    return text.uncoverable
        .starved()
        .map(text::starved)
        .or(() -> HallViolation.crowd(Reason.toModel(n, reasons)).map(text::crowded))
        .orElseGet(text::list);
  }

  private String clash(AllDifferent rule) {
    return queens() + " " + RuleKind.clash(rule, n);
  }

  private String starved(String line) {
    if (given.isEmpty()) {
      return line + " has no square left: all of them are blocked";
    }
    String attack = queens() + (given.size() == 1 ? " attacks " : " attack ");
    String means =
        blocked.isEmpty() ? attack + "all of them" : attack + "all but " + blockedSquares();
    return line + " has no square left: " + means + (rules.isEmpty() ? "" : ", by " + rules());
  }

  private String crowded(HallViolation.Crowd crowd) {
    String values =
        switch (kind(crowd.rule())) {
          case ROWS -> crowd.values() == 1 ? "row" : "rows";
          case REGIONS -> crowd.values() == 1 ? "region" : "regions";
          default ->
              (crowd.values() == 1 ? "value" : "values") + " of \"" + crowd.rule().name() + "\"";
        };
    List<String> causes = squares();
    return "the queens of %s have %s %s between them%s"
        .formatted(
            columns(crowd.columns()),
            crowd.values(),
            values,
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

  /** The squares one by one, or if there are many by rows or columns, whichever are fewer. */
  private String blockedSquares() {
    if (blocked.size() <= MAX_LISTED_SQUARES) {
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

  /** The names of the rules, with the name of a family once for several of its rules. */
  private String rules() {
    Map<RuleKind, Long> ofKind =
        rules.stream().collect(Collectors.groupingBy(this::kind, Collectors.counting()));
    List<String> names =
        rules.stream()
            .map(rule -> ofKind.getOrDefault(kind(rule), 0L) == 1 ? rule.name() : familyName(rule))
            .distinct()
            .map(name -> "\"" + name + "\"")
            .toList();
    return (names.size() == 1 ? "the rule " : "the rules ") + enumeration(names);
  }

  private String familyName(AllDifferent rule) {
    return switch (kind(rule)) {
      case NEIGHBOURS -> "not touching";
      case KNIGHTS_MOVES -> "no knight's moves";
      default -> rule.name();
    };
  }

  private RuleKind kind(AllDifferent rule) {
    return RuleKind.of(rule, n);
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
}

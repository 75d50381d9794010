package org.nqueens.internal.explain;

import java.util.ArrayList;
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
import org.nqueens.internal.constraint.HallViolation;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.model.ValueIndex;
import org.nqueens.result.Reason;

/**
 * Says a minimal set of reasons in the terms of the board. The given queens attack first, and the
 * sentence names what fails then: two of them attack each other; a column, row or region has no
 * square left; or columns have too few rows or regions between them. If nothing fails then, it
 * lists the reasons.
 */
public final class ExplanationMessage {
  /** The most blocked squares that a message names one by one. */
  private static final int MAX_LISTED_SQUARES = 6;

  private final QueensModel model;
  private final int n;
  private final Runnable poll;
  private final List<Square> given;
  private final List<AllDifferent> rules;
  private final Set<Square> blocked;
  private final Set<Integer> restricted;

  /** The model of the reasons without the squares that its given queens attack. */
  private final QueensModel left;

  private ExplanationMessage(QueensModel model, List<Reason> reasons, Runnable poll) {
    this.model = model;
    this.n = model.size();
    this.poll = poll;
    this.given =
        of(Reason.GivenQueen.class, reasons)
            .map(queen -> new Square(queen.column(), queen.row()))
            .toList();
    this.rules = of(Reason.Rule.class, reasons).map(Reason.Rule::constraint).toList();
    this.blocked =
        of(Reason.BlockedSquare.class, reasons)
            .map(square -> new Square(square.column(), square.row()))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    this.restricted =
        of(Reason.RestrictedColumn.class, reasons)
            .map(Reason.RestrictedColumn::column)
            .collect(Collectors.toCollection(TreeSet::new));
    QueensModelBuilder squares = Reason.toModel(n, reasons).toBuilder();
    for (AllDifferent rule : rules) {
      ValueIndex index = ValueIndex.of(rule, n);
      given.forEach(queen -> attack(queen, index, squares));
    }
    this.left = squares.build();
  }

  private static <T> Stream<T> of(Class<T> kind, List<Reason> reasons) {
    return reasons.stream().filter(kind::isInstance).map(kind::cast);
  }

  private void attack(Square queen, ValueIndex index, QueensModelBuilder squares) {
    poll.run();
    int view = index.viewOf(queen.column());
    if (view >= 0) {
      index.forEachSquare(
          index.valueAt(view, queen.row()),
          (column, row) -> {
            if (column != queen.column()) {
              squares.block(column, row);
            }
          });
    }
  }

  public static String of(QueensModel model, List<Reason> reasons, Runnable poll) {
    if (reasons.get(0) instanceof Reason.RestrictedColumn first && first.allowed().isEmpty()) {
      return "column %s has no square left: its squares are blocked, or excluded by a queen given in it"
          .formatted(first.column());
    }
    ExplanationMessage text = new ExplanationMessage(model, reasons, poll);
    return text.emptyColumn().or(text::noPlace).or(text::tooFewValues).orElseGet(text::list);
  }

  /** A column without a row. If it has a given queen, another given queen attacks this queen. */
  private Optional<String> emptyColumn() {
    return IntStream.range(0, n)
        .filter(column -> left.domain(column).isEmpty())
        .mapToObj(
            column ->
                given.stream().anyMatch(queen -> queen.column() == column)
                    ? queens() + " " + rules.get(0).attack(n)
                    : noSquareLeft("column " + column))
        .findFirst();
  }

  /** A row, region or other value of a permutation, which must be taken, without a square. */
  private Optional<String> noPlace() {
    return rules.stream().flatMap(this::valuesWithoutPlace).findFirst().map(this::noSquareLeft);
  }

  private Stream<String> valuesWithoutPlace(AllDifferent rule) {
    ValueIndex index = ValueIndex.of(rule, n);
    return index.isPermutation()
        ? index
            .values()
            .mapToObj(value -> squares(index, value))
            .filter(squares -> squares.stream().noneMatch(this::isLeft))
            .map(squares -> name(rule, squares.get(0)))
        : Stream.empty();
  }

  private List<Square> squares(ValueIndex index, int value) {
    poll.run();
    List<Square> squares = new ArrayList<>();
    index.forEachSquare(value, (column, row) -> squares.add(new Square(column, row)));
    return squares;
  }

  private boolean isLeft(Square square) {
    return left.domain(square.column()).contains(square.row());
  }

  private String name(AllDifferent rule, Square first) {
    return switch (kind(rule)) {
      case ROWS -> "row " + first.row();
      case REGIONS -> "the region of " + first;
      default -> "the line of \"%s\" of %s".formatted(rule.name(), first);
    };
  }

  private String noSquareLeft(String line) {
    if (given.isEmpty()) {
      return line + " has no square left: all of them are blocked";
    }
    List<String> others = blockedSquares();
    return line
        + " has no square left: "
        + queens()
        + (given.size() == 1 ? " attacks " : " attack ")
        + (others.isEmpty() ? "all of them" : "all but " + String.join(" and ", others))
        + (rules.isEmpty() ? "" : byRules());
  }

  /** Columns that have fewer values of a rule between them than they are. */
  private Optional<String> tooFewValues() {
    return HallViolation.find(
            left,
            () -> {
              poll.run();
              return false;
            })
        .map(
            crowd -> {
              List<String> causes = squares();
              return "the queens of %s have %s between them%s"
                  .formatted(
                      columns(crowd.columns()),
                      values(crowd),
                      causes.isEmpty()
                          ? ""
                          : ", because of "
                              + String.join(" and ", causes)
                              + (rules.size() == 1 ? "" : byRules()));
            });
  }

  private String values(HallViolation.Violator crowd) {
    int values = crowd.columns().size() - 1;
    String plural = values == 1 ? "" : "s";
    return values
        + switch (kind(crowd.rule())) {
          case ROWS -> " row" + plural;
          case REGIONS -> " region" + plural;
          default -> " value%s of \"%s\"".formatted(plural, crowd.rule().name());
        };
  }

  private String byRules() {
    return ", by " + rules();
  }

  private List<String> squares() {
    return Stream.concat(
            given.isEmpty() ? Stream.of() : Stream.of(queens()), blockedSquares().stream())
        .toList();
  }

  private List<String> blockedSquares() {
    List<String> parts = new ArrayList<>();
    if (!blocked.isEmpty()) {
      parts.add(singleSquares());
    }
    if (!restricted.isEmpty()) {
      parts.add("the blocked squares of " + columns(restricted) + onDiagonals());
    }
    return parts;
  }

  private String list() {
    List<String> parts = new ArrayList<>(squares());
    if (!rules.isEmpty()) {
      parts.add(rules());
    }
    return "no placement agrees with all of these, but leave out any one of them and there is one: "
        + String.join("; ", parts);
  }

  private String queens() {
    return (given.size() == 1 ? "the queen fixed at " : "the queens fixed at ")
        + enumeration(given.stream().map(Square::toString).toList());
  }

  /**
   * The squares one by one. If there are many, by rows or columns, whichever are fewer, or by the
   * excluded diagonals that they are on, if these are said in fewer letters.
   */
  private String singleSquares() {
    if (blocked.size() <= MAX_LISTED_SQUARES) {
      return (blocked.size() == 1 ? "the blocked square " : "the blocked squares ")
          + enumeration(blocked.stream().map(Square::toString).toList());
    }
    String places = placesOfSquares();
    String diagonals = blocked.size() + " blocked squares" + onDiagonals();
    return diagonals.endsWith("squares") || places.length() <= diagonals.length()
        ? places
        : diagonals;
  }

  /** Such as {@code , all on the ascending diagonal 3}; empty if no diagonals have all squares. */
  private String onDiagonals() {
    Set<Square> squares = new LinkedHashSet<>(blocked);
    for (int column : restricted) {
      poll.run();
      RowDomain allowed = model.domain(column);
      IntStream.range(0, n)
          .filter(row -> !allowed.contains(row))
          .forEach(row -> squares.add(new Square(column, row)));
    }
    return BlockedDiagonals.of(model, squares, poll)
        .map(diagonals -> ", all on " + diagonals)
        .orElse("");
  }

  private String placesOfSquares() {
    Map<Integer, Set<Integer>> byColumn = new TreeMap<>();
    Map<Integer, Set<Integer>> byRow = new TreeMap<>();
    for (Square square : blocked) {
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
    Map<AllDifferent.Kind, Long> ofKind =
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

  private AllDifferent.Kind kind(AllDifferent rule) {
    poll.run();
    return rule.kind(n);
  }

  private static String columns(Set<Integer> columns) {
    return (columns.size() == 1 ? "column " : "columns ")
        + enumeration(columns.stream().map(String::valueOf).toList());
  }

  static String enumeration(List<String> items) {
    int last = items.size() - 1;
    return last == 0
        ? items.get(0)
        : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
  }
}
